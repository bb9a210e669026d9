### The score pad for people who play with real cards.
### $name, $giver, $receiver and $leader are names of players; $names and $others are lists of them.

pad-title = Punkteblock
pad-lead = Für einen Tisch mit echten Karten. Schreib auf, wer gewonnen hat und wie viele Karten die anderen übrig haben. Der Block rechnet und sagt, wer wem eine Karte gibt.
pad-kept = Alles bleibt in diesem Browser, und eine Verbindung ist nicht nötig.

## Before the first deal: who plays

pad-name = Person { $number }
pad-seating = Nenne alle in der Reihenfolge um den Tisch: Jede Person sitzt rechts von der vorigen.
pad-swap = Personen { $number } und { $other } tauschen
pad-begin = Anfangen
pad-last-sheet = Zurück zum letzten Blatt

## The sheet

pad-sheet-caption = Punkte jeder Runde und der Stand danach
pad-sheet-deal = Runde
pad-sheet-score = Gesamt
pad-sheet-winner = gewinnt die Runde
pad-sheet-empty = Noch keine Runde aufgeschrieben.
pad-sheet-change = Runde { $number } ändern
pad-sheet-sum = = { $score }
pad-sheet-late = Nach Runde { $number } war die Partie zu Ende. Spätere Runden zählen nicht.
pad-write = Runde { $number } aufschreiben
pad-write-on = Weiter mit Runde { $number }
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-share = Teilen
pad-new = Neues Blatt
pad-undone = Rückgängig gemacht.
pad-redone = Wiederholt.

## The last deal, and the next one

pad-last = { $name } gewinnt Runde { $number }
pad-sum = { $count ->
    [one] { $count } Karte × { $factor } = { $points }
   *[other] { $count } Karten × { $factor } = { $points }
    }
pad-next = Als Nächstes: Runde { $number }
pad-direction = { $direction ->
    [ccw] Gegen den Uhrzeigersinn
   *[cw] Im Uhrzeigersinn
    }
pad-exchange = { $giver } gibt { $receiver } die höchste Karte. { $receiver } gibt eine beliebige Karte zurück.
pad-leads = { $leader } gibt und spielt aus. Dann kommen { $others }.
pad-first-dealer = Wer am ältesten ist, gibt.
pad-first-lead = Wer die mehrfarbige 1 hat, spielt aus und muss sie dabei spielen.
pad-first-lead-three = Hat sie niemand, spielt aus, wer rechts vom Geber sitzt.
pad-tied = Die meisten Karten übrig: { $names }. Wer hat die stärkeren? Vergleicht die höchste Karte, dann die nächste.
pad-tied-equal = Gleich stark: { $names }
pad-tied-change = Karten noch einmal vergleichen

## Writing a deal down

pad-entry-name = Runde { $number }
pad-ask-winner = Wer hat die Runde gewonnen?
pad-ask-left = { $name }: Wie viele Karten übrig?
pad-left = { $count ->
    [one] { $name }: { $count } Karte übrig
   *[other] { $name }: { $count } Karten übrig
    }
pad-tile-winner = Ändern, wer gewonnen hat: { $name }
pad-tile-left = { $count ->
    [one] { $name } ändern: { $count } Karte
   *[other] { $name } ändern: { $count } Karten
    }
pad-tile-open = Zuerst { $name } fragen
pad-forgotten = Wer „Letzte Karte“ vergessen hat, hat 1 Karte übrig.
pad-typed = { $digit } … tipp eine zweite Ziffer oder drück Enter.
pad-step-back = Ein Schritt zurück
pad-keep = So lassen

## What is read out

pad-said-deal = Runde { $number }: { $name } gewinnt.
pad-said-points = { $points ->
    [one] { $name }: { $points } Punkt.
   *[other] { $name }: { $points } Punkte.
    }

## The end of the match

pad-over = { $count ->
    [one] { $names } gewinnt die Partie
   *[other] { $names } gewinnen gemeinsam
    }
pad-places = Endstand
pad-place = { $place }.
pad-place-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
    }
pad-again = Dieselben noch einmal

## Sharing

pad-share-name = Blatt teilen
pad-text = Das Blatt als Text
pad-copy = Text kopieren
pad-copied = Kopiert.
pad-copy-failed = Kopieren hat nicht geklappt. Der Text ist markiert: Kopier ihn von Hand.
pad-picture = Das Blatt als Bild
pad-save-picture = Bild speichern
pad-share-picture = Bild senden
pad-picture-failed = Das Bild ließ sich nicht erstellen.
pad-standing = Nach Runde { $number }
