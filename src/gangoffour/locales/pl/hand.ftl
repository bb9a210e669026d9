### Holding, choosing and playing cards on the page. Texts on buttons are short: a phone shows four buttons in a row.
### $card, $cards and $play are names of cards and combinations in the nominative.


## The cards

hand-area = Twoje karty i co z nimi robisz
hand-name = Twoja ręka
hand-first-of-two = { $card }, pierwsza z dwóch
hand-second-of-two = { $card }, druga z dwóch
hand-card-due = { $card }, trzeba zagrać
hand-card-received = { $card }, nowa karta
hand-received = Nowa karta

## Suggested plays

hand-suggestions = Podpowiedzi
hand-suggest = Wybierz: { $play }
hand-play-of-cards = { $play } ({ $cards })
hand-more = +{ $count } więcej
hand-nothing-beats = Nie masz czym tego przebić.
hand-nothing-with-these = Z tych kart nie ma zagrania.

## Buttons

hand-sort =
    { $sorting ->
        [rank] Karty według rang
        [colour] Karty według kolorów
       *[own] Własny układ
    }
hand-sort-next =
    { $sorting ->
        [rank] Według rang
        [colour] Według kolorów
       *[own] Własny układ
    }
hand-sort-short = Sortuj
hand-pass = Pas
hand-pass-cancel = Nie pasuj
hand-auto-pass = Auto-pas
hand-auto-pass-name = Pasuj automatycznie, gdy nie ma czym przebić
hand-play = Zagraj: { $play }
hand-play-chosen = Zagraj
hand-arm = Gdy się da: { $play }
hand-armed = Czeka: { $play }
hand-return-card = Zwróć: { $card }
hand-last-card = Ostatnia karta!
hand-last-card-name = Zgłoś ostatnią kartę razem z tym zagraniem
hand-declare = Zgłoś ostatnią kartę

## Why the Play button or a pass does nothing now; $kind is the kind of the top play

hand-why-away = Brak połączenia
hand-why-paused = Gra wstrzymana
hand-why-adjourned = Gra zawieszona
hand-why-substitute = Gra za ciebie bot
hand-why-disqualified = Poza rozdaniem
hand-why-exchange = Poczekaj na wymianę
hand-why-not-now = Teraz się nie gra
hand-why-turn = Nie twoja kolej
hand-why-choose = Wybierz karty
hand-why-return-choose = Wybierz kartę do zwrotu
hand-why-return-one = Wybierz tylko jedną kartę
hand-why-play-not-held = Nie masz tych kart
hand-why-play-not-a-combination = To nie kombinacja
hand-why-play-wrong-card-count =
    { $kind ->
        [single] Potrzebna karta lub gang
        [pair] Potrzebna para lub gang
        [triple] Potrzebna trójka lub gang
       *[other] Potrzebne 5 kart lub gang
    }
hand-why-play-only-higher-gang = Potrzebny wyższy gang
hand-why-play-does-not-beat =
    { $kind ->
        [single] Potrzebna wyższa karta
        [pair] Potrzebna wyższa para
        [triple] Potrzebna wyższa trójka
       *[other] Za niska kombinacja
    }
hand-why-play-declare-first = Najpierw zgłoś ostatnią kartę
hand-why-play-must-contain-multi-one = Dołóż wielokolorową 1
hand-why-play-opening-too-many-cards =
    { $most ->
        [one] Najwyżej { $most } karta
        [few] Najwyżej { $most } karty
        [many] Najwyżej { $most } kart
       *[other] Najwyżej { $most } kart
    }
hand-why-play-duty-highest-single = Musi być: { $card }
hand-why-play-duty-multi-card = Co najmniej dwie karty
hand-why-play-duty-gang-barred = Nie gang. Musi być: { $card }
hand-why-pass-on-lead = Zaczynasz, więc nie możesz spasować
hand-why-pass-duty-gang = Masz gang, więc nie możesz spasować
hand-why-pass-duty-highest-single = Nie możesz spasować. Trzeba zagrać: { $card }

## A play that waits for its turn, and others that are told aloud

hand-armed-changed = Zagranie już nie czeka: lewa się zmieniła.
hand-armed-illegal = Zagranie już nie czeka: teraz nie jest dozwolone.
hand-disarmed = Zagranie już nie czeka.
hand-pass-held = Za chwilę pasujesz.
hand-cleared = Nic nie jest wybrane.

## Typed plays

hand-typed = Wpisz karty
hand-typed-example = np. 77, 34567 lub 10R
hand-typed-play = Zagraj wpisane karty
hand-typed-close = Zamknij
hand-typed-unreadable = To nie są karty. Wpisz rangi, na przykład 77 lub 34567, a jeśli chcesz, także kolory (g zielony, y żółty, r czerwony): 7g 7r.
hand-typed-not-held = Nie masz tych kart na ręce.
hand-typed-ambiguous = Pasuje kilka zagrań: { $plays }. Dopisz kolory.

## Keys

hand-keys = Klawisze
hand-keys-close = Zamknij listę klawiszy
hand-keys-off = Litery i cyfry są wyłączone w ustawieniach.
hand-key-ranks = wybierz następną kartę tej rangi, 0 to 10; po ostatniej jeszcze raz: żadna
hand-key-phoenix = wybierz feniksa
hand-key-dragon = wybierz smoka
hand-key-arrows = przejdź do sąsiedniej karty
hand-key-space-name = Spacja
hand-key-space = wybierz kartę albo cofnij wybór
hand-key-enter-name = Enter
hand-key-enter = zagraj
hand-key-pass = spasuj
hand-key-suggestions = następna lub poprzednia podpowiedź
hand-key-sort = ułóż karty
hand-key-escape-name = Esc
hand-key-escape = cofnij cały wybór
hand-key-typed = wpisz karty
hand-key-last = odczytaj ostatnie zagranie
hand-key-counts = odczytaj, ile kart ma każdy gracz
hand-key-trick = odczytaj lewę
hand-key-hand = odczytaj swoje karty
hand-key-zen = ukryj lub pokaż wszystko, co do gry zbędne
hand-key-hint = Poproś o radę
hand-key-help = ta lista
