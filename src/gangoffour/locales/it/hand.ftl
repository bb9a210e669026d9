### Holding, choosing and playing cards on the page. Texts on buttons are short: a phone shows four buttons in a row.
### $card, $cards and $play are names of cards and combinations in the nominative.

## The cards

hand-area = Le tue carte e che cosa ne fai
hand-name = Le tue carte
hand-first-of-two = { $card }, il primo di due
hand-second-of-two = { $card }, il secondo di due
hand-card-due = { $card }, carta da giocare per forza
hand-card-received = { $card }, carta appena ricevuta
hand-received = Ricevuta

## Suggested plays

hand-suggestions = Giocate suggerite
hand-suggest = Scegli: { $play }
hand-play-of-cards = { $play }: { $cards }
hand-more = { $count ->
    [one] +{ $count } altra
   *[other] +{ $count } altre
    }
hand-nothing-beats = Nessuna delle tue carte batte questa giocata.
hand-nothing-with-these = Nessuna giocata con queste carte.

## Buttons

hand-sort = { $sorting ->
    [rank] In ordine di valore
    [colour] In ordine di colore
   *[own] Nel tuo ordine
    }
hand-sort-next = { $sorting ->
    [rank] Ordina per valore
    [colour] Ordina per colore
   *[own] Torna al tuo ordine
    }
hand-sort-short = Ordina
hand-pass = Passa
hand-pass-cancel = Non passare
hand-auto-pass = Passo auto
hand-auto-pass-name = Passa in automatico se non ho di meglio
hand-play = Gioca: { $play }
hand-play-chosen = Gioca
hand-arm = Al mio turno: { $play }
hand-armed = In attesa: { $play }
hand-return-card = Restituisci: { $card }
hand-last-card = Ultima!
hand-last-card-name = Dichiara l’ultima carta con questa giocata
hand-declare = Dichiara l’ultima

## Why the Play button or a pass does nothing now; $kind is the kind of the top play

hand-why-away = Nessuna connessione
hand-why-paused = Partita in pausa
hand-why-adjourned = Partita sospesa
hand-why-substitute = Un bot gioca per te
hand-why-disqualified = Fuori dalla mano
hand-why-exchange = Aspetta lo scambio
hand-why-not-now = Niente da giocare
hand-why-turn = Non tocca a te
hand-why-choose = Scegli le carte
hand-why-return-choose = Scegli la carta da restituire
hand-why-return-one = Scegli una sola carta
hand-why-play-not-held = Non ce l’hai
hand-why-play-not-a-combination = Non è combinazione
hand-why-play-wrong-card-count = { $kind ->
    [single] Serve una carta o un Gang
    [pair] Serve una coppia o un Gang
    [triple] Serve un tris o un Gang
   *[other] Servono 5 carte o un Gang
    }
hand-why-play-only-higher-gang = Serve un Gang più alto
hand-why-play-does-not-beat = { $kind ->
    [single] Serve una carta più alta
    [pair] Serve una coppia più alta
    [triple] Serve un tris più alto
   *[other] Servono 5 carte più alte
    }
hand-why-play-declare-first = Prima dichiara l’ultima carta
hand-why-play-must-contain-multi-one = Aggiungi l’1 multicolore
hand-why-play-opening-too-many-cards = { $most ->
    [one] Al massimo { $most } carta
   *[other] Al massimo { $most } carte
    }
hand-why-play-duty-highest-single = Obbligo: { $card }
hand-why-play-duty-multi-card = Apri con due o più carte
hand-why-play-duty-gang-barred = Niente Gang. Obbligo: { $card }
hand-why-pass-on-lead = Apri tu: non puoi passare
hand-why-pass-duty-gang = Hai un Gang: non puoi passare
hand-why-pass-duty-highest-single = Non puoi passare. Obbligo: { $card }

## A play that waits for its turn, and others that are told aloud

hand-armed-changed = Giocata annullata: il tavolo è cambiato.
hand-armed-illegal = La tua giocata non aspetta più: ora non si può giocare.
hand-disarmed = La tua giocata non aspetta più.
hand-pass-held = Tra un attimo passi.
hand-cleared = Nessuna carta scelta.

## Typed plays

hand-typed = Scrivi una giocata
hand-typed-example = per esempio 77, 34567 o 10R
hand-typed-play = Gioca ciò che hai scritto
hand-typed-close = Chiudi
hand-typed-unreadable = Queste non sono carte. Scrivi i valori, come 77 o 34567, e i colori se vuoi (g verde, y giallo, r rosso): 7g 7r.
hand-typed-not-held = Non hai queste carte.
hand-typed-ambiguous = Sono possibili più giocate: { $plays }. Aggiungi i colori.

## Keys

hand-keys = Tasti
hand-keys-close = Chiudi l’elenco dei tasti
hand-keys-off = Lettere e cifre sono disattivate nelle impostazioni.
hand-key-ranks = scegli la prossima carta di quel valore, 0 per un 10; ancora una volta dopo l’ultima: nessuna
hand-key-phoenix = scegli una Fenice
hand-key-dragon = scegli il Drago
hand-key-arrows = spostati tra le carte
hand-key-space-name = Spazio
hand-key-space = scegli la carta o lasciala
hand-key-enter-name = Invio
hand-key-enter = gioca
hand-key-pass = passa
hand-key-suggestions = giocata suggerita successiva o precedente
hand-key-sort = ordina le carte
hand-key-escape-name = Esc
hand-key-escape = non scegliere nessuna carta
hand-key-typed = scrivi una giocata
hand-key-last = ascolta l’ultima giocata
hand-key-counts = ascolta quante carte ha ogni posto
hand-key-trick = ascolta la presa
hand-key-hand = ascolta le tue carte
hand-key-zen = nascondi o mostra ciò che non serve per giocare
hand-key-hint = Chiedere un consiglio
hand-key-help = questo elenco
