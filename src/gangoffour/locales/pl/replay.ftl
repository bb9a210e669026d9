### Looking back at a match that is over, step by step. Sentences about plays and passes are those of the table.
### Names of people and of record fields are facts; everything else is said here.

## The page

replay-name = Powtórka
replay-loading = Trwa pobieranie gry…
# $names: names of the players, with commas between them
replay-name-of = Powtórka: { $names }
replay-cut-off = Zapis kończy się wcześniej niż gra.
replay-empty = W tej grze nie rozegrano żadnego rozdania.
replay-again = Spróbuj ponownie
replay-unknown = Na tym serwerze nie ma takiej gry albo jeszcze się nie skończyła.

## Where in the match one is

# $sentence: what happened, one or more whole sentences
replay-moment = Rozdanie { $deal }, lewa { $trick }: { $sentence }
replay-moment-start = Rozdanie { $deal }: { $sentence }
replay-step = Krok { $number } z { $count }

## Controls

replay-controls = Sterowanie
replay-timeline = Oś czasu
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Pauza
replay-deal = Rozdanie
replay-trick = Lewa
# The first choice in the list of tricks: before the first lead of the deal
replay-before-tricks = Początek
replay-keys = Klawisze: w lewo i w prawo o jeden krok, w górę i w dół o jedno rozdanie, Home i End na początek i na koniec.

## Whose cards are shown

replay-hands = Ręce
replay-hands-open = Wszystkie odkryte
replay-hands-hidden = Wszystkie zakryte
replay-hands-of = Tylko { $name }
replay-hand-of = Karty: { $name }
replay-dummy-hand = Odłożone karty
replay-no-cards = Brak kart
replay-on-table = Na stole

## What can be done with a match

replay-more = Udostępnij i zachowaj
replay-link = Link do tej chwili
replay-copy = Kopiuj link
replay-copied = Link jest skopiowany.
replay-copy-failed = Kopiowanie tutaj nie działa. Link jest zaznaczony: skopiuj go ręcznie.
replay-no-link = Ta gra pochodzi z pliku, więc nie ma do niej linku. Zamiast niego wyślij plik.
replay-download = Pobierz zapis
replay-verify = Sprawdź tę grę
replay-not-verifiable = Rozdań z tego zapisu nie da się sprawdzić: brakuje w nim potrzebnych wartości.

## A record of one's own

replay-open = Otwórz zapis
replay-open-hint = Zapis to plik tekstowy, którego nazwa kończy się na .gof. Serwer go odczytuje, ale nie zachowuje.
replay-choose = Wybierz plik
replay-drop = Albo upuść go tutaj.
replay-paste = Albo wklej jego tekst
replay-show = Pokaż grę
replay-another = Otwórz inny zapis
replay-too-large = Plik ma więcej niż { $limit } kB. Żaden zapis gry nie jest tak długi. Wybierz inny plik.
replay-refused = Tego zapisu nie da się pokazać.
# $sentence: what is wrong with the line, one or more whole sentences
replay-refused-line = Wiersz { $line }: { $sentence }

## Matches on this server

replay-mine = Twoje gry
replay-mine-empty = Tu pojawią się gry, które rozegrasz do końca.
# $date: day and time when the match ended
replay-mine-match = Gra z { $date }
