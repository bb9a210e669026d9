### The tutorial: the list of lessons, and what stands around each. What a lesson itself says is in lessons.ftl.
### $number and $count are counts of lessons or steps; $lesson is the name of a lesson.

## The list of lessons

learn-title = Impara a giocare
learn-lead = Dieci brevi lezioni a un tavolo vero. Ognuna dura circa un minuto, e puoi fermarti quando vuoi.
learn-begin = Inizia la lezione 1
learn-continue = Continua con la lezione { $number }
learn-tally = { $done ->
    [0] Nessuna lezione è ancora fatta.
    [one] { $done } lezione fatta su { $count }.
   *[other] { $done } lezioni fatte su { $count }.
    }
learn-tally-all = Tutte le { $count } lezioni sono fatte. Prendi posto: conosci il gioco.
learn-lessons = Lezioni
learn-state = { $state ->
    [done] Fatta
    [begun] Cominciata
   *[open] Da cominciare
    }

## Around a lesson

# The title of the window.
learn-lesson-title = { $lesson } – Impara a giocare
learn-number = Lezione { $number } di { $count }
learn-all = Tutte le lezioni
learn-puzzles = Problemi: trova l’azione migliore
learn-start-again = Ricomincia
learn-skip = Salta la lezione
# The name of the panel in which the lesson speaks.
learn-coach = Che cosa fare
learn-step = Passaggio { $number } di { $count }
learn-go-on = Continua
learn-hint = Consiglio
learn-wait = Un momento
learn-next = Prossima lezione

## The end of a lesson

learn-done = { $number ->
    [1] Hai finito la tua prima lezione!
    [5] Cinque lezioni fatte: sei a metà strada!
    [9] Nove lezioni fatte, e ne resta solo una!
   *[other] La lezione { $number } è fatta. Ben giocato!
    }
learn-done-last = Era l’ultima lezione, e ora conosci tutto il gioco. Tre bot facili ti aspettano.
learn-play-bots = Gioca contro tre bot facili
learn-opening = Si apre un tavolo…

## What a lesson answers to everything else

learn-go-on-first = Prima leggi ciò che è scritto qui. Poi scegli «{ learn-go-on }».
learn-not-asked = Puoi giocarla, ma questa lezione chiede altro. Guarda ancora una volta il compito.
learn-not-in-lesson = Questo funziona ai tavoli veri, non in una lezione.
learn-no-catalogue = Suggerimenti non caricati. Puoi continuare lo stesso.
