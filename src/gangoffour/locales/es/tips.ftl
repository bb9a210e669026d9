### Tips and strategy as a page to read, without JavaScript, and the exercises on this page and on that of the rules.
### One message is one heading, paragraph, item or cell. $card is a name in the nominative, as in cards.ftl.

## The page

tips-title = Consejos y estrategia
tips-description = Cómo ganar al juego de cartas Gang of Four: planear la mano, el intercambio, la última carta, contar cartas, los Gangs y los puntos, con imágenes y ejercicios.
tips-lead = Ya conoces las reglas. Esto es lo que hace con ellas quien juega bien.

## Planning

tips-plan = Planea toda la mano
tips-plan-sort = Antes de la primera baza, reparte tu mano en jugadas. Cuantas menos necesites, antes terminas, y una carta que no va con nada cuesta una jugada entera.
tips-plan-example = Las mismas nueve cartas, de dos maneras:
tips-plan-good = Una escalera y dos parejas.
tips-plan-bad = El full es más alto, pero deja cuatro cartas sueltas.
tips-plan-order = Tu última jugada no tiene que ser fuerte, porque nadie puede responder. La anterior sí: tiene que ganar la baza. Así que juega cartas altas mientras aún tengas cartas bajas por sacar, y deja una jugada baja para el final.
tips-plan-plays = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
    }

## Five cards

tips-five = Cinco cartas de golpe
tips-five-odds = De cada 100 personas, estas encuentran una combinación así en las { $hand } cartas que reciben:
tips-five-kind = Combinación
tips-five-share = De cada 100
tips-five-flush = Todo el mundo recibe un color, y todo color supera a toda escalera. Así que abre con una escalera para deshacerte de cartas bajas, pero no cuentes con ella para ganar una baza al principio de una ronda.
tips-five-house = Un full supera a todos los colores, aunque sus cartas sean bajas. No lo rompas si necesitas ganar una baza.
tips-five-pair = En un full decide el trío. Ponle tu pareja más baja y guarda la alta.

## Special cards

tips-special = Las cartas especiales
tips-special-multi = Solo, el 1 multicolor pierde contra cualquier 2. Rinde más en compañía: como quinta carta de un color verde, amarillo o rojo, junto con otros 1, o en el extremo bajo de una escalera.
tips-special-phoenix = Juntos, los Fénix son una pareja que solo un Gang puede superar. Solo, cada uno supera a cualquier 10. En un full casi siempre se desperdician, porque decide el trío.
tips-special-dragon = Solo un Gang supera al Dragón. Pero no va con ninguna otra carta, así que siempre cuesta una jugada entera.

## The exchange

tips-exchange = El intercambio
tips-exchange-tribute = El tributo es la carta más alta de una mano, y lo ves. Quien lo dio no recibió nada más alto. Recuérdalo.
tips-exchange-none = Tributo: { $card }. Esta persona no recibió ninguna de estas:
tips-exchange-return = ¿Has ganado la ronda? Entonces devuelve una carta que tendrías que jugar suelta. Lo mejor es una baja: supera poca cosa, y un 1 o un 2 cabe en pocas escaleras, mientras que un 5 o un 6 cabe en casi todas.
tips-exchange-example = Para devolver: { $card }. Quedan una escalera y una pareja.

## The last two plays

tips-last = Las dos últimas jugadas
tips-last-two = Piensa tus dos últimas jugadas a la vez, antes de que solo te queden ellas. Gana una baza con la más fuerte y luego abre con la otra: has terminado, por baja que sea.
tips-last-example = Salvo que alguien tenga un Gang, los Fénix ganan la baza. Después, el 5 ya no tiene que superar nada.
tips-last-many = Si puedes, termina con dos o más cartas de golpe. Así no hay última carta que declarar, y nadie tiene la obligación de frenarte.
tips-last-single = Si te guardas una sola carta, quien juega antes de ti debe poner su carta más alta sobre toda carta suelta a la que supere. Una última carta baja solo sale si abres con ella. Así que guarda una alta, o una forma de ganar una baza.

## Counting

