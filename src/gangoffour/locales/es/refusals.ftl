### Why an action, a command or a request was refused: one message for every code that a server may tell a player,
### with "/" and "_" written as "-". A plain sentence says what is wrong, another one what to do. Web pages load this file.

## Rule sets

rules-unknown-preset = No hay ningún preajuste llamado «{ $preset }». Elige uno de estos: { $presets }.
rules-unknown-option = No hay ninguna opción llamada «{ $option }». Mira las opciones de un preajuste para ver sus nombres.
rules-bad-option = La opción { $option } no puede ser { $value }. Mira las opciones de un preajuste para ver los valores posibles.

## Whose turn it is

turn-not-yours = No es tu turno. Espera a que jueguen los demás.
turn-disqualified = No declaraste tu última carta, así que estás fuera de esta ronda. Vuelves en la siguiente.
turn-return-first = Hay que devolver una carta antes de empezar a jugar. Elige la carta que se devuelve.

## Plays

play-not-held = No tienes { $cards }. Juega cartas de tu mano.
play-not-a-combination = { $cards } no es una combinación. Juega una carta suelta, una pareja, un trío, una combinación de cinco cartas o un Gang.
play-wrong-card-count = { $cards } no tiene tantas cartas como { $top_play }. Juega el mismo número de cartas, o un Gang, o pasa.
play-only-higher-gang = { $top_play } es un Gang, y { $cards } no es un Gang más alto. Juega uno, o pasa.
play-does-not-beat = { $cards } no supera a { $top_play }. Juega algo más alto, o un Gang, o pasa.
play-declare-first = Tu última carta no está declarada. Declárala antes de jugarla.
play-must-contain-multi-one = La primera jugada de la partida debe contener el 1 multicolor. Añade 1M a tu jugada, o juégalo solo.
play-opening-too-many-cards = Son demasiadas cartas para la primera jugada de la partida: con estas reglas el máximo es { $most }. Juega menos cartas.
play-duty-highest-single = A quien juega después de ti le queda una sola carta, así que debes jugar tu carta más alta. Juega { $highest }.
play-duty-multi-card = A quien juega después de ti le queda una sola carta, así que no puedes abrir con una carta suelta. Abre con una combinación de dos o más cartas.
play-duty-gang-barred = A quien juega después de ti le queda una sola carta, así que debes jugar tu carta más alta, y estas reglas no aceptan un Gang en su lugar. Juega { $highest }.

## Passes

pass-on-lead = Abres tú esta baza, así que no puedes pasar. Juega una combinación.
pass-duty-highest-single = A quien juega después de ti le queda una sola carta, así que no puedes pasar. Juega { $highest }, tu carta más alta.
pass-duty-gang = A quien juega después de ti le queda una sola carta y tú tienes un Gang, así que no puedes pasar. Juega el Gang.

## Last cards

declare-automatic = Con estas reglas las últimas cartas se declaran solas. No tienes que hacer nada.
declare-not-last-card = No tienes una última carta que declarar. Declara cuando una jugada te deje con una sola carta.
declare-already-declared = Tu última carta ya está declarada. No hay nada más que declarar.

## The exchange

return-not-due = Ahora no hay que devolver ninguna carta. Juega cartas, o pasa.
return-not-held = No tienes { $card }. Devuelve una carta de tu mano.
return-same-face = Con estas reglas no puedes devolver la misma carta que has recibido, y { $card } es esa carta. Devuelve otra.

## Tables on a server

