### The pages around the tables: home, settings, and what stands on every page.

## Everywhere

site-settings = Ustawienia
site-learn = Nauka
site-rules = Zasady
site-tips = Porady
site-pad = Notes punktów
site-replay = Powtórka
site-verify = Uczciwe rozdanie?
site-more = Więcej
site-navigation = Strony
site-notice = Niezależny program, z własnym opisem zasad i własnymi rysunkami kart. „Gang of Four” to znak towarowy firmy Days of Wonder, która nie ma udziału w tym programie.
site-version = Wersja { $version }
site-lost-title = Nic tu nie ma
site-lost = Pod tym adresem nie ma żadnej strony.
site-lost-home = Przejdź na stronę główną
site-failed = Nie udało się: { $why }
site-close = Zamknij
network-away = Nie ma połączenia z serwerem. Sprawdź swoje połączenie i spróbuj jeszcze raz.

## Home

home-title = Gang of Four
home-lead = Szybka, przebiegła gra w karty dla trzech lub czterech osób
home-promise = Bez konta, bez czekania, a rozdania możesz sprawdzić.
home-play-now = Graj od razu
home-play-now-hint = Szesnaście kart na rękę, na wolnych miejscach boty
home-play-bots = Gra z botami
home-play-bots-hint = Ty wybierasz ich siłę
home-friends = Stół dla znajomych
home-friends-hint = Zaproś ich linkiem lub kodem
home-starting = Rozdajemy…
home-new-question = Grasz pierwszy raz?
home-new-yes = Tak, łagodne boty, proszę
home-new-no = Nie, znam tę grę
home-new-thanks = Dobrze: na początek łagodne boty. Dziesięć krótkich lekcji pokaże ci grę.
home-continue = Twoje stoły
home-continue-table = Graj dalej: { $names }
home-open-tables = Otwarte stoły
home-no-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny albo zagraj z botami.
home-join = Dołącz: { $names }
home-watch = Oglądaj: { $names }
home-table-empty = stół, przy którym nikt jeszcze nie siedzi
home-table-seats = Zajęte miejsca: { $taken } z { $seats }
home-table-deal = { $deal ->
    [0] Czeka na początek
   *[other] Rozdanie { $deal }
    }
home-table-adjourned = Czeka na swoich graczy
home-table-clock = { $seconds ->
    [0] Bez zegara
   *[other] { $seconds } s na zagranie
    }
home-name = Twoja nazwa
home-name-hint = Gość nie potrzebuje konta. Nazwa zostaje w tej przeglądarce.
home-name-save = Zachowaj nazwę
home-name-saved = Twoja nazwa to teraz { $name }.
home-learn = Poznaj grę

## Playing against bots

bots-title = Gra z botami
bots-level = Siła
bots-seats = Gracze
bots-seats-three = Troje
bots-seats-four = Czworo
bots-length = Długość
bots-preset = Zasady
bots-start = Rozdaj karty
length-one-deal = Jedno rozdanie
length-short = Krótka: cztery rozdania
length-half = Połowa: do 50 punktów
length-full = Pełna: do 100 punktów
preset-classic = Klasyczne
preset-german = Niemiecka instrukcja
preset-french = Francuska instrukcja
preset-gang = Wydanie „Gang”

## Settings

settings-title = Ustawienia
settings-kept = Wszystkie ustawienia zostają tylko w tej przeglądarce.
settings-language = Język
settings-language-browser = Jak w przeglądarce
settings-theme = Kolory
settings-theme-auto = Jak w urządzeniu
settings-theme-dark = Ciemne
settings-theme-light = Jasne
settings-motion = Animacje
settings-motion-relaxed = Spokojne
settings-motion-normal = Zwykłe
settings-motion-fast = Szybkie
settings-motion-off = Brak
settings-sound = Dźwięk
settings-table-volume = Głośność kart i pasów
settings-alert-volume = Głośność sygnałów „twoja kolej” i „ostatnia karta”
settings-vibrate = Wibracja, gdy przychodzi moja kolej
settings-help = Pomoc przy stole
settings-suggestions = Podpowiadaj zagrania
settings-tone-down = Przygaszaj karty, których nie można zagrać
settings-double-tap = Podwójne stuknięcie zagrywa wybrane karty
settings-hold-pass = Przez chwilę można cofnąć pas
settings-keys = Klawisze i czytanie
settings-letter-keys = Graj klawiszami liter i cyfr
settings-text-mode = Tryb tekstowy: listy i wpisywane karty zamiast obrazków
settings-zen = Zen: bez czatu i ozdób
language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
