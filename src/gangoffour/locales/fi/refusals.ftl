### Why an action, a command or a request was refused: one message for every code that a server may tell a player,
### with "/" and "_" written as "-". A plain sentence says what is wrong, another one what to do. Web pages load this file.

## Rule sets

rules-unknown-preset = Sääntöpakettia ”{ $preset }” ei ole. Valitse jokin näistä: { $presets }.
rules-unknown-option = Asetusta ”{ $option }” ei ole. Katso asetusten nimet jostakin sääntöpaketista.
rules-bad-option = Asetuksen { $option } arvo ei voi olla { $value }. Katso mahdolliset arvot sääntöpaketin asetuksista.

## Whose turn it is

turn-not-yours = Nyt ei ole sinun vuorosi. Odota, että edelläsi olevat ovat pelanneet.
turn-disqualified = Et ilmoittanut viimeistä korttiasi, joten putosit tästä jaosta. Seuraavassa olet taas mukana.
turn-return-first = Kortti on palautettava, ennen kuin kukaan pelaa. Valitse palautettava kortti.

## Plays

play-not-held = Kädessäsi ei ole { $cards }. Pelaa kortteja kädestäsi.
play-not-a-combination = { $cards } ei ole yhdistelmä. Pelaa yksittäinen kortti, pari, kolmoset, viiden kortin yhdistelmä tai kopla.
play-wrong-card-count = { $cards } ei ole yhtä monta korttia kuin { $top_play }. Pelaa yhtä monta korttia tai kopla, tai passaa.
play-only-higher-gang = { $top_play } on kopla, eikä { $cards } ole korkeampi kopla. Pelaa korkeampi kopla tai passaa.
play-does-not-beat = { $cards } ei voita yhdistelmää { $top_play }. Pelaa jotain korkeampaa tai kopla, tai passaa.
play-declare-first = Viimeistä korttiasi ei ole ilmoitettu. Ilmoita se, ennen kuin pelaat sen.
play-must-contain-multi-one = Pelin ensimmäisessä yhdistelmässä on oltava kolmivärinen 1. Lisää 1M yhdistelmääsi tai pelaa se yksin.
play-opening-too-many-cards = Näillä säännöillä pelin ensimmäisessä yhdistelmässä saa olla enintään { $most ->
    [one] { $most } kortti
   *[other] { $most } korttia
    }. Pelaa vähemmän kortteja.
play-duty-highest-single = Seuraavalla pelaajalla on enää yksi kortti, joten sinun on pelattava korkein korttisi. Pelaa { $highest }.
play-duty-multi-card = Seuraavalla pelaajalla on enää yksi kortti, joten et saa aloittaa yksittäisellä kortilla. Aloita vähintään kahden kortin yhdistelmällä.
play-duty-gang-barred = Seuraavalla pelaajalla on enää yksi kortti, joten sinun on pelattava korkein korttisi, eikä kopla näillä säännöillä korvaa sitä. Pelaa { $highest }.

## Passes

pass-on-lead = Sinä aloitat tämän tikin, joten et voi passata. Pelaa jokin yhdistelmä.
pass-duty-highest-single = Seuraavalla pelaajalla on enää yksi kortti, joten et voi passata. Pelaa korkein korttisi, { $highest }.
pass-duty-gang = Seuraavalla pelaajalla on enää yksi kortti ja sinulla on kopla, joten et voi passata. Pelaa kopla.

## Last cards

declare-automatic = Näillä säännöillä viimeinen kortti ilmoitetaan puolestasi. Sinun ei tarvitse tehdä mitään.
declare-not-last-card = Sinulla ei ole viimeistä korttia ilmoitettavana. Ilmoita, kun käteesi jää yksi kortti.
declare-already-declared = Viimeinen korttisi on jo ilmoitettu. Muuta ilmoitettavaa ei ole.

## The exchange

return-not-due = Nyt ei palauteta korttia. Pelaa kortteja tai passaa.
return-not-held = Kädessäsi ei ole korttia { $card }. Palauta jokin kortti kädestäsi.
return-same-face = Näillä säännöillä et voi palauttaa samaa korttia, jonka sait, ja { $card } on juuri se. Palauta jokin muu.

## Tables on a server

