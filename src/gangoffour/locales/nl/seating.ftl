### The table before a match, and the chat. $name is a player's name; seats are counted from 1.

## Seats

seating-title = Neem plaats
seating-seats = Plaatsen
seating-seat = Plaats { $number }
seating-free = Vrij
seating-you = jij
seating-host = host
seating-ready = klaar
seating-not-ready = nog niet klaar
seating-away = weg
seating-sit = Ga zitten
seating-sit-label = Ga zitten, plaats { $number }
seating-bot = Bot hier
seating-bot-label = Bot hier, plaats { $number }
seating-remove = Weghalen
seating-remove-label = Weghalen: { $name }
seating-get-up = Opstaan
seating-bots-level = Sterkte van nieuwe bots
seating-bots-fill = Vul aan met bots

## What the table waits for

seating-waiting-seats = { $count ->
    [one] Er ontbreekt nog iemand: { $count } plaats is vrij.
   *[other] Er ontbreken nog spelers: { $count } plaatsen zijn vrij.
    }
seating-waiting-you = Iedereen is er. Ben je klaar?
seating-waiting-others = Nog niet klaar: { $names }.
seating-waiting-start = Iedereen is klaar. De kaarten komen zo.
seating-waiting-prepare = Een moment: het kaartspel wordt verzegeld.
seating-choose-seat = Kies een plaats om te spelen.
seating-watching = Je kijkt toe. Alle plaatsen zijn bezet.

## Being ready

seating-be-ready = Klaar
seating-is-ready = Je bent klaar

## Invitation

seating-invite = Vrienden uitnodigen
seating-invite-hint = Wie deze link heeft, kan aan tafel komen.
seating-invite-no-key = Dit is een besloten tafel. Vraag de host om de link met de sleutel.
seating-link = Link naar deze tafel
seating-copy = Link kopiëren
seating-copied = De link is gekopieerd.
seating-copy-failed = Kopiëren is hier niet toegestaan. De link is geselecteerd: kopieer die zelf.
seating-words-show = Een code om te noemen
seating-words = Noem deze code. Je typt hem op de startpagina in:
seating-code-show = QR-code tonen
seating-code-hide = QR-code verbergen
seating-code = De link als QR-code voor de camera van een telefoon

## Options

seating-options = Hoe er aan deze tafel wordt gespeeld
seating-options-host-only = De host kiest.
seating-option-players = Spelers
seating-players-3 = Drie
seating-players-4 = Vier
seating-option-preset = Regels
seating-option-length = Lengte
seating-option-clock = Tijd per beurt
seating-clock-none = Geen klok
seating-clock-strangers = 60 seconden, als er twee of meer mensen spelen
seating-clock-45 = 45 seconden
seating-clock-20 = 20 seconden
seating-clock-custom = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
    }
seating-option-pace = Tempo van de bots
seating-pace-fast = Snel
seating-pace-normal = Normaal
seating-pace-relaxed = Rustig
seating-option-declaration = Laatste kaart
seating-declaration-automatic = Automatisch
seating-declaration-manual = Zelf melden
seating-option-assists = Speelhulp
seating-assists-on = Toegestaan
seating-assists-off = Voor iedereen uit
seating-option-hints = Hints
seating-hints-off = Geen
seating-hints-alone = Als alle anderen bots zijn
seating-hints-everybody = Voor iedereen
seating-option-chat = Chat
seating-chat-phrases = Vaste zinnen
seating-chat-free = Vrije tekst
seating-chat-off = Uit
seating-option-spectators = Toeschouwers
seating-spectators-on = Welkom
seating-spectators-off = Niet toegestaan

## Chat

chat-nothing = Er heeft nog niemand iets gezegd.
chat-off-here = Aan deze tafel is er geen chat.
chat-line = { $name }: { $text }
chat-heard = { $name } zegt: { $text }
chat-phrases-group = Zeg iets
chat-emotes = Plaatjes om te sturen
chat-text = Je bericht
chat-send = Versturen
chat-spoken = Nieuwe regels voorlezen
chat-people = Wie je hoort
chat-mute = { $name } dempen
chat-unmute = { $name } weer horen
chat-muted = Wat { $name } zegt, zie je niet meer.
chat-unmuted = Wat { $name } zegt, zie je weer.
chat-lines = Wat er is gezegd
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-one-moment = Een momentje, graag.
phrase-back-again = Ik ben er weer.
phrase-rematch = Nog een spel?
phrase-good-bye = Tot ziens!
phrase-laugh = Haha!
phrase-wow = Wauw!
phrase-sad = O nee!
phrase-clap = Bravo!
phrase-think = Hmm…
phrase-fire = Op dreef!
