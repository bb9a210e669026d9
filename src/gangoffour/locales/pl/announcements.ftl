### What is read out at a table, and the words of text mode. $who is "you" or "other"; $name is a player's name.
### Combinations and cards stand in the nominative, after a colon or a dash.

## Plays and passes

announce-high = { $combination }, najwyższa { colour.feminine }
announce-played = { $who ->
    [you] Zagrywasz
   *[other] { $name }
    }: { $combination }. { $left ->
    [0] To koniec kart.
    [one] Zostaje { $left } karta.
    [few] Zostają { $left } karty.
   *[many] Zostaje { $left } kart.
    }
announce-passed = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
    }
announce-last-card = { $who ->
    [you] Wołasz: ostatnia karta!
   *[other] { $name }: ostatnia karta!
    }
announce-disqualified = { $who ->
    [you] Twoja ostatnia karta nie została zgłoszona. Wypadasz z tego rozdania.
   *[other] { $name } nie zgłasza ostatniej karty i wypada z tego rozdania.
    }
announce-trick-won = { $who ->
    [you] Bierzesz lewę i zaczynasz następną.
   *[other] { $name } bierze lewę i zaczyna następną.
    }
announce-trick-won-other-leads = { $who ->
    [you] Bierzesz lewę.
   *[other] { $name } bierze lewę.
    } Następne wyjście: { $leader }.

## Turns

announce-turn-lead = Twoja kolej. Zaczynasz lewę.
announce-turn-follow = Twoja kolej. Do przebicia: { $combination }.
announce-turn-return = Twoja kolej. Wybierz kartę do zwrotu, którą dostanie { $name }.
announce-turn-other = Teraz gra { $name }.
announce-deadline-passed = { $who ->
    [you] Twój czas minął.
   *[other] { $name }: czas minął.
    }

## Deals and the match

announce-match-started = Gra się zaczyna.
announce-deal-started = Rozdanie { $number }, { $direction ->
    [ccw] przeciwnie do ruchu wskazówek zegara
   *[cw] zgodnie z ruchem wskazówek zegara
    }. Pierwsze wyjście: { $leader }.
announce-deal-started-seat = Rozdanie { $number }, { $direction ->
    [ccw] przeciwnie do ruchu wskazówek zegara
   *[cw] zgodnie z ruchem wskazówek zegara
    }. Po tobie gra { $next }.
announce-tribute = { $who ->
    [giver] { $receiver } dostaje twoją najwyższą kartę: { $card }.
    [receiver] { $giver } oddaje ci najwyższą kartę: { $card }.
   *[other] { $giver } oddaje kartę, którą dostaje { $receiver }: { $card }.
    }
announce-returned = { $who ->
    [giver] Zwracasz kartę, którą dostaje { $receiver }: { $card }.
    [receiver] { $giver } zwraca ci kartę: { $card }.
   *[other] { $giver } zwraca kartę, którą dostaje { $receiver }: { $card }.
    }
announce-deal-won = { $who ->
    [you] Wygrywasz rozdanie!
   *[other] { $name } wygrywa rozdanie.
    }
announce-points = Punkty: { $points }.
announce-points-of = { $who ->
    [you] ty: { $points }, wynik { $score }
   *[other] { $name }: { $points }, wynik { $score }
    }
announce-match-won = { $who ->
    [you] Wygrywasz grę!
   *[other] { $name } wygrywa grę.
    }
announce-match-shared = Wspólne zwycięstwo: { $names }.
announce-match-abandoned = Gra została przerwana.

## Around the table

announce-seat-taken = { $who ->
    [you] Siadasz do stołu.
   *[other] { $name } siada do stołu.
    }
announce-seat-taken-over = { $who ->
    [you] Przejmujesz miejsce bota.
   *[other] { $name } przejmuje miejsce bota.
    }
announce-seat-left = { $who ->
    [you] Wstajesz od stołu.
   *[other] { $name } wstaje od stołu.
    }
announce-seat-removed = { $who ->
    [you] Gospodarz odbiera ci miejsce.
   *[other] Gospodarz zwalnia miejsce: { $name }.
    }
announce-promised = { $who ->
    [you] Od następnego rozdania grasz ty, a nie { $bot }.
   *[other] Od następnego rozdania gra { $name }, a nie { $bot }.
    }
announce-promise-withdrawn = { $bot } zostaje: w następnym rozdaniu nikt nie przejmuje miejsca.
announce-away = { $name } odchodzi od stołu.
announce-back = { $name } wraca do stołu.
announce-substitute = { $who ->
    [you] Gra za ciebie bot. Wróć na swoje miejsce, żeby grać dalej.
   *[other] Za gracza { $name } gra bot.
    }
announce-seat-taken-back = { $who ->
    [you] Znowu grasz.
   *[other] { $name } znowu gra.
    }
announce-host = { $who ->
    [you] Teraz ty jesteś gospodarzem stołu.
   *[other] Nowy gospodarz stołu: { $name }.
    }
announce-options = Opcje stołu się zmieniły.
announce-prepared = Wszystkie miejsca są zajęte. Zgłoś gotowość.
announce-ready = { $who ->
    [you] Gotowość zgłoszona.
   *[other] { $name } zgłasza gotowość.
    }
announce-paused = Gra jest wstrzymana.
announce-resumed = Gra toczy się dalej.
announce-adjourned = Gra czeka, aż ktoś wróci.
announce-continued = Ktoś wraca; gra toczy się dalej.
announce-closed = Stół jest zamknięty.

