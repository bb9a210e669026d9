### The score pad for people who play with real cards.
### $name, $giver, $receiver and $leader are names of players; $names and $others are lists of them.

pad-title = Scoreblok
pad-lead = Voor een tafel met echte kaarten. Noteer wie er heeft gewonnen en hoeveel kaarten de anderen over hebben. Het blok rekent, en zegt wie wie een kaart geeft.
pad-kept = Alles blijft in deze browser, en een verbinding is niet nodig.

## Before the first deal: who plays

pad-name = Speler { $number }
pad-seating = Noem de spelers in de volgorde rond de tafel: iedereen zit rechts van de vorige.
pad-swap = Spelers { $number } en { $other } verwisselen
pad-begin = Beginnen
pad-last-sheet = Terug naar het laatste blad

## The sheet

pad-sheet-caption = Punten van elke partij, en de stand erna
pad-sheet-deal = Partij
pad-sheet-score = Totaal
pad-sheet-winner = wint de partij
pad-sheet-empty = Er is nog geen partij genoteerd.
pad-sheet-change = Partij { $number } wijzigen
pad-sheet-sum = = { $score }
pad-sheet-late = Na partij { $number } was het spel afgelopen. Latere partijen tellen niet mee.
pad-write = Partij { $number } noteren
pad-write-on = Verder met partij { $number }
pad-undo = Ongedaan maken
pad-redo = Opnieuw doen
pad-share = Delen
pad-new = Nieuw blad
pad-undone = Ongedaan gemaakt.
pad-redone = Opnieuw gedaan.

## The last deal, and the next one

pad-last = { $name } wint partij { $number }
pad-sum = { $count ->
    [one] { $count } kaart × { $factor } = { $points }
   *[other] { $count } kaarten × { $factor } = { $points }
    }
pad-next = Nu komt: partij { $number }
pad-direction = { $direction ->
    [ccw] Tegen de klok in
   *[cw] Met de klok mee
    }
pad-exchange = { $giver } staat de hoogste kaart af aan { $receiver }. { $receiver } geeft een kaart naar keuze terug.
pad-leads = { $leader } deelt en komt uit. Daarna komen { $others }.
pad-first-dealer = De oudste speler deelt.
pad-first-lead = Wie de meerkleurige 1 heeft, komt uit, en moet die spelen.
pad-first-lead-three = Heeft niemand die, dan komt de speler rechts van de deler uit.
pad-tied = De meeste kaarten over: { $names }. Wie heeft de sterkste? Vergelijk de hoogste kaart, dan de volgende.
pad-tied-equal = Gelijk: { $names }
pad-tied-change = Kaarten opnieuw vergelijken

## Writing a deal down

pad-entry-name = Partij { $number }
pad-ask-winner = Wie heeft de partij gewonnen?
pad-ask-left = { $name }: hoeveel kaarten over?
pad-left = { $count ->
    [one] { $name }: { $count } kaart over
   *[other] { $name }: { $count } kaarten over
    }
pad-tile-winner = Winnaar wijzigen: { $name }
pad-tile-left = { $count ->
    [one] { $name } wijzigen: { $count } kaart
   *[other] { $name } wijzigen: { $count } kaarten
    }
pad-tile-open = Eerst { $name } vragen
pad-forgotten = Wie ‘Kaart!’ is vergeten, heeft 1 kaart over.
pad-typed = { $digit }… typ een tweede cijfer, of druk op Enter.
pad-step-back = Een stap terug
pad-keep = Zo laten

## What is read out

pad-said-deal = Partij { $number }: { $name } wint.
pad-said-points = { $points ->
    [one] { $name }: { $points } punt.
   *[other] { $name }: { $points } punten.
    }

## The end of the match

pad-over = { $count ->
    [one] { $names } wint het spel
   *[other] { $names } delen de winst
    }
pad-places = Eindstand
pad-place = { $place }.
pad-place-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
    }
pad-again = Nog eens met dezelfde spelers

## Sharing

pad-share-name = Blad delen
pad-text = Het blad als tekst
pad-copy = Tekst kopiëren
pad-copied = Gekopieerd.
pad-copy-failed = Kopiëren is niet gelukt. De tekst is geselecteerd: kopieer die zelf.
pad-picture = Het blad als plaatje
pad-save-picture = Plaatje bewaren
pad-share-picture = Plaatje versturen
pad-picture-failed = Het plaatje kon niet worden gemaakt.
pad-standing = Na partij { $number }
