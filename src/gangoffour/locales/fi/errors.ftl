### Why something was refused: one message for every error code, with "/" and "_" written as "-".
### A plain sentence says what is wrong, another one what to do. The facts are those the error carries.

## Text that is no card or action

text-card = ”{ $text }” ei ole kortti. Kirjoita numero ja värin kirjain, esimerkiksi 7G, 10R tai 1M; feenixit ovat PG ja PY, lohikäärme on DR.
text-action = ”{ $text }” ei ole toiminto. Kirjoita kortit, jotka pelaat, tai ”pass”, ”declare” tai ”return” ja kortti.
text-too-many-copies = { $copies ->
    [one] Korttia { $card } on pakassa vain { $copies } kappale
   *[other] Korttia { $card } on pakassa vain { $copies } kappaletta
    }, ei { $count }. Kirjoita kukin kortti niin monta kertaa kuin se on kädessäsi.

## Matches and deals

match-seat-count = Näillä säännöillä paikkoja ei voi olla { $seats }. Valitse paikkojen määrä näistä: { $allowed }.
match-unknown-seat = Tässä pöydässä ei ole sitä paikkaa. Valitse toinen.
match-over = Peli on päättynyt. Aloita uusi, jos haluat jatkaa.
deal-not-started = Kortteja ei ole vielä jaettu. Odota seuraavaa jakoa.
deal-in-progress = Jako on vielä kesken. Pelaa se loppuun ennen seuraavaa.
deal-bad-deck = Pakan järjestyksessä ei ole jokaista 64 kortista täsmälleen kerran. Jaa uudelleen täydestä pakasta.
deal-bad-hands = Nämä kädet eivät voi olla samasta pakasta. Anna jokaiselle paikalle ainakin yksi kortti, äläkä mitään korttia liian monta kertaa.
deal-bad-cut = Nostetut kortit { $cards } eivät sovi näihin sääntöihin (jakorituaali: { $ritual }). Nosta uudelleen tai jaa ilman rituaalia.

## Fair deals: a record that does not follow from its commitments

fair-seats = Ei reilu: ”{ $field }” on väärin ({ $reason }). Pyydä koko tallenne.
fair-match-id = Ei reilu: ”{ $field }” on väärin ({ $reason }). Tarkista, että tämä on sinun pelisi tallenne.
fair-rules = Ei reilu: ”{ $field }” on väärin ({ $reason }). Vertaa sääntöjä siihen, mitä sovittiin.
fair-commitment = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-secret = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-player = Ei reilu: ”{ $field }” on väärin ({ $reason }). Tarkista, kuka sillä paikalla istui.
fair-client-commitment = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-client-number = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-transcript = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-saved-transcript = Ei reilu: ”{ $field }” on väärin ({ $reason }). Tarkista, että tallenne ja pöytäkirja ovat samasta pelistä.
fair-dealer = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-deal-number = Ei reilu: ”{ $field }” on väärin ({ $reason }). Pyydä koko tallenne.
fair-cut = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-hand = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-exchange = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-tribute = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-returned-card = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-plays = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän tallenteeseen.
fair-malformed-transcript = Tallennettua pöytäkirjaa ei voi lukea: { $reason }. Käytä alkuperäistä tiedostoa.

## Records

