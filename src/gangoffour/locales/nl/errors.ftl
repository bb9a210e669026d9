### Why something was refused: one message for every error code, with "/" and "_" written as "-".
### A plain sentence says what is wrong, another one what to do. The facts are those the error carries.

## Text that is no card or action

text-card = ‘{ $text }’ is geen kaart. Schrijf de waarde en de kleurletter, bijvoorbeeld 7G, 10R of 1M; de feniksen zijn PG en PY, de draak is DR.
text-action = ‘{ $text }’ is geen actie. Noem de kaarten die je speelt, of schrijf ‘pass’, ‘declare’, of ‘return’ met een kaart.
text-too-many-copies = Van { $card } { $copies ->
    [one] zit er maar { $copies }
   *[other] zitten er maar { $copies }
    } in het kaartspel, geen { $count }. Noem elke kaart zo vaak als je die hebt.

## Matches and deals

match-seat-count = Deze regels zijn niet bedoeld voor { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
    }. Mogelijk zijn: { $allowed }.
match-unknown-seat = Die plaats is er niet aan deze tafel. Kies een andere.
match-over = Het spel is afgelopen. Begin een nieuw spel om verder te spelen.
deal-not-started = De kaarten zijn nog niet gedeeld. Wacht op de volgende partij.
deal-in-progress = De partij is nog bezig. Speel die uit voordat er opnieuw wordt gedeeld.
deal-bad-deck = De volgorde van het pak noemt niet elk van de 64 kaarten precies één keer. Deel opnieuw met een volledig kaartspel.
deal-bad-hands = Deze handen kunnen niet uit één kaartspel komen. Geef elke plaats minstens één kaart, en geen kaart te vaak.
deal-bad-cut = De gecoupeerde kaarten { $cards } passen niet bij deze regels (ritueel bij het delen: { $ritual }). Coupeer opnieuw, of deel zonder ritueel.

## Fair deals: a record that does not follow from its commitments

fair-seats = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vraag om het hele verslag.
fair-match-id = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Kijk na of dit het verslag van jouw spel is.
fair-rules = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vergelijk de regels met wat er was afgesproken.
fair-commitment = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-secret = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-player = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Kijk na wie er op die plaats zat.
fair-client-commitment = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-client-number = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-transcript = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-saved-transcript = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Kijk na of verslag en transcript van hetzelfde spel zijn.
fair-dealer = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-deal-number = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vraag om het hele verslag.
fair-cut = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-hand = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-exchange = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-tribute = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-returned-card = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-plays = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit verslag niet.
fair-malformed-transcript = Het bewaarde transcript is niet leesbaar: { $reason }. Gebruik het bestand zoals het is bewaard.

## Records

record-unknown-version = Dit verslag heeft versie { $found }, maar dit programma leest { $known }. Werk het programma bij.
record-unknown-rules = De regels van dit verslag hebben de vorm { $found }, maar dit programma leest { $known }. Werk het programma bij.
record-not-a-record = Dit is geen verslag van een spel. Kies een bestand waarin een spel is bewaard.
record-line = ‘{ $text }’ betekent niets in een verslag. Gebruik het bestand zoals het is bewaard.
record-misplaced = ‘{ $text }’ kan hier niet staan. Gebruik het bestand zoals het is bewaard.
record-duplicate = Het veld ‘{ $field }’ staat er twee keer. Gebruik het bestand zoals het is bewaard.
record-missing = Het veld ‘{ $field }’ ontbreekt. Gebruik het bestand zoals het is bewaard.
record-value = Het veld ‘{ $field }’ kan deze waarde niet hebben. Gebruik het bestand zoals het is bewaard.
record-seat = De tafel van dit verslag heeft geen plaats met nummer { $seat }; plaats 1 heeft nummer 0. Gebruik het bestand zoals het is bewaard.
record-bad-match = Zo had dit spel nooit kunnen beginnen. Vertrouw dit verslag niet.
record-bad-deal = Zo had partij { $deal } nooit kunnen beginnen. Vertrouw dit verslag niet.
record-bad-hands = De handen van partij { $deal } zijn niet de 64 kaarten, zestien per plaats. Vertrouw dit verslag niet.
record-illegal-action = In partij { $deal } mag ‘{ $action }’ van de plaats met nummer { $seat } niet volgens de regels; plaats 1 heeft nummer 0. Vertrouw dit verslag niet.
record-contradiction = In het verslag staat ‘{ $found }’, maar uit het spelverloop volgt ‘{ $expected }’. Vertrouw dit verslag niet.
record-not-verifiable = Dit verslag is niet te controleren: ‘{ $missing }’ ontbreekt. Dat kan alleen bij afgelopen spellen waarin aantoonbaar eerlijk is gedeeld.

## Files of rulings

rulings-not-json = Het bestand is geen JSON: regel { $line } is niet leesbaar. Gebruik het bestand zoals het is gepubliceerd.
rulings-wrong-format = Dit is geen bestand met spelregelbeslissingen: de vermelding ‘{ $wanted }’ ontbreekt. Kies een ander bestand.
rulings-wrong-version = Deze spelregelbeslissingen hebben versie { $version }, maar dit programma leest versie { $wanted }. Gebruik bestand en programma van dezelfde versie.
rulings-wrong-count = Volgens het bestand zelf bevat het { $count ->
    [one] { $count } testgeval
   *[other] { $count } testgevallen
    }, gevonden: { $found }. Gebruik het hele bestand.
