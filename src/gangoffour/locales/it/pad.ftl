### The score pad for people who play with real cards.
### $name, $giver, $receiver and $leader are names of players; $names and $others are lists of them.

pad-title = Segnapunti
pad-lead = Per un tavolo con carte vere. Segna chi ha vinto e quante carte restano agli altri. Il segnapunti fa i conti, e dice chi dà una carta a chi.
pad-kept = Tutto resta in questo browser, e non serve nessuna connessione.

## Before the first deal: who plays

pad-name = Posto { $number }
pad-seating = Scrivi i nomi nell’ordine intorno al tavolo: ognuno siede alla destra di chi viene prima.
pad-swap = Scambia i posti { $number } e { $other }
pad-begin = Comincia
pad-last-sheet = Torna all’ultimo foglio

## The sheet

pad-sheet-caption = Punti di ogni mano, e totale dopo ognuna
pad-sheet-deal = Mano
pad-sheet-score = Totale
pad-sheet-winner = vince la mano
pad-sheet-empty = Nessuna mano è ancora segnata.
pad-sheet-change = Cambia la mano { $number }
pad-sheet-sum = = { $score }
pad-sheet-late = La partita era finita dopo la mano { $number }. Le mani successive non contano.
pad-write = Segna la mano { $number }
pad-write-on = Continua la mano { $number }
pad-undo = Annulla
pad-redo = Ripristina
pad-share = Condividi
pad-new = Nuovo foglio
pad-undone = Annullato.
pad-redone = Ripristinato.

## The last deal, and the next one

pad-last = { $name } vince la mano { $number }
pad-sum = { $count ->
    [one] { $count } carta × { $factor } = { $points }
   *[other] { $count } carte × { $factor } = { $points }
    }
pad-next = Poi: mano { $number }
pad-direction = { $direction ->
    [ccw] Senso antiorario
   *[cw] Senso orario
    }
pad-exchange = { $giver } dà la sua carta più alta a { $receiver }. { $receiver } restituisce una carta a scelta.
pad-leads = { $leader } dà le carte e apre. Poi: { $others }.
pad-first-dealer = Dà le carte la persona più anziana.
pad-first-lead = Apre chi ha l’1 multicolore, e deve giocarlo.
pad-first-lead-three = Se non ce l’ha nessuno, apre chi siede alla destra del mazziere.
pad-tied = Più carte rimaste: { $names }. Chi ha le più alte? Confronta la carta più alta, poi la successiva.
pad-tied-equal = Parità: { $names }
pad-tied-change = Confronta di nuovo le carte

## Writing a deal down

pad-entry-name = Mano { $number }
pad-ask-winner = Chi ha vinto la mano?
pad-ask-left = { $name }: quante carte restano?
pad-left = { $count ->
    [one] { $name }: { $count } carta rimasta
   *[other] { $name }: { $count } carte rimaste
    }
pad-tile-winner = Cambia chi ha vinto: { $name }
pad-tile-left = { $count ->
    [one] Cambia { $name }: { $count } carta
   *[other] Cambia { $name }: { $count } carte
    }
pad-tile-open = Prima { $name }
pad-forgotten = A chi ha dimenticato di dire «Ultima carta!» resta 1 carta.
pad-typed = { $digit }… scrivi una seconda cifra, o premi Invio.
pad-step-back = Un passo indietro
pad-keep = Lascia com’è

## What is read out

pad-said-deal = Mano { $number }: vince { $name }.
pad-said-points = { $points ->
    [one] { $name }: { $points } punto.
   *[other] { $name }: { $points } punti.
    }

## The end of the match

pad-over = { $count ->
    [one] { $names } vince la partita
   *[other] Vittoria condivisa: { $names }
    }
pad-places = Classifica
pad-place = { $place }.
pad-place-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
    }
pad-again = Di nuovo con gli stessi nomi

## Sharing

pad-share-name = Condividi il foglio
pad-text = Il foglio come testo
pad-copy = Copia il testo
pad-copied = Copiato.
pad-copy-failed = La copia non è riuscita. Il testo è selezionato: copialo a mano.
pad-picture = Il foglio come immagine
pad-save-picture = Salva l’immagine
pad-share-picture = Invia l’immagine
pad-picture-failed = Non è stato possibile creare l’immagine.
pad-standing = Dopo la mano { $number }
