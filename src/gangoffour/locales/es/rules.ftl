### The rules as a page to read, without JavaScript. One message is one heading, paragraph, item or cell.
### Numbers come as facts. $combination and $card are names in the nominative, as in cards.ftl.

## The page

rules-title = Cómo se juega a Gang of Four
rules-description = Las reglas del juego de cartas Gang of Four en cinco minutos, con imágenes: cartas, combinaciones, Gangs, la última carta y los puntos.
rules-lead = Cinco minutos de lectura y ya puedes sentarte a cualquier mesa.
rules-contents = En esta página
rules-languages = Otros idiomas
rules-play = Pruébalo ahora en una mesa

## What it is about

rules-aim = De qué se trata
rules-aim-deal = Deshazte de todas tus cartas antes que los demás. Quien lo consigue primero gana la ronda y no suma puntos.
rules-aim-points = Los demás suman puntos por las cartas que les quedan, y los puntos son malos. Cuando alguien llega a { $limit } o más, la partida termina y gana la puntuación más baja.

## The cards

rules-cards = Las cartas
rules-cards-deck = Hay { $cards } cartas. Los rangos del 1 al 10 existen en verde, amarillo y rojo, y cada carta está dos veces. Cuatro cartas son únicas: el 1 multicolor, los dos Fénix y el Dragón.
rules-cards-row = { colour }: del 1 al 10
rules-cards-hand = Entre cuatro, cada persona recibe { $hand } cartas. Nadie ve las cartas de los demás, pero todo el mundo puede saber cuántas les quedan.
rules-cards-rank = Cuanto más alto el rango, más alta la carta: del 1 al 10, luego los Fénix y luego el Dragón.
rules-cards-colour = A igual rango decide el color. El verde es el más bajo, el amarillo es más alto y el rojo es el más alto. Lo muestran los cuadraditos al pie de la carta: uno, dos o tres.
rules-cards-multi = El 1 multicolor es el 1 más alto, pero más bajo que cualquier 2. En un color toma el de las otras cuatro cartas.
rules-cards-phoenix = Los Fénix son más altos que cualquier 10, y el amarillo es más alto que el verde. Juega uno solo, o los dos como pareja, incluso como pareja de un full. No sirven para nada más.
rules-cards-dragon = El Dragón es la carta suelta más alta de todas, y siempre se juega solo.

## Turns and tricks

rules-trick = Cómo se juega una baza
rules-trick-lead = Alguien abre con cualquier combinación.
rules-trick-follow = Después el turno va pasando de asiento en asiento. En tu turno juegas algo más alto con el mismo número de cartas, o pasas.
rules-trick-pass = Puedes pasar aunque pudieras jugar. Y pasar no es definitivo: si te vuelve a tocar en la misma baza, puedes jugar de nuevo.
rules-trick-end = Cuando todos los demás han pasado, la baza termina. Quien hizo la jugada más alta abre la siguiente. Al abrir no se puede pasar.
rules-trick-first = La primera ronda de una partida la abre quien tiene el 1 multicolor, y esa carta debe formar parte de la primera jugada.
rules-trick-example = Una baza, turno a turno
rules-trick-example-lead = Ana abre: { $combination }
rules-trick-example-pass = Tomek pasa. Tiene en mente algo mejor.
rules-trick-example-beat = Mei juega: { $combination }
rules-trick-example-passes = Lena pasa, y Ana también.
rules-trick-example-return = Tomek vuelve y juega: { $combination }
rules-trick-example-end = Mei, Lena y Ana pasan. Tomek abre la siguiente baza.

## Combinations

rules-kinds = Combinaciones
rules-kinds-lead = Hay ocho tipos de combinación. No se puede jugar nada más.
rules-kind-single = Carta suelta
rules-kind-single-text = Una carta cualquiera.
rules-kind-pair = Pareja
rules-kind-pair-text = Dos cartas del mismo rango, de cualquier color. Los dos Fénix son la pareja más alta.
rules-kind-triple = Trío
rules-kind-triple-text = Tres cartas del mismo rango.
rules-kind-straight = Escalera
rules-kind-straight-text = Cinco rangos seguidos, de cualquier color. Nunca pasa del 10.
rules-kind-flush = Color
rules-kind-flush-text = Cinco cartas del mismo color. Un rango puede estar dos veces.
rules-kind-full-house = Full
rules-kind-full-house-text = Un trío y una pareja.
rules-kind-straight-flush = Escalera de color
rules-kind-straight-flush-text = Cinco rangos seguidos, todos del mismo color.
rules-kind-gang = Gang
rules-kind-gang-text = Cuatro o más cartas del mismo rango. En tu turno puedes jugarlo sobre cualquier cosa, haya las cartas que haya en la mesa. Solo lo supera un Gang más alto. El mayor es el Gang of Seven: todos los 1.
rules-kinds-five = Cualquier combinación de cinco cartas se puede jugar sobre otra si es más alta: todo color supera a toda escalera, todo full a todo color, y toda escalera de color a todo full.

## What beats what

rules-beats = Qué supera a qué
rules-beats-lead = Dos combinaciones del mismo tipo se comparan carta por carta, empezando por la más alta: primero el rango, luego el color. Decide la primera diferencia.
rules-beats-word = supera a
rules-beats-not-word = no supera a
rules-beats-rank = El rango va antes que el color.
rules-beats-colour = Las dos parejas son de 3, así que decide el mejor color: basta una carta roja.
rules-beats-next = Las cartas más altas son iguales, así que deciden las siguientes.
rules-beats-kind = El tipo va antes que todo lo demás: hasta un color bajo supera a la escalera más alta.
rules-beats-full-house = En un full decide el trío, por alta que sea la pareja.
rules-beats-gang = Hasta el Gang más bajo supera a la escalera de color más alta.
rules-beats-gang-size = Entre dos Gangs gana el que tiene más cartas y, con las mismas cartas, el de rango más alto.
rules-beats-equal = Igualar no basta: hay que superar.

