### What is read out at a table, and the words of text mode. $who is "you" or "other"; $name is a player's name.
### Combinations and cards stand in the nominative, after a colon or a dash.

## Plays and passes

announce-high = { $combination }, ylimpänä { colour }
announce-played = { $who ->
    [you] Sinä
   *[other] { $name }
    } – { $combination }. { $left ->
    [0] Kortit loppuivat.
    [one] Jäljellä { $left } kortti.
   *[other] Jäljellä { $left } korttia.
    }
announce-passed = { $who ->
    [you] Passaat.
   *[other] { $name } passaa.
    }
announce-last-card = { $who ->
    [you] Ilmoitat: yksi kortti!
   *[other] { $name }: yksi kortti!
    }
announce-disqualified = { $who ->
    [you] Et ilmoittanut viimeistä korttiasi. Putoat tästä jaosta.
   *[other] { $name } ei ilmoittanut viimeistä korttiaan ja putoaa tästä jaosta.
    }
announce-trick-won = { $who ->
    [you] Voitat tikin ja aloitat.
   *[other] { $name } voittaa tikin ja aloittaa.
    }
announce-trick-won-other-leads = { $who ->
    [you] Voitat tikin.
   *[other] { $name } voittaa tikin.
    } Seuraava aloittaja: { $leader }.

## Turns

announce-turn-lead = Sinun vuorosi. Aloitat tikin.
announce-turn-follow = Sinun vuorosi. Voitettavana { $combination }.
announce-turn-return = Sinun vuorosi. Valitse palautettava kortti, jonka saa { $name }.
announce-turn-other = Vuorossa { $name }.
announce-deadline-passed = { $who ->
    [you] Aikasi loppui.
   *[other] { $name }: aika loppui.
    }

## Deals and the match

announce-match-started = Peli alkaa.
announce-deal-started = Jako { $number }, { $direction ->
    [ccw] vastapäivään
   *[cw] myötäpäivään
    }. Aloittaja: { $leader }.
announce-deal-started-seat = Jako { $number }, { $direction ->
    [ccw] vastapäivään
   *[cw] myötäpäivään
    }. Sinun jälkeesi pelaa { $next }.
announce-tribute = { $who ->
    [giver] { $receiver } saa korkeimman korttisi: { $card }.
    [receiver] { $giver } luovuttaa sinulle korkeimman korttinsa: { $card }.
   *[other] { $giver } luovuttaa kortin, ja sen saa { $receiver }: { $card }.
    }
announce-returned = { $who ->
    [giver] Palautat kortin, ja sen saa { $receiver }: { $card }.
    [receiver] { $giver } palauttaa sinulle kortin: { $card }.
   *[other] { $giver } palauttaa kortin, ja sen saa { $receiver }: { $card }.
    }
announce-deal-won = { $who ->
    [you] Voitat jaon!
   *[other] { $name } voittaa jaon.
    }
announce-points = Miinuspisteet: { $points }.
announce-points-of = { $who ->
    [you] sinä: { $points }, yhteensä { $score }
   *[other] { $name }: { $points }, yhteensä { $score }
    }
announce-match-won = { $who ->
    [you] Voitat pelin!
   *[other] { $name } voittaa pelin.
    }
announce-match-shared = Pelin voittajat: { $names }.
announce-match-abandoned = Peli jätettiin kesken.

## Around the table

announce-seat-taken = { $who ->
    [you] Istut pöytään.
   *[other] { $name } istuu pöytään.
    }
announce-seat-taken-over = { $who ->
    [you] Otat botin paikan.
   *[other] { $name } ottaa botin paikan.
    }
announce-seat-left = { $who ->
    [you] Nouset pöydästä.
   *[other] { $name } nousee pöydästä.
    }
announce-seat-removed = { $who ->
    [you] Vetäjä poisti sinut paikaltasi.
   *[other] Vetäjä vapautti paikan: { $name }.
    }
announce-promised = { $who ->
    [you] Seuraavassa jaossa pelaat sinä, ei enää { $bot }.
   *[other] Seuraavassa jaossa pelaa { $name }, ei enää { $bot }.
    }
announce-promise-withdrawn = { $bot } jää: kukaan ei ota paikkaa seuraavassa jaossa.
announce-away = { $name } on poissa.
announce-back = { $name } on palannut.
announce-substitute = { $who ->
    [you] Botti pelaa puolestasi. Ota paikkasi takaisin, niin voit jatkaa.
   *[other] Botti pelaa pelaajan { $name } puolesta.
    }
announce-seat-taken-back = { $who ->
    [you] Pelaat taas itse.
   *[other] { $name } pelaa taas itse.
    }
announce-host = { $who ->
    [you] Olet nyt pöydän vetäjä.
   *[other] { $name } on nyt pöydän vetäjä.
    }
announce-options = Pöydän asetukset ovat muuttuneet.
announce-prepared = Kaikki paikat on varattu. Ilmoittaudu valmiiksi.
announce-ready = { $who ->
    [you] Olet valmis.
   *[other] { $name } on valmis.
    }
announce-paused = Peli on tauolla.
announce-resumed = Peli jatkuu.
announce-adjourned = Peli odottaa, kunnes joku palaa.
announce-continued = Joku on palannut; peli jatkuu.
announce-closed = Pöytä on suljettu.

