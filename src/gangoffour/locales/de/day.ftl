### Today's eight deals on the page. $date is a day in words, $level the name of a level of bots.

## The day on the first page and on its own

day-title = Acht Runden für heute
day-title-old = Acht Runden vom { $date }
day-fresh = Die Bots haben gespielt. Jetzt bist du dran.
day-so-far = { $played } von 8 gespielt · bisher { $points }
day-done = Alle acht gespielt · { $points }
day-play-first = Erste Runde spielen
day-play-next = Weiter mit Runde { $board }
day-result = Dein Ergebnis
day-time-left = { $hours } h { $minutes } min
day-left = noch heute
day-yesterday = gestern
day-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
    }
day-streak = in Folge
day-minutes = 5 Minuten
day-minutes-hint = für alle acht
day-bots = Bots: { $level }
day-over = Dieser Tag ist vorbei. Du kannst seine Runden noch spielen, aber ohne Platz.
day-loading = Einen Moment …

## Squares, one for each deal

day-squares = Deine acht Runden
day-square-finished = Runde { $board }: { $points }, { $mark }
day-square-next = Runde { $board }: als Nächstes
day-square-open = Runde { $board }: noch nicht gespielt
day-mark-best = das beste Ergebnis
day-mark-above = besser als das Feld
day-mark-level = gleichauf mit dem Feld
day-mark-below = schlechter als das Feld

## Standings

day-standing = Rangliste
day-standing-today = Rangliste heute
day-span-day = Heute
day-span-day-old = Dieser Tag
day-span-week = Woche
day-span-season = Saison
day-you = Du
day-not-played = nicht gespielt
day-guest = Gast
day-friend = befreundet
day-standing-note = Bots spielen mit, aber ohne Platz. Was zählt, ist die Woche: deine besten fünf Tage.
day-guests-note = Gäste haben am Tag einen Platz, in Woche und Saison keinen.

## After a deal. $own, $field and $points are signed numbers.

day-deal = Runde { $board } von 8
day-out-first = Du bist zuerst raus!
day-other-first = { $name } ist zuerst raus.
day-deal-best = Niemand hat aus diesen Karten mehr gemacht.
day-deal-better = Besser als { $level } mit denselben Karten.
day-deal-worst = Alle sechs Bots haben mehr aus diesen Karten gemacht.
day-deal-margin = Gegen den Tisch: du { $own }, das Feld { $field }.
day-same-cards = Dieselben Karten, gespielt von
day-next = Runde { $board }
day-look = Diese Runde ansehen
day-pad = Punkte
day-cards-left = { $count ->
    [0] fertig
    [one] { $count } Karte
   *[other] { $count } Karten
    }

## After all eight

day-back = Alle acht Runden
day-better = Besser als { $level }.
day-worse = Hinter allen sechs Bots.
day-ladder = So spielten die sechs Stufen
day-won-most = Runde { $board } hat dir am meisten gebracht
day-lost-most = Runde { $board } hat dich am meisten gekostet
day-most-hint = { $points } gegen das Feld
day-share = Teilen, ohne etwas zu verraten
day-share-do = Teilen
day-copy = Kopieren
day-copied = Kopiert.
day-copy-failed = Kopieren geht hier nicht. Der Text ist markiert: Kopier ihn von Hand.
day-freezes = { $count ->
    [0] Diesen Monat kein freier Tag mehr
    [one] Diesen Monat noch ein freier Tag
   *[other] Diesen Monat noch { $count } freie Tage
    }

## Looking back, beside somebody else

day-scores = Wer was geschafft hat
day-compare = Vergleichen
day-compare-title = Du und { $name }
day-part = Hier trennen sich eure Wege:
day-alike = Ihr habt diese Runde bis zum Ende gleich gespielt.
day-both = Bis hierher habt ihr dasselbe getan.

## Checking a day that is over. A link is a link of a chain of hashes, the anchor its end.

day-check-title = Standen diese Runden vorher fest?
day-check-hint = Dein Browser berechnet alle acht Runden und jedes Ergebnis aus dem Glied, das nach dem Ende bekannt wurde.
day-check-do = Jetzt prüfen
day-check-right = Ja. Alle acht Runden folgen aus dem Glied, das Glied führt zum Anker der Saison, und { $people ->
    [0] alle Ergebnisse stimmen
    [one] das Ergebnis einer Person stimmt
   *[other] die Ergebnisse von { $people } Personen stimmen
    }.
day-check-wrong = Nein: „{ $field }“ stimmt nicht. Trau diesem Tag nicht.
day-check-anchor = Anker der Saison; vergleiche ihn mit dem, den du zu Beginn der Saison notiert hast:
day-check-later = Das Glied erscheint eine halbe Stunde nach Mitternacht UTC. Dann kannst du prüfen.
day-best-part = Wo du vom besten Weg abkamst
day-best-way = Du: { $own }. Besser: { $best }, { $points } Punkte mehr wert.
