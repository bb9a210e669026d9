### The lessons of the tutorial: what is said while a learner plays with fixed cards. One or two short sentences each.
### The messages of a lesson stand in the order in which they are said: its name, what it is about in the list, then the
### tasks, each with its hint, its praise, and the reasons why another play is not taken.

## 1. Get rid of your cards. The learner holds a yellow 4, a red 7 and a green 10

lesson-cards-name = Deshazte de tus cartas
lesson-cards-about = Supera una carta con otra más alta, hasta que tu mano quede vacía.
lesson-cards-first = Quien se deshace primero de todas sus cartas gana la ronda. En la mesa hay un 2: juega una carta más alta.
lesson-cards-first-hint = Elige el 4, tu carta más baja, y juégalo.
lesson-cards-first-praise = Exacto: lo más bajo posible.
lesson-cards-too-high = Es más alta, pero basta con una más baja. Guarda la alta, te hará falta.
lesson-cards-no-pass = Puedes pasar, pero tienes una carta lo bastante alta. Cada carta que guardas es una carta de más.
lesson-cards-second = Los demás han jugado más alto, y vuelve a ser tu turno. Supera el 6.
lesson-cards-second-hint = El 7 es justo lo bastante alto.
lesson-cards-third = Te queda una carta y hay que superar un 9. ¿A qué esperas?
lesson-cards-third-hint = Tu 10 supera al 9. Juégalo y la ronda es tuya.
lesson-cards-done = Tu mano está vacía, así que la ronda termina al momento: nadie puede responder. Cada carta que les queda a los demás les cuesta puntos, y los puntos son malos.

## 2. Colours break ties. The learner holds red 5, green 7, yellow 7, yellow 9, red 9 and yellow 10

lesson-colours-name = El color desempata
lesson-colours-about = A igual rango decide el color.
lesson-colours-seven = El verde es el color más bajo, luego viene el amarillo y luego el rojo. En la mesa hay un 7 verde: supéralo con un 7.
lesson-colours-seven-hint = Tu 7 verde es igual, e igualar no basta. El 7 amarillo sí es más alto.
lesson-colours-seven-praise = El amarillo supera al verde.
lesson-colours-seven-rank = Eso gana por rango. Aquí basta un 7 de un color más alto: ¿cuál?
lesson-colours-red-seven = Y un 7 rojo supera a tu 7 amarillo. Ningún 7 es más alto que un 7 rojo.
lesson-colours-nine = Un 9 verde. Tienes dos 9 que lo superan: juega el más bajo.
lesson-colours-nine-hint = El amarillo está entre el verde y el rojo: tu 9 amarillo es justo lo bastante alto.
lesson-colours-nine-praise = Y te quedas con el 9 rojo, el más alto de los 9.
lesson-colours-nine-red = El 9 rojo lo supera, pero basta el 9 amarillo. Guarda el rojo.
lesson-colours-nine-rank = Un 10 supera a cualquier 9, pero es demasiado para este. Basta un 9.
lesson-colours-ten = Sorpresa: un 10 verde. El rango va primero, así que tu 9 rojo aquí no sirve; pero tú también tienes un 10.
lesson-colours-ten-hint = Tu 10 amarillo es más alto que el 10 verde.
lesson-colours-done = Primero el rango, luego el color, y una carta igual nunca supera. Los cuadraditos de las cartas cuentan los colores: uno para el verde, dos para el amarillo, tres para el rojo.

## 3. Pairs and triples. The learner holds two 5s (yellow, red), two 7s (green, red) and three 9s

