### What a person can choose, and who they are here.

settings-title = Ustawienia
settings-kept = Te ustawienia zostają w tej przeglądarce. Nick, gry i urządzenia są na serwerze.
settings-account = Ty
settings-friends = Twoi znajomi
name-label = Twój nick
name-hint = Konto niepotrzebne.
name-save = Zapisz
name-saved = Zapisano. Cześć, { $name }!

settings-look = Wygląd
settings-theme = Motyw
settings-theme-auto = Urządzenie
settings-theme-dark = Ciemne
settings-theme-light = Jasne
settings-cloth = Obrus
settings-cloth-indigo = Indygo
settings-cloth-plum = Śliwka
settings-back = Rewers kart
settings-back-night = Noc
settings-back-red = Laka
settings-motion = Animacje
settings-motion-hint = „Brak” zatrzymuje też lot kart
settings-motion-relaxed = Spokojne
settings-motion-normal = Zwykłe
settings-motion-fast = Szybkie
settings-motion-off = Brak
settings-language = Język
settings-language-browser = Jak w przeglądarce

settings-help = Stół
settings-suggestions = Podpowiadaj zagrania
settings-suggestions-hint = Dozwolone zagrania nad twoją ręką
settings-tone-down = Przygaszaj karty nie do zagrania
settings-double-tap = Podwójne stuknięcie zagrywa
settings-hold-pass = Cofnij pas
settings-hold-pass-hint = Masz chwilę, żeby zmienić zdanie

settings-sound = Dźwięk
settings-table-volume = Karty i zagrania
settings-alert-volume = „Twoja kolej” i „Ostatnia karta!”
settings-vibrate = Wibracja w mojej kolejce

settings-keys = Klawiatura i czytnik ekranu
settings-letter-keys = Graj literami i cyframi
settings-text-mode = Tryb tekstowy
settings-text-mode-hint = Listy i wpisywane karty zamiast obrazków
settings-zen = Zen
settings-zen-hint = Bez czatu i ozdób

sign-out = Wyloguj się
sign-out-guest = Jesteś tu gościem: { $name }
sign-out-user = Zalogowano jako { $name }
sign-out-question = Wylogować się?
sign-out-lost = Gość nie ma hasła, więc potem nikt już nie będzie mógł być tym gościem: { $name }. Przepadną nazwa, lista twoich gier i twoje miejsca w niedokończonych grach.
sign-out-kept = Ustawienia, transkrypty i notes punktów zostają w tej przeglądarce.
sign-out-stay = Zostań
sign-out-done = Nastąpiło wylogowanie.

language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