## The last card

rules-last = La última carta
rules-last-call = Si tu jugada te deja con una sola carta, tienes que decirlo: «¡Última carta!». En la mayoría de las mesas de aquí, el programa lo dice por ti.
rules-last-forgotten = En las demás, quien lo olvida queda fuera de esta ronda: la carta se queda en la mano y cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }.
rules-last-duty = Desde ese momento, quien juega justo antes tiene la obligación de cerrar el paso:
rules-last-duty-follow = Sobre una carta suelta debe jugar la carta más alta de su mano. Si esa carta es demasiado baja, pasa.
rules-last-duty-lead = Al abrir debe jugar dos cartas o más. Si solo tiene cartas sueltas, abre con la más alta.
rules-last-duty-gang = En su lugar siempre se permite un Gang.
rules-last-example = En la mesa: { $top }. Esta mano debe jugar: { $card }.
rules-last-hand = Mano: { $cards }

## Points

rules-points = Los puntos
rules-points-lead = Una ronda termina en cuanto alguien ha jugado todas sus cartas. Los demás cuentan las que les quedan. Cuantas más cartas, más cuesta cada una:
rules-points-cards = Cartas restantes
rules-points-each = Cada una vale
rules-points-sum = Puntos
rules-points-span = { $from }–{ $to }
rules-points-times = ×{ $factor }
rules-points-hint = Con { $few } cartas sumas { $few_points } puntos; con { $many }, ya { $many_points }. Cuidado con ese escalón.

## The next deal

rules-next = La siguiente ronda
rules-next-exchange = La persona a la que le quedaron más cartas debe dar la carta más alta de su nueva mano a quien ganó la ronda anterior. Quien ganó devuelve la carta que quiera. Todo el mundo ve las dos cartas.
rules-next-tie = Si hay empate a más cartas, da la carta quien tiene la puntuación más alta.
rules-next-lead = Después, quien ganó la ronda anterior abre con cualquier combinación.
rules-next-direction = La dirección del juego cambia en cada ronda: la primera va en sentido contrario a las agujas del reloj, la segunda en el sentido de las agujas, y así sucesivamente.
rules-next-end = Si al terminar una ronda una puntuación ha llegado a { $limit }, no hay más rondas. La puntuación más baja gana la partida; si hay empate, la victoria se comparte. Para una partida corta puedes elegir un límite más bajo o un número de rondas.

## Three players

rules-three = Entre tres
rules-three-hand = Entre tres, cada persona recibe también { $hand } cartas. Las otras { $hand } quedan aparte y nadie las ve.
rules-three-lead = Si en la primera ronda nadie ha recibido el 1 multicolor, quien está a la derecha de quien reparte abre con lo que quiera.

## Rule sets

rules-sets = Juegos de reglas
rules-sets-lead = Los reglamentos impresos difieren en algunos puntos, así que cada mesa puede elegir entre cuatro juegos de reglas.
rules-sets-name = Reglas
rules-sets-differs = Qué cambia
rules-sets-classic = Nada: es lo que dice esta página. La primera jugada de una partida tiene { $most } cartas como máximo.
rules-set-players-allowed = Solo entre cuatro.
rules-set-opening-max-cards = La primera jugada de una partida puede tener cualquier número de cartas.
rules-set-full-house-tiebreak = Los fulls con tríos iguales son iguales, sean cuales sean sus parejas.
rules-set-multi-one-in-flush = En un color, el 1 multicolor no vale más que un 1 de ese color.
rules-set-last-card-duty = Quien juega antes de una última carta no tiene ninguna obligación.
rules-set-duty-gang = Si la carta más alta es demasiado baja para frenar una última carta, hay que jugar un Gang, si se tiene.
rules-set-duty-lead-highest-single = Quien tiene la obligación y solo cartas sueltas puede abrir con cualquiera de ellas.
rules-set-loser-tiebreak = Si hay empate a más cartas, da la carta la persona a la que le quedó la carta más alta.

## Fair deals

rules-fair = ¿Es limpio el reparto?
rules-fair-text = No hace falta que nos creas. Antes de una partida, el servidor y el programa de cada persona eligen un número secreto y lo sellan. Todos los repartos salen del conjunto de esos números, así que nadie puede dirigirlos, ni siquiera el servidor. Todo el mundo ve la misma huella de la mesa. Después de la partida el servidor revela su secreto, y cualquiera puede volver a calcular todas las manos.

## Exercises

rules-try-flush = Encuentra el color
rules-try-flush-question = Abres tú. ¿Qué cartas son un color?
rules-try-flush-right = El 1 multicolor toma el color de las otras cuatro cartas, así que esto es un color rojo.
rules-try-flush-other = Puedes abrir con eso, pero no es un color.
rules-try-house = Supera el full
rules-try-house-question = Alguien ha jugado un full. ¿Puedes superarlo?
rules-try-house-low = Los 7 son más altos que los 6, y la pareja no importa.
rules-try-house-high = Es más alto, porque los 7 son más altos que los 6. Habría bastado una pareja más baja.
rules-try-house-pass = Aquí siempre puedes pasar, pero esta mano puede superarlo.
rules-try-duty = La obligación
rules-try-duty-question = Quien juega después de ti ha declarado su última carta. ¿Qué carta debes jugar?
rules-try-duty-right = Es la carta más alta de tu mano. No se permite una más baja, y tampoco pasar.

## The way on

rules-tips = Consejos y estrategia
rules-learn = Aprender paso a paso
