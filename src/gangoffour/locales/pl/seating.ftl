### The table before a match, and the chat. $name is a player's name; seats are counted from 1.


## Seats

seating-title = Zajmijcie miejsca
seating-seats = Miejsca
seating-seat = Miejsce { $number }
seating-free = Wolne
seating-you = ty
seating-host = gospodarz
seating-ready = gotowość
seating-not-ready = jeszcze nie
seating-away = offline
seating-sit = Usiądź tu
seating-sit-label = Usiądź tu, miejsce { $number }
seating-bot = Bot tutaj
seating-bot-label = Bot tutaj, miejsce { $number }
seating-remove = Usuń
seating-remove-label = Usuń: { $name }
seating-get-up = Wstań
seating-bots-level = Siła nowych botów
seating-bots-fill = Wypełnij botami

## What the table waits for

seating-waiting-seats =
    { $count ->
        [one] Czekamy na gracza: { $count } wolne miejsce.
        [few] Czekamy na graczy: { $count } wolne miejsca.
        [many] Czekamy na graczy: { $count } wolnych miejsc.
       *[other] Czekamy na graczy: { $count } wolnych miejsc.
    }
seating-waiting-you = Są już wszyscy. Zgłoś gotowość.
seating-waiting-others = Czekamy na: { $names }.
seating-waiting-start = Wszyscy są gotowi. Za chwilę będą karty.
seating-waiting-prepare = Chwileczkę: trwa pieczętowanie talii.
seating-choose-seat = Wybierz miejsce, żeby grać.
seating-watching = Oglądasz grę. Wszystkie miejsca są zajęte.

## Being ready

seating-be-ready = Gramy!
seating-is-ready = Gotowe

## Invitation

seating-invite = Zaproś znajomych
seating-invite-hint = Każdy z tym linkiem może dołączyć.
seating-invite-no-key = To prywatny stół. Poproś gospodarza o link z kluczem.
seating-link = Link do tego stołu
seating-copy = Kopiuj link
seating-copied = Link jest skopiowany.
seating-copy-failed = Kopiowanie nie jest tu dozwolone. Link jest zaznaczony: skopiuj go ręcznie.
seating-words-show = Kod do podania
seating-words = Podaj ten kod. Wpisuje się go na stronie głównej:
seating-code-show = Pokaż kod QR
seating-code-hide = Ukryj kod QR
seating-code = Link jako kod QR dla aparatu w telefonie

## Options

seating-options = Jak się gra przy tym stole
seating-options-host-only = Wybiera gospodarz.
seating-option-players = Gracze
seating-players-3 = Troje
seating-players-4 = Czworo
seating-option-preset = Zasady
seating-option-length = Długość
seating-option-clock = Czas na zagranie
seating-clock-none = Bez zegara
seating-clock-strangers = 60 sekund, jeśli grają co najmniej dwie osoby
seating-clock-45 = 45 sekund
seating-clock-20 = 20 sekund
seating-clock-custom =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekund
    }
seating-option-pace = Tempo botów
seating-pace-fast = Szybkie
seating-pace-normal = Zwykłe
seating-pace-relaxed = Spokojne
seating-option-declaration = Ostatnia karta
seating-declaration-automatic = Zgłasza się sama
seating-declaration-manual = Zgłasza ją gracz
seating-option-assists = Podpowiedzi
seating-assists-on = Dozwolone
seating-assists-off = Wyłączone u wszystkich
seating-option-hints = Wskazówki
seating-hints-off = Brak
seating-hints-alone = Gdy wszyscy inni to boty
seating-hints-everybody = Dla wszystkich
seating-option-chat = Czat
seating-chat-phrases = Gotowe zwroty
seating-chat-free = Dowolny tekst
seating-chat-off = Brak
seating-option-spectators = Widzowie
seating-spectators-on = Mile widziani
seating-spectators-off = Niedozwoleni

## Chat

chat-nothing = Nikt jeszcze nic nie mówi.
chat-off-here = Przy tym stole nie ma czatu.
chat-line = { $name }: { $text }
chat-heard = { $name } mówi: { $text }
chat-phrases-group = Powiedz coś
chat-emotes = Obrazki do wysłania
chat-text = Twój tekst
chat-send = Wyślij
chat-spoken = Czytaj nowe wpisy na głos
chat-people = Kogo słyszysz
chat-mute = Wycisz: { $name }
chat-unmute = Słuchaj znowu: { $name }
chat-muted = Nie widzisz już, co mówi { $name }.
chat-unmuted = Znowu widzisz, co mówi { $name }.
chat-lines = Co powiedziano
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-oops = Ups!
phrase-one-moment = Chwileczkę, proszę.
phrase-back-again = Już jestem.
phrase-rematch = Gramy jeszcze raz?
phrase-good-bye = Do widzenia!
phrase-laugh = Ha, ha!
phrase-wow = Wow!
phrase-sad = O nie!
phrase-clap = Brawo!
phrase-think = Hmm…
phrase-fire = Ogień!