rulings-bad-vector = Testgeval { $vector } is onbruikbaar: { $reason }. Gebruik het bestand zoals het is gepubliceerd.

## Bots, files and the command line

bot-unknown = Er is geen bot die ‘{ $bot }’ heet. Kies uit: { $bots }.
bot-not-loaded = De bot ‘{ $bot }’ kan niet worden geladen: { $reason }. Schrijf hem als module:Klasse en controleer of Python de module vindt.
install-missing-extra = Hiervoor zijn meer pakketten nodig. Installeer ze met: pip install "gangoffour[{ $extra }]".
file-unreadable = Het bestand { $file } kan niet worden gelezen: { $reason }. Controleer de naam.
file-not-text = { $file } is geen tekstbestand. Kies een bestand dat dit programma heeft geschreven.
file-unwritable = Het bestand { $file } kan niet worden geschreven: { $reason }. Kies een andere plek.
file-exists = Het bestand { $file } bestaat al. Kies een nieuwe naam, zodat er niets verloren gaat.
file-no-such-deal = Partij { $deal } staat niet in dit verslag. { $deals ->
    [0] Er staat nog geen enkele partij in.
    [one] Alleen partij 1 staat erin.
   *[other] Kies een van de { $deals } partijen die erin staan.
    }

## Stored events

event-unknown-type = Opgeslagen gebeurtenissen van het type ‘{ $type }’ kent deze server niet. Gebruik een nieuwere versie van de server.
event-unknown-version = De opgeslagen gebeurtenis ‘{ $type }’ heeft versie { $found }, maar deze server leest hoogstens { $known }. Gebruik een nieuwere versie van de server.
event-malformed = Een opgeslagen gebeurtenis van het type ‘{ $type }’ is beschadigd. Zet die terug vanuit een reservekopie.

## Hosting

settings-invalid = De instelling { $name } kan niet ‘{ $value }’ zijn. Toegestaan is: { $allowed }.
host-port-in-use = Op { $host } kan poort { $port } niet worden geopend, misschien omdat een ander programma die gebruikt. Kies een andere poort met --port.
host-not-sqlite = Deze opdracht kopieert alleen SQLite-bestanden. Gebruik pg_dump voor PostgreSQL.
host-no-database = Er staat geen database in { $file }. Start de server één keer, of noem het bestand met --database.
host-no-nats = Bots voor een cluster hebben NATS nodig. Noem het adres met --nats of GOF_NATS_URL.
host-unknown-projection = Er is geen projectie { $name }. Er zijn: { $names }.
train-bad-configuration = { $file } zegt niet hoe er getraind moet worden: { $reason }. Vergelijk het met training/classic.toml.
store-outdated = De database heeft een ander schema dan dit programma. Werk die bij met ‘gangoffour migrate’ en start dan opnieuw.

## Programs that play on a server

client-unreachable = Op { $url } antwoordt geen server. Controleer het adres en je netwerk en probeer het nog eens.
client-outcome-unknown = Op de opdracht { $command } kwam niet op tijd antwoord. Kijk op de tafel of die is uitgevoerd.
client-connection-closed = De verbinding met de tafel is verbroken. Maak opnieuw verbinding om verder te gaan.
client-view-mismatch = Bij gebeurtenis { $seq } zegt de server iets anders dan uit zijn gebeurtenissen volgt. Maak opnieuw verbinding, en meld het als het weer gebeurt.
client-unfair-start = Er is niet eerlijk gedeeld: { $field } klopt niet. Speel niet verder en laat de anderen je transcript zien.
client-no-match = Er is geen afgelopen spel om te controleren. Wacht tot het spel is afgelopen.

## Bots meten

arena-too-few-bots = Eén bot alleen is niet te meten. Noem er minstens twee met --bots, of geef tegenstanders met --field.
arena-field-size = Opgegeven tegenstanders: { $count }, plaatsen voor hen: { $needed }. Noem voor elke plaats een bot, of één voor allemaal.
arena-too-few-deals = Eén partij zegt niets over het toeval. Vraag er minstens twee met --deals, of spellen met --matches.
arena-bot-failed = De bot { $bot } heeft gefaald: { $reason }. Zoek de fout met gangoffour.bots.testing.check_bot.
arena-worker-lost = Een proces dat partijen speelde is vanzelf gestopt, misschien door gebrek aan geheugen. Probeer het nog eens met minder --jobs.
arena-picture-format = { $file } is geen naam voor een afbeelding. Kies er een die eindigt op een van deze: { $endings }.

## Sheets of today's deals

daily-malformed = Dit is geen uitslagblad: ‘{ $field }’ klopt niet ({ $reason }). Download het opnieuw.
daily-unfair = Niet eerlijk: ‘{ $field }’ klopt niet ({ $reason }). Vertrouw dit blad niet.

## Analyses and puzzles

analysis-malformed = Dit is geen leesbare analyse: { $reason }. Maak haar opnieuw met gangoffour analyse.
analysis-unknown-version = Deze analyse heeft versie { $version }, die dit programma niet kent. Gebruik een nieuwer programma of analyseer het verslag opnieuw.
puzzles-malformed = { $file } is geen leesbaar puzzelbestand. Kies een ander bestand of een nieuwe naam.
puzzles-other-run = { $file } komt van een andere beoordeling, en die puzzels passen niet bij nieuwe. Kies een nieuw bestand.
file-no-such-seat = Die plaats staat niet in dit verslag. Kies er een van 1 tot en met { $seats }.
