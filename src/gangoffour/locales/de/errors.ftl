### Why something was refused: one message for every error code, with "/" and "_" written as "-".
### A plain sentence says what is wrong, another one what to do. The facts are those the error carries.

## Text that is no card or action

text-card = „{ $text }“ ist keine Karte. Schreib Zahl und Farbbuchstaben, zum Beispiel 7G, 10R oder 1M; die Phönixe sind PG und PY, der Drache ist DR.
text-action = „{ $text }“ ist keine Aktion. Nenne die Karten, die du spielst, oder schreib „pass“, „declare“ oder „return“ mit einer Karte.
text-too-many-copies = Von { $card } gibt es im Kartenspiel nur { $copies } Stück, nicht { $count }. Nenne jede Karte nur so oft, wie du sie hast.

## Matches and deals

match-seat-count = Diese Regeln sind nicht für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
    } gedacht. Möglich sind: { $allowed }.
match-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
match-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
deal-not-started = Es sind noch keine Karten ausgeteilt. Warte auf die nächste Runde.
deal-in-progress = Die Runde läuft noch. Spiel sie zu Ende, bevor neu gegeben wird.
deal-bad-deck = Die Reihenfolge des Stapels nennt nicht jede der 64 Karten genau einmal. Gib noch einmal mit einem vollständigen Kartenspiel.
deal-bad-hands = Diese Hände können nicht aus einem einzigen Kartenspiel stammen. Gib jedem Platz mindestens eine Karte und keine Karte zu oft.
deal-bad-cut = Die abgehobenen Karten { $cards } passen nicht zu diesen Regeln (Ritual beim Geben: { $ritual }). Heb noch einmal ab oder gib ohne das Ritual.

## Fair deals: a record that does not follow from its commitments

fair-seats = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Lass dir die ganze Aufzeichnung geben.
fair-match-id = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Prüfe, ob das die Aufzeichnung deiner Partie ist.
fair-rules = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Vergleiche die Regeln mit denen, die vereinbart waren.
fair-commitment = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-secret = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-player = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Prüfe, wer auf diesem Platz saß.
fair-client-commitment = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-client-number = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-transcript = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-saved-transcript = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Prüfe, ob Aufzeichnung und Mitschrift von derselben Partie sind.
fair-dealer = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-deal-number = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Lass dir die ganze Aufzeichnung geben.
fair-cut = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-hand = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-exchange = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-tribute = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-returned-card = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-plays = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Traue dieser Aufzeichnung nicht.
fair-malformed-transcript = Die gespeicherte Mitschrift ist nicht lesbar: { $reason }. Nimm die Datei so, wie sie gespeichert wurde.

## Records

record-unknown-version = Diese Aufzeichnung hat die Version { $found }, dieses Programm liest aber { $known }. Aktualisiere das Programm.
record-unknown-rules = Die Regeln dieser Aufzeichnung sind im Format { $found } geschrieben, dieses Programm liest aber { $known }. Aktualisiere das Programm.
record-not-a-record = Das ist keine Aufzeichnung einer Partie. Wähle eine Datei, in der eine Partie gespeichert wurde.
record-line = „{ $text }“ hat in einer Aufzeichnung keine Bedeutung. Nimm die Datei so, wie sie gespeichert wurde.
record-misplaced = „{ $text }“ kann hier nicht stehen. Nimm die Datei so, wie sie gespeichert wurde.
record-duplicate = Das Feld „{ $field }“ kommt zweimal vor. Nimm die Datei so, wie sie gespeichert wurde.
record-missing = Das Feld „{ $field }“ fehlt. Nimm die Datei so, wie sie gespeichert wurde.
record-value = Das Feld „{ $field }“ kann diesen Wert nicht haben. Nimm die Datei so, wie sie gespeichert wurde.
record-seat = Der Tisch dieser Aufzeichnung hat keinen Platz mit der Nummer { $seat }; Platz 1 hat die Nummer 0. Nimm die Datei so, wie sie gespeichert wurde.
record-bad-match = So hätte diese Partie nie beginnen können. Traue dieser Aufzeichnung nicht.
record-bad-deal = So hätte Runde { $deal } nie beginnen können. Traue dieser Aufzeichnung nicht.
record-bad-hands = In Runde { $deal } ergeben die Hände nicht die 64 Karten, sechzehn für jeden Platz. Traue dieser Aufzeichnung nicht.
record-illegal-action = In Runde { $deal } verstößt „{ $action }“ von dem Platz mit der Nummer { $seat } gegen die Regeln; Platz 1 hat die Nummer 0. Traue dieser Aufzeichnung nicht.
record-contradiction = In der Aufzeichnung steht „{ $found }“, aus dem Spielverlauf folgt aber „{ $expected }“. Traue dieser Aufzeichnung nicht.
record-not-verifiable = Diese Aufzeichnung lässt sich nicht nachprüfen: „{ $missing }“ fehlt. Das geht nur bei beendeten Partien, deren Karten nachweisbar fair gegeben wurden.

## Files of rulings

rulings-not-json = Die Datei ist kein JSON: Zeile { $line } ist nicht lesbar. Nimm die Datei so, wie sie veröffentlicht wurde.
rulings-wrong-format = Das ist keine Datei mit Regelentscheidungen: Die Angabe „{ $wanted }“ fehlt. Wähle eine andere Datei.
rulings-wrong-version = Diese Regelentscheidungen haben die Version { $version }, dieses Programm liest aber Version { $wanted }. Nimm Datei und Programm derselben Version.
rulings-wrong-count = Laut eigener Angabe hat die Datei { $count ->
    [one] { $count } Testfall
   *[other] { $count } Testfälle
    }, gefunden: { $found }. Nimm die vollständige Datei.
