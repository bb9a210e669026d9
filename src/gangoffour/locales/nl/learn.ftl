### The tutorial: the list of lessons, and what stands around each. What a lesson itself says is in lessons.ftl.
### $number and $count are counts of lessons or steps; $lesson is the name of a lesson.

## The list of lessons

learn-title = Leer spelen
learn-lead = Tien korte lessen aan een echte tafel. Elke les duurt ongeveer een minuut, en je kunt op elk moment stoppen.
learn-begin = Les 1 starten
learn-continue = Verder met les { $number }
learn-tally = { $done ->
    [0] Er is nog geen les gedaan.
    [one] { $done } van de { $count } lessen is gedaan.
   *[other] { $done } van de { $count } lessen zijn gedaan.
    }
learn-tally-all = Alle { $count } lessen zijn gedaan. Schuif aan: je kent het spel.
learn-lessons = Lessen
learn-state = { $state ->
    [done] Gedaan
    [begun] Begonnen
   *[open] Nog niet begonnen
    }

## Around a lesson

# The title of the window.
learn-lesson-title = { $lesson } – Leer spelen
learn-number = Les { $number } van { $count }
learn-all = Alle lessen
learn-puzzles = Puzzels: vind de beste actie
learn-start-again = Opnieuw
learn-skip = Les overslaan
# The name of the panel in which the lesson speaks.
learn-coach = Wat je moet doen
learn-step = Stap { $number } van { $count }
learn-go-on = Verder
learn-hint = Tip
learn-wait = Een moment
learn-next = Volgende les

## The end of a lesson

learn-done = { $number ->
    [1] Je eerste les zit erop!
    [5] Vijf lessen zitten erop: je bent halverwege!
    [9] Negen lessen zitten erop, nog maar één te gaan!
   *[other] Les { $number } zit erop. Goed gespeeld!
    }
learn-done-last = Dat was de laatste les, en nu ken je het hele spel. Drie makkelijke bots wachten op je.
learn-play-bots = Speel tegen drie makkelijke bots
learn-opening = Er wordt een tafel geopend…

## What a lesson answers to everything else

learn-go-on-first = Lees eerst wat hier staat. Kies dan ‘{ learn-go-on }’.
learn-not-asked = Dat mag je spelen, maar deze les vraagt iets anders. Kijk nog eens naar de opdracht.
learn-not-in-lesson = Dat kan aan echte tafels, niet in een les.
learn-no-catalogue = Suggesties niet geladen. Verdergaan kan gewoon.
