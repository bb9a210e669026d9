### The score pad for people who play with real cards.
### $name, $giver, $receiver and $leader are names of players; $names and $others are lists of them.

pad-title = Notes punktów
pad-lead = Do stołu z prawdziwymi kartami. Zapisz, kto wygrywa i ile kart zostaje pozostałym. Notes liczy i mówi, kto komu oddaje kartę.
pad-kept = Wszystko zostaje w tej przeglądarce, a połączenie nie jest potrzebne.

## Before the first deal: who plays

pad-name = Gracz { $number }
pad-seating = Podaj graczy w kolejności wokół stołu: każdy siedzi po prawej stronie poprzedniego.
pad-swap = Zamień graczy { $number } i { $other }
pad-begin = Zacznij
pad-last-sheet = Wróć do ostatniego arkusza

## The sheet

pad-sheet-caption = Punkty z każdego rozdania i wynik po nim
pad-sheet-deal = Rozdanie
pad-sheet-score = Wynik
pad-sheet-winner = wygrywa rozdanie
pad-sheet-empty = Nie zapisano jeszcze żadnego rozdania.
pad-sheet-change = Zmień rozdanie { $number }
pad-sheet-sum = = { $score }
pad-sheet-late = Gra skończyła się po rozdaniu { $number }. Późniejsze rozdania się nie liczą.
pad-write = Zapisz rozdanie { $number }
pad-write-on = Dokończ rozdanie { $number }
pad-undo = Cofnij
pad-redo = Ponów
pad-share = Udostępnij
pad-new = Nowy arkusz
pad-undone = Cofnięto.
pad-redone = Ponowiono.

## The last deal, and the next one

pad-last = { $name } wygrywa rozdanie { $number }
pad-sum = { $count ->
    [one] { $count } karta × { $factor } = { $points }
    [few] { $count } karty × { $factor } = { $points }
   *[many] { $count } kart × { $factor } = { $points }
    }
pad-next = Teraz rozdanie { $number }
pad-direction = { $direction ->
    [ccw] Przeciwnie do zegara
   *[cw] Zgodnie z zegarem
    }
pad-exchange = { $giver } oddaje najwyższą kartę, którą dostaje { $receiver }. { $receiver } zwraca dowolną kartę.
pad-leads = { $leader } rozdaje i zaczyna. Potem grają { $others }.
pad-first-dealer = Rozdaje najstarszy gracz.
pad-first-lead = Zaczyna gracz z wielokolorową 1 i musi ją zagrać.
pad-first-lead-three = Jeśli nikt jej nie ma, zaczyna gracz po prawej stronie rozdającego.
pad-tied = Najwięcej pozostałych kart: { $names }. Czyje są silniejsze? Porównajcie najwyższą kartę, potem następną.
pad-tied-equal = Po równo: { $names }
pad-tied-change = Porównaj karty jeszcze raz

## Writing a deal down

pad-entry-name = Rozdanie { $number }
pad-ask-winner = Kto wygrywa rozdanie?
pad-ask-left = { $name }: ile kart zostało?
pad-left = { $count ->
    [one] { $name }: została { $count } karta
    [few] { $name }: zostały { $count } karty
   *[many] { $name }: zostało { $count } kart
    }
pad-tile-winner = Zmień zwycięzcę: { $name }
pad-tile-left = { $count ->
    [one] Zmień: { $name }, { $count } karta
    [few] Zmień: { $name }, { $count } karty
   *[many] Zmień: { $name }, { $count } kart
    }
pad-tile-open = Najpierw zapytaj: { $name }
pad-forgotten = Kto zapomni powiedzieć „ostatnia karta”, temu zostaje 1 karta.
pad-typed = { $digit }… wpisz drugą cyfrę albo naciśnij Enter.
pad-step-back = Krok wstecz
pad-keep = Zostaw bez zmian

## What is read out

pad-said-deal = Rozdanie { $number }: { $name } wygrywa.
pad-said-points = { $points ->
    [one] { $name }: { $points } punkt.
    [few] { $name }: { $points } punkty.
   *[many] { $name }: { $points } punktów.
    }

## The end of the match

pad-over = { $count ->
    [one] { $names } wygrywa grę
   *[other] Wspólne zwycięstwo: { $names }
    }
pad-places = Miejsca
pad-place = { $place }.
pad-place-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
    }
pad-again = Jeszcze raz w tym składzie

## Sharing

pad-share-name = Udostępnij arkusz
pad-text = Arkusz jako tekst
pad-copy = Kopiuj tekst
pad-copied = Skopiowano.
pad-copy-failed = Nie udało się skopiować. Tekst jest zaznaczony: skopiuj go ręcznie.
pad-picture = Arkusz jako obrazek
pad-save-picture = Zapisz obrazek
pad-share-picture = Wyślij obrazek
pad-picture-failed = Nie udało się zrobić obrazka.
pad-standing = Po rozdaniu { $number }
