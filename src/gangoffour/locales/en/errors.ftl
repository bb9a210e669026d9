### Why something was refused: one message for every error code, with "/" and "_" written as "-".
### A plain sentence says what is wrong, another one what to do. The facts are those the error carries.

## Text that is no card or action

text-card = "{ $text }" is not a card. Write rank and colour letter, such as 7G, 10R or 1M; phoenixes are PG and PY, the dragon is DR.
text-action = "{ $text }" is not an action. Name the cards you play, or write "pass", "declare", or "return" with a card.
text-too-many-copies = { $copies ->
    [one] There is only { $copies } { $card } in the deck
   *[other] There are only { $copies } { $card } in the deck
    }, not { $count }. Name each card as often as you hold it.

## Matches and deals

match-seat-count = These rules are not for { $seats } seats. Choose a number of seats from: { $allowed }.
match-unknown-seat = This table has no such seat. Choose another.
match-over = The match is over. Start a new one to play on.
deal-not-started = No cards have been dealt yet. Wait for the next deal.
deal-in-progress = A deal is still being played. Finish it before the next one is dealt.
deal-bad-deck = The deck order does not name each of the 64 cards once. Deal again with a whole deck.
deal-bad-hands = These hands cannot come from one deck. Give every seat at least one card, and no card too often.
deal-bad-cut = The cut cards { $cards } do not fit these rules (dealing ritual: { $ritual }). Cut again, or deal without the ritual.

## Fair deals: a record that does not follow from its commitments

fair-seats = Not fair: "{ $field }" is wrong, { $reason }. Ask for the whole record.
fair-match-id = Not fair: "{ $field }" is wrong, { $reason }. Check that this is the record of your match.
fair-rules = Not fair: "{ $field }" is wrong, { $reason }. Compare them with the rules that were agreed on.
fair-commitment = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-secret = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-player = Not fair: "{ $field }" is wrong, { $reason }. Check who sat at that seat.
fair-client-commitment = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-client-number = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-transcript = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-saved-transcript = Not fair: "{ $field }" is wrong, { $reason }. Check that record and transcript are of one match.
fair-dealer = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-deal-number = Not fair: "{ $field }" is wrong, { $reason }. Ask for the whole record.
fair-cut = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-hand = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-exchange = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-tribute = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-returned-card = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-plays = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this record.
fair-malformed-transcript = The saved transcript cannot be read: { $reason }. Use the file as it was saved.

## Records

record-unknown-version = This record is of version { $found }, and this program reads { $known }. Update the program.
record-unknown-rules = The rules of this record are written as { $found }, and this program reads { $known }. Update the program.
record-not-a-record = This is no record of a match. Choose a file that a match was saved to.
record-line = "{ $text }" has no meaning in a record. Use the file as it was saved.
record-misplaced = "{ $text }" cannot stand here. Use the file as it was saved.
record-duplicate = The field "{ $field }" stands there twice. Use the file as it was saved.
record-missing = The field "{ $field }" is missing. Use the file as it was saved.
record-value = The field "{ $field }" cannot have this value. Use the file as it was saved.
record-seat = The table of this record has no seat with the number { $seat }; seat 1 has the number 0. Use the file as it was saved.
record-bad-match = This match could never have begun. Do not trust this record.
record-bad-deal = Deal { $deal } could never have begun like this. Do not trust this record.
record-bad-hands = The hands of deal { $deal } are not the 64 cards, sixteen each. Do not trust this record.
record-illegal-action = In deal { $deal } the rules refuse "{ $action }" of the seat with the number { $seat }; seat 1 has the number 0. Do not trust this record.
record-contradiction = The record says "{ $found }" where the plays lead to "{ $expected }". Do not trust this record.
record-not-verifiable = This record cannot be verified: it has no "{ $missing }". Only finished matches with provably fair deals can be.

## Files of rulings

rulings-not-json = The file is not JSON: line { $line } cannot be read. Use the file as it was published.
rulings-wrong-format = This is no file of rulings: it does not say "{ $wanted }". Choose another file.
rulings-wrong-version = These rulings are of version { $version }, and this program reads version { $wanted }. Use files and program of one version.
rulings-wrong-count = The file says it has { $count } vectors, but it has { $found }. Use the whole file.
rulings-bad-vector = The vector { $vector } cannot be used: { $reason }. Use the file as it was published.