table-unknown = Tällaista pöytää ei ole. Tarkista osoite tai valitse pöytä aulasta.
table-closed = Tämä pöytä on suljettu. Avaa uusi tai valitse jokin aulasta.
table-in-match = Peli on käynnissä. Paikkoja ja asetuksia voi muuttaa, kun se on päättynyt.
table-no-match = Tässä pöydässä ei ole peliä käynnissä. Odota, että kaikki ovat valmiita.
table-not-welcome = Et pääse tähän pöytään. Pyydä linkki joltakulta, joka istuu siinä, tai valitse toinen pöytä.
table-banned = Sinut on poistettu tästä pöydästä. Valitse aulasta toinen pöytä.
table-host-only = Vain pöydän vetäjä voi tehdä sen. Pyydä vetäjää tekemään se.
table-private-only = Tämä toimii vain yksityisissä pöydissä. Avaa yksityinen pöytä, jos tarvitset sitä.
table-paused = Peli on tauolla. Odota, että se jatkuu.
table-busy = Liian moni teki jotain yhtä aikaa, eikä mitään tapahtunut. Yritä uudelleen.
table-unavailable = Palvelin ei juuri nyt saa yhteyttä tietokantaansa. Yritä uudelleen; mitään ei tehdä kahdesti.
table-seats-occupied = Joku istuu paikalla, jota { $seats } paikan pöydässä ei ole. Vapauta ensin se paikka.
table-too-many = Olet muuttanut tässä pöydässä { $most } asiaa viime jaon alusta lähtien. Jatka pelaamista; seuraavassa jaossa voit muuttaa lisää.
table-too-many-tables = Istut jo { $limit } pöydässä, enempää ei voi. Poistu jostakin tai jatka siellä.
table-too-many-here = Verkostasi on jo avattu { $limit } pöytää, enempää ei voi. Liity johonkin niistä tai yritä myöhemmin uudelleen.

conduct-closed = Julkiset pöydät ovat sinulta suljettuina vielä { $minutes } min, koska lähdit kesken pelien muiden kanssa tai annoit heidän odottaa. Pelaa sillä välin botteja vastaan tai yksityisessä pöydässä.

seat-unknown = Tässä pöydässä ei ole sitä paikkaa. Valitse toinen.
seat-taken = Paikka on varattu. Valitse vapaa paikka.
seat-free = Siinä ei istu kukaan. Valitse varattu paikka.
seat-none = Sinulla ei ole paikkaa tässä pöydässä. Istu ensin.
seat-held = Sinulla on jo paikka tässä pöydässä. Vapauta se, ennen kuin otat toisen.
seat-present = Hän on pöydässä tai oli vielä minuutti sitten. Odota, kunnes hän on antanut teidän odottaa minuutin tai yli kellon ajan.
seat-substituted = Botti pelaa puolestasi. Ota ensin paikkasi takaisin.
seat-own = Se on sinun oma paikkasi. Vapauta se, jos haluat nousta pöydästä.
name-confusable = Nimesi voi sekoittaa tässä pöydässä nimeen { $name }. Valitse asetuksissa toinen nimi ja yritä uudelleen.

ready-not-prepared = Vielä ei voi ilmoittautua valmiiksi. Odota, että kaikki paikat on varattu tai jako on päättynyt.
ready-other-match = Se koski toista peliä. Katso pöytää uudelleen.
ready-no-commitment = Reiluun jakoon tarvitaan sitoumuksesi. Lähetä se samalla, kun ilmoittaudut valmiiksi.
ready-already = Olet jo valmis, ja sitoumuksesi on voimassa. Odota muita.
reveal-not-due = Lukuasi ei tarvita nyt. Odota, että kaikki sitoumukset on annettu.
reveal-wrong = Luku ei vastaa sitoumustasi. Lähetä se luku, josta sitoumus tehtiin.

turn-over = Peli ehti jatkua ennen kuin toimintosi tuli perille. Katso pöytää ja päätä uudelleen.

hint-off = Tässä pöydässä ei anneta vihjeitä. Päätä itse, tai pelaa pöydässä, jossa niitä annetaan.
hint-people = Täällä saa vihjeitä vain, kun kaikki muut ovat botteja. Päätä itse, kuten muutkin.
hint-unavailable = Nyt ei ole vihjettä. Kysy hetken päästä uudelleen, tai päätä itse.
chat-off = Tässä pöydässä ei ole keskustelua. Vilkuta sen sijaan.
chat-phrases = Täällä voi käyttää vain valmiita lauseita. Valitse jokin niistä.
chat-early = Omia sanoja voit käyttää täällä vielä { $matches ->
    [one] { $matches } pelin
   *[other] { $matches } pelin
    } jälkeen. Valitse siihen asti valmis lause; kavereiden kesken ja yksityisissä pöydissä voit kirjoittaa heti.
chat-silenced = Sinut on vaiennettu vielä { $minutes } min. Jatka pelaamista; etusivu kertoo syyn, ja siellä voit valittaa.
chat-empty = Lähetä joko teksti tai valmis lause. Tyhjää riviä ei lähetetä.

## Messages

protocol-malformed = Tämä viesti ei ole JSON-tekstiä. Lähetä yksi JSON-olio kussakin kehyksessä.
protocol-unknown-type = Viestin tyyppi puuttuu tai on tuntematon. Lataa sivu uudelleen tai päivitä ohjelmasi.
protocol-bad-field = { $fault ->
    [missing] Viestistä puuttuu { $at }. Lisää kenttä ja lähetä viesti uudelleen.
    [unknown] Kohdassa { $at } on kenttä, jota tämä palvelin ei tunne. Jätä se pois tai kirjoita se niin kuin rajapinnan kuvauksessa.
   *[wrong] Viestissä on väärä arvo kohdassa { $at }. Korjaa se ja lähetä viesti uudelleen.
    }

## Requests and connections

