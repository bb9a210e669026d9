### The table on a web page. $who is "you" or "other"; $name is a player's name; $combination is one in words.


## The page around the table

screen-title = Gang of Four
screen-title-turn = ● Twoja kolej – Gang of Four
screen-home = Gang of Four, na stronę główną
screen-coming = Dołączanie do stołu…
screen-starting = Trwa rozdawanie kart…
screen-to-home = Na stronę główną
screen-try-again = Spróbuj ponownie
screen-no-catalogue = Podpowiedzi się nie wczytały. Możesz grać.
screen-unfair-start = Początek tej gry nie zgadza się z tym, co uzgodniono: { $field }. Nie graj dalej.
screen-called-off = Przerwano rozpoczęcie gry, choć wszystkie liczby były już ustalone; losowanie odbędzie się od nowa. Menu podaje, którą grę.
screen-dismiss = Zamknij tę wiadomość
screen-text-mode = Graj w trybie tekstowym
screen-picture-mode = Wróć do obrazków

## The header

header-deal = Rozdanie { $number }
header-deal-of = Rozdanie { $number } z { $count }
header-direction =
    { $direction ->
        [ccw] przeciwnie do zegara
       *[cw] zgodnie z zegarem
    }
header-menu = Menu
header-watchers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widzów
    }
header-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowych wiadomości
    }

## The menu and the panel

menu-sound-on = Włącz dźwięk
menu-sound-off = Wyłącz dźwięk
menu-zen-on = Cichy stół, bez czatu
menu-zen-off = Pokaż znowu wszystko
menu-settings = Ustawienia
menu-rules = Zasady
menu-hint = Wskazówka
menu-keys = Klawisze
menu-panel = Lewa, wyniki i czat
menu-pause = Wstrzymaj grę
menu-resume = Wznów grę
menu-replace = Niech bot zagra za: { $name }
menu-leave = Odejdź od stołu
menu-leave-in-match = Odejść? Bot dokończy to rozdanie. Możesz wrócić od następnego. Jeśli inni ludzie grają dalej, liczy się to jako porzucona gra.
menu-leave-now = Odejdź
menu-stay = Zostań
menu-fingerprint = Odcisk tej gry
menu-fingerprint-why = Wszyscy przy stole widzą te same cztery grupy: to dowód, że każdemu rozdano tę samą grę.
called-off-title =
    { $count ->
        [one] Przerwano { $count } rozpoczęcie gry
        [few] Przerwano { $count } rozpoczęcia gry
        [many] Przerwano { $count } rozpoczęć gry
       *[other] Przerwano { $count } rozpoczęć gry
    }
called-off-why = Wszystkie liczby były ustalone, a mimo to gra się nie zaczęła. Ktoś odszedł albo serwer wylosował je od nowa, czego nie wolno mu robić, by dobrać karty. Raz może to być przypadek; jeśli się powtórzy, zapytaj o powód, zanim zagrasz dalej.
called-off-start = Gra { $match }, zobowiązanie serwera { $commitment }
panel-trick = Bieżąca lewa
panel-pad = Tabela wyników
panel-chat = Czat
panel-name = Lewa, wyniki i czat

## The seats

tile-group = Gracze
tile-you = Ty
tile-free = Wolne miejsce
tile-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktów
    }
tile-score-short = { $score } pkt
tile-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
tile-passes = Pasuje
tile-last-card = Ostatnia karta!
tile-on-turn = teraz gra
tile-leads = zaczyna
tile-deals = rozdaje
tile-host = gospodarz
tile-away = offline
tile-substitute = gra bot
tile-promised = potem: { $name }
tile-disqualified = poza rozdaniem
tile-plays-after-you = Tym razem po tobie gra { $name }.

## The trick

trick-empty = Na stole jeszcze nic nie leży.
trick-group = Lewa
trick-show-all = Pokaż całą lewę
trick-played =
    { $who ->
        [you] Ty: { $combination }
       *[other] { $name }: { $combination }
    }
