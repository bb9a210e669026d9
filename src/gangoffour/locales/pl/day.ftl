### Today's eight deals on the page. $date is a day in words, $level the name of a level of bots.

## The day on the first page and on its own

day-title = Osiem rozdań na dziś
day-title-old = Osiem rozdań z { $date }
day-fresh = Boty już zagrały. Teraz ty.
day-so-far = Zagrane { $played } z 8 · na razie { $points }
day-done = Wszystkie osiem zagrane · { $points }
day-play-first = Zagraj pierwsze rozdanie
day-play-next = Graj dalej: rozdanie { $board }
day-result = Zobacz swój wynik
day-time-left = { $hours } h { $minutes } min
day-left = zostało dziś
day-yesterday = wczoraj
day-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
    }
day-streak = z rzędu
day-minutes = 5 minut
day-minutes-hint = na wszystkie osiem
day-bots = Boty: { $level }
day-over = Ten dzień już minął. Nadal możesz zagrać jego rozdania, ale bez miejsca.
day-loading = Chwileczkę…

## Squares, one for each deal

day-squares = Twoje osiem rozdań
day-square-finished = Rozdanie { $board }: { $points }, { $mark }
day-square-next = Rozdanie { $board }: następne
day-square-open = Rozdanie { $board }: jeszcze niezagrane
day-mark-best = najlepszy wynik
day-mark-above = lepiej niż inni
day-mark-level = na równi z innymi
day-mark-below = gorzej niż inni

## Standings

day-standing = Klasyfikacja
day-standing-today = Dzisiejsza klasyfikacja
day-span-day = Dziś
day-span-day-old = Tamten dzień
day-span-week = Tydzień
day-span-season = Sezon
day-you = Ty
day-not-played = nie zagrano
day-guest = gość
day-friend = znajomy
day-standing-note = Boty grają z wami, ale bez miejsca. Liczy się tydzień: twoje pięć najlepszych dni.
day-guests-note = Goście mają miejsce w danym dniu, ale nie w tygodniu ani w sezonie.

## After a deal. $own, $field and $points are signed numbers.

day-deal = Rozdanie { $board } z 8
day-out-first = Kończysz przed wszystkimi!
day-other-first = { $name } kończy wcześniej.
day-deal-best = Nikt nie wycisnął więcej z tych kart.
day-deal-better = Lepiej niż { $level } z tymi samymi kartami.
day-deal-worst = Wszystkie sześć botów wycisnęło więcej z tych kart.
day-deal-margin = Wobec stołu: ty { $own }, inni { $field }.
day-same-cards = Te same karty w rękach
day-next = Rozdanie { $board }
day-look = Obejrzyj to rozdanie
day-pad = Punkty
day-cards-left = { $count ->
    [0] koniec
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
    }

## After all eight

day-back = Wszystkie osiem rozdań
day-better = Lepiej niż { $level }.
day-worse = Za wszystkimi sześcioma botami.
day-ladder = Jak poszło sześciu poziomom
day-won-most = Rozdanie { $board } dało ci najwięcej
day-lost-most = Rozdanie { $board } kosztowało cię najwięcej
day-most-hint = { $points } wobec innych
day-share = Udostępnij bez zdradzania czegokolwiek
day-share-do = Udostępnij
day-copy = Kopiuj
day-copied = Skopiowano.
day-copy-failed = Kopiowanie tutaj nie działa. Tekst jest zaznaczony: skopiuj go ręcznie.
day-freezes = { $count ->
    [0] Nie ma już dni wolnych w tym miesiącu
    [one] Został jeden dzień wolny w tym miesiącu
    [few] Zostały { $count } dni wolne w tym miesiącu
    [many] Zostało { $count } dni wolnych w tym miesiącu
   *[other] Zostało { $count } dnia wolnego w tym miesiącu
    }

## Looking back, beside somebody else

day-scores = Kto ile ugrał
day-compare = Porównaj
day-compare-title = Ty i { $name }
day-part = Tu wasze drogi się rozchodzą:
day-alike = To rozdanie zagraliście tak samo do końca.
day-both = Do tego miejsca robiliście to samo.

## Checking a day that is over. A link is a link of a chain of hashes, the anchor its end.

day-check-title = Czy te rozdania były ustalone z góry?
day-check-hint = Twoja przeglądarka wylicza wszystkie osiem rozdań i każdy wynik z ogniwa ujawnionego po zamknięciu dnia.
day-check-do = Sprawdź teraz
day-check-right = Tak. Wszystkie osiem rozdań wynika z ogniwa, ogniwo prowadzi do kotwicy sezonu, a { $people ->
    [0] wszystkie wyniki się zgadzają
    [one] wynik jednej osoby się zgadza
    [few] wyniki { $people } osób się zgadzają
    [many] wyniki { $people } osób się zgadzają
   *[other] wyniki { $people } osoby się zgadzają
    }.
day-check-wrong = Nie: „{ $field }” się nie zgadza. Nie ufaj temu dniu.
day-check-anchor = Kotwica sezonu; porównaj ją z tą, którą masz zapisaną z początku sezonu:
day-check-later = Ogniwo ukaże się pół godziny po północy UTC. Wtedy możesz sprawdzić.
day-best-part = Gdzie kończy się najlepsza droga
day-best-way = Ty: { $own }. Lepiej: { $best }, warte o { $points } pkt więcej.
