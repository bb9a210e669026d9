### The table before a match, and the chat. $name is a player's name; seats are counted from 1.

## Seats

seating-title = Käykää pöytään
seating-seats = Paikat
seating-seat = Paikka { $number }
seating-free = Vapaa
seating-you = sinä
seating-host = vetäjä
seating-ready = valmis
seating-not-ready = ei vielä valmis
seating-away = poissa
seating-sit = Istu tähän
seating-sit-label = Istu tähän, paikka { $number }
seating-bot = Botti tähän
seating-bot-label = Botti tähän, paikka { $number }
seating-remove = Poista
seating-remove-label = Poista { $name }
seating-get-up = Nouse
seating-bots-level = Uusien bottien vahvuus
seating-bots-fill = Täytä boteilla

## What the table waits for

seating-waiting-seats = { $count ->
    [one] Odotetaan pelaajaa: { $count } paikka on vapaana.
   *[other] Odotetaan pelaajia: { $count } paikkaa on vapaana.
    }
seating-waiting-you = Kaikki ovat paikalla. Oletko valmis?
seating-waiting-others = Odotetaan: { $names }.
seating-waiting-start = Kaikki ovat valmiita. Kortit tulevat hetken kuluttua.
seating-waiting-prepare = Hetki: pakkaa sinetöidään.
seating-choose-seat = Valitse paikka, niin pääset pelaamaan.
seating-watching = Olet katsojana. Kaikki paikat on varattu.

## Being ready

seating-be-ready = Valmis
seating-is-ready = Olet valmis

## Invitation

seating-invite = Kutsu kavereita
seating-invite-hint = Tällä linkillä pääsee pöytään.
seating-invite-no-key = Tämä on yksityinen pöytä. Pyydä vetäjältä linkki, jossa on avain.
seating-link = Linkki tähän pöytään
seating-copy = Kopioi linkki
seating-copied = Linkki on kopioitu.
seating-copy-failed = Kopiointi ei ole täällä sallittu. Linkki on valittuna: kopioi se itse.
seating-words-show = Koodi sanottavaksi
seating-words = Sano tämä koodi. Se kirjoitetaan etusivulle:
seating-code-show = Näytä QR-koodi
seating-code-hide = Piilota QR-koodi
seating-code = Linkki QR-koodina puhelimen kameralle

## Options

seating-options = Näin tässä pöydässä pelataan
seating-options-host-only = Vetäjä valitsee.
seating-option-players = Pelaajia
seating-players-3 = Kolme
seating-players-4 = Neljä
seating-option-preset = Säännöt
seating-option-length = Pituus
seating-option-clock = Aikaa vuoroon
seating-clock-none = Ei kelloa
seating-clock-strangers = 60 sekuntia, jos pelaajia on kaksi tai enemmän
seating-clock-45 = 45 sekuntia
seating-clock-20 = 20 sekuntia
seating-clock-custom = { $seconds ->
    [one] { $seconds } sekunti
   *[other] { $seconds } sekuntia
    }
seating-option-pace = Bottien tahti
seating-pace-fast = Nopea
seating-pace-normal = Tavallinen
seating-pace-relaxed = Rauhallinen
seating-option-declaration = Viimeinen kortti
seating-declaration-automatic = Automaattisesti
seating-declaration-manual = Pelaaja ilmoittaa
seating-option-assists = Apu pelaamiseen
seating-assists-on = Sallittu
seating-assists-off = Pois kaikilta
seating-option-hints = Vihjeet
seating-hints-off = Ei lainkaan
seating-hints-alone = Kun kaikki muut ovat botteja
seating-hints-everybody = Kaikille
seating-option-chat = Keskustelu
seating-chat-phrases = Valmiit lauseet
seating-chat-free = Vapaa teksti
seating-chat-off = Pois
seating-option-spectators = Katsojat
seating-spectators-on = Tervetulleita
seating-spectators-off = Ei sallittu

## Chat

chat-nothing = Kukaan ei ole vielä sanonut mitään.
chat-off-here = Tässä pöydässä ei ole keskustelua.
chat-line = { $name }: { $text }
chat-heard = { $name } sanoo: { $text }
chat-phrases-group = Sano jotain
chat-emotes = Lähetettävät kuvat
chat-text = Viestisi
chat-send = Lähetä
chat-spoken = Lue uudet viestit ääneen
chat-people = Keitä kuulet
chat-mute = Mykistä { $name }
chat-unmute = Poista mykistys: { $name }
chat-muted = Et enää näe, mitä { $name } sanoo.
chat-unmuted = Näet taas, mitä { $name } sanoo.
chat-lines = Mitä on sanottu
phrase-hello = Hei!
phrase-good-luck = Onnea peliin!
phrase-well-played = Hyvin pelattu!
phrase-thanks = Kiitos!
phrase-oops = Hups!
phrase-one-moment = Hetki vain.
phrase-back-again = Olen takaisin.
phrase-rematch = Pelataanko toinen?
phrase-good-bye = Näkemiin!
phrase-laugh = Hahaa!
phrase-wow = Vau!
phrase-sad = Voi ei!
phrase-clap = Bravo!
phrase-think = Hmm…
phrase-fire = Liekeissä!
