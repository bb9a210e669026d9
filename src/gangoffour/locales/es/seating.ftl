### The table before a match, and the chat. $name is a player's name; seats are counted from 1.

## Seats

seating-title = Toma asiento
seating-seats = Asientos
seating-seat = Asiento { $number }
seating-free = Libre
seating-you = tú
seating-host = organiza
seating-ready = confirmó
seating-not-ready = en espera
seating-away = ausente
seating-sit = Sentarme
seating-sit-label = Sentarme aquí, asiento { $number }
seating-bot = Bot aquí
seating-bot-label = Bot aquí, asiento { $number }
seating-remove = Quitar
seating-remove-label = Quitar a { $name }
seating-get-up = Levantarme
seating-bots-level = Fuerza de los bots nuevos
seating-bots-fill = Completar con bots

## What the table waits for

seating-waiting-seats = { $count ->
    [one] Falta alguien: { $count } asiento está libre.
   *[other] Falta gente: { $count } asientos están libres.
    }
seating-waiting-you = Ya está todo el mundo. ¿Confirmas?
seating-waiting-others = Esperando a: { $names }.
seating-waiting-start = Todo el mundo ha confirmado. Las cartas llegan en un momento.
seating-waiting-prepare = Un momento: se está sellando la baraja.
seating-choose-seat = Elige un asiento para jugar.
seating-watching = Estás mirando. Todos los asientos están ocupados.

## Being ready

seating-be-ready = Confirmar
seating-is-ready = Has confirmado

## Invitation

seating-invite = Invita a tus amigos
seating-invite-hint = Quien tenga este enlace puede venir a la mesa.
seating-invite-no-key = Esta mesa es privada. Pide el enlace con la clave a quien la organiza.
seating-link = Enlace a esta mesa
seating-copy = Copiar el enlace
seating-copied = Enlace copiado.
seating-copy-failed = Aquí no se permite copiar. El enlace está seleccionado: cópialo a mano.
seating-words-show = Un código para dictar
seating-words = Dicta este código. Se escribe en la página de inicio:
seating-code-show = Mostrar el código QR
seating-code-hide = Ocultar el código QR
seating-code = El enlace como código QR para la cámara de un teléfono

## Options

seating-options = Opciones de la mesa
seating-options-host-only = Elige quien organiza la mesa.
seating-option-players = Asientos
seating-players-3 = Tres
seating-players-4 = Cuatro
seating-option-preset = Reglas
seating-option-length = Duración
seating-option-clock = Tiempo por turno
seating-clock-none = Sin reloj
seating-clock-strangers = 60 segundos, si juegan dos personas o más
seating-clock-45 = 45 segundos
seating-clock-20 = 20 segundos
seating-clock-custom = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
    }
seating-option-pace = Ritmo de los bots
seating-pace-fast = Rápido
seating-pace-normal = Normal
seating-pace-relaxed = Tranquilo
seating-option-declaration = Última carta
seating-declaration-automatic = Automática
seating-declaration-manual = La declara cada cual
seating-option-assists = Ayuda al jugar
seating-assists-on = Permitida
seating-assists-off = Sin ayuda para nadie
seating-option-hints = Pistas
seating-hints-off = Ninguna
seating-hints-alone = Si todos los demás son bots
seating-hints-everybody = Para todos
seating-option-chat = Chat
seating-chat-phrases = Frases de la lista
seating-chat-free = Texto libre
seating-chat-off = Ninguno
seating-option-spectators = Público
seating-spectators-on = Permitido
seating-spectators-off = No permitido

## Chat

chat-nothing = Nadie ha dicho nada todavía.
chat-off-here = En esta mesa no hay chat.
chat-line = { $name }: { $text }
chat-heard = { $name } dice: { $text }
chat-phrases-group = Di algo
chat-emotes = Dibujos para enviar
chat-text = Tu mensaje
chat-send = Enviar
chat-spoken = Leer los mensajes en voz alta
chat-people = A quién quieres oír
chat-mute = Silenciar a { $name }
chat-unmute = Oír de nuevo a { $name }
chat-muted = Ya no ves lo que dice { $name }.
chat-unmuted = Vuelves a ver lo que dice { $name }.
chat-lines = Lo que se ha dicho
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-back-again = Ya estoy aquí.
phrase-rematch = ¿Otra partida?
phrase-good-bye = ¡Hasta luego!
phrase-laugh = ¡Jajaja!
phrase-wow = ¡Hala!
phrase-sad = ¡Oh, no!
phrase-clap = ¡Bravo!
phrase-think = Mmm…
phrase-fire = ¡En racha!
