### What the commands say. $who is "you" or "other"; $name is a player's name, or the word "you".

you = sinä
welcome = Gang of Four, säännöt: { $preset }, paikkoja: { $seats }. Paikkasi on { $seat }; sinua vastaan pelaavat { $others } ({ $bot }).
welcome-help = Kirjoita ?, niin saat ohjeen.
help =
    Kirjoita kortit, jotka pelaat, kukin numerona ja värin kirjaimena, ja paina Enter:
      7G 7R         pelaa pari
      9R declare    pelaa 9R ja ilmoita jäljelle jäävä kortti viimeiseksi
      pass          passaa ja anna muiden jatkaa
      return 3G     palauta kortti korttien vaihdossa
      declare       ilmoita viimeinen kortti jälkikäteen, heti pelattuasi
    ja milloin tahansa:
      plays         luettele kaikki, mitä voit nyt pelata
      hint          näytä kolme parasta vaihtoehtoa ja mitä ne tuottavat
      hand          näytä kätesi
      table         näytä ylin yhdistelmä ja kaikkien korttien määrä
      scores        näytä pistetaulukko
      quit          lopeta tähän
    Numerot ovat 1–10; värit ovat G vihreä, Y keltainen, R punainen. 1M on kolmivärinen 1,
    PG ja PY ovat feenixit, DR on lohikäärme.
    Kun käteesi jää yksi kortti, lisää pelaamiesi korttien perään ”declare”. Muut pelaavat
    heti, ja jos et ole siihen mennessä ilmoittanut, putoat jaosta.
goodbye = Näkemiin. Peli jäi kesken.
seed = Tämän pelin satunnaissiemen oli { $seed }.
saved = Tallenne on tiedostossa { $file }.

## On turn

turn-lead = Sinun vuorosi: aloitat tikin.
turn-follow = Sinun vuorosi. { $name }: { $cards } ({ $combination }). Pelaa korkeampi tai passaa.
turn-follow-no-pass = Sinun vuorosi. { $name }: { $cards } ({ $combination }). Pelaa korkeampi.
turn-return = Voitit edellisen jaon. Palauta kortti, jonka saa { $name }, esimerkiksi: return { $card }
hand = { $count ->
    [one] Kätesi ({ $count } kortti)
   *[other] Kätesi ({ $count } korttia)
    }: { $cards }
hand-empty = Kätesi on tyhjä.
hand-sizes = Kortteja jäljellä: { $sizes }
hand-size = { $name } { $count }
hand-size-last-card = { $name } { $count } (viimeinen kortti)
hand-size-disqualified = { $name } { $count } (pudonnut jaosta)
table-top-play = Ylin yhdistelmä: { $cards } ({ $combination }) – { $name }.
table-no-top-play = Pöydässä ei ole voitettavaa: { $who ->
    [you] sinä aloitat
   *[other] { $name } aloittaa
    } seuraavan tikin.
table-no-deal = Jakoa ei ole käynnissä.
plays-pass = Tai: pass
plays-return = Palauta jokin näistä: { $plays }
plays-declare = Tai: declare
plays-none = Et voi nyt pelata mitään.
hint-line = { $place }. { $action } ({ $sign }{ NUMBER($margin, minimumFractionDigits: 1) }): { $reason }

## What binds a player on turn

limit-first-play = Pelin ensimmäisessä yhdistelmässä on oltava 1M{ $most ->
    [7] {""}
    [one] , ja siinä saa olla enintään { $most } kortti
   *[other] , ja siinä saa olla enintään { $most } korttia
    }.