tips-count = Cuenta lo que ha salido
tips-count-high = Nadie recuerda las { $cards } cartas. Empieza por tres: el Dragón y los dos Fénix. Cuando han salido, un 10 rojo es la carta suelta más alta. Hay dos 10 rojos, pero igualar no basta.
tips-count-tens = Después cuenta los 10, y las cartas de los rangos de los que depende tu propio plan.
tips-count-gang = Hay { $copies } cartas de cada rango del 2 al 10, y { $ones } del rango 1. Así que, si has visto { $enough } cartas de un rango, en tu mano o en la mesa, nadie más puede tener un Gang de ese rango. De los 1 tienes que ver { $enough_ones }.
tips-count-example = Quien tiene estas cartas no ha de temer un Gang de 8.

## Gangs

tips-gang = ¿Romper un Gang o guardarlo?
tips-gang-use = Un Gang gana una baza que no podrías ganar de otra manera. Así que guárdalo si tienes cartas bajas que necesitan la apertura.
tips-gang-break = Pero un Gang también son cuatro cartas del mismo rango, y a veces valen más por separado. Compara los planes. Aquí, romperlo ahorra tres jugadas:
tips-gang-break-kept = El Gang sigue entero y quedan cuatro cartas sueltas.
tips-gang-broken = Una escalera y un trío.
tips-gang-keep = Y aquí los dos planes son igual de cortos. Guarda el Gang, porque gana la baza salvo que haya un Gang más alto:
tips-gang-keep-kept = Primero el Gang, luego la pareja.
tips-gang-keep-broken = Pueden superar el full, y entonces el 6 suelto se queda esperando una baza.
tips-gang-late = No esperes demasiado: un Gang en la mano cuesta puntos como todas las demás cartas.

## Leading

tips-lead-chapter = ¿Abrir con muchas o con pocas?
tips-lead-long = Abre con la combinación más larga de tus cartas bajas. Te libra de cinco cartas de golpe, y los demás necesitan cinco cartas para responder, o un Gang.
tips-lead-long-example = Cinco cartas bajas en una jugada.
tips-lead-sizes = Mira cuántas cartas tienen los demás. Quien tiene menos de cinco solo puede responder a cinco cartas con un Gang, y quien tiene tres o menos no puede responder.
tips-lead-short = A una carta suelta puede responder todo el mundo. Abre con una si después puedes recuperar la apertura, con el Dragón o un Fénix, o si es tu última carta.
tips-lead-keep = La apertura vale más que una baza: quien abre elige qué se juega. Si la tienes y puedes conservarla, saca lo que no cabe en ninguna otra baza.

## Points

tips-points = Cuando las cartas cuestan el doble
tips-points-lead = No puedes ganar todas las rondas. Si otra persona está a punto de terminar, ponte por debajo del siguiente escalón, aunque te cueste una buena combinación:
tips-points-before = Cartas restantes
tips-points-after = Una menos
tips-points-cell = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
    }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }
tips-points-early = Así que haz pronto una jugada en cada ronda, y no te quedes con { $hand } cartas a la espera del plan perfecto.

## The dragon

tips-dragon = Para qué sirve el Dragón
tips-dragon-lead = No gastes el Dragón en una baza que no te aporta nada. Juégalo cuando necesites la apertura: para sacar una combinación larga y baja, o tu penúltima jugada.
tips-dragon-stop = Y juégalo cuando alguien con una sola carta podría terminar con la siguiente carta suelta. Al Dragón solo se responde con un Gang.
tips-dragon-beats = La carta suelta más alta de todas.
tips-dragon-duty = Si esa persona juega justo después de ti, la obligación te quita el Dragón: es tu carta más alta, así que debes jugarlo sobre la primera carta suelta, salvo que juegues un Gang. Saca lo que necesite al Dragón antes de que a alguien le quede una carta.

## One card

tips-one = A alguien le queda una carta
tips-one-lead = No regales nada a quien tiene una sola carta. Abre con dos o más: esa persona no puede responder, se siente donde se siente.
tips-one-example = Hasta la pareja más baja está a salvo de una última carta.
tips-one-singles = Si solo tienes cartas sueltas, abre con la más alta. Quien juega justo antes de una última carta tiene que hacerlo de todos modos, y para los demás es lo sensato.
tips-one-follow = Cuando se juegan cartas sueltas, no pases demasiado pronto: una carta alta ahora puede ser la última ocasión de frenar a esa persona.

## Exercises, on this page and on that of the rules. $number is the number of the exercise on its page

