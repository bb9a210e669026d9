### The tutorial: the list of lessons, and what stands around each. What a lesson itself says is in lessons.ftl.
### $number and $count are counts of lessons or steps; $lesson is the name of a lesson.

## The list of lessons

learn-title = Nauka gry
learn-lead = Dziesięć krótkich lekcji przy prawdziwym stole. Każda trwa około minuty, a przerwać możesz w każdej chwili.
learn-begin = Zacznij lekcję 1
learn-continue = Dalej: lekcja { $number }
learn-tally = { $done ->
    [0] Żadna lekcja nie jest jeszcze ukończona.
   *[other] Ukończone lekcje: { $done } z { $count }.
    }
learn-tally-all = Wszystkie lekcje ukończone ({ $count }). Siadaj do stołu: znasz już grę.
learn-lessons = Lekcje
learn-state = { $state ->
    [done] Ukończona
    [begun] Zaczęta
   *[open] Nowa
    }

## Around a lesson

# The title of the window.
learn-lesson-title = { $lesson } – Nauka gry
learn-number = Lekcja { $number } z { $count }
learn-all = Wszystkie lekcje
learn-puzzles = Zadania: znajdź najlepsze zagranie
learn-start-again = Od nowa
learn-skip = Pomiń lekcję
# The name of the panel in which the lesson speaks.
learn-coach = Co teraz zrobić
learn-step = Krok { $number } z { $count }
learn-go-on = Dalej
learn-hint = Wskazówka
learn-wait = Chwileczkę
learn-next = Następna lekcja

## The end of a lesson

learn-done = { $number ->
    [1] Pierwsza lekcja za tobą!
    [5] Pięć lekcji za tobą: to już połowa!
    [9] Dziewięć lekcji za tobą, została tylko jedna!
   *[other] Lekcja { $number } za tobą. Dobrze zagrane!
    }
learn-done-last = To była ostatnia lekcja i znasz już całą grę. Czekają na ciebie trzy łatwe boty.
learn-play-bots = Zagraj z trzema łatwymi botami
learn-opening = Otwieramy stół…

## What a lesson answers to everything else

learn-go-on-first = Najpierw przeczytaj, co tu jest. Potem wybierz „{ learn-go-on }”.
learn-not-asked = To wolno zagrać, ale w tej lekcji chodzi o coś innego. Spójrz jeszcze raz na zadanie.
learn-not-in-lesson = To działa przy prawdziwych stołach, ale nie w lekcji.
learn-no-catalogue = Podpowiedzi się nie wczytały. Możesz iść dalej.