## Where the table stands, said once after arriving or coming back

announce-summary-seating = Pöytä ennen peliä. Paikoista varattu { $taken }, yhteensä { $seats }.
announce-summary-starting = Peli alkaa pian.
announce-summary-deal = Jako { $number }.
announce-summary-deal-over = Jako { $number } on päättynyt.
announce-summary-match-over = Peli on päättynyt.

## Answers to questions about the table

answer-none = Jakoa ei ole käynnissä.
answer-no-play = Mitään ei ole vielä pelattu.
answer-last = Viimeksi pelattu: { $name } – { $combination }.
answer-passes-since = { $count ->
    [one] Sen jälkeen yksi passi.
   *[other] Sen jälkeen { $count } passia.
    }
answer-trick = Tämä tikki: { $turns }.
answer-turn-play = { $who ->
    [you] sinä – { $combination }
   *[other] { $name } – { $combination }
    }
answer-turn-pass = { $who ->
    [you] sinä – passi
   *[other] { $name } – passi
    }
answer-counts = Kortteja jäljellä: { $counts }.
answer-count = { $who ->
    [you] sinä: { $count }
   *[other] { $name }: { $count }
    }
answer-count-last = { $who ->
    [you] sinä: { $count } (viimeinen kortti)
   *[other] { $name }: { $count } (viimeinen kortti)
    }
answer-hand = { $count ->
    [one] Kätesi, { $count } kortti
   *[other] Kätesi, { $count } korttia
    }: { $cards }.
answer-no-hand = Sinulla ei ole kortteja.
answer-scores = Pisteet: { $scores }.
answer-score = { $who ->
    [you] sinä: { $score }
   *[other] { $name }: { $score }
    }
answer-time-own = { $seconds ->
    [one] Sinulla on { $seconds } sekunti aikaa.
   *[other] Sinulla on { $seconds } sekuntia aikaa.
    }
answer-time-other = { $seconds ->
    [one] { $name }: { $seconds } sekunti aikaa.
   *[other] { $name }: { $seconds } sekuntia aikaa.
    }
answer-time-deal = Seuraava jako alkaa viimeistään { $seconds } sekunnin kuluttua.
answer-time-none = Kello ei käy.

## Text mode: the page

text-title = Pöytä sanoina
text-input = Kortit tai komento
text-input-hint = Esimerkiksi 77, 34567, 10R, passaa tai ohje.
text-do = Lähetä
text-buttons = Komennot
text-hand = Kätesi
text-hand-empty = Sinulla ei ole nyt kortteja.
text-trick = Tikki
text-players = Pelaajat
text-happened = Mitä on tapahtunut
text-happened-nothing = Ei vielä mitään.
text-chat = Keskustelu
text-top-cards = { $play } ({ $cards })
text-player = { $who ->
    [you] Sinä: pisteet { $score }
   *[other] { $name }: pisteet { $score }
    }
text-player-cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
    }
text-player-left-over = käteen jäi: { $cards }
text-suggestions-title = Mitä voit pelata
text-suggestions-return = Mitä voit palauttaa
text-suggestions-none = Et voi nyt pelata mitään.
text-suggestions-off = Ehdotukset eivät ole käytössä tässä pöydässä.
text-suggestions-more = Näytä lisää
text-play-declare = Pelaa ja ilmoita yksi kortti – { $play }
text-help-title = Sanat, joita voit kirjoittaa
text-help-plays = Kortit numeroina, halutessasi värin kanssa (g vihreä, y keltainen, r punainen): 77, 34567, 7g 7r, 10R; f on feenix, d lohikäärme.
text-help-declare = Kun käteesi jää yksi kortti, lisää loppuun ”yksi kortti”: 77 yksi kortti.
text-help-line = { $word }: { $meaning }
text-unknown = Tuo ei ole kortteja eikä komento. Kirjoita ohje, niin näet käytettävissä olevat sanat.
text-no-ready = Nyt ei voi ilmoittautua valmiiksi.

## Text mode: words that can be typed, with commas between words of one meaning. Every language also
## understands the English name of a command.

text-word-pass = passaa, passi
text-word-last-card = yksi kortti, ilmoita
text-word-return = palauta
text-word-ready = valmis
text-word-rematch = uusinta
text-word-take-back = takaisin
text-word-suggestions = ehdotukset, ehdota
text-word-hint = vihje
text-word-help = ohje, apua
text-word-last = viimeisin
text-word-counts = määrät
text-word-trick = tikki
text-word-hand = käsi
text-word-scores = pisteet
text-word-time = aika

## Text mode: what each word does; also the text of its button

text-does-pass = Passaa
text-does-last-card = Ilmoita yksi kortti
text-does-return = Palauta kortti: ensin sana, sitten kortti
text-does-ready = Valmis
text-does-rematch = Uusinta
text-does-take-back = Ota paikka takaisin
text-does-suggestions = Ehdotukset
text-does-hint = Vihje
text-does-help = Ohje
text-does-last = Viimeksi pelattu
text-does-counts = Kortteja jäljellä
text-does-trick = Tämä tikki
text-does-hand = Käteni
text-does-scores = Pisteet
text-does-time = Aikaa jäljellä