trick-passed =
    { $who ->
        [you] Pasujesz
       *[other] { $name } pasuje
    }
trick-won =
    { $who ->
        [you] Bierzesz lewę
       *[other] { $name } bierze lewę
    }
trick-deal-won =
    { $who ->
        [you] Wygrywasz rozdanie!
       *[other] { $name } wygrywa rozdanie
    }
gang-stage =
    { $size ->
        [4] Gang czterech!
        [5] Gang pięciu!
        [6] Gang sześciu!
       *[7] Gang siedmiu!
    }
trick-cards =
    { $count ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karty
    }: { $cards }

## Whose turn it is

status-your-lead = Zaczynasz lewę
status-your-turn = Twoja kolej
status-your-return = Zwróć kartę
status-other-leads = { $name } zaczyna lewę.
status-other-turn = Teraz gra { $name }
status-waiting = Chwileczkę…
status-watching = Oglądasz grę.
status-lost = Połączenie zerwane. Łączymy ponownie…
status-paused = Gra jest wstrzymana.
status-resume = Wznów
status-adjourned = Przy stole nie było nikogo, więc gra czeka. Ruszy, gdy tylko ktoś wróci.
status-substitute = Gra za ciebie bot.
status-take-back = Wróć na swoje miejsce
status-substitute-finishes = Bot dokończy za ciebie to rozdanie.
status-ask-back = Wróć do gry od następnego rozdania
status-asked-back = Bot dokończy to rozdanie. Od następnego grasz znowu ty.
status-promised = Od następnego rozdania grasz ty, a nie { $name }.
status-deal-at-once = Graj od razu z botami
status-take-over = Zastąp od następnego rozdania: { $name }
status-joins = Od następnego rozdania gra z tobą { $name }.
status-withdraw = Zostań widzem
status-disqualified = Twoja ostatnia karta nie została zgłoszona. Wypadasz z tego rozdania.

## What binds the player on turn, mostly because the next player has one card left

duty-declare-first = Zgłoś ostatnią kartę, zanim ją zagrasz.
duty-gang = Następny gracz ma jedną kartę: musisz zagrać gang.
duty-highest = Następny gracz ma jedną kartę: zagraj swoją najwyższą ({ $card }).
duty-highest-or-gang = Następny gracz ma jedną kartę: zagraj swoją najwyższą ({ $card }) albo gang.
duty-highest-no-gang = Następny gracz ma jedną kartę: zagraj swoją najwyższą ({ $card }), nie gang.
duty-many-cards = Następny gracz ma jedną kartę: zacznij od co najmniej dwóch.
duty-first-play = Do pierwszego zagrania musi wejść { $card }.
duty-first-play-most = Do pierwszego zagrania musi wejść { $card }. Liczba kart: najwyżej { $most }.

## The clock

clock-left =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekund
    }
clock-bank = rezerwa
clock-bank-left = Rezerwa czasu: { $time }
clock-hurry = { clock-left }!

## The exchange

exchange-name = Wymiana
exchange-tribute =
    { $giver_who ->
        [you] { $receiver } dostaje twoją najwyższą kartę
       *[other]
            { $receiver_who ->
                [you] { $giver } oddaje ci najwyższą kartę
               *[other] { $giver } oddaje najwyższą kartę, którą dostaje { $receiver }
            }
    }: { $card }
exchange-returned =
    { $giver_who ->
        [you] Zwracasz kartę, którą dostaje { $receiver }
       *[other]
            { $receiver_who ->
                [you] { $giver } zwraca ci kartę
               *[other] { $giver } zwraca kartę, którą dostaje { $receiver }
            }
    }: { $card }
exchange-wait = { $name } wybiera kartę do zwrotu.
exchange-tribute-label = Danina
exchange-returned-label = Zwrócona karta

## The score pad

pad-caption = Punkty z każdego rozdania
pad-deal = Rozdanie
pad-score = Wynik
pad-winner = wygrywa rozdanie
pad-empty = Nie zapisano jeszcze żadnego rozdania.

