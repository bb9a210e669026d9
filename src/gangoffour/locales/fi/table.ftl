### The table on a web page. $who is "you" or "other"; $name is a player's name; $combination is one in words.

## The page around the table

screen-title = Gang of Four
screen-title-turn = ● Sinun vuorosi – Gang of Four
screen-home = Gang of Four, etusivulle
screen-coming = Siirrytään pöytään…
screen-starting = Kortteja jaetaan…
screen-to-home = Etusivulle
screen-try-again = Yritä uudelleen
screen-no-catalogue = Ehdotuksia ei voitu ladata. Voit silti pelata.
screen-unfair-start = Pelin alku ei vastaa sitä, mitä sovittiin: { $field }. Älä jatka pelaamista.
screen-called-off = Aloitus peruttiin sen jälkeen, kun kaikki luvut oli lyöty lukkoon, ja se arvotaan uudelleen. Valikko kertoo, mikä aloitus.
screen-dismiss = Sulje tämä viesti
screen-text-mode = Pelaa tekstitilassa
screen-picture-mode = Pelaa taas kuvilla

## The header

header-deal = Jako { $number }
header-deal-of = Jako { $number }/{ $count }
header-direction = { $direction ->
    [ccw] vastapäivään
   *[cw] myötäpäivään
    }
header-menu = Valikko
header-watchers = { $count ->
    [one] { $count } katsoja
   *[other] { $count } katsojaa
    }
header-unread = { $count ->
    [one] { $count } uusi viesti
   *[other] { $count } uutta viestiä
    }

## The menu and the panel

menu-sound-on = Äänet päälle
menu-sound-off = Äänet pois
menu-zen-on = Rauhallinen pöytä, ei keskustelua
menu-zen-off = Näytä taas kaikki
menu-settings = Asetukset
menu-rules = Säännöt
menu-hint = Vihje
menu-keys = Näppäimet
menu-panel = Tikki, pisteet ja keskustelu
menu-pause = Pidä tauko
menu-resume = Jatka peliä
menu-replace = Anna botin pelata: { $name }
menu-leave = Poistu pöydästä
menu-leave-in-match = Poistutko? Botti pelaa tämän jaon loppuun. Voit palata seuraavaan. Jos muut ihmiset jatkavat, se lasketaan pelin jättämiseksi kesken.
menu-leave-now = Poistu nyt
menu-stay = Jää pöytään
menu-fingerprint = Tämän pelin sormenjälki
menu-fingerprint-why = Kaikki pöydässä näkevät samat neljä ryhmää: se todistaa, että kaikille on jaettu sama peli.
called-off-title = { $count ->
    [one] { $count } aloitus peruttiin
   *[other] { $count } aloitusta peruttiin
    }
called-off-why = Kaikki luvut oli lyöty lukkoon, mutta peli ei alkanut. Joku lähti, tai palvelin arpoi uudelleen, mitä se ei saa tehdä valitakseen kortteja. Kerran se voi olla sattumaa; jos se toistuu, kysy syytä ennen kuin jatkat.
called-off-start = Peli { $match }, palvelimen sitoumus { $commitment }
panel-trick = Tämä tikki
panel-pad = Pistetaulukko
panel-chat = Keskustelu
panel-name = Tikki, pisteet ja keskustelu

## The seats

tile-group = Pelaajat
tile-you = Sinä
tile-free = Vapaa paikka
tile-score = { $score ->
    [one] { $score } piste
   *[other] { $score } pistettä
    }
tile-score-short = { $score } p.
tile-cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
    }
tile-passes = Passaa
tile-last-card = Yksi kortti!
tile-on-turn = vuorossa
tile-leads = aloittaa
tile-deals = jakaja
tile-host = vetäjä
tile-away = poissa
tile-substitute = botti pelaa
tile-promised = sitten: { $name }
tile-disqualified = pudonnut jaosta
tile-plays-after-you = Tällä kertaa sinun jälkeesi pelaa { $name }.