try-heading = Ejercicio { $number }: { $title }
try-top-play = A superar:
try-hand = Tu mano: { $cards }
# The name of a group of buttons, one for each card.
try-choose-from = Tu mano en el ejercicio { $number }
# The name of a button that chooses a card. $card comes first, since it is what matters.
try-card = { $card }, ejercicio { $number }
try-check = Comprobar
# The full name of the button "Check"; it has to contain its text.
try-check-name = Comprobar el ejercicio { $number }
# The full name of the button "Pass" (hand-pass); it has to contain its text.
try-pass-name = Pasar en el ejercicio { $number }
try-choose = Elige primero una o más cartas.
try-right = ¡Correcto!
try-allowed = Se permite, pero hay algo mejor.
try-refused = Eso no se puede jugar.
try-solution = Solución del ejercicio { $number }

## Exercise: two plays

tips-try-plan = Dos jugadas
tips-try-plan-question = Abres tú. Encuentra una jugada tras la que te baste una más para terminar.
tips-try-plan-straight = El trío de 8 queda entero como tu última jugada.
tips-try-plan-triple = La escalera queda entera como tu última jugada. Este orden es el mejor: es fácil que el trío gane la baza, y una última jugada no tiene que ser fuerte.
tips-try-plan-flush = El color le quita una carta al trío. Quedan una pareja y una carta suelta, así que necesitas dos jugadas más.
tips-try-plan-other = Después necesitas dos jugadas más, o incluso más de dos.

## Exercise: for certain

tips-try-last = Sobre seguro
tips-try-last-question = Abres tú, y ya nadie puede tener un Gang. Encuentra la jugada que gana la ronda con seguridad.
tips-try-last-dragon = Nadie puede superar al Dragón, así que vuelves a abrir. Entonces la pareja es tu última jugada, y nadie puede responder.
tips-try-last-pair = Cualquier pareja más alta la supera, y entonces el Dragón tiene que esperar una baza de cartas sueltas.
tips-try-last-single = Esto rompe la pareja. Necesitas dos jugadas más, y los demás pueden terminar antes.

## Exercise: the highest single

tips-try-count = La carta suelta más alta
tips-try-count-question = Ya se han jugado el Dragón y los dos Fénix. ¿A cuál de tus cartas no puede superar ya ninguna otra carta suelta?
tips-try-count-red = El rojo es el color más alto, y el otro 10 rojo es igual. Igualar no basta.
tips-try-count-yellow = Supera al 10 verde, pero alguien puede tener un 10 rojo.
tips-try-count-pass = Puedes pasar, pero aquí tienes una carta que gana la baza contra cualquier carta suelta.

## Exercise: on the dragon

tips-try-gang = Sobre el Dragón
tips-try-gang-question = Alguien ha jugado el Dragón. Nadie más que tú puede tener un Gang. Encuentra la jugada que gana la ronda con seguridad.
tips-try-gang-gang = Nadie puede superar el Gang, así que vuelves a abrir: con tu última carta, sea cual sea.
tips-try-gang-pass = Entonces el Dragón gana la baza y abre otra persona.

## Exercise: seven cards

tips-try-points = Siete cartas
tips-try-points-question = Tienes nueve cartas, y a otra persona le falta poco para terminar. ¿Qué juegas?
tips-try-points-eights = Quedan siete cartas. Costarían 7 puntos, y nueve cartas, 18. Los 10 se quedan contigo para otra pareja.
tips-try-points-tens = Quedan siete cartas. Costarían 7 puntos, y nueve cartas, 18. Con los 8 sería igual y guardarías los 10.
tips-try-points-pass = Te quedarías con nueve cartas, y costarían 18 puntos. Con siete serían 7.

## Exercise: no help

tips-try-one = Sin regalos
tips-try-one-question = A quien tienes enfrente le queda una carta. Abres tú. ¿Qué juegas?
tips-try-one-pair = Con una sola carta no se puede responder a una pareja. Gane quien gane la baza, será otra persona.
tips-try-one-ten = De todas tus cartas sueltas es la más segura. Pero si la última carta es un Fénix o el Dragón, puede que la ronda haya terminado.
tips-try-one-single = Si nadie lo impide, cualquier última carta más alta termina la ronda.

## The way on

tips-rules = Leer las reglas
tips-learn = Aprender paso a paso