lesson-pairs-name = Parejas y tríos
lesson-pairs-about = Dos o tres cartas del mismo rango van juntas.
lesson-pairs-pair = Dos cartas del mismo rango son una pareja, y sobre una pareja va otra más alta. Una de las tuyas es justo lo bastante alta: ¿cuál?
lesson-pairs-pair-hint = Mira los colores: tus 7 son verde y rojo, estos son verde y amarillo.
lesson-pairs-pair-praise = Unos 7 sobre otros 7: decide el mejor color de la pareja, y el rojo supera al amarillo.
lesson-pairs-pair-nines = Es más alta, pero les quita dos cartas a tus tres 9. Basta una pareja más baja.
lesson-pairs-triple = Todos los demás han pasado, así que abres tú, y con lo que quieras. Tres cartas del mismo rango son un trío: abre con el tuyo.
lesson-pairs-triple-hint = Elige los tres 9.
lesson-pairs-house = Buena idea: un trío y una pareja juntos son un full, ¡y se va toda tu mano de golpe! Tiene su propia lección.
lesson-pairs-triple-other = Puedes abrir con eso, pero tres cartas de golpe son mejor que una o dos. Abre con los tres 9 juntos.
lesson-pairs-out = Nadie tiene un trío más alto. Te quedan dos cartas y vuelves a abrir: ¿cómo terminas?
lesson-pairs-out-hint = Tus 5 son una pareja.
lesson-pairs-out-single = Un solo 5 deja atrás al otro. Los dos pueden irse de golpe.
lesson-pairs-done = ¡Siete cartas en tres jugadas! Cuantas más cartas van juntas, antes se vacía tu mano.

## 4. Pass. The learner holds a green 4, two 9s and a red 10

lesson-pass-name = Pasar
lesson-pass-about = No hace falta que juegues, y puedes volver.
lesson-pass-cannot = Han abierto con un trío, y tú no tienes ninguno. Nada tuyo lo supera, así que pasa.
lesson-pass-cannot-hint = Pulsa «Pasar».
lesson-pass-cannot-praise = Pasar no te cuesta más que este turno.
lesson-pass-rather-not = Un 8 rojo. Un 9 lo superaría, pero tus dos 9 valen más juntos: pasa, aunque podrías jugar.
lesson-pass-rather-not-hint = Pulsa «Pasar» y mira qué hacen los demás.
lesson-pass-rather-not-praise = ¡Paciencia!
lesson-pass-rather-not-nine = Supera al 8, pero rompe tu pareja de 9. Pasa esta vez y espera.
lesson-pass-rather-not-ten = Supera al 8, pero tu 10 rojo puede superar mucho más. Pasa esta vez y espera.
lesson-pass-back = Sorpresa: vuelve a ser tu turno, porque un pase solo vale para un turno. Supera el 10 verde.
lesson-pass-back-hint = Tu 10 rojo es más alto que el 10 verde. Vuelve con él.
lesson-pass-done = Has pasado, y aun así la baza es tuya. Solo termina cuando todos los demás han pasado después de la última jugada.

## 5. Win the trick, lead anything. The learner holds 2, 5, 5, 7, 10, 10 when it comes to leading

lesson-lead-name = Gana la baza y abre a tu gusto
lesson-lead-about = Cuando todos los demás pasan, tú eliges qué se juega después.
lesson-lead-win = Cuando todos los demás pasan, la baza es tuya y abres la siguiente. Supera el 8 y verás.
lesson-lead-win-hint = Tu 9 rojo es lo bastante alto, y quien gana la baza abre la siguiente.
lesson-lead-win-ten = Es más alto, pero tus dos 10 son una pareja. Basta el 9.
lesson-lead-yours = Han pasado todos: la baza es tuya. Ahora no hay nada que superar y abres con la combinación que quieras.
lesson-lead-choose = Puedes abrir de ocho maneras, y una es la mejor. Prueba la que quieras y mira qué resulta.
lesson-lead-choose-hint = Dos cartas bajas pueden irse juntas, y dos altas pueden recuperar la apertura.
lesson-lead-two = Tu carta más baja se ha ido, pero es solo una, y con ella se fue la apertura. Prueba otra apertura.
lesson-lead-seven = Dos cartas eran más altas y ya no abres tú: un 7 no es ni bajo ni alto. Prueba otra apertura.
lesson-lead-five = Ahora tu otro 5 está solo, y un 5 solo supera poca cosa. Deja junto lo que va junto y prueba otra apertura.
lesson-lead-ten = Un 10 rojo era más alto, y tu otro 10 ha perdido a su pareja. Prueba otra apertura.
lesson-lead-tens = Nadie responde y vuelves a abrir. Pero todas tus cartas bajas siguen ahí, y ya no te queda nada para volver: prueba otra apertura.
lesson-lead-fives-praise = Dos cartas bajas de golpe.
lesson-lead-fives = Sobre una pareja van parejas más altas, y la última es de 9. Recupera la apertura.
lesson-lead-fives-hint = Tus 10 superan a los 9. Para eso los guardabas.
lesson-lead-done = Cuatro cartas menos, y vuelves a abrir. Abre con cartas bajas que vayan juntas y guarda algo alto para volver.