## The trick

trick-empty = Pöydässä ei ole vielä mitään.
trick-group = Tikki
trick-show-all = Näytä koko tikki
trick-played = { $who ->
    [you] Sinä: { $combination }
   *[other] { $name }: { $combination }
    }
trick-passed = { $who ->
    [you] Passaat
   *[other] { $name } passaa
    }
trick-won = { $who ->
    [you] Voitat tikin
   *[other] { $name } voittaa tikin
    }
trick-deal-won = { $who ->
    [you] Voitat jaon!
   *[other] { $name } voittaa jaon
    }
gang-stage = { $size ->
    [4] Neljän kopla!
    [5] Viiden kopla!
    [6] Kuuden kopla!
   *[7] Seitsemän kopla!
    }
trick-cards = { $count ->
    [one] kortti
   *[other] kortit
    }: { $cards }

## Whose turn it is

status-your-lead = Sinä aloitat
status-your-turn = Sinun vuorosi
status-your-return = Palauta kortti
status-other-leads = { $name } aloittaa.
status-other-turn = Vuorossa { $name }
status-waiting = Hetki…
status-watching = Olet katsojana.
status-lost = Yhteys katkesi. Yhdistetään uudelleen…
status-paused = Peli on tauolla.
status-resume = Jatka
status-adjourned = Kaikki olivat poissa, joten peli odottaa. Se jatkuu heti, kun joku palaa.
status-substitute = Botti pelaa puolestasi.
status-take-back = Ota paikka takaisin
status-substitute-finishes = Botti pelaa tämän jaon loppuun puolestasi.
status-ask-back = Palaa peliin seuraavassa jaossa
status-asked-back = Botti pelaa tämän jaon loppuun. Seuraavassa pelaat taas itse.
status-promised = Seuraavassa jaossa pelaat sinä, ei enää { $name }.
status-deal-at-once = Pelaa heti bottien kanssa
status-take-over = Korvaa { $name } ensi jaossa
status-joins = { $name } pelaa kanssasi ensi jaosta alkaen.
status-withdraw = Jää katsojaksi
status-disqualified = Et ilmoittanut viimeistä korttiasi. Putosit tästä jaosta.

## What binds the player on turn, mostly because the next player has one card left

duty-declare-first = Ilmoita viimeinen korttisi, ennen kuin pelaat sen.
duty-gang = Seuraavalla on enää yksi kortti: sinun on pelattava kopla.
duty-highest = Seuraavalla on enää yksi kortti: pelaa korkein korttisi, { $card }.
duty-highest-or-gang = Seuraavalla on enää yksi kortti: pelaa korkein korttisi, { $card }, tai kopla.
duty-highest-no-gang = Seuraavalla on enää yksi kortti: pelaa korkein korttisi, { $card }, ei koplaa.
duty-many-cards = Seuraavalla on enää yksi kortti: aloita vähintään kahdella kortilla.
duty-first-play = Ensimmäisessä yhdistelmässä on oltava { $card }.
duty-first-play-most = Ensimmäisessä yhdistelmässä on oltava { $card }. Kortteja saa olla enintään { $most }.

## The clock

clock-left = { $seconds ->
    [one] { $seconds } sekunti jäljellä
   *[other] { $seconds } sekuntia jäljellä
    }
clock-bank = vara-aika
clock-bank-left = Lisäaika: { $time }
clock-hurry = { $seconds ->
    [one] Enää { $seconds } sekunti!
   *[other] Enää { $seconds } sekuntia!
    }

## The exchange

exchange-name = Korttien vaihto
exchange-tribute = { $giver_who ->
    [you] { $receiver } saa korkeimman korttisi
   *[other] { $receiver_who ->
        [you] { $giver } luovuttaa sinulle korkeimman korttinsa
       *[other] { $giver } luovuttaa korkeimman korttinsa, ja sen saa { $receiver }
        }
    }: { $card }