## Bots, files and the command line

bot-unknown = There is no bot called "{ $bot }". Choose one of: { $bots }.
bot-not-loaded = The bot "{ $bot }" cannot be loaded: { $reason }. Write it as module:Class, and check that Python finds the module.
install-missing-extra = This needs more packages. Install them with: pip install "gangoffour[{ $extra }]".
file-unreadable = The file { $file } cannot be read: { $reason }. Check its name.
file-not-text = The file { $file } is not text. Choose a file that this program wrote.
file-unwritable = The file { $file } cannot be written: { $reason }. Choose another place.
file-exists = The file { $file } exists already. Choose a new name, so that nothing is lost.
file-no-such-deal = The record has no deal { $deal }; it has { $deals ->
    [0] no deal at all. Choose another record.
    [one] { $deals } deal. Choose that one.
   *[other] { $deals } deals. Choose one of them.
    }

## Stored events

event-unknown-type = This server does not know stored events of type "{ $type }". Run a newer version of the server.
event-unknown-version = The stored event "{ $type }" has version { $found }, but this server reads up to { $known }. Run a newer version of the server.
event-malformed = A stored event of type "{ $type }" is damaged. Restore it from a backup.

## Hosting

settings-invalid = The setting { $name } cannot be "{ $value }". It has to be { $allowed }.
host-port-in-use = Nothing can listen on { $host } port { $port }, perhaps because another program does. Choose another port with --port.
host-not-sqlite = Only SQLite files are copied by this command. Use pg_dump for PostgreSQL.
host-no-database = There is no database at { $file }. Start the server once, or name the file with --database.
host-no-nats = Bots think for a cluster over NATS. Name its address with --nats or GOF_NATS_URL.
host-unknown-projection = There is no projection { $name }. There are: { $names }.
train-bad-configuration = { $file } does not say how to train: { $reason }. Compare it with training/classic.toml.
store-outdated = The database has another schema than this program. Bring it up to date with "gangoffour migrate", then start again.

## Programs that play on a server

client-unreachable = No server answers at { $url }. Check the address and your network, then try again.
client-outcome-unknown = The command { $command } was not answered in time. Look at the table to see whether it took effect.
client-connection-closed = The connection to the table is closed. Connect again to go on.
client-view-mismatch = At event { $seq } the server says something else than its events led to. Connect again, and report it if it happens again.
client-unfair-start = The fair deal was not kept to: { $field } is wrong. Do not play on, and show your transcript to the others.
client-no-match = There is no finished match to verify. Wait until the match has ended.

## Measuring bots

arena-too-few-bots = One bot alone cannot be measured. Name at least two with --bots, or give a --field.
arena-field-size = The field has { $count } bots, but { $needed } seats are left for it. Name one bot for each of them, or a single one for all.
arena-too-few-deals = One deal says nothing about chance. Ask for at least two with --deals, or for --matches.
arena-bot-failed = The bot { $bot } failed: { $reason }. Find its fault with gangoffour.bots.testing.check_bot.
arena-worker-lost = A process that played deals has ended by itself, perhaps for lack of memory. Try again with fewer --jobs.
arena-picture-format = { $file } is no name for a picture. Choose one that ends in one of these: { $endings }.

## Sheets of today's deals

daily-malformed = This is no result sheet: "{ $field }" is wrong, { $reason }. Download it again.
daily-unfair = Not fair: "{ $field }" is wrong, { $reason }. Do not trust this sheet.

## Analyses and puzzles

analysis-malformed = This is no analysis that can be read: { $reason }. Make it again with gangoffour analyse.
analysis-unknown-version = This analysis has version { $version }, which this program does not know. Use a newer program, or analyse the record again.
puzzles-malformed = { $file } is no file of puzzles that can be read. Choose another file, or a new name.
puzzles-other-run = { $file } was made by another engine, and its puzzles do not go with new ones. Choose a new file.
file-no-such-seat = The record has no such seat; its seats are 1 to { $seats }. Choose one of them.