record-unknown-version = Tämän tallenteen versio on { $found }, ja tämä ohjelma lukee version { $known }. Päivitä ohjelma.
record-unknown-rules = Tämän tallenteen sääntöjen muoto on { $found }, ja tämä ohjelma lukee muodon { $known }. Päivitä ohjelma.
record-not-a-record = Tämä ei ole pelin tallenne. Valitse tiedosto, johon peli on tallennettu.
record-line = ”{ $text }” ei tarkoita tallenteessa mitään. Käytä alkuperäistä tiedostoa.
record-misplaced = ”{ $text }” ei voi olla tässä kohdassa. Käytä alkuperäistä tiedostoa.
record-duplicate = Kenttä ”{ $field }” on tallenteessa kahdesti. Käytä alkuperäistä tiedostoa.
record-missing = Kenttä ”{ $field }” puuttuu. Käytä alkuperäistä tiedostoa.
record-value = Kentällä ”{ $field }” ei voi olla tätä arvoa. Käytä alkuperäistä tiedostoa.
record-seat = Tämän tallenteen pöydässä ei ole paikkaa, jonka numero on { $seat }; paikan 1 numero on 0. Käytä alkuperäistä tiedostoa.
record-bad-match = Tällainen peli ei ole voinut alkaa. Älä luota tähän tallenteeseen.
record-bad-deal = Jako { $deal } ei ole voinut alkaa näin. Älä luota tähän tallenteeseen.
record-bad-hands = Jaon { $deal } kädet eivät ole pakan 64 korttia, kuusitoista kullakin. Älä luota tähän tallenteeseen.
record-illegal-action = Jaossa { $deal } säännöt eivät salli toimintoa ”{ $action }” paikalta, jonka numero on { $seat }; paikan 1 numero on 0. Älä luota tähän tallenteeseen.
record-contradiction = Tallenteessa lukee ”{ $found }”, vaikka pelatuista korteista seuraa ”{ $expected }”. Älä luota tähän tallenteeseen.
record-not-verifiable = Tätä tallennetta ei voi tarkistaa: siitä puuttuu ”{ $missing }”. Vain loppuun pelatut pelit, joiden jaot ovat todistettavasti reiluja, voi tarkistaa.

## Files of rulings

rulings-not-json = Tiedosto ei ole JSON-muodossa: riviä { $line } ei voi lukea. Käytä tiedostoa sellaisena kuin se julkaistiin.
rulings-wrong-format = Tämä ei ole sääntötulkintojen tiedosto: siinä ei lue ”{ $wanted }”. Valitse toinen tiedosto.
rulings-wrong-version = Näiden sääntötulkintojen versio on { $version }, ja tämä ohjelma lukee version { $wanted }. Käytä saman version tiedostoja ja ohjelmaa.
rulings-wrong-count = Tiedoston mukaan testitapauksia on { $count }, mutta niitä on { $found }. Käytä koko tiedostoa.
rulings-bad-vector = Testitapausta { $vector } ei voi käyttää: { $reason }. Käytä tiedostoa sellaisena kuin se julkaistiin.

## Bots, files and the command line

bot-unknown = Bottia ”{ $bot }” ei ole. Valitse jokin näistä: { $bots }.
bot-not-loaded = Bottia ”{ $bot }” ei voi ladata: { $reason }. Kirjoita se muodossa moduuli:Luokka ja tarkista, että Python löytää moduulin.
install-missing-extra = Tähän tarvitaan lisää paketteja. Asenna ne komennolla: pip install "gangoffour[{ $extra }]".
file-unreadable = Tiedostoa { $file } ei voi lukea: { $reason }. Tarkista sen nimi.
file-not-text = Tiedosto { $file } ei ole tekstiä. Valitse tiedosto, jonka tämä ohjelma on kirjoittanut.
file-unwritable = Tiedostoon { $file } ei voi kirjoittaa: { $reason }. Valitse toinen paikka.
file-exists = Tiedosto { $file } on jo olemassa. Valitse uusi nimi, jottei mitään katoa.
file-no-such-deal = Tallenteessa ei ole jakoa { $deal }; { $deals ->
    [0] siinä ei ole yhtään jakoa. Valitse toinen tallenne.
    [one] siinä on vain { $deals } jako. Valitse se.
   *[other] siinä on { $deals } jakoa. Valitse jokin niistä.
    }

## Stored events

event-unknown-type = Tämä palvelin ei tunne tallennettuja tapahtumia, joiden tyyppi on ”{ $type }”. Käytä uudempaa palvelimen versiota.
event-unknown-version = Tallennetun tapahtuman ”{ $type }” versio on { $found }, mutta tämä palvelin lukee enintään version { $known }. Käytä uudempaa palvelimen versiota.
event-malformed = Tallennettu tapahtuma, jonka tyyppi on ”{ $type }”, on vioittunut. Palauta se varmuuskopiosta.

## Hosting