table-unknown = Esa mesa no existe. Revisa la dirección, o elige una mesa en el vestíbulo.
table-closed = Esta mesa está cerrada. Abre otra, o elige una en el vestíbulo.
table-in-match = Se está jugando una partida. Los asientos y las opciones se podrán cambiar cuando termine.
table-no-match = Aquí no se está jugando ninguna partida. Espera a que todo el mundo esté listo.
table-not-welcome = No puedes entrar en esta mesa. Pide el enlace a alguien que juegue en ella o elige otra mesa.
table-banned = Te han quitado de esta mesa. Elige otra en el vestíbulo.
table-host-only = Eso solo puede hacerlo quien organiza la mesa. Pídeselo.
table-private-only = Eso solo funciona en mesas privadas. Abre una mesa privada si lo necesitas.
table-paused = La partida está en pausa. Espera a que continúe.
table-busy = Demasiada gente actuó a la vez y no pasó nada. Prueba de nuevo.
table-unavailable = El servidor no puede acceder ahora a su base de datos. Prueba de nuevo; nada se hace dos veces.
table-seats-occupied = Alguien ocupa un asiento que no existe en una mesa de { $seats }. Libera primero ese asiento.
table-too-many = Has cambiado { $most } cosas en esta mesa desde que empezó la última ronda. Sigue jugando; en la próxima podrás cambiar más.
table-too-many-tables = Ya estás en { $limit } mesas, el máximo. Deja una de ellas o sigue jugando allí.
table-too-many-here = Desde tu red ya hay { $limit } mesas abiertas, el máximo. Únete a una de ellas o inténtalo más tarde.

conduct-closed = Las mesas públicas siguen cerradas para ti { $minutes } min más, porque dejaste partidas con otras personas o las hiciste esperar. Mientras tanto, juega contra bots o en una mesa privada.

seat-unknown = Esta mesa no tiene ese asiento. Elige otro.
seat-taken = Ese asiento está ocupado. Elige uno libre.
seat-free = Ese asiento está libre. Elige uno ocupado.
seat-none = No tienes asiento en esta mesa. Siéntate primero.
seat-held = Ya tienes un asiento en esta mesa. Déjalo antes de ocupar otro.
seat-present = Esa persona está en la mesa, o lo estaba hace un minuto. Espera a que os haya hecho esperar un minuto o más de lo que permite el reloj.
seat-substituted = Un bot juega por ti. Recupera primero tu asiento.
seat-own = Ese es tu propio asiento. Déjalo si quieres levantarte.
name-confusable = Tu nombre se puede confundir en esta mesa con { $name }. Elige otro en los ajustes e inténtalo de nuevo.

ready-not-prepared = Todavía no hay nada que confirmar. Espera a que se ocupen todos los asientos o a que termine la ronda.
ready-other-match = Eso era para otra partida. Mira la mesa de nuevo.
ready-no-commitment = Un reparto limpio necesita tu compromiso. Envíalo junto con tu confirmación.
ready-already = Ya has confirmado, y tu compromiso sigue en pie. Espera a los demás.
reveal-not-due = Tu número no se pide ahora. Espera a que lleguen todos los compromisos.
reveal-wrong = Ese número no corresponde a tu compromiso. Envía el número con el que se hizo el compromiso.

turn-over = La partida siguió antes de que llegara tu acción. Mira la mesa y decide de nuevo.

hint-off = En esta mesa no hay pistas. Decide por tu cuenta o juega en una mesa con pistas.
hint-people = Aquí solo hay pistas mientras todos los demás sean bots. Decide por tu cuenta, como los demás.
hint-unavailable = Ahora no hay ninguna pista. Pregunta de nuevo en un momento o decide por tu cuenta.
chat-off = En esta mesa no hay chat. Saluda con un gesto.
chat-phrases = Aquí solo se pueden decir las frases que se ofrecen. Elige una de ellas.
chat-early = Aquí podrás usar tus propias palabras después de { $matches ->
    [one] { $matches } partida más
   *[other] { $matches } partidas más
    }. Mientras tanto, elige una frase; entre amigos y en mesas privadas puedes escribir enseguida.
chat-silenced = Estás en silencio { $minutes } min más. Sigue jugando; la página de inicio dice por qué, y allí puedes recurrir.
chat-empty = Envía un texto o una frase de la lista. Una línea vacía no se envía.

## Messages

protocol-malformed = Este mensaje no es texto JSON. Envía un solo objeto JSON en cada trama.
protocol-unknown-type = El tipo de este mensaje falta o es desconocido. Recarga la página, o actualiza tu programa.
protocol-bad-field = { $fault ->
    [missing] Al mensaje le falta { $at }. Añade ese campo y envíalo de nuevo.
    [unknown] En { $at } hay un campo que este servidor no conoce. Quítalo o escríbelo como en la descripción de la interfaz.
   *[wrong] El mensaje tiene un valor incorrecto en { $at }. Corrige ese campo y envíalo de nuevo.
    }

## Requests and connections