limit-highest-follow = Viimeisen kortin velvoite: seuraavalla pelaajalla on enää yksi kortti, joten sinun on pelattava korkein korttisi, { $card }.
limit-highest-or-gang = Viimeisen kortin velvoite: seuraavalla pelaajalla on enää yksi kortti, joten sinun on pelattava korkein korttisi, { $card }, tai kopla.
limit-highest-lead = Viimeisen kortin velvoite: seuraavalla pelaajalla on enää yksi kortti, joten sinun on aloitettava korkeimmalla kortillasi: { $card }.
limit-multi-card = Viimeisen kortin velvoite: seuraavalla pelaajalla on enää yksi kortti, joten sinun on aloitettava vähintään kahdella kortilla.
limit-gang = Viimeisen kortin velvoite: seuraavalla pelaajalla on enää yksi kortti, joten sinun on pelattava kopla.
reminder-declare = Jos käteesi jää yksi kortti, ilmoita se: kirjoita esimerkiksi { $cards } declare
limit-declare-first = Viimeinen kortti on ilmoitettava, ennen kuin pelaat sen: kirjoita declare

## What happened

event-deal-started = Jako { $number }, { $direction ->
    [ccw] vastapäivään
   *[cw] myötäpäivään
    }. Jakaja: { $dealer }. Aloittaja: { $leader }.
event-deck-cut = Nosto: { $cards }.
event-deck-cut-counted = Nosto: { $cards }. Ensimmäinen kortti: { $name }.
event-hand-dealt = { $who ->
    [you] Saat
   *[other] { $name } saa
    } { $cards }
event-dummy-hand-dealt = Sivuun jätetyt kortit: { $cards }
event-tribute-given = Luovutettu kortti: { $card } ({ $giver } → { $receiver }).
event-card-returned = Palautettu kortti: { $card } ({ $giver } → { $receiver }).
event-combination-played = { $who ->
    [you] Pelaat
   *[other] { $name } pelaa
    } { $cards } ({ $combination }), { $left ->
    [0] ja kortit loppuvat
    [one] jäljellä { $left } kortti
   *[other] jäljellä { $left } korttia
    }.
event-passed = { $who ->
    [you] Passaat.
   *[other] { $name } passaa.
    }
event-last-card-declared = { $who ->
    [you] Ilmoitat: yksi kortti!
   *[other] { $name } ilmoittaa: yksi kortti!
    }
event-seat-disqualified = { $who ->
    [you] Et ilmoittanut viimeistä korttiasi. Putoat tästä jaosta.
   *[other] { $name } ei ilmoittanut viimeistä korttiaan ja putoaa tästä jaosta.
    }
event-trick-won = { $who ->
    [you] Voitat tikin.
   *[other] { $name } voittaa tikin.
    }
event-trick-won-other-leads = { $who ->
    [you] Voitat tikin, mutta olet pudonnut jaosta.
   *[other] { $name } voittaa tikin, mutta on pudonnut jaosta.
    } Seuraava aloittaja: { $leader }.
event-deal-won = { $who ->
    [you] Pääsit eroon korteistasi ja voitat jaon!
   *[other] { $name } pääsi eroon korteistaan ja voittaa jaon.
    }
event-deal-won-alone = { $who ->
    [you] Vain sinä olet enää mukana jaossa, joten voitat sen!
   *[other] Vain { $name } on enää mukana jaossa ja voittaa sen.
    }
event-hand-shown = Käteen jäi ({ $name }): { $cards }
event-points = Miinuspisteet: { $points }
event-points-of = { $name } { $points }
event-dummy-hand-shown = Jaossa { $number } sivuun jätetyt kortit: { $cards }
event-match-won = { $count ->
    [one] Peli on päättynyt. Voittaja: { $names }.
   *[other] Peli on päättynyt. Voittajat: { $names }.
    }
sheet-deal = jako
sheet-score = pisteet

## Records

replay-title = Säännöt: { $preset }; paikat ({ $seats }): { $names }
replay-unfinished = Tallenne päättyy tähän; peli jäi kesken.
verify-fair = jaot todettu reiluiksi
verify-match-id = pelin tunnus: { $match_id }
verify-fingerprint = sormenjälki: { $fingerprint }
verify-deals = jakoja: { $deals }
verify-seats-without-number = Paikat, joilta ei tullut lukua: { $seats }. Kukin näistä pelaajista olisi voinut yhdessä palvelimen kanssa valita kahdesta jaosta.
verify-not-finished = Peli jää tässä tallenteessa kesken: vain se tarkistettiin, mitä tallenteessa on.
verify-no-transcript = Tallennetta ei verrattu pöytäkirjaan: se on vain ristiriidaton itsensä kanssa. Anna --transcript, jos haluat verrata sitä siihen, mitä näit ennen peliä.
error-line = Rivi { $line }: { $sentence }

