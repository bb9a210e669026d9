### The first page, and what stands on every page around the tables.

## Everywhere

site-play = Graj
site-daily = Na dziś
site-learn = Nauka
site-rules = Zasady
site-settings = Ustawienia
site-me = { $name }, profil
site-tips = Porady
site-pad = Notes punktów
site-replay = Powtórka
site-verify = Sprawdź rozdanie
site-more = Więcej
site-navigation = Strony
site-notice = Niezależny program, z własnym opisem zasad i własnymi rysunkami kart. „Gang of Four” to znak towarowy firmy Days of Wonder, która nie ma udziału w tym programie.
site-version = Wersja { $version }
site-lost-title = Nic tu nie ma
site-lost = Pod tym adresem nie ma żadnej strony.
site-lost-home = Strona główna
site-failed = Nie udało się: { $why }
site-close = Zamknij
network-away = Nie ma połączenia z serwerem. Sprawdź swoje połączenie i spróbuj jeszcze raz.
bot-level = Bot ({ $level })

## Home. $names are people at a table, $bots how many bots sit with them.

home-title = Gang of Four
home-headline = Wygrywa pusta ręka.
home-lead = Szybka, przebiegła gra w karty dla trzech lub czterech osób. Pozbądź się szesnastu kart przed innymi.
home-promise = Bez konta, bez czekania, z rozdaniami do sprawdzenia.
home-play-now = Graj od razu
home-play-now-hint = Boty zajmą wolne miejsca
home-teach = Naucz mnie
home-teach-hint = Gram pierwszy raz
home-friends = Graj ze znajomymi
home-friends-hint = Zaproś linkiem lub kodem QR
home-play-bots = Wybierz boty
home-play-bots-hint = Sześć poziomów, osiemnaście postaci
home-puzzles = Zadania
home-puzzles-hint = Codziennie nowe
home-code = Mam kod
home-code-label = Kod stołu
home-code-join = Dołącz
home-starting = Rozdajemy…
home-scene-pass = Pas!
home-back = Witaj znowu!
home-back-hint = Stół czeka. Kto przyjdzie, ten dołączy.
home-continue = Graj dalej
home-older = { $count ->
    [one] { $count } starsza gra
    [few] { $count } starsze gry
    [many] { $count } starszych gier
   *[other] { $count } starszej gry
    }
home-resume = Wróć
home-end = Zakończ
home-end-sure = { $people ->
    [0] Zakończyć tę grę na dobre?
   *[other] Oddać swoje miejsce botowi na dobre?
    }
home-end-not = Zachowaj
home-live = Stoły w tej chwili
home-people = { $count ->
    [one] Gra { $count } osoba
    [few] Grają { $count } osoby
    [many] Gra { $count } osób
   *[other] Gra { $count } osoby
    }
home-sit = Zajmij miejsce
home-watch = Oglądaj
home-company = { $bots ->
    [0] { $names }
    [one] { $names } + { $bots } bot
    [few] { $names } + { $bots } boty
    [many] { $names } + { $bots } botów
   *[other] { $names } + { $bots } bota
    }
home-alone = Zaproś kogoś
home-alone-hint = Nikogo innego tu teraz nie ma. Wystarczy jeden link.
home-table-empty = Pusty stół
home-table-deal = { $deal ->
    [0] Zaraz zaczynamy
   *[other] Rozdanie { $deal }
    }
home-table-adjourned = Wstrzymana
home-table-clock = { $seconds ->
    [0] bez zegara
   *[other] { $seconds } s na zagranie
    }
home-bots = Poznaj boty
home-bots-all = Wszystkie boty
home-bots-hint = Sześć poziomów, od czystego przypadku po Czempiona.
home-last = Ostatnie gry
home-day = Rozdania dnia
home-bots-alone = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
    }
home-place = Miejsce { $place } z { $seats }
home-deals = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
    }
home-abandoned = Przerwana
home-replay = Powtórka
home-offline = Jesteś offline.
home-offline-hint = Lekcje i notes punktów działają mimo to.
home-lessons = Lekcje
home-lessons-hint = Dziesięć krótkich
home-pad-hint = Do prawdziwych kart

## How a table plays

seats = Gracze
seats-three = 3
seats-four = 4
length = Długość
length-one-deal = 1 rozdanie
length-short = 4 rozdania
length-half = Do 50 punktów
length-full = Do 100 punktów
preset = Zasady
preset-classic = Klasyczne
preset-german = Niemiecka instrukcja
preset-french = Francuska instrukcja
preset-gang = Wydanie „Gang”
