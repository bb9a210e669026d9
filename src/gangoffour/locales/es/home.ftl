### The pages around the tables: home, settings, and what stands on every page.

## Everywhere

site-settings = Ajustes
site-learn = Aprender
site-rules = Reglas
site-tips = Consejos
site-pad = Hoja de puntuación
site-replay = Repetición
site-verify = ¿Reparto limpio?
site-more = Más
site-navigation = Páginas
site-notice = Un programa independiente, con reglas de redacción propia y cartas de dibujo propio. «Gang of Four» es una marca de Days of Wonder, que no participa en él.
site-version = Versión { $version }
site-lost-title = Aquí no hay nada
site-lost = No hay ninguna página en esta dirección.
site-lost-home = Ir a la página de inicio
site-failed = No ha funcionado: { $why }
site-close = Cerrar
network-away = No se puede acceder al servidor. Revisa tu conexión y prueba de nuevo.

## Home

home-title = Gang of Four
home-lead = Un juego de cartas rápido y astuto, para tres o cuatro
home-promise = Sin cuenta, sin esperas y con un reparto que puedes verificar.
home-play-now = Jugar ya
home-play-now-hint = Dieciséis cartas al momento y bots en los asientos libres
home-play-bots = Contra bots
home-play-bots-hint = Tú eliges lo fuertes que son
home-friends = Mesa con amigos
home-friends-hint = Invita con un enlace o un código
home-starting = Repartiendo…
home-new-question = ¿Es tu primera vez?
home-new-yes = Sí, quiero bots fáciles
home-new-no = No, ya lo conozco
home-new-thanks = Bien: bots fáciles para empezar. Diez lecciones cortas te enseñan el juego.
home-continue = Tus mesas
home-continue-table = Seguir: { $names }
home-open-tables = Mesas abiertas
home-no-tables = Ahora mismo ninguna mesa espera gente. Abre una, o juega contra bots.
home-join = Entrar: { $names }
home-watch = Mirar: { $names }
home-table-empty = una mesa todavía vacía
home-table-seats = { $taken } de { $seats } asientos ocupados
home-table-deal = { $deal ->
    [0] Sin empezar
   *[other] Ronda { $deal }
    }
home-table-adjourned = Espera a su gente
home-table-clock = { $seconds ->
    [0] Sin reloj
   *[other] { $seconds } s por turno
    }
home-name = Tu nombre
home-name-hint = No hace falta cuenta. El nombre se guarda en este navegador.
home-name-save = Guardar nombre
home-name-saved = Ahora te llamas { $name }.
home-learn = Aprender a jugar

## Playing against bots

bots-title = Contra bots
bots-level = Fuerza
bots-seats = Asientos
bots-seats-three = Tres
bots-seats-four = Cuatro
bots-length = Duración
bots-preset = Reglas
bots-start = Repartir
length-one-deal = Una ronda
length-short = Corta: cuatro rondas
length-half = Media: hasta 50 puntos
length-full = Entera: hasta 100 puntos
preset-classic = Clásicas
preset-german = Reglamento alemán
preset-french = Reglamento francés
preset-gang = Edición «Gang»

## Settings

settings-title = Ajustes
settings-kept = Todo esto se guarda solo en este navegador.
settings-language = Idioma
settings-language-browser = El del navegador
settings-theme = Colores
settings-theme-auto = Como el dispositivo
settings-theme-dark = Oscuro
settings-theme-light = Claro
settings-motion = Animaciones
settings-motion-relaxed = Lentas
settings-motion-normal = Normales
settings-motion-fast = Rápidas
settings-motion-off = Ninguna
settings-sound = Sonido
settings-table-volume = Volumen de las cartas y los pases
settings-alert-volume = Volumen de «tu turno» y «última carta»
settings-vibrate = Vibrar cuando es mi turno
settings-help = Ayuda en la mesa
settings-suggestions = Sugerir jugadas
settings-tone-down = Atenuar las cartas que no se pueden jugar
settings-double-tap = Jugar las cartas elegidas con un doble toque
settings-hold-pass = Dejarme un momento para anular un pase
settings-keys = Teclas y lectura
settings-letter-keys = Jugar con letras y cifras sueltas
settings-text-mode = Modo de texto: listas y jugadas escritas en vez de imágenes
settings-zen = Zen: sin chat ni adornos
language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