## Rules

explain-combination = { $cards } on { $combination }.
explain-nothing = { $cards } ei ole yhdistelmä: { $why }.
explain-no-cards = Se ei ole yhdistelmä: { $why }.
explain-beats = { $cards } voittaa yhdistelmän { $other }: { $reason } ({ $clause }).
explain-does-not-beat = { $cards } ei voita yhdistelmää { $other }: { $reason } ({ $clause }).
explain-no-top-play = Sen päälle ei siis voi pelata mitään.
rules-preset = Sääntöpaketti { $preset }; kaikki sääntöpaketit: { $presets }
rules-differs = * eri kuin classic
rules-failure = { $vector } [{ $clauses }] { $kind }, { $preset }: { $message }
rules-counts = hyväksytty { $passed }, hylätty { $failed }

## Hosting

serve-address = Pöydät ovat avoinna osoitteessa { $address }
serve-lan = Pöydät ovat avoinna osoitteessa { $address } kaikille lähiverkossasi. Skannaa tämä puhelimella:
serve-plain = Yhteyttä ei ole salattu: käytä sitä vain kotona.
serve-stop = Pysäytä painamalla Ctrl+C. Pelit jatkuvat, kun käynnistät uudelleen.
demo-progress = { $done }/{ $total } ottelua pelattu
demo-address = Esittely on osoitteessa { $address }
demo-going-on = Botit pelaavat jo, ja päivän jakoja valmistellaan.
demo-match = Katso päättynyttä ottelua: { $address }
demo-stop = Lopeta painamalla Ctrl+C. Mitään ei jää jäljelle.
demo-stop-keep = Lopeta painamalla Ctrl+C. Kaikki säilyy.
demo-kept = Kaikki on kansiossa { $folder }. Jatka näin: gangoffour serve --database { $file }
migrate-done = { $count ->
    [one] Tietokanta on ajan tasalla.
   *[other] { $count } tietokantaa on ajan tasalla.
    }
backup-done = Kopio on tiedostossa { $file }.
projection-status = { $name }, osio { $shard }, versio { $version }: { $rows } lisäystä jäljessä, { $seconds } s; sivuun siirrettyjä pöytiä: { $faults }
projection-none = { $name }, osio { $shard }: ei vielä tehty; sen tekee käynnissä oleva palvelin tai gangoffour rebuild { $name }
projection-fault = { "  " }sivussa: pöytä { $table } tapahtumasta { $seq } alkaen: { $error }
projection-retried = { $name }, osio { $shard }: { $mended }/{ $all } sivuun siirretystä pöydästä on taas mukana.
rebuild-done = { $name }, osio { $shard }: tehty uudelleen.
rebuild-busy = { $name }, osio { $shard }: joku muu tekee sitä parhaillaan uudelleen.

# training
train-progress = minuutti { $minutes } / { $all }: { $decisions } miljoonaa päätöstä, { $rate } sekunnissa, virhe { $loss }, { $strength } pistettä jaolta yksinkertaisia pelaajia vastaan
train-stopped = Pysäytetty. Viimeisin tila on kansiossa { $folder }; sama komento jatkaa siitä.
train-done = Valmis. Verkko on kansiossa { $folder }.

## Bottien mittaaminen

arena-conditions = Säännöt: { $preset }, paikkoja: { $seats }, satunnaissiemen: { $seed }
arena-margin-meaning = Etu: muiden miinuspisteet (keskiarvo) miinus yksinäisen botin miinuspisteet jakoa kohti
arena-won-meaning = Voitettu: yksinäisen botin osuus peleistä; tasaväkisillä se olisi { $even }
arena-lone = yksinäinen botti
arena-among = vastassa
arena-deals = jakoja
arena-margin = etu
arena-interval = 95 %:n väli
arena-matches = pelejä
arena-won = voitettu
arena-lineup = { $bot }, vastassa { $against }
arena-progress-deals = Jakoja pelattu: { $done } / { $total }
arena-progress-matches = Pelejä pelattu: { $done } / { $total }
arena-stopped = Keskeytettiin ennen loppua: mitään ei mitattu.
arena-picture-done = Kuva on tiedostossa { $file }.

