### Holding, choosing and playing cards on the page. Texts on buttons are short: a phone shows four buttons in a row.
### $card, $cards and $play are names of cards and combinations in the nominative.

## The cards

hand-area = Tus cartas y lo que haces con ellas
hand-name = Tu mano
hand-first-of-two = { $card }, el primero de dos
hand-second-of-two = { $card }, el segundo de dos
hand-card-due = { $card }, hay que jugarlo
hand-card-received = { $card }, carta recién recibida
hand-received = Recibida

## Suggested plays

hand-suggestions = Jugadas sugeridas
hand-suggest = Elegir: { $play }
hand-play-of-cards = { $play }: { $cards }
hand-more = +{ $count } más
hand-nothing-beats = Nada en tu mano supera esto.
hand-nothing-with-these = No hay jugada con estas cartas.

## Buttons

hand-sort = { $sorting ->
    [rank] Orden por rango
    [colour] Orden por color
   *[own] Tu orden
    }
hand-sort-next = { $sorting ->
    [rank] Ordenar por rango
    [colour] Ordenar por color
   *[own] Volver a tu orden
    }
hand-sort-short = Ordenar
hand-pass = Pasar
hand-pass-cancel = No pasar
hand-auto-pass = Paso auto
hand-auto-pass-name = Pasar automáticamente si no tengo nada más alto
hand-play = Jugar: { $play }
hand-play-chosen = Jugar
hand-arm = En mi turno: { $play }
hand-armed = En espera: { $play }
hand-return-card = Devolver: { $card }
hand-last-card = ¡Última!
hand-last-card-name = Declarar tu última carta con esta jugada
hand-declare = Declarar la última

## Why the Play button or a pass does nothing now; $kind is the kind of the top play

hand-why-away = Sin conexión
hand-why-paused = Partida en pausa
hand-why-adjourned = Partida aplazada
hand-why-substitute = Un bot juega por ti
hand-why-disqualified = Fuera de la ronda
hand-why-exchange = Espera al intercambio
hand-why-not-now = Nada que jugar
hand-why-turn = No es tu turno
hand-why-choose = Elige cartas
hand-why-return-choose = Elige la carta que devuelves
hand-why-return-one = Elige una sola carta
hand-why-play-not-held = No está en tu mano
hand-why-play-not-a-combination = No es combinación
hand-why-play-wrong-card-count = { $kind ->
    [single] Juega una carta o un Gang
    [pair] Juega una pareja o un Gang
    [triple] Juega un trío o un Gang
   *[other] Juega 5 cartas o un Gang
    }
hand-why-play-only-higher-gang = Juega un Gang más alto
hand-why-play-does-not-beat = { $kind ->
    [single] Juega una carta más alta
    [pair] Juega una pareja más alta
    [triple] Juega un trío más alto
   *[other] Juega 5 cartas más altas
    }
hand-why-play-declare-first = Declara antes tu última carta
hand-why-play-must-contain-multi-one = Añade el 1 multicolor
hand-why-play-opening-too-many-cards = { $most ->
    [one] { $most } carta como máximo
   *[other] { $most } cartas como máximo
    }
hand-why-play-duty-highest-single = Obligatorio: { $card }
hand-why-play-duty-multi-card = Abre con dos o más cartas
hand-why-play-duty-gang-barred = Sin Gang. Obligatorio: { $card }
hand-why-pass-on-lead = Abres tú: no puedes pasar
hand-why-pass-duty-gang = Tienes un Gang: no puedes pasar
hand-why-pass-duty-highest-single = No puedes pasar. Obligatorio: { $card }

## A play that waits for its turn, and others that are told aloud

hand-armed-changed = Jugada anulada: la mesa ha cambiado.
hand-armed-illegal = Tu jugada ya no espera: ahora no se puede jugar.
hand-disarmed = Tu jugada ya no espera.
hand-pass-held = Pasas en un momento.
hand-cleared = Ninguna carta elegida.

## Typed plays

hand-typed = Escribir una jugada
hand-typed-example = por ejemplo 77, 34567 o 10R
hand-typed-play = Jugar lo escrito
hand-typed-close = Cerrar
hand-typed-unreadable = Eso no son cartas. Escribe rangos, como 77 o 34567, y colores si quieres (g verde, y amarillo, r rojo): 7g 7r.
hand-typed-not-held = No tienes estas cartas.
hand-typed-ambiguous = Hay varias jugadas posibles: { $plays }. Añade colores.

## Keys

hand-keys = Teclas
hand-keys-close = Cerrar la lista de teclas
hand-keys-off = Las letras y cifras están desactivadas en los ajustes.
hand-key-ranks = elegir la siguiente carta de ese rango, 0 para un 10; una vez más después de la última: ninguna
hand-key-phoenix = elegir un Fénix
hand-key-dragon = elegir el Dragón
hand-key-arrows = moverse por la mano
hand-key-space-name = Espacio
hand-key-space = elegir la carta o soltarla
hand-key-enter-name = Intro
hand-key-enter = jugar
hand-key-pass = pasar
hand-key-suggestions = jugada sugerida siguiente o anterior
hand-key-sort = ordenar la mano
hand-key-escape-name = Esc
hand-key-escape = no elegir ninguna carta
hand-key-typed = escribir una jugada
hand-key-last = oír la última jugada
hand-key-counts = oír cuántas cartas tiene cada asiento
hand-key-trick = oír la baza
hand-key-hand = oír tu mano
hand-key-zen = ocultar o mostrar lo que no hace falta para jugar
hand-key-hint = Pedir una pista
hand-key-help = esta lista
