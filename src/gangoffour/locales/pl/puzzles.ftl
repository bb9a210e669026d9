### Puzzles: positions with one right answer, and questions about a decision of a real match.

puzzle-title = Zadania
puzzle-today = Zadanie dnia
puzzle-question = Jakie zagranie wybierasz?
puzzle-kind-judgement = Ocena
puzzle-kind-proof = Dowód
puzzle-theme-exchange = Wymiana
puzzle-theme-last-card = Ostatnia karta
puzzle-theme-gang = Gang
puzzle-theme-lead = Wyjście
puzzle-theme-pass = Pas
puzzle-theme-follow = Przebicie
puzzle-ask-judgement = Jedno zagranie jest wyraźnie najlepsze. Znajdź je.
puzzle-ask-proof = Na pewno możesz skończyć przed innymi. Jak?
puzzle-ask-match = To z prawdziwej gry. Zagraj, a zobaczysz, co zrobiono.
puzzle-right = Dobrze!
puzzle-wrong = To nie to. Spróbuj jeszcze raz.
puzzle-answer = Odpowiedź: { $action }
puzzle-gap = O { $points } punktu przed drugim najlepszym (± { $error }).
puzzle-proved = Przejrzano wszystkie { $worlds } możliwych ułożeń kart.
puzzle-missed = Nie znaleźli: { $levels }.
puzzle-show = Pokaż odpowiedź
puzzle-again = Od nowa
puzzle-forward = Następne zadanie
puzzle-play-on = Możesz grać dalej z botami.
puzzle-over = Koniec rozdania: { $points } punktu przewagi.
puzzle-streak = Dni z rzędu: { $count }
puzzle-solved = Rozwiązane: { $count }
puzzle-more = Więcej zadań
puzzle-kind = Rodzaj
puzzle-theme = Temat
puzzle-any = Dowolny
puzzle-found = Zadań: { $count }
puzzle-unknown = Nie ma tu takiej pozycji. Wybierz inne zadanie.
puzzle-loading = Karty są rozkładane…
puzzle-verdict = Ocena
puzzle-link = Link do tego pytania
puzzle-to-match = Do gry
puzzle-rated = Twój ranking: { $rating } ± { $error } ({ $change }). To zadanie: { $puzzle }.
puzzle-rating = Twój ranking: { $rating } ± { $error }
puzzle-own = Twoje błędy wracają: { $count }
puzzle-own-title = Twój błąd
puzzle-ask-own = Kosztowało cię to { $points } pkt. Co zagrasz teraz?
puzzle-own-wrong = To nie to. Najlepiej: { $actions }
puzzle-own-again = { $days ->
    [one] Wróci jutro.
   *[other] Wróci za { $days } dni.
}
puzzle-own-learned = Trzy razy z rzędu dobrze: opanowane.
puzzle-own-next = Następny błąd