## Speed

bench-progress = Pelataan
bench-speed = { $bench } ({ $build ->
    [compiled] käännetty
   *[plain] kääntämätön
    }): { $decisions_per_s } päätöstä sekunnissa
bench-how = Satunnaista peliä, säännöt: { $rules }, paikkoja: { $seats }, jakoja rinnakkain: { $deals }. Päätöksiä { $decisions }, aikaa { $ms } ms yhdellä prosessoriytimellä.

## Today's deals

daily-season = Kausi { $season }: { $first } – { $last }
daily-anchor = Ankkuri, julkaistava ennen ensimmäistä päivää: { $anchor }
daily-progress = { $done }/{ $total } jakoa pelattu
daily-made = Valmista: botit ovat pelanneet kaikki jaot, { $first } – { $last }.
daily-fair = Päivän { $date } lista on oikein: kaikki jaot ja sijat seuraavat sen lenkistä, ja lenkki johtaa ankkuriin.
daily-people = { $count ->
    [one] { $count } ihmisellä on sija.
   *[other] { $count } ihmisellä on sija.
    }
daily-anchor-unknown = Vertaa ankkuria siihen, joka julkaistiin ennen kautta: { $anchor }
daily-bots-same = Botit pelasivat uudelleen, ja kaikki tulokset olivat samat.
daily-bots-other = Tämän ohjelman botit ovat eri kuin listan, joten ne eivät pelanneet uudelleen.

## gangoffour doctor

doctor-version = gangoffour { $version }, Python { $python }
doctor-core-slow = Ydintä ei ole käännetty, joten vahvat botit ajattelevat hitaasti. Asenna wheel, tai C-kääntäjä ja sitten paketti uudelleen.
doctor-page-missing = Verkkosivu puuttuu tästä asennuksesta. Asenna julkaistu wheel tai suorita ”npm ci && npm run build” kansiossa web/.
doctor-database-ready = Tietokantaa { $file } voi käyttää.
doctor-database-folder = Kansioon { $folder } ei voi kirjoittaa. Valitse toinen tiedosto asetuksella GOF_DATABASE_URLS tai muuta oikeuksia.
doctor-disk-full = Tietokannan levyllä on vapaana vain { $free } Mt. Tee tilaa ennen kuin levy täyttyy.
doctor-answers = { $name } vastaa osoitteessa { $address }.
doctor-silent = { $name } ei vastaa osoitteessa { $address }. Tarkista, että se on käynnissä, ja palomuuri.
doctor-port-free = Portti { $port } on vapaa.
doctor-port-ours = Tämä palvelin vastaa jo portissa { $port }.
doctor-port-taken = Portti { $port } on toisen ohjelman käytössä. Valitse toinen asetuksella GOF_PORT.
doctor-lan = Lähiverkossa osoite on { $address }. Jos muut eivät saa sitä auki, salli portti { $port } palomuurissa.
doctor-lan-missing = Lähiverkosta ei löytynyt osoitetta. Tarkista verkko tai anna osoite asetuksella GOF_LAN_ADDRESS.
doctor-passkeys = Pääsyavaimet on sidottu nimeen { $names }. Jos sivusto vaihtaa nimeä, tarvitaan salasana tai palautuskoodi.
doctor-no-passkeys = Tavallisella http-yhteydellä ei ole pääsyavaimia, vaan valitaan salasana. GOF_TLS ja nimi tuovat ne.
doctor-well = Kaikki on kunnossa.
doctor-faults = { $count ->
    [one] Yksi asia on pielessä.
   *[other] { $count } asiaa on pielessä.
    }
dataset-done = Kansiossa { $folder } on { $matches } peliä ja { $decisions } päätöstä.
bot-run-begun = { $name } pelaa osoitteessa { $url }.
bot-run-result = Peli { $number }: { $scores }
