### What a person can choose, and who they are here.

settings-title = Ajustes
settings-kept = Estos ajustes se quedan en este navegador. Tu nombre, tus partidas y tus dispositivos se guardan en el servidor.
settings-account = Tú
settings-friends = Tus amistades
name-label = Tu nombre
name-hint = No hace falta cuenta.
name-save = Guardar
name-saved = Guardado. ¡Hola, { $name }!

settings-look = Aspecto
settings-theme = Tema
settings-theme-auto = Dispositivo
settings-theme-dark = Oscuro
settings-theme-light = Claro
settings-cloth = Tapete
settings-cloth-indigo = Índigo
settings-cloth-plum = Ciruela
settings-back = Reverso de las cartas
settings-back-night = Noche
settings-back-red = Laca
settings-motion = Animaciones
settings-motion-hint = «Ninguna» detiene también el vuelo de las cartas
settings-motion-relaxed = Lentas
settings-motion-normal = Normales
settings-motion-fast = Rápidas
settings-motion-off = Ninguna
settings-language = Idioma
settings-language-browser = El del navegador

settings-help = Mesa
settings-suggestions = Sugerir jugadas
settings-suggestions-hint = Jugadas posibles encima de tu mano
settings-tone-down = Atenuar cartas no jugables
settings-double-tap = Doble toque para jugar
settings-hold-pass = Deshacer un paso
settings-hold-pass-hint = Tienes un momento para cambiar de idea

settings-sound = Sonido
settings-table-volume = Cartas y turnos pasados
settings-alert-volume = «Tu turno» y «¡Última carta!»
settings-vibrate = Vibrar en mi turno

settings-keys = Teclado y lector de pantalla
settings-letter-keys = Jugar con letras y números
settings-text-mode = Modo de texto
settings-text-mode-hint = Listas y jugadas escritas en vez de imágenes
settings-zen = Zen
settings-zen-hint = Sin chat ni adornos

sign-out = Cerrar sesión
sign-out-guest = Estás aquí sin cuenta, como { $name }
sign-out-user = Has entrado como { $name }
sign-out-question = ¿Cerrar la sesión?
sign-out-lost = Sin cuenta no hay contraseña: después nadie podrá volver a ser { $name }. Se pierden el nombre, la lista de tus partidas y tus asientos en las partidas sin terminar.
sign-out-kept = Los ajustes, las transcripciones y la hoja de puntuación se quedan en este navegador.
sign-out-stay = Quedarme
sign-out-done = Tu sesión está cerrada.

language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