## 6. Five cards. A hand of its own for each task

lesson-five-name = Cinco cartas
lesson-five-about = Escalera, color, full, escalera de color: de menor a mayor.
lesson-five-straight = Cinco rangos seguidos son una escalera, de cualquier color. Aquí hay una hasta el 5: forma una más alta.
lesson-five-straight-hint = Tienes cinco rangos seguidos, del 4 al 8. La jugada sugerida los elige todos a la vez.
lesson-five-straight-praise = ¡Cinco cartas de golpe!
lesson-five-straight-done = Gana la escalera que llega más alto. Por encima de toda escalera está el color: cinco cartas del mismo color.
lesson-five-flush = Cartas nuevas, y una escalera hasta el 10: ninguna llega a un rango más alto. Supérala con un color.
lesson-five-flush-hint = Cinco de tus cartas son rojas, y eso es un color.
lesson-five-flush-praise = Hasta un color bajo supera a toda escalera.
lesson-five-surprise = Sorpresa: tres 1 y dos 2 superan a tu color. Un trío con una pareja es un full, y supera a todo color.
lesson-five-house = Cartas nuevas, y ahora lo haces tú. Supera este color con un full.
lesson-five-house-hint = Tienes tres 3 y dos 4, y eso es un full.
lesson-five-house-praise = Entre dos fulls, primero cuenta el trío.
lesson-five-house-done = Un tipo es aún más alto: la escalera de color, cinco rangos seguidos del mismo color.
lesson-five-straight-flush = Cartas nuevas, y un full de 10. Supéralo con una escalera de color.
lesson-five-straight-flush-hint = Tus cartas amarillas van del 2 al 6, y eso es una escalera de color.
lesson-five-unaided-soon = Escalera, color, full, escalera de color: ese es el orden. Ahora encuentra una combinación sin jugadas sugeridas.
lesson-five-unaided = Un color rojo hasta el 10. ¿Qué cinco cartas tuyas lo superan?
lesson-five-unaided-hint = Tu escalera es demasiado baja, y tu color verde solo llega hasta el 9. Busca un trío y una pareja.
lesson-five-done = Las cartas bajas de un tipo alto superan a las altas de un tipo bajo. Estos cuatro tipos van unos sobre otros, y sobre nada más.

## 7. The gang. First the learner holds four 3s, later five 2s, two 7s and a 9