account-bad-name = Sen niminen ei täällä voi olla. Valitse 1–{ $longest } merkin nimi, jossa ei ole merkkejä < ja >.
account-name-taken = Jollakulla toisella on nimi, joka näyttää tältä. Valitse toinen.
account-bot-name = Se on jo yhden botin nimi. Valitse toinen.
account-staff-name = Nimi näyttää ylläpitäjän nimeltä. Valitse toinen.
account-not-signed-in = Et ole kirjautunut sisään. Valitse nimi, niin pääset sisään vieraana.
session-unknown = Tämä laite on jo kirjattu ulos.
code-unknown = Tällä koodilla ei odota yksikään pöytä. Tarkista molemmat sanat ja numero tai pyydä uusi koodi.
link-unknown = Tämä linkki ei johda enää mihinkään: se kelpaa kerran ja kymmenen minuutin ajan. Pyydä uusi laitteella, jolla pelaat.
request-foreign-origin = Tämä pyyntö tulee toiselta sivustolta. Avaa tämä sivusto suoraan ja yritä uudelleen.
request-not-json = Pyyntö ei ole JSON-muodossa. Lähetä se sisältötyypillä application/json.
request-not-text = Pyyntö ei ole tekstiä. Lähetä se sisältötyypillä text/plain.
request-malformed = { $fault ->
    [missing] Pyynnöstä puuttuu { $at }. Lisää se ja lähetä pyyntö uudelleen.
    [unknown] Kohdassa { $at } on kenttä, jota tämä palvelin ei tunne. Jätä se pois tai kirjoita se niin kuin rajapinnan kuvauksessa.
    [wrong] Pyynnössä on väärä arvo kohdassa { $at }. Korjaa se ja lähetä pyyntö uudelleen.
   *[unreadable] Pyyntöä ei voitu ymmärtää. Vertaa sitä rajapinnan kuvaukseen.
    }
request-unknown-path = Tässä osoitteessa ei ole mitään. Palaa aloitussivulle.
request-wrong-method = Tämä osoite ei ota vastaan tällaisia pyyntöjä. Vertaa pyyntöä rajapinnan kuvaukseen.
request-too-large = Pyyntö on liian pitkä. Lähetä vähemmän kerralla.
request-head-too-long = Tämän pyynnön otsakkeet ovat pidemmät kuin { $most } tavua. Poista tämän sivuston evästeet ja yritä uudelleen.
request-too-many = Pyyntöjä tulee liian tiheästi. Odota { $wait_s } s ja yritä uudelleen.
replay-too-long = Tämä peli on pidempi kuin palvelin kertaa: enintään { $most } vaihetta ja { $seconds } s työtä. Kertaa se omalla koneellasi komennolla ”gangoffour replay”.
replay-busy = Useita pelejä kerrataan jo. Yritä uudelleen { $wait_s } s kuluttua.
server-failed = Palvelimella meni jotain rikki. Yritä uudelleen; jos vika jatkuu, kerro ylläpitäjälle tämä tunnus: { $id }.
server-unavailable = Palvelin ei juuri nyt saa yhteyttä tietokantaansa. Yritä uudelleen { $wait_s } sekunnin kuluttua.
server-busy = Palvelimella on juuri nyt liikaa tekemistä, eikä mitään tapahtunut. Yritä uudelleen { $wait_s } sekunnin kuluttua.
chat-too-many = Kirjoitat liian nopeasti. Odota { $wait_s } s, ennen kuin kirjoitat lisää.
protocol-version = Tämä ohjelma käyttää toista protokollan versiota. Lataa sivu uudelleen tai päivitä ohjelmasi.
protocol-no-hello = Yhteydestä ei kuulunut mitään ajoissa. Yhdistä uudelleen.
server-stopping = Palvelin käynnistyy uudelleen. Yhteys palautuu hetken kuluttua.
server-error = Palvelimella meni jotain rikki. Yhdistä uudelleen, niin jatkat siitä, mihin jäit.
session-ended = Sinut on kirjattu ulos. Kirjaudu uudelleen, niin voit pelata.
protocol-flood = Viestejä tuli liikaa kerralla. Odota hetki ja yhdistä uudelleen.
protocol-slow-reader = Yhteytesi on liian hidas pysyäkseen mukana. Yhdistä uudelleen, niin jatkat siitä, mihin jäit.
protocol-too-many-sockets = Avoimia yhteyksiä on liikaa. Sulje ensin jokin muista ikkunoista.

## Today's deals

daily-unknown = Päivälle { $date } ei ole jakoja. Pelaa tämän päivän jaot.
daily-not-made = Päivän { $date } jakoja valmistellaan vielä. Yritä uudelleen muutaman minuutin päästä.
daily-finished = Olet pelannut kaikki kahdeksan jakoa päivältä { $date }. Seuraavat tulevat keskiyöllä UTC-aikaa.
daily-sealed = Muut voivat vielä pelata tämän jaon. Pelaa se ensin itse loppuun tai odota päivän päättymistä.
daily-not-revealed = Päivän { $date } tulokset julkaistaan puoli tuntia keskiyön (UTC) jälkeen. Yritä silloin uudelleen.
