### The score pad for people who play with real cards.
### $name, $giver, $receiver and $leader are names of players; $names and $others are lists of them.

pad-title = Hoja de puntuación
pad-lead = Para una mesa con cartas de verdad. Anota quién ha ganado y cuántas cartas les quedan a los demás. La hoja hace las cuentas y dice quién da una carta a quién.
pad-kept = Todo se queda en este navegador, y no hace falta conexión.

## Before the first deal: who plays

pad-name = Asiento { $number }
pad-seating = Escribe los nombres en el orden de la mesa: cada persona se sienta a la derecha de la anterior.
pad-swap = Intercambiar los asientos { $number } y { $other }
pad-begin = Empezar
pad-last-sheet = Volver a la última hoja

## The sheet

pad-sheet-caption = Puntos de cada ronda y total después de ella
pad-sheet-deal = Ronda
pad-sheet-score = Total
pad-sheet-winner = gana la ronda
pad-sheet-empty = Todavía no hay ninguna ronda anotada.
pad-sheet-change = Cambiar la ronda { $number }
pad-sheet-sum = = { $score }
pad-sheet-late = La partida terminó con la ronda { $number }. Las rondas posteriores no cuentan.
pad-write = Anotar la ronda { $number }
pad-write-on = Seguir con la ronda { $number }
pad-undo = Deshacer
pad-redo = Rehacer
pad-share = Compartir
pad-new = Hoja nueva
pad-undone = Deshecho.
pad-redone = Rehecho.

## The last deal, and the next one

pad-last = { $name } gana la ronda { $number }
pad-sum = { $count ->
    [one] { $count } carta × { $factor } = { $points }
   *[other] { $count } cartas × { $factor } = { $points }
    }
pad-next = Siguiente: ronda { $number }
pad-direction = { $direction ->
    [ccw] Sentido antihorario
   *[cw] Sentido horario
    }
pad-exchange = { $giver } da su carta más alta a { $receiver }. { $receiver } devuelve la carta que quiera.
pad-leads = { $leader } reparte y abre. Después: { $others }.
pad-first-dealer = Reparte la persona de más edad.
pad-first-lead = Abre quien tiene el 1 multicolor, y tiene que jugarlo.
pad-first-lead-three = Si nadie lo tiene, abre quien está a la derecha de quien reparte.
pad-tied = Más cartas restantes: { $names }. ¿Quién tiene las más altas? Compara la carta más alta y luego la siguiente.
pad-tied-equal = Empate: { $names }
pad-tied-change = Comparar otra vez las cartas

## Writing a deal down

pad-entry-name = Ronda { $number }
pad-ask-winner = ¿Quién ganó la ronda?
pad-ask-left = { $name }: ¿cuántas cartas le quedan?
pad-left = { $count ->
    [one] { $name }: { $count } carta restante
   *[other] { $name }: { $count } cartas restantes
    }
pad-tile-winner = Cambiar quién ganó: { $name }
pad-tile-left = { $count ->
    [one] Cambiar { $name }: { $count } carta
   *[other] Cambiar { $name }: { $count } cartas
    }
pad-tile-open = Primero { $name }
pad-forgotten = A quien olvidó decir «¡Última carta!» le queda 1 carta.
pad-typed = { $digit }… escribe una segunda cifra o pulsa Intro.
pad-step-back = Un paso atrás
pad-keep = Dejarla como está

## What is read out

pad-said-deal = Ronda { $number }: gana { $name }.
pad-said-points = { $points ->
    [one] { $name }: { $points } punto.
   *[other] { $name }: { $points } puntos.
    }

## The end of the match

pad-over = { $count ->
    [one] { $names } gana la partida
   *[other] Victoria compartida: { $names }
    }
pad-places = Puestos
pad-place = { $place }.º
pad-place-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
    }
pad-again = Otra vez con los mismos nombres

## Sharing

pad-share-name = Compartir la hoja
pad-text = La hoja como texto
pad-copy = Copiar el texto
pad-copied = Copiado.
pad-copy-failed = No se ha podido copiar. El texto está seleccionado: cópialo a mano.
pad-picture = La hoja como imagen
pad-save-picture = Guardar la imagen
pad-share-picture = Enviar la imagen
pad-picture-failed = No se ha podido crear la imagen.
pad-standing = Después de la ronda { $number }