exchange-returned = { $giver_who ->
    [you] Palautat kortin, ja sen saa { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } palauttaa sinulle kortin
       *[other] { $giver } palauttaa kortin, ja sen saa { $receiver }
        }
    }: { $card }
exchange-wait = { $name } valitsee palautettavaa korttia.
exchange-tribute-label = Luovutettu
exchange-returned-label = Palautettu

## The score pad

pad-caption = Jakojen miinuspisteet
pad-deal = Jako
pad-score = Pisteet
pad-winner = voittaa jaon
pad-empty = Yhtään jakoa ei ole vielä kirjattu.

## After a deal

deal-over-title = { $who ->
    [you] Voitat jaon { $number }!
   *[other] { $name } voittaa jaon { $number }
    }
deal-over-factor = { $count ->
    [one] { $count } kortti × { $factor } = { $points }
   *[other] { $count } korttia × { $factor } = { $points }
    }
deal-over-points = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
    }: { deal-over-points.points }
    .points = { $points ->
        [one] { $points } miinuspiste
       *[other] { $points } miinuspistettä
    }
deal-over-out = Kortit loppuivat
deal-over-hardest = { $who ->
    [you] Sinulle kävi huonoimmin:
   *[other] Huonoimmin kävi: { $name },
    } { deal-over-points.points }.
deal-over-left = Käteen jäi ({ $name })
deal-over-ready = Valmis
deal-over-is-ready = Olet valmis.
deal-over-ready-others = Valmiina: { $names }

## After the match

match-over-title = { $count ->
    [one] { $who ->
        [you] Voitat pelin!
       *[other] { $names } voittaa pelin
        }
   *[other] Voittajat: { $names }
    }
match-over-abandoned = Peli jätettiin kesken.
match-over-place = { $place }.
match-over-places = Sijoitukset
match-over-moments = Kohokohdat
match-over-gang = { $who ->
    [you] Suurin kopla oli sinun
   *[other] Suurin kopla: { $name }
    }, jako { $number } ({ $combination }).
match-over-loss = { $who ->
    [you] Suurin tappio oli sinun
   *[other] Suurin tappio: { $name }
    }, { deal-over-points.points } (jako { $number }).
match-over-finish = { $who ->
    [you] Tiukin loppu: jako { $number }. Sinulle jäi kortteja { $count }.
   *[other] Tiukin loppu: jako { $number }. Kortteja jäi { $count } ({ $name }).
    }
match-over-rematch = Revanssi
match-over-is-ready = Olet valmis uusintaan.
match-over-no-rematch = Revanssi alkaa vasta, kun kaikki paikat on varattu.
match-over-seats = Vaihda paikkoja tai asetuksia
match-over-home = Etusivu
match-over-mine = Omat pelit
match-over-record = Lataa tallenne
match-over-transcript = Lataa pöytäkirjani
match-over-closed = Tämä pöytä on suljettu.

## The fair deal

fairness-name = Reilu jako
fairness-verified = { $deals ->
    [one] Jako todettu reiluksi ({ $deals } jako).
   *[other] Kaikki { $deals } jakoa todettu reiluiksi.
    }
fairness-partly = { $deals ->
    [one] Tämän sivun näkemä { $deals } jako täsmää. Sivu ei ollut mukana alusta asti.
   *[other] Tämän sivun näkemät { $deals } jakoa täsmäävät. Sivu ei ollut mukana alusta asti.
    }
fairness-wrong = Ei reilu: tämä ei täsmää: { $field }. Säilytä pöytäkirjasi ja näytä se muille.
fairness-open = Jaot tarkistetaan, kun peli on päättynyt.
fairness-without-number = { $count ->
    [one] { $count } paikka ei lähettänyt omaa lukuaan.
   *[other] { $count } paikkaa ei lähettänyt omaa lukuaan.
    }

## Hints

hints-name = Vihjeet tälle vuorolle
hints-ask = Pyydä vihje
hints-thinking = Hetkinen…
hints-take = Valitse nämä kortit
