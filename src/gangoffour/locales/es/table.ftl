### The table on a web page. $who is "you" or "other"; $name is a player's name; $combination is one in words.

## The page around the table

screen-title = Gang of Four
screen-title-turn = ● Tu turno – Gang of Four
screen-home = Gang of Four, ir a la página de inicio
screen-coming = Llegando a la mesa…
screen-starting = Se reparten las cartas…
screen-to-home = Ir al inicio
screen-try-again = Reintentar
screen-no-catalogue = Sugerencias no cargadas. Puedes jugar igual.
screen-unfair-start = El comienzo de esta partida no concuerda con lo acordado: { $field }. No sigas jugando.
screen-called-off = Se canceló un comienzo cuando todos los números ya estaban fijados, y se sortea de nuevo. El menú dice cuál.
screen-dismiss = Cerrar este mensaje
screen-text-mode = Jugar con texto
screen-picture-mode = Volver a las imágenes

## The header

header-deal = Ronda { $number }
header-deal-of = Ronda { $number } de { $count }
header-direction = { $direction ->
    [ccw] sentido antihorario
   *[cw] sentido horario
    }
header-menu = Menú
header-watchers = { $count ->
    [one] Mira { $count } persona
   *[other] Miran { $count } personas
    }
header-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
    }

## The menu and the panel

menu-sound-on = Activar el sonido
menu-sound-off = Quitar el sonido
menu-zen-on = Mesa tranquila, sin chat
menu-zen-off = Mostrar todo de nuevo
menu-settings = Ajustes
menu-rules = Reglas
menu-hint = Pista
menu-keys = Teclas
menu-panel = Ciclo, puntuación y chat
menu-pause = Pausar la partida
menu-resume = Continuar la partida
menu-replace = Que un bot juegue por { $name }
menu-leave = Dejar la mesa
menu-leave-in-match = ¿Dejar la mesa? Un bot termina esta ronda. Puedes volver en la próxima. Si otras personas siguen jugando, cuenta como abandonar la partida.
menu-leave-now = Dejarla
menu-stay = Quedarme
menu-fingerprint = Huella de esta partida
menu-fingerprint-why = Toda la mesa ve los mismos cuatro grupos: prueba de que se juega la misma partida para todo el mundo.
called-off-title = { $count ->
    [one] Se canceló { $count } comienzo
   *[other] Se cancelaron { $count } comienzos
    }
called-off-why = Todos los números estaban fijados y, sin embargo, la partida no empezó. Alguien se fue, o el servidor sorteó de nuevo, algo que no debe hacer para elegir las cartas. Una vez puede ser casualidad; si se repite, pregunta por qué antes de seguir jugando.
called-off-start = Partida { $match }, compromiso del servidor { $commitment }
panel-trick = Baza actual
panel-pad = Hoja de puntuación
panel-chat = Chat
panel-name = Ciclo, puntuación y chat

## The seats

tile-group = En la mesa
tile-you = Tú
tile-free = Asiento libre
tile-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
    }
tile-score-short = { $score ->
    [one] { $score } pto.
   *[other] { $score } ptos.
    }
tile-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
tile-passes = Pasa
tile-last-card = ¡Última carta!
tile-on-turn = juega
tile-leads = abre
tile-deals = reparte
tile-host = organiza
tile-away = ausente
tile-substitute = juega un bot
tile-promised = luego: { $name }
tile-disqualified = fuera de la ronda
tile-plays-after-you = Esta vez { $name } juega después de ti.

## The trick

trick-empty = Todavía no hay nada en la mesa.
trick-group = La baza
trick-show-all = Mostrar toda la baza
trick-played = { $who ->
    [you] Tú: { $combination }
   *[other] { $name }: { $combination }
    }
trick-passed = { $who ->
    [you] Pasas
   *[other] { $name } pasa
    }
trick-won = { $who ->
    [you] Ganas la baza
   *[other] { $name } gana la baza
    }
trick-deal-won = { $who ->
    [you] ¡Ganas la ronda!
   *[other] { $name } gana la ronda
    }
gang-stage = { $size ->
    [4] ¡Gang of Four!
    [5] ¡Gang of Five!
    [6] ¡Gang of Six!
   *[7] ¡Gang of Seven!
    }
trick-cards = { $count ->
    [one] carta
   *[other] cartas
    }: { $cards }

## Whose turn it is

status-your-lead = Abres tú
status-your-turn = Tu turno
status-your-return = Devuelve una carta
status-other-leads = { $name } abre.
status-other-turn = Juega { $name }
status-waiting = Un momento…
status-watching = Estás mirando.
status-lost = Se ha perdido la conexión. Conectando de nuevo…
status-paused = La partida está en pausa.
status-resume = Continuar
status-adjourned = No quedaba nadie, así que la partida espera. Continúa en cuanto alguien vuelva.
status-substitute = Un bot juega por ti.
status-take-back = Recuperar mi asiento
status-substitute-finishes = Un bot termina esta ronda por ti.
status-ask-back = Volver a jugar en la próxima ronda
status-asked-back = Un bot termina esta ronda. En la próxima vuelves a jugar tú.
status-promised = Sustituyes a { $name } en la próxima ronda.
status-deal-at-once = Jugar ya con bots
status-take-over = Sustituir a { $name } en la próxima ronda
status-joins = { $name } juega contigo desde la próxima ronda.
status-withdraw = Seguir mirando
status-disqualified = No declaraste tu última carta. Quedas fuera de esta ronda.