settings-invalid = Asetuksen { $name } arvo ei voi olla ”{ $value }”. Sallittu: { $allowed }.
host-port-in-use = Osoitetta { $host } ja porttia { $port } ei voi kuunnella, ehkä siksi, että toinen ohjelma tekee jo niin. Valitse toinen portti: --port.
host-not-sqlite = Tämä komento kopioi vain SQLite-tiedostoja. PostgreSQL-kannalle käytä ohjelmaa pg_dump.
host-no-database = Tietokantaa { $file } ei ole. Käynnistä palvelin kerran tai anna tiedoston nimi: --database.
host-no-nats = Klusterin botit toimivat NATSin kautta. Anna sen osoite: --nats tai GOF_NATS_URL.
host-unknown-projection = Projektiota { $name } ei ole. Nämä ovat: { $names }.
train-bad-configuration = { $file } ei kerro, miten harjoitellaan: { $reason }. Vertaa sitä tiedostoon training/classic.toml.
store-outdated = Tietokannan rakenne on eri kuin tämän ohjelman. Päivitä se komennolla ”gangoffour migrate” ja käynnistä sitten uudelleen.

## Programs that play on a server

client-unreachable = Osoitteessa { $url } ei vastaa mikään palvelin. Tarkista osoite ja verkkoyhteytesi ja yritä uudelleen.
client-outcome-unknown = Komentoon { $command } ei tullut vastausta ajoissa. Katso pöydästä, toteutuiko se.
client-connection-closed = Yhteys pöytään on katkennut. Yhdistä uudelleen, niin voit jatkaa.
client-view-mismatch = Tapahtuman { $seq } kohdalla palvelin väittää muuta kuin mitä sen tapahtumista seuraa. Yhdistä uudelleen, ja ilmoita viasta, jos se toistuu.
client-unfair-start = Reilusta jaosta ei pidetty kiinni: { $field } on väärin. Älä jatka pelaamista, ja näytä pöytäkirjasi muille.
client-no-match = Tarkistettavaa loppuun pelattua peliä ei ole. Odota, että peli päättyy.

## Bottien mittaaminen

arena-too-few-bots = Yhtä bottia ei voi mitata yksinään. Nimeä vähintään kaksi valitsimella --bots tai anna vastustajat valitsimella --field.
arena-field-size = Vastustajia annettu: { $count }, paikkoja heille: { $needed }. Nimeä botti jokaiselle paikalle tai yksi kaikille.
arena-too-few-deals = Yksi jako ei kerro sattumasta mitään. Pyydä vähintään kahta jakoa valitsimella --deals tai pelejä valitsimella --matches.
arena-bot-failed = Botti { $bot } epäonnistui: { $reason }. Etsi vika funktiolla gangoffour.bots.testing.check_bot.
arena-worker-lost = Jakoja pelannut prosessi päättyi itsestään, ehkä muistin loputtua. Yritä uudelleen pienemmällä määrällä: --jobs.
arena-picture-format = { $file } ei kelpaa kuvan nimeksi. Valitse nimi, jonka pääte on jokin näistä: { $endings }.

## Sheets of today's deals

daily-malformed = Tämä ei ole tuloslista: ”{ $field }” on väärin ({ $reason }). Lataa se uudelleen.
daily-unfair = Ei reilu: ”{ $field }” on väärin ({ $reason }). Älä luota tähän listaan.

## Analyses and puzzles

analysis-malformed = Tämä ei ole luettava analyysi: { $reason }. Tee se uudelleen komennolla gangoffour analyse.
analysis-unknown-version = Tämän analyysin versio on { $version }, jota tämä ohjelma ei tunne. Käytä uudempaa ohjelmaa tai analysoi tallenne uudelleen.
puzzles-malformed = { $file } ei ole luettava tehtävätiedosto. Valitse toinen tiedosto tai uusi nimi.
puzzles-other-run = { $file } on toisen arvioijan tekemä, eivätkä sen tehtävät sovi uusien joukkoon. Valitse uusi tiedosto.
file-no-such-seat = Tallenteessa ei ole sitä paikkaa; paikat ovat 1–{ $seats }. Valitse jokin niistä.