## Where the table stands, said once after arriving or coming back

announce-summary-seating = Stół przed grą. Zajęte miejsca: { $taken } z { $seats }.
announce-summary-starting = Gra zaraz się zacznie.
announce-summary-deal = Rozdanie { $number }.
announce-summary-deal-over = Koniec rozdania { $number }.
announce-summary-match-over = Koniec gry.

## Answers to questions about the table

answer-none = Nie trwa żadne rozdanie.
answer-no-play = Nic jeszcze nie zagrano.
answer-last = Ostatnie zagranie: { $name } – { $combination }.
answer-passes-since = { $count ->
    [one] Od tamtej pory jeden pas.
    [few] Od tamtej pory { $count } pasy.
   *[many] Od tamtej pory { $count } pasów.
    }
answer-trick = Ta lewa: { $turns }.
answer-turn-play = { $who ->
    [you] ty – { $combination }
   *[other] { $name } – { $combination }
    }
answer-turn-pass = { $who ->
    [you] ty – pas
   *[other] { $name } – pas
    }
answer-counts = Pozostałe karty: { $counts }.
answer-count = { $who ->
    [you] ty: { $count }
   *[other] { $name }: { $count }
    }
answer-count-last = { $who ->
    [you] ty: { $count } (ostatnia karta)
   *[other] { $name }: { $count } (ostatnia karta)
    }
answer-hand = { $count ->
    [one] Twoja ręka, { $count } karta
    [few] Twoja ręka, { $count } karty
   *[many] Twoja ręka, { $count } kart
    }: { $cards }.
answer-no-hand = Nie masz kart.
answer-scores = Wyniki: { $scores }.
answer-score = { $who ->
    [you] ty: { $score }
   *[other] { $name }: { $score }
    }
answer-time-own = { $seconds ->
    [one] Masz jeszcze { $seconds } sekundę.
    [few] Masz jeszcze { $seconds } sekundy.
   *[many] Masz jeszcze { $seconds } sekund.
    }
answer-time-other = { $seconds ->
    [one] { $name } ma jeszcze { $seconds } sekundę.
    [few] { $name } ma jeszcze { $seconds } sekundy.
   *[many] { $name } ma jeszcze { $seconds } sekund.
    }
answer-time-deal = { $seconds ->
    [one] Następne rozdanie zacznie się najpóźniej za { $seconds } sekundę.
    [few] Następne rozdanie zacznie się najpóźniej za { $seconds } sekundy.
   *[many] Następne rozdanie zacznie się najpóźniej za { $seconds } sekund.
    }
answer-time-none = Gramy bez zegara.

## Text mode: the page

text-title = Stół w słowach
text-input = Karty lub polecenie
text-input-hint = Na przykład 77, 34567, 10R, pas lub pomoc.
text-do = Wykonaj
text-buttons = Polecenia
text-hand = Twoja ręka
text-hand-empty = Nie masz teraz kart.
text-trick = Lewa
text-players = Gracze
text-happened = Co się stało
text-happened-nothing = Na razie nic.
text-chat = Czat
text-top-cards = { $play } ({ $cards })
text-player = { $who ->
    [you] Ty: wynik { $score }
   *[other] { $name }: wynik { $score }
    }
text-player-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
    }
text-player-left-over = zostało: { $cards }
text-suggestions-title = Co możesz zagrać
text-suggestions-return = Co możesz zwrócić
text-suggestions-none = Nie możesz teraz nic zagrać.
text-suggestions-off = Przy tym stole podpowiedzi są wyłączone.
text-suggestions-more = Pokaż więcej
text-play-declare = Zagraj i zgłoś ostatnią kartę: { $play }
text-help-title = Słowa, które możesz wpisać
text-help-plays = Karty według rang, a jeśli chcesz, z kolorami (g zielony, y żółty, r czerwony): 77, 34567, 7g 7r, 10R; f to feniks, d smok.
text-help-declare = Gdy po zagraniu zostaje ci jedna karta, dopisz „ostatnia karta”: 77 ostatnia karta.
text-help-line = { $word }: { $meaning }
text-unknown = To ani karty, ani polecenie. Wpisz pomoc, żeby zobaczyć słowa, których możesz użyć.
text-no-ready = Teraz nie ma do czego zgłaszać gotowości.

## Text mode: words that can be typed, with commas between words of one meaning. Every language also
## understands the English name of a command.

text-word-pass = pas, pasuję
text-word-last-card = ostatnia karta, zgłoś
text-word-return = zwróć
text-word-ready = gotowość, gotowe
text-word-rematch = rewanż
text-word-take-back = wracam
text-word-suggestions = podpowiedzi, zagrania
text-word-hint = rada
text-word-help = pomoc
text-word-last = ostatnie
text-word-counts = ile kart
text-word-trick = lewa
text-word-hand = ręka
text-word-scores = wyniki
text-word-time = czas

## Text mode: what each word does; also the text of its button

text-does-pass = Pas
text-does-last-card = Zgłoś ostatnią kartę
text-does-return = Zwróć kartę: słowo, potem karta
text-does-ready = Gotowość
text-does-rematch = Rewanż
text-does-take-back = Wróć na swoje miejsce
text-does-suggestions = Podpowiedzi
text-does-hint = Rada
text-does-help = Pomoc
text-does-last = Ostatnie zagranie
text-does-counts = Pozostałe karty
text-does-trick = Ta lewa
text-does-hand = Moja ręka
text-does-scores = Wyniki
text-does-time = Pozostały czas