## What binds the player on turn, mostly because the next player has one card left

duty-declare-first = Declara tu última carta antes de jugarla.
duty-gang = Última carta después de ti: tienes que jugar un Gang.
duty-highest = A quien te sigue le queda una carta: juega tu más alta, { $card }.
duty-highest-or-gang = Última carta después de ti: juega tu carta más alta, { $card }, o un Gang.
duty-highest-no-gang = Última carta después de ti: juega tu carta más alta, { $card }, y ningún Gang.
duty-many-cards = Última carta después de ti: abre con dos o más cartas.
duty-first-play = La primera jugada contiene esta carta: { $card }.
duty-first-play-most = La primera jugada contiene esta carta: { $card }. Máximo de cartas: { $most }.

## The clock

clock-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
    }
clock-bank = reserva
clock-bank-left = Reserva de tiempo: { $time }
clock-hurry = { $seconds ->
    [one] ¡Queda { $seconds } segundo!
   *[other] ¡Quedan { $seconds } segundos!
    }

## The exchange

exchange-name = Intercambio
exchange-tribute = { $giver_who ->
    [you] Das tu carta más alta a { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } te da su carta más alta
       *[other] { $giver } da su carta más alta a { $receiver }
        }
    }: { $card }
exchange-returned = { $giver_who ->
    [you] Devuelves una carta a { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } te devuelve una carta
       *[other] { $giver } devuelve una carta a { $receiver }
        }
    }: { $card }
exchange-wait = { $name } elige una carta para devolver.
exchange-tribute-label = Tributo
exchange-returned-label = Carta devuelta

## The score pad

pad-caption = Puntos de cada ronda
pad-deal = Ronda
pad-score = Total
pad-winner = gana la ronda
pad-empty = Todavía no hay ninguna ronda anotada.

## After a deal

deal-over-title = { $who ->
    [you] ¡Ganas la ronda { $number }!
   *[other] { $name } gana la ronda { $number }
    }
deal-over-factor = { $count ->
    [one] { $count } carta × { $factor } = { $points }
   *[other] { $count } cartas × { $factor } = { $points }
    }
deal-over-points = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }
deal-over-out = Sin cartas
deal-over-hardest = { $who ->
    [you] Te llevas más puntos que nadie
   *[other] { $name } se lleva más puntos que nadie
    }: { $points }.
deal-over-left = Cartas restantes ({ $name })
deal-over-ready = Continuar
deal-over-is-ready = Esperando a los demás…
deal-over-ready-others = Confirmado: { $names }

## After the match

match-over-title = { $count ->
    [one] { $who ->
        [you] ¡Ganas la partida!
       *[other] { $names } gana la partida
        }
   *[other] Victoria compartida: { $names }
    }
match-over-abandoned = La partida quedó abandonada.
match-over-place = { $place }.º
match-over-places = Puestos
match-over-moments = Momentos
match-over-gang = { $who ->
    [you] El Gang más grande fue tuyo
   *[other] El Gang más grande: { $name }
    }, ronda { $number } – { $combination }.
match-over-loss = { $who ->
    [you] La mayor pérdida fue tuya
   *[other] La mayor pérdida: { $name }
    }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    } en la ronda { $number }.
match-over-finish = { $who ->
    [you] El final más ajustado: ronda { $number }. Cartas que te quedaban: { $count }.
   *[other] El final más ajustado: ronda { $number }. Cartas restantes ({ $name }): { $count }.
    }
match-over-rematch = Revancha
match-over-is-ready = Has pedido la revancha.
match-over-no-rematch = Para la revancha tienen que estar ocupados todos los asientos.
match-over-seats = Cambiar asientos u opciones
match-over-home = Inicio
match-over-mine = Tus partidas
match-over-record = Descargar el registro
match-over-transcript = Descargar mi transcripción
match-over-closed = Esta mesa está cerrada.

## The fair deal

fairness-name = Reparto limpio
fairness-verified = { $deals ->
    [one] Reparto limpio verificado: { $deals } ronda.
   *[other] Reparto limpio verificado: las { $deals } rondas.
    }
fairness-partly = { $deals ->
    [one] Lo que vio esta página concuerda: { $deals } ronda. No estuvo aquí desde el principio.
   *[other] Lo que vio esta página concuerda: { $deals } rondas. No estuvo aquí desde el principio.
    }
fairness-wrong = Reparto no limpio, esto no concuerda: { $field }. Guarda tu transcripción y enséñala a los demás.
fairness-open = Los repartos se verifican cuando termina la partida.
fairness-without-number = { $count ->
    [one] { $count } asiento no envió un número propio.
   *[other] { $count } asientos no enviaron un número propio.
    }

## Hints

hints-name = Pistas para este turno
hints-ask = Pedir una pista
hints-thinking = Un momento…
hints-take = Elegir estas cartas
