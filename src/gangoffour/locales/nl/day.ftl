### Today's eight deals on the page. $date is a day in words, $level the name of a level of bots.

## The day on the first page and on its own

day-title = De acht partijen van vandaag
day-title-old = Acht partijen van { $date }
day-fresh = De bots hebben gespeeld. Nu jij.
day-so-far = { $played } van 8 gespeeld · tot nu toe { $points }
day-done = Alle acht gespeeld · { $points }
day-play-first = Speel de eerste partij
day-play-next = Verder met partij { $board }
day-result = Bekijk je uitslag
day-time-left = { $hours } u { $minutes } min
day-left = nog vandaag
day-yesterday = gisteren
day-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
    }
day-streak = op rij
day-minutes = 5 minuten
day-minutes-hint = voor alle acht
day-bots = Bots: { $level }
day-over = Deze dag is voorbij. Je kunt de partijen nog spelen, maar zonder plaats.
day-loading = Een ogenblik…

## Squares, one for each deal

day-squares = Je acht partijen
day-square-finished = Partij { $board }: { $points }, { $mark }
day-square-next = Partij { $board }: de volgende
day-square-open = Partij { $board }: nog niet gespeeld
day-mark-best = het beste van allemaal
day-mark-above = boven het veld
day-mark-level = gelijk met het veld
day-mark-below = onder het veld

## Standings

day-standing = Stand
day-standing-today = Stand van vandaag
day-span-day = Vandaag
day-span-day-old = Die dag
day-span-week = Week
day-span-season = Seizoen
day-you = Jij
day-not-played = niet gespeeld
day-guest = gast
day-friend = vriend
day-standing-note = Bots spelen mee zonder plaats. De week telt echt: je beste vijf dagen.
day-guests-note = Gasten hebben een plaats op de dag, maar niet in de week of het seizoen.

## After a deal. $own, $field and $points are signed numbers.

day-deal = Partij { $board } van 8
day-out-first = Jij bent als eerste uit!
day-other-first = { $name } is als eerste uit.
day-deal-best = Niemand haalde meer uit deze kaarten.
day-deal-better = Beter dan { $level } met dezelfde kaarten.
day-deal-worst = Alle zes bots haalden meer uit deze kaarten.
day-deal-margin = Tegen de tafel: jij { $own }, het veld { $field }.
day-same-cards = Dezelfde kaarten, gespeeld door
day-next = Partij { $board }
day-look = Deze partij bekijken
day-pad = Punten
day-cards-left = { $count ->
    [0] uit
    [one] { $count } kaart
   *[other] { $count } kaarten
    }

## After all eight

day-back = Alle acht partijen
day-better = Beter dan { $level }.
day-worse = Achter alle zes bots.
day-ladder = Zo deden de zes niveaus het
day-won-most = Partij { $board } leverde je het meest op
day-lost-most = Partij { $board } kostte je het meest
day-most-hint = { $points } tegen het veld
day-share = Delen zonder iets te verklappen
day-share-do = Delen
day-copy = Kopiëren
day-copied = Gekopieerd.
day-copy-failed = Kopiëren werkt hier niet. De tekst is geselecteerd: kopieer die zelf.
day-freezes = { $count ->
    [0] Geen vrije dag meer deze maand
    [one] Nog één vrije dag deze maand
   *[other] Nog { $count } vrije dagen deze maand
    }

## Looking back, beside somebody else

day-scores = Wie wat haalde
day-compare = Vergelijken
day-compare-title = Jij en { $name }
day-part = Hier gaan jullie uit elkaar:
day-alike = Jullie hebben deze partij tot het eind hetzelfde gespeeld.
day-both = Tot hier deden jullie hetzelfde.

## Checking a day that is over. A link is a link of a chain of hashes, the anchor its end.

day-check-title = Lagen deze partijen van tevoren vast?
day-check-hint = Je browser berekent alle acht partijen en elke uitslag uit de schakel die na het sluiten bekend werd.
day-check-do = Nu controleren
day-check-right = Ja. Alle acht partijen volgen uit de schakel, de schakel leidt naar het anker van het seizoen, en { $people ->
    [0] alle uitslagen kloppen
    [one] de uitslag van één persoon klopt
   *[other] de uitslagen van { $people } personen kloppen
    }.
day-check-wrong = Nee: “{ $field }” klopt niet. Vertrouw deze dag niet.
day-check-anchor = Anker van het seizoen; vergelijk het met wat je bij het begin hebt genoteerd:
day-check-later = De schakel verschijnt een halfuur na middernacht UTC. Kom dan terug om te controleren.
day-best-part = Waar je de beste weg verliet
day-best-way = Jij: { $own }. Beter: { $best }, { $points } punten meer waard.