rulings-bad-vector = Der Testfall { $vector } ist unbrauchbar: { $reason }. Nimm die Datei so, wie sie veröffentlicht wurde.

## Bots, files and the command line

bot-unknown = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots }.
bot-not-loaded = Der Bot „{ $bot }“ lässt sich nicht laden: { $reason }. Schreib ihn als modul:Klasse und prüfe, ob Python das Modul findet.
install-missing-extra = Dafür fehlen noch Pakete. Installiere sie mit: pip install "gangoffour[{ $extra }]".
file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }. Prüfe den Namen.
file-not-text = { $file } ist keine Textdatei. Wähle eine Datei, die dieses Programm geschrieben hat.
file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $reason }. Wähle einen anderen Ort.
file-exists = Die Datei { $file } gibt es schon. Wähle einen neuen Namen, damit nichts verloren geht.
file-no-such-deal = Eine Runde { $deal } gibt es in dieser Aufzeichnung nicht. { $deals ->
    [0] Sie enthält noch gar keine Runde.
    [one] Sie enthält nur Runde 1.
   *[other] Wähle eine der { $deals } Runden, die sie enthält.
    }

## Stored events

event-unknown-type = Gespeicherte Ereignisse der Art „{ $type }“ kennt dieser Server nicht. Nimm eine neuere Version des Servers.
event-unknown-version = Das gespeicherte Ereignis „{ $type }“ hat die Version { $found }, dieser Server liest aber nur bis { $known }. Nimm eine neuere Version des Servers.
event-malformed = Ein gespeichertes Ereignis der Art „{ $type }“ ist beschädigt. Stell es aus einer Sicherung wieder her.

## Hosting

settings-invalid = Die Einstellung { $name } kann nicht „{ $value }“ sein. Erlaubt ist: { $allowed }.
host-port-in-use = Auf { $host } lässt sich Port { $port } nicht öffnen, vielleicht weil ein anderes Programm ihn benutzt. Wähle mit --port einen anderen.
host-not-sqlite = Dieser Befehl kopiert nur SQLite-Dateien. Nimm für PostgreSQL pg_dump.
host-no-database = Unter { $file } liegt keine Datenbank. Starte den Server einmal oder nenne die Datei mit --database.
host-no-nats = Bots für einen Cluster brauchen NATS. Nenne die Adresse mit --nats oder GOF_NATS_URL.
host-unknown-projection = Eine Projektion { $name } gibt es nicht. Es gibt: { $names }.
train-bad-configuration = { $file } sagt nicht, wie trainiert werden soll: { $reason }. Vergleiche die Datei mit training/classic.toml.
store-outdated = Die Datenbank hat ein anderes Schema als dieses Programm. Bring sie mit „gangoffour migrate“ auf den neuesten Stand und starte dann noch einmal.

## Programs that play on a server

client-unreachable = Unter { $url } antwortet kein Server. Prüfe die Adresse und dein Netz und versuch es noch einmal.
client-outcome-unknown = Der Befehl { $command } blieb zu lange ohne Antwort. Sieh am Tisch nach, ob er gewirkt hat.
client-connection-closed = Die Verbindung zum Tisch ist beendet. Verbinde dich neu, um weiterzumachen.
client-view-mismatch = Bei Ereignis { $seq } sagt der Server etwas anderes, als aus seinen Ereignissen folgt. Verbinde dich neu und melde es, wenn es wieder vorkommt.
client-unfair-start = Das Geben war nicht fair: { $field } stimmt nicht. Spiel nicht weiter und zeig den anderen deine Mitschrift.
client-no-match = Es gibt keine beendete Partie, die sich nachprüfen lässt. Warte, bis die Partie zu Ende ist.

## Bots messen

arena-too-few-bots = Ein Bot allein lässt sich nicht messen. Nenne mit --bots mindestens zwei oder mit --field die Gegner.
arena-field-size = Gegner angegeben: { $count }, Plätze für sie: { $needed }. Nenne für jeden Platz einen Bot oder einen für alle.
arena-too-few-deals = Eine Runde sagt nichts über den Zufall. Verlange mit --deals mindestens zwei oder Partien mit --matches.
arena-bot-failed = Der Bot { $bot } hat versagt: { $reason }. Such den Fehler mit gangoffour.bots.testing.check_bot.
arena-worker-lost = Ein Prozess, der Runden spielte, hat sich von selbst beendet, vielleicht aus Mangel an Speicher. Versuch es noch einmal mit weniger --jobs.
arena-picture-format = { $file } ist kein Name für ein Bild. Wähle einen mit einer dieser Endungen: { $endings }.

## Sheets of today's deals

daily-malformed = Das ist kein Ergebnisblatt: „{ $field }“ stimmt nicht ({ $reason }). Lade es noch einmal herunter.
daily-unfair = Nicht fair: „{ $field }“ stimmt nicht ({ $reason }). Trau diesem Blatt nicht.

## Analyses and puzzles

analysis-malformed = Das ist keine lesbare Analyse: { $reason }. Erstelle sie mit gangoffour analyse neu.
analysis-unknown-version = Diese Analyse hat Version { $version }, die dieses Programm nicht kennt. Nimm ein neueres Programm oder analysiere die Aufzeichnung neu.
puzzles-malformed = { $file } ist keine lesbare Rätseldatei. Wähle eine andere Datei oder einen neuen Namen.
puzzles-other-run = { $file } stammt von einer anderen Bewertung, deren Rätsel nicht zu neuen passen. Wähle eine neue Datei.
file-no-such-seat = Diesen Platz gibt es in dieser Aufzeichnung nicht. Wähle einen von 1 bis { $seats }.
