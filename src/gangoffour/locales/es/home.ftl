### The first page, and what stands on every page around the tables.

## Everywhere

site-play = Jugar
site-daily = Del día
site-learn = Aprender
site-rules = Reglas
site-settings = Ajustes
site-me = { $name }, perfil
site-tips = Consejos
site-pad = Hoja de puntuación
site-replay = Repetición
site-verify = Comprobar el reparto
site-more = Más
site-navigation = Páginas
site-notice = Un programa independiente, con reglas de redacción propia y cartas de dibujo propio. «Gang of Four» es una marca de Days of Wonder, que no participa en él.
site-version = Versión { $version }
site-lost-title = Aquí no hay nada
site-lost = No hay ninguna página en esta dirección.
site-lost-home = Inicio
site-failed = No ha funcionado: { $why }
site-close = Cerrar
network-away = No se puede acceder al servidor. Revisa tu conexión y prueba de nuevo.
bot-level = Bot { $level }

## Home. $names are people at a table, $bots how many bots sit with them.

home-title = Gang of Four
home-headline = Gana quien se queda sin cartas.
home-lead = Un juego de cartas rápido y astuto, para tres o cuatro. Suelta tus dieciséis cartas antes que los demás.
home-promise = Sin cuenta, sin esperas y con reparto verificable.
home-play-now = Jugar ya
home-play-now-hint = Los bots completan la mesa
home-teach = Enséñame
home-teach-hint = Es mi primera vez
home-friends = Jugar con amigos
home-friends-hint = Invita con enlace o código QR
home-play-bots = Elegir bots
home-play-bots-hint = Seis niveles, dieciocho personajes
home-puzzles = Problemas
home-puzzles-hint = Uno nuevo cada día
home-code = Tengo un código
home-code-label = Código de la mesa
home-code-join = Entrar
home-starting = Repartiendo…
home-scene-pass = ¡Paso!
home-back = ¡Hola de nuevo!
home-back-hint = Tu mesa está lista. Quien llega, se une.
home-continue = Seguir jugando
home-older = { $count ->
    [one] { $count } partida anterior
   *[other] { $count } partidas anteriores
    }
home-resume = Seguir
home-end = Terminar
home-end-sure = { $people ->
    [0] ¿Terminar esta partida para siempre?
   *[other] ¿Dejarle tu sitio a un bot para siempre?
    }
home-end-not = Conservar
home-live = Mesas ahora mismo
home-people = { $count ->
    [one] { $count } persona jugando
   *[other] { $count } personas jugando
    }
home-sit = Sentarse
home-watch = Mirar
home-company = { $bots ->
    [0] { $names }
    [one] { $names } + { $bots } bot
   *[other] { $names } + { $bots } bots
    }
home-alone = Trae a alguien
home-alone-hint = Ahora mismo no hay nadie más. Basta un enlace.
home-table-empty = Una mesa vacía
home-table-deal = { $deal ->
    [0] Empieza pronto
   *[other] Ronda { $deal }
    }
home-table-adjourned = Esperando jugadores
home-table-clock = { $seconds ->
    [0] sin reloj
   *[other] { $seconds } s por turno
    }
home-bots = Los bots
home-bots-all = Todos los bots
home-bots-hint = Seis niveles, de la pura suerte al Campeón.
home-last = Últimas partidas
home-day = Las rondas del día
home-bots-alone = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
    }
home-place = Puesto { $place } de { $seats }
home-deals = { $deals ->
    [one] { $deals } ronda
   *[other] { $deals } rondas
    }
home-abandoned = Abandonada
home-replay = Repetición
home-offline = Estás sin conexión.
home-offline-hint = Las lecciones y la hoja de puntuación siguen funcionando.
home-lessons = Lecciones
home-lessons-hint = Diez cortas
home-pad-hint = Para cartas de verdad

## How a table plays

seats = Asientos
seats-three = 3
seats-four = 4
length = Duración
length-one-deal = 1 ronda
length-short = 4 rondas
length-half = A 50 puntos
length-full = A 100 puntos
preset = Reglas
preset-classic = Clásicas
preset-german = Reglamento alemán
preset-french = Reglamento francés
preset-gang = Edición «Gang»
