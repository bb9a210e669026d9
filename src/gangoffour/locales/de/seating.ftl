### The table before a match, and the chat. $name is a player's name; seats are counted from 1.

## Seats

seating-title = Nehmt Platz
seating-seats = Plätze
seating-seat = Platz { $number }
seating-free = Frei
seating-you = du
seating-host = Host
seating-ready = bereit
seating-not-ready = noch nicht bereit
seating-away = weg
seating-sit = Hinsetzen
seating-sit-label = Hinsetzen, Platz { $number }
seating-bot = Bot setzen
seating-bot-label = Bot setzen, Platz { $number }
seating-remove = Entfernen
seating-remove-label = Entfernen: { $name }
seating-get-up = Aufstehen
seating-bots-level = Stärke neuer Bots
seating-bots-fill = Mit Bots füllen

## What the table waits for

seating-waiting-seats = { $count ->
    [one] Es fehlt noch jemand: { $count } Platz ist frei.
   *[other] Es fehlen noch Leute: { $count } Plätze sind frei.
    }
seating-waiting-you = Alle sind da. Bist du bereit?
seating-waiting-others = Noch nicht bereit: { $names }.
seating-waiting-start = Alle sind bereit. Gleich kommen die Karten.
seating-waiting-prepare = Karten werden gemischt …
seating-choose-seat = Wähle einen Platz, um mitzuspielen.
seating-watching = Du schaust zu. Alle Plätze sind besetzt.

## Being ready

seating-be-ready = Bereit
seating-is-ready = Du bist bereit

## Invitation

seating-invite = Freunde einladen
seating-invite-hint = Wer diesen Link hat, kann an den Tisch kommen.
seating-invite-no-key = Dieser Tisch ist privat. Bitte den Host um den Link mit dem Schlüssel.
seating-link = Link zu diesem Tisch
seating-copy = Link kopieren
seating-copied = Der Link ist kopiert.
seating-copy-failed = Kopieren ist hier nicht erlaubt. Der Link ist markiert: Kopier ihn von Hand.
seating-words-show = Code zum Ansagen
seating-words = Sag diesen Code an. Er wird auf der Startseite eingetippt:
seating-code-show = QR-Code zeigen
seating-code-hide = QR-Code verbergen
seating-code = Der Link als QR-Code für die Handykamera

## Options

seating-options = Wie an diesem Tisch gespielt wird
seating-options-host-only = Das wählt der Host.
seating-option-players = Plätze
seating-players-3 = Drei
seating-players-4 = Vier
seating-option-preset = Regeln
seating-option-length = Länge
seating-option-clock = Bedenkzeit
seating-clock-none = Ohne Uhr
seating-clock-strangers = 60 Sekunden, wenn zwei oder mehr Menschen spielen
seating-clock-45 = 45 Sekunden
seating-clock-20 = 20 Sekunden
seating-clock-custom = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
    }
seating-option-pace = Tempo der Bots
seating-pace-fast = Schnell
seating-pace-normal = Normal
seating-pace-relaxed = Gemütlich
seating-option-declaration = Letzte Karte
seating-declaration-automatic = Automatisch
seating-declaration-manual = Selbst ansagen
seating-option-assists = Spielhilfe
seating-assists-on = Erlaubt
seating-assists-off = Für alle aus
seating-option-hints = Hinweise
seating-hints-off = Keine
seating-hints-alone = Wenn alle anderen Bots sind
seating-hints-everybody = Für alle
seating-option-chat = Chat
seating-chat-phrases = Feste Sätze
seating-chat-free = Freier Text
seating-chat-off = Aus
seating-option-spectators = Zuschauen
seating-spectators-on = Erlaubt
seating-spectators-off = Nicht erlaubt

## Chat

chat-nothing = Noch hat niemand etwas gesagt.
chat-off-here = An diesem Tisch gibt es keinen Chat.
chat-line = { $name }: { $text }
chat-heard = { $name } sagt: { $text }
chat-phrases-group = Sag etwas
chat-emotes = Bilder zum Senden
chat-text = Deine Worte
chat-send = Sagen
chat-spoken = Neues vorlesen
chat-people = Stummschalten
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-muted = Was { $name } sagt, siehst du nicht mehr.
chat-unmuted = Was { $name } sagt, siehst du wieder.
chat-lines = Was gesagt wurde
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Ups!
phrase-one-moment = Einen Moment, bitte.
phrase-back-again = Bin wieder da.
phrase-rematch = Noch eine Partie?
phrase-good-bye = Tschüss!
phrase-laugh = Haha!
phrase-wow = Wow!
phrase-sad = Oh nein!
phrase-clap = Bravo!
phrase-think = Hm …
phrase-fire = Läuft!
