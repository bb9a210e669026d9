### The tutorial: the list of lessons, and what stands around each. What a lesson itself says is in lessons.ftl.
### $number and $count are counts of lessons or steps; $lesson is the name of a lesson.

## The list of lessons

learn-title = Spielen lernen
learn-lead = Zehn kurze Lektionen an einem richtigen Tisch. Jede dauert etwa eine Minute, und du kannst jederzeit aufhören.
learn-begin = Lektion 1 starten
learn-continue = Weiter mit Lektion { $number }
learn-tally = { $done ->
    [0] Noch keine Lektion ist geschafft.
    [one] { $done } von { $count } Lektionen ist geschafft.
   *[other] { $done } von { $count } Lektionen sind geschafft.
    }
learn-tally-all = Alle { $count } Lektionen sind geschafft. Setz dich an einen Tisch: Du kannst das Spiel.
learn-lessons = Lektionen
learn-state = { $state ->
    [done] Geschafft
    [begun] Angefangen
   *[open] Noch offen
    }

## Around a lesson

# The title of the window.
learn-lesson-title = { $lesson } – Spielen lernen
learn-number = Lektion { $number } von { $count }
learn-all = Alle Lektionen
learn-puzzles = Rätsel: finde die beste Aktion
learn-start-again = Von vorn
learn-skip = Überspringen
# The name of the panel in which the lesson speaks.
learn-coach = Was zu tun ist
learn-step = Schritt { $number } von { $count }
learn-go-on = Weiter
learn-hint = Tipp
learn-wait = Einen Moment
learn-next = Nächste Lektion

## The end of a lesson

learn-done = { $number ->
    [1] Deine erste Lektion ist geschafft!
    [5] Fünf Lektionen sind geschafft: Das ist die Hälfte!
    [9] Neun Lektionen sind geschafft, und nur eine fehlt noch!
   *[other] Lektion { $number } ist geschafft. Gut gespielt!
    }
learn-done-last = Das war die letzte Lektion, und jetzt kennst du das ganze Spiel. Drei leichte Bots warten auf dich.
learn-play-bots = Gegen drei leichte Bots spielen
learn-opening = Ein Tisch wird eröffnet …

## What a lesson answers to everything else

learn-go-on-first = Lies erst, was hier steht. Dann wähle „{ learn-go-on }“.
learn-not-asked = Das dürftest du spielen, aber diese Lektion will etwas anderes. Lies die Aufgabe noch einmal.
learn-not-in-lesson = Das geht an richtigen Tischen, aber nicht in einer Lektion.
learn-no-catalogue = Vorschläge nicht geladen. Du kannst trotzdem weitermachen.
