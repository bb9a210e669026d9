### Cards, combinations and what decides between them.
### $rank is 1 to 10, 11 for a phoenix and 12 for the dragon; $colour is green, yellow, red or multi.

colour = { $colour ->
    [green] verde
    [yellow] amarillo
    [red] rojo
   *[multi] multicolor
    }
card = { $rank ->
    [12] Dragón
    [11] Fénix { colour }
   *[other] { $rank } { colour }
    }
ranks = { $rank ->
    [11] Fénix
   *[other] { $rank }
    }
pair-ranks = { $pair_rank ->
    [11] Fénix
   *[other] { $pair_rank }
    }

## Combinations in words; $rank and $colour are those of the card that counts most

combination-single = { card }
combination-pair = pareja de { ranks }
combination-triple = trío de { ranks }
combination-straight = escalera hasta el { $rank }
combination-flush = color { colour } hasta el { $rank }
combination-full-house = full de { ranks } con pareja de { pair-ranks }
combination-straight-flush = escalera de color { colour } hasta el { $rank }
combination-gang = { $size ->
    [4] Gang of Four
    [5] Gang of Five
    [6] Gang of Six
   *[7] Gang of Seven
    } de { ranks }

## Several plays of one kind

plays-single = { $count ->
    [one] Carta suelta
   *[other] Cartas sueltas ({ $count })
    }: { $plays }
plays-pair = { $count ->
    [one] Pareja
   *[other] Parejas ({ $count })
    }: { $plays }
plays-triple = { $count ->
    [one] Trío
   *[other] Tríos ({ $count })
    }: { $plays }
plays-straight = { $count ->
    [one] Escalera
   *[other] Escaleras ({ $count })
    }: { $plays }
plays-flush = { $count ->
    [one] Color
   *[other] Colores ({ $count })
    }: { $plays }
plays-full-house = { $count ->
    [one] Full
   *[other] Fulls ({ $count })
    }: { $plays }
plays-straight-flush = { $count ->
    [one] Escalera de color
   *[other] Escaleras de color ({ $count })
    }: { $plays }
plays-gang = { $count ->
    [one] Gang
   *[other] Gangs ({ $count })
    }: { $plays }

## Why cards are no combination

nothing-no-cards = hace falta al menos una carta
nothing-dragon = el Dragón se juega solo, nunca con otras cartas
nothing-phoenix = un Fénix se juega solo, con el otro Fénix, o con él como pareja de un full
nothing-two-cards = dos cartas tienen que ser una pareja, es decir, del mismo rango
nothing-three-cards = tres cartas tienen que ser un trío, es decir, del mismo rango
nothing-four-cards = cuatro cartas tienen que ser un Gang, es decir, del mismo rango
nothing-five-cards = cinco cartas tienen que ser una escalera, un color, un full, una escalera de color o un Gang
nothing-many-cards = más de cinco cartas tienen que ser un Gang, es decir, del mismo rango

## What decides between two combinations

reason-gang-beats-all = un Gang supera todo lo que no es un Gang
reason-gang-size = el Gang con más cartas es el más alto
reason-gang-rank = entre dos Gangs con el mismo número de cartas gana el rango más alto
reason-card-count = no tienen el mismo número de cartas, así que ninguna se puede jugar sobre la otra
reason-kind = decide el tipo de combinación, de menor a mayor: escalera, color, full, escalera de color
reason-rank = decide el rango más alto
reason-colour = los rangos más altos son iguales, así que decide el color de la carta más alta, de menor a mayor: verde, amarillo, rojo
reason-further-card = las cartas más altas son iguales, así que decide la primera carta distinta
reason-triple = los tríos son del mismo rango, así que deciden sus colores
reason-pair-of-full-house = los tríos son iguales, así que decide la pareja
reason-multi-one = solo se diferencian en un 1, y el 1 multicolor es el 1 más alto
reason-equal = son iguales, y solo gana una jugada estrictamente más alta

## Options of the rules

option-players-allowed = cuántos asientos puede tener una partida
option-opening-max-cards = máximo de cartas en la primera jugada de la partida
option-tiebreak-order = cómo se comparan combinaciones del mismo tipo y con el mismo rango más alto
option-full-house-tiebreak = si la pareja cuenta entre fulls con tríos iguales
option-multi-one-in-flush = cuánto vale el 1 multicolor en un color
option-passing = si se puede volver a jugar en la misma baza después de pasar
option-direction-change = cuándo cambia la dirección del juego
option-declaration = quién declara una última carta: la persona o el programa
option-declaration-window = hasta cuándo se puede declarar una última carta
option-undeclared-points = puntos de un asiento que no declaró su última carta
option-last-card-duty = si el asiento anterior a una última carta tiene una obligación
option-duty-gang = si un Gang puede, debe o no puede sustituir a la carta más alta exigida
option-duty-lead-highest-single = si un asiento obligado que solo tiene cartas sueltas abre con la más alta
option-loser-tiebreak = quién da el tributo si varios asientos empatan con más cartas restantes
option-exchange-return-same = si se puede devolver la carta recibida como tributo
option-match-limit = la puntuación que termina la partida
option-match-deals = el número de rondas que termina la partida
option-match-limit-test = si hay que alcanzar o sobrepasar esa puntuación
option-winner-tie = qué pasa si hay empate en la puntuación más baja
option-deal-ritual = si se corta la baraja antes de una ronda, como ceremonia
option-ritual-count-direction = cómo se cuentan los asientos a partir de la carta cortada
option-discard-face = cómo quedan las cartas jugadas después de su baza
option-discard-info = qué jugadas muestra la pantalla