lesson-gang-name = El Gang
lesson-gang-about = Cuatro cartas del mismo rango superan a todos los demás tipos.
lesson-gang-break = Una escalera de color, el tipo más alto de cinco cartas. Pero cuatro cartas del mismo rango son un Gang, y un Gang supera a todos los demás tipos: juega tus 3.
lesson-gang-break-hint = Tus cuatro 3 son un Gang. Supera esto y todo lo que no sea un Gang.
lesson-gang-break-praise = ¡Un Gang of Four! Rompe hasta una escalera de color.
lesson-gang-five = Sorpresa: un Gang of Five rompe el tuyo, ¡y con simples 1! Lo primero es tener más cartas; con las mismas cartas, el rango más alto.
lesson-gang-keep = Cartas nuevas, y una pareja de 6. Un Gang también puede ir sobre una pareja, pero ¿hay algo más barato?
lesson-gang-keep-hint = Tus dos 7 superan a los 6 y dejan tu Gang como está.
lesson-gang-keep-gang = Un Gang va sobre cualquier cosa, pero para una pareja de 6 es demasiado bueno. Guárdalo para luego.
lesson-gang-top = Cuatro 10, el Gang of Four más alto que hay. ¿Puedes superar incluso eso?
lesson-gang-top-hint = Cuenta tus 2: son cinco, y lo primero es tener más cartas.
lesson-gang-top-praise = Cinco 2 superan a cuatro 10.
lesson-gang-done = La baza es tuya. Un Gang va sobre cualquier cosa, pero sobre un Gang solo va un Gang más alto.

## 8. Special cards. A hand of its own for each: the multi-coloured 1, a phoenix and the dragon, both phoenixes

lesson-special-name = Cartas especiales
lesson-special-about = El 1 multicolor, los Fénix y el Dragón.
lesson-special-open = Quien recibe el 1 multicolor empieza la partida, y esa carta debe estar en la primera jugada. En un color toma el de las otras cartas: abre con un color verde que la incluya.
lesson-special-open-hint = Elige el 1 multicolor y tus cuatro cartas verdes.
lesson-special-open-praise = Puede ser verde, amarillo o rojo, según lo necesites.
lesson-special-open-alone = Puedes abrir con él solo, pero entonces no es más que un 1. Con tus cuatro cartas verdes es un color.
lesson-special-opened = Solo la primera jugada de una partida debe contenerlo. Es el 1 más alto, pero nunca toma otro rango.
lesson-special-phoenix = Cartas nuevas, y un 10 rojo, el más alto de los 10. Por encima están los Fénix: juega el tuyo.
lesson-special-phoenix-hint = Tu Fénix verde es más alto que cualquier 10.
lesson-special-phoenix-dragon = El Dragón también lo supera, pero basta el Fénix. Guarda el Dragón.
lesson-special-dragon = El Fénix amarillo es más alto que el verde. Por encima de los dos está el Dragón: supera a cualquier otra carta suelta.
lesson-special-dragon-hint = Ninguna carta suelta es más alta que tu Dragón. Se juega solo, nunca con otras cartas.
lesson-special-broken = Sorpresa: un Gang supera hasta al Dragón. Nada más puede hacerlo.
lesson-special-couple = Cartas nuevas, y una pareja de 10. Tus dos Fénix también son una pareja: juégala.
lesson-special-couple-hint = Tus dos Fénix son la pareja más alta que hay.
lesson-special-done = Un Fénix se juega solo, o los dos como pareja, incluso como pareja de un full. El Dragón siempre se juega solo.

## 9. Last card! First the learner holds a yellow 5 and a red 10, later two 4s, two 6s and a red 10