## After a deal

deal-over-title =
    { $who ->
        [you] Wygrywasz rozdanie { $number }!
       *[other] { $name } wygrywa rozdanie { $number }
    }
deal-over-factor =
    { $count ->
        [one] { $count } karta × { $factor } = { $points }
        [few] { $count } karty × { $factor } = { $points }
        [many] { $count } kart × { $factor } = { $points }
       *[other] { $count } kart × { $factor } = { $points }
    }
deal-over-points =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }: { deal-over-points.points }
    .points =
        { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktów
        }
deal-over-out = Koniec kart
deal-over-hardest =
    { $who ->
        [you] Najgorzej wychodzisz ty:
       *[other] Najgorzej wychodzi { $name }:
    } { deal-over-points.points }.
deal-over-left = Pozostałe karty: { $name }
deal-over-ready = Dalej
deal-over-is-ready = Czekamy na pozostałych.
deal-over-ready-others = Grają dalej: { $names }

## After the match

match-over-title =
    { $count ->
        [one]
            { $who ->
                [you] Wygrywasz grę!
               *[other] { $names } wygrywa grę
            }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
match-over-abandoned = Gra została przerwana.
match-over-place = { $place }.
match-over-places = Klasyfikacja
match-over-moments = Pamiętne chwile
match-over-gang =
    { $who ->
        [you] Największy gang jest twój
       *[other] Największy gang: { $name }
    }, rozdanie { $number } – { $combination }.
match-over-loss =
    { $who ->
        [you] Największa strata jest twoja
       *[other] Największa strata: { $name }
    }, rozdanie { $number } – { deal-over-points.points }.
match-over-finish =
    { $who ->
        [you] Najbardziej zacięta końcówka: rozdanie { $number }. Zostało ci kart: { $count }.
       *[other] Najbardziej zacięta końcówka: rozdanie { $number }. Zostało kart ({ $name }): { $count }.
    }
match-over-rematch = Rewanż
match-over-is-ready = Czekamy na rewanż.
match-over-no-rematch = Do rewanżu wszystkie miejsca muszą być zajęte.
match-over-seats = Zmień miejsca lub opcje
match-over-home = Start
match-over-mine = Twoje gry
match-over-record = Pobierz zapis
match-over-transcript = Pobierz mój transkrypt
match-over-closed = Ten stół jest zamknięty.

## The fair deal

fairness-name = Uczciwe rozdanie
fairness-verified =
    { $deals ->
        [one] Uczciwość potwierdzona: { $deals } rozdanie.
        [few] Uczciwość potwierdzona: wszystkie { $deals } rozdania.
        [many] Uczciwość potwierdzona: wszystkie { $deals } rozdań.
       *[other] Uczciwość potwierdzona: wszystkie { $deals } rozdań.
    }
fairness-partly =
    { $deals ->
        [one] Zgadza się to, co widziała ta strona: { $deals } rozdanie.
        [few] Zgadza się to, co widziała ta strona: { $deals } rozdania.
        [many] Zgadza się to, co widziała ta strona: { $deals } rozdań.
       *[other] Zgadza się to, co widziała ta strona: { $deals } rozdań.
    } Nie było jej tu od początku.
fairness-wrong = Nieuczciwe: to się nie zgadza: { $field }. Zachowaj swój transkrypt i pokaż go innym.
fairness-open = Rozdania zostaną sprawdzone po zakończeniu gry.
fairness-without-number =
    { $count ->
        [one] { $count } miejsce nie przysłało własnej liczby.
        [few] { $count } miejsca nie przysłały własnej liczby.
        [many] { $count } miejsc nie przysłało własnej liczby.
       *[other] { $count } miejsc nie przysłało własnej liczby.
    }

## Hints

hints-name = Wskazówki na ten ruch
hints-ask = Poproś o wskazówkę
hints-thinking = Chwileczkę…
hints-take = Wybierz te karty