account-bad-name = Ese nombre no vale aquí. Elige un nombre de 1 a { $longest } caracteres, sin < ni >.
account-name-taken = Otra persona tiene un nombre que se parece a este. Elige otro.
account-bot-name = Así se llama uno de los bots. Elige otro nombre.
account-staff-name = Ese nombre parece del equipo del sitio. Elige otro.
account-not-signed-in = No has iniciado sesión. Elige un nombre para entrar sin cuenta.
session-unknown = Ese dispositivo ya no tiene la sesión abierta.
code-unknown = Ninguna mesa espera con este código. Revisa las dos palabras y el número, o pide un código nuevo.
link-unknown = Este enlace ya no lleva a ninguna parte: sirve una sola vez y durante diez minutos. Pide uno nuevo en el dispositivo en el que juegas.
request-foreign-origin = Esta petición viene de otro sitio. Abre este mismo sitio y prueba de nuevo.
request-not-json = La petición no es JSON. Envíala con el tipo de contenido application/json.
request-not-text = La petición no es texto. Envíala con el tipo de contenido text/plain.
request-malformed = { $fault ->
    [missing] A la petición le falta { $at }. Añádelo y envíala de nuevo.
    [unknown] En { $at } hay un campo que este servidor no conoce. Quítalo o escríbelo como en la descripción de la interfaz.
    [wrong] La petición tiene un valor incorrecto en { $at }. Corrígelo y envíala de nuevo.
   *[unreadable] No se ha entendido la petición. Compárala con la descripción de la interfaz.
    }
request-unknown-path = No hay nada en esta dirección. Vuelve a la página de inicio.
request-wrong-method = Esta dirección no acepta esta clase de petición. Compárala con la descripción de la interfaz.
request-too-large = La petición es demasiado larga. Envía menos de una vez.
request-head-too-long = Las cabeceras de esta petición pasan de { $most } bytes. Borra las cookies de este sitio e inténtalo de nuevo.
request-too-many = Haces demasiadas peticiones seguidas. Espera { $wait_s } s y prueba de nuevo.
replay-too-long = Esta partida es más larga de lo que reproduce el servidor: como mucho { $most } pasos y { $seconds } s de trabajo. Reprodúcela en tu propio ordenador con «gangoffour replay».
replay-busy = Ya se están reproduciendo varias partidas. Prueba de nuevo dentro de { $wait_s } s.
server-failed = Algo ha fallado en el servidor. Prueba de nuevo; si sigue igual, da este identificador a quien lleva el servidor: { $id }.
server-unavailable = El servidor no puede acceder ahora a su base de datos. Prueba de nuevo en { $wait_s } s.
server-busy = El servidor tiene ahora demasiado trabajo y no ha pasado nada. Prueba de nuevo en { $wait_s } s.
chat-too-many = Escribes demasiado rápido. Espera { $wait_s } s antes de seguir.
protocol-version = Este programa habla otra versión del protocolo. Recarga la página, o actualiza tu programa.
protocol-no-hello = La conexión no dijo nada a tiempo. Conéctate de nuevo.
server-stopping = El servidor se reinicia. En un momento vuelves a tener conexión.
server-error = Algo ha fallado en el servidor. Conéctate de nuevo para seguir donde estabas.
session-ended = Tu sesión está cerrada. Inicia sesión de nuevo para jugar.
protocol-flood = Llegaron demasiados mensajes a la vez. Espera un momento y conéctate de nuevo.
protocol-slow-reader = Tu conexión es demasiado lenta para seguir el ritmo. Conéctate de nuevo para seguir donde estabas.
protocol-too-many-sockets = Hay demasiadas conexiones abiertas. Cierra primero una de las otras ventanas.

## Today's deals

daily-unknown = No hay rondas para el { $date }. Juega las de hoy.
daily-not-made = Las rondas del { $date } todavía se están preparando. Inténtalo de nuevo en unos minutos.
daily-finished = Ya has jugado las ocho rondas del { $date }. Las próximas llegan a medianoche UTC.
daily-sealed = Otros aún pueden jugar esta ronda. Termínala primero tú, o espera a que acabe el día.
daily-not-revealed = Los resultados del { $date } se publican media hora después de medianoche UTC. Inténtalo entonces.