lesson-last-name = ¡Última carta!
lesson-last-about = Declara tu última carta y frena a quien solo tiene una.
lesson-last-call = Cuando te queda una sola carta, la declaras. En la mayoría de las mesas se declara sola; aquí lo haces tú: juega el 5 y declara con él tu última carta.
lesson-last-call-hint = Elige el 5, activa «¡Última!» y juega.
lesson-last-call-praise = Ahora lo sabe todo el mundo.
lesson-last-call-silent = Sin declararla quedarías fuera de esta ronda, con tu carta todavía en la mano. Declárala junto con la jugada.
lesson-last-call-ten = Bien declarada, pero entonces te queda un 5, y un 5 supera poca cosa. Guarda el 10.
lesson-last-call-pass = Puedes pasar, pero tu 5 es lo bastante alto. Juégalo y mira qué pasa cuando declaras.
lesson-last-bound = Sorpresa: quien juega antes de ti tuvo que jugar la carta más alta de su mano para frenarte. ¿Basta un 10 verde?
lesson-last-bound-hint = Tu 10 rojo es más alto que el 10 verde. Juégalo y la ronda es tuya.
lesson-last-out = No bastó: te has quedado sin cartas. Ahora míralo desde el otro lado.
lesson-last-highest = A quien juega después de ti le queda una carta, así que ahora la obligación es tuya. Sobre una carta suelta debes jugar tu carta más alta, si es lo bastante alta.
lesson-last-highest-hint = Juega el 10 rojo. No se permite ninguna otra carta, y tampoco pasar.
lesson-last-lead = Abres tú, pero la obligación sigue: debes abrir con dos o más cartas si puedes. ¿Qué pareja?
lesson-last-lead-hint = Empieza por la pareja más alta: los 6.
lesson-last-lead-low = Puedes abrir con eso, pero una pareja baja se supera fácilmente. Empieza por los 6.
lesson-last-finish = Nadie responde y vuelves a abrir. ¿Y ahora?
lesson-last-finish-hint = Tus dos 4 son una pareja, y dos cartas se van sin declarar nada.
lesson-last-done = Ganas la ronda. Una sola carta nunca puede responder a una pareja: así se frena una última carta.

## 10. Score, exchange, turn about. First eight cards, then two 9s, then a whole hand, at last a green 10

lesson-score-name = Puntos, intercambio y media vuelta
lesson-score-about = Cuánto cuestan las cartas restantes, quién da una carta a quién y cuándo termina una partida.
lesson-score-eight = A alguien le queda una carta, y tú tienes ocho. Ocho cartas restantes cuestan 16 puntos, siete cuestan 7: deshazte de una.
lesson-score-eight-hint = Vale cualquier carta más alta que el 4. Ocho cartas restantes cuestan 16 puntos, siete cuestan 7.
lesson-score-points = ¡7 puntos en vez de 16! A partir de ocho cartas cada una cuenta doble, a partir de once triple, a partir de catorce cuatro veces, y las dieciséis cuentan cinco veces.
lesson-score-win = La siguiente ronda está casi terminada, y esta vez abres tú. Acábala.
lesson-score-win-hint = Juega los dos 9 de golpe.
lesson-score-win-single = Un solo 9 deja atrás al otro. Los dos pueden irse de golpe.
lesson-score-won = Has ganado la ronda; la pierde la persona a la que le quedan más cartas. Antes de la siguiente ronda hay un intercambio entre las dos: una carta por otra.
lesson-score-exchange = Sorpresa: quien perdió la ronda tiene que darte su carta más alta, ¡y es el Dragón! Tú devuelves la carta que quieras: ¿cuál echarás menos en falta?
lesson-score-exchange-hint = El 1 verde es tu carta más baja y no forma parte de ninguna pareja.
lesson-score-exchange-praise = La mejor carta por la peor: eso es lo que vale ganar.
lesson-score-exchange-dragon = Puedes devolver hasta el Dragón, pero entonces el intercambio no habrá servido de nada. Devuelve tu carta más baja.
lesson-score-exchange-high = Puedes devolverla, pero las cartas altas ganan bazas. Devuelve tu carta más baja.
lesson-score-exchange-lower = No forma parte de ninguna pareja, pero tienes una carta aún más baja. Devuelve esa.
lesson-score-exchange-pair = Puedes devolverla, pero así rompes una pareja. Devuelve una carta baja que esté sola.
lesson-score-turned = Abre quien ganó la ronda. Y la dirección del juego ha cambiado, como en cada ronda: quien jugaba antes de ti juega ahora después de ti.
lesson-score-hundred = Unas rondas más tarde. Cuando una puntuación llega a 100, la partida termina y gana la más baja: ¿puedes acabarla?
lesson-score-hundred-hint = Tu 10 supera al 9. Es tu última carta, y con ella termina la partida.
lesson-score-done = Alguien tiene más de 100, y la puntuación más baja es la tuya: ganas la partida. Ya sabes todo lo que hace falta, así que toma asiento en una mesa de verdad.
