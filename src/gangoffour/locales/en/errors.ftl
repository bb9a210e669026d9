### Why something was refused: one message for every error code, with "/" and "_" written as "-".
### A plain sentence says what is wrong, another one what to do. The facts are those the error carries.

## Text that is no card or action

text-card = "{ $text }" is not a card. Write rank and colour letter, such as 7G, 10R or 1M; phoenixes are PG and PY, the dragon is DR.
text-action = "{ $text }" is not an action. Name the cards you play, or write "pass", "declare", or "return" with a card.
text-too-many-copies = { $copies ->
    [one] There is only { $copies } { $card } in the deck
   *[other] There are only { $copies } { $card } in the deck
    }, not { $count }. Name each card as often as you hold it.

## Rule sets

rules-unknown-preset = There is no preset called "{ $preset }". Choose one of: { $presets }.
rules-unknown-option = There is no option called "{ $option }". Look at the options of a preset to see their names.
rules-bad-option = The option { $option } cannot be { $value }. Look at the options of a preset to see what it can be.

## Matches and deals

match-seat-count = These rules are not for { $seats } seats. Choose a number of seats from: { $allowed }.
match-unknown-seat = There is no seat { $seat } at this table. Seats are counted from 0.
match-over = The match is over. Start a new one to play on.
deal-not-started = No cards have been dealt yet. Wait for the next deal.
deal-in-progress = A deal is still being played. Finish it before the next one is dealt.
deal-bad-deck = The deck order does not name each of the 64 cards once. Deal again with a whole deck.
deal-bad-hands = These hands cannot come from one deck. Give every seat at least one card, and no card too often.
deal-bad-cut = The cut cards { $cards } do not fit these rules (dealing ritual: { $ritual }). Cut again, or deal without the ritual.

## Whose turn it is

turn-not-yours = It is not your turn. Wait for the players before you.
turn-disqualified = You did not declare your last card, so you are out of this deal. You are back in the next one.
turn-return-first = A card has to be returned before anybody plays. Choose the card to return.

## Plays

play-not-held = You do not hold { $cards }. Play cards from your hand.
play-not-a-combination = { $cards } is no combination. Play a single card, a pair, a triple, a five-card combination or a gang.
play-wrong-card-count = { $cards } does not have as many cards as { $top_play }. Play the same number of cards, or a gang, or pass.
play-only-higher-gang = { $top_play } is a gang, and { $cards } is no higher gang. Play one, or pass.
play-does-not-beat = { $cards } does not beat { $top_play }. Play something higher, or a gang, or pass.
play-declare-first = Your last card is not declared. Declare it before you play it.
play-must-contain-multi-one = The first play of the match must contain the multi-coloured 1. Add 1M to your play, or play it alone.
play-opening-too-many-cards = The first play of the match has at most { $most } cards in these rules. Play fewer cards.
play-duty-highest-single = The next player has one card left, so your highest card is due. Play { $highest }.
play-duty-multi-card = The next player has one card left, so you may not lead a single card. Lead a combination of two or more cards.
play-duty-gang-barred = The next player has one card left, so your highest card is due, and these rules take no gang instead. Play { $highest }.

## Passes

pass-on-lead = You lead this trick, so you cannot pass. Play a combination.
pass-duty-highest-single = The next player has one card left, so you cannot pass. Play { $highest }, your highest card.
pass-duty-gang = The next player has one card left and you hold a gang, so you cannot pass. Play the gang.

## Last cards

declare-automatic = Last cards are declared for you in these rules. There is nothing for you to do.
declare-not-last-card = You have no last card to declare. Declare when a play leaves you with one card.
declare-already-declared = Your last card is declared already. There is nothing more to declare.

## The exchange

return-not-due = No card is to be returned now. Play cards, or pass.
return-not-held = You do not hold { $card }. Return a card from your hand.
return-same-face = In these rules you cannot return the same card that you were given, and { $card } is that card. Return another one.

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
record-seat = The table of this record has no seat { $seat }. Use the file as it was saved.
record-bad-match = This match could never have begun. Do not trust this record.
record-bad-deal = Deal { $deal } could never have begun like this. Do not trust this record.
record-bad-hands = The hands of deal { $deal } are not the 64 cards, sixteen each. Do not trust this record.
record-illegal-action = In deal { $deal } the rules refuse "{ $action }" of seat { $seat }. Do not trust this record.
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
file-unreadable = The file { $file } cannot be read: { $reason }. Check its name.
file-not-text = The file { $file } is not text. Choose a file that this program wrote.
file-unwritable = The file { $file } cannot be written: { $reason }. Choose another place.
file-exists = The file { $file } exists already. Choose a new name, so that nothing is lost.
file-no-such-deal = The record has no deal { $deal }; it has { $deals ->
    [0] no deal at all
    [one] { $deals } deal
   *[other] { $deals } deals
    }. Choose one of them.

## Tables on a server

table-unknown = There is no such table. Look at the address again, or choose a table in the lobby.
table-closed = This table is closed. Open another one, or choose one in the lobby.
table-in-match = A match is being played. Seats and options can be changed when it is over.
table-no-match = No match is being played here. Wait until everybody is ready.
table-not-welcome = You cannot watch this table. Ask somebody who sits there for the link.
table-host-only = Only the host of the table can do that. Ask the host.
table-private-only = That works at private tables only. Open a private table if you need it.
table-paused = The match is paused. Wait until it goes on.
table-busy = Too many people acted at once, and nothing happened. Try again.
table-unavailable = The server cannot reach its database at the moment. Try again; nothing is done twice.
table-seats-occupied = Somebody sits in a seat that a table with { $seats } seats does not have. Free that seat first.

seat-unknown = This table has no seat { $seat }. Seats are counted from 0.
seat-taken = That seat is taken. Choose a free one.
seat-free = Nobody sits there. Choose a seat that is taken.
seat-none = You have no seat at this table. Sit down first.
seat-held = You have a seat at this table already. Leave it before you take another.
seat-present = That person is at the table, or was a minute ago. Wait a little.
seat-substituted = A bot plays for you. Take your seat back first.
seat-own = That is your own seat. Leave it if you want to get up.

ready-not-prepared = There is nothing to be ready for yet. Wait until every seat is taken, or the deal is over.
ready-other-match = That was for another match. Look at the table again.
ready-no-commitment = A fair deal needs your commitment. Send it along with being ready.
ready-already = You are ready already, and your commitment stands. Wait for the others.
reveal-not-due = Your number is not wanted now. Wait until all commitments are in.
reveal-wrong = That number does not fit your commitment. Send the number that the commitment was made of.

turn-over = The match went on before your action arrived. Look at the table and decide again.

chat-off = There is no chat at this table. Wave instead.
chat-phrases = Only the phrases on offer can be said here. Choose one of them.
chat-empty = Say either a text or a phrase. An empty line is not sent.

## Messages and stored events

protocol-malformed = This message is not JSON text. Send one JSON object in each frame.
protocol-unknown-type = The type of this message is missing or unknown. Reload the page, or update your program.
protocol-bad-field = The message has a wrong value at { $at }. Correct that field and send it again.
event-unknown-type = This server does not know stored events of type "{ $type }". Run a newer version of the server.
event-unknown-version = The stored event "{ $type }" has version { $found }, but this server reads up to { $known }. Run a newer version of the server.
event-malformed = A stored event of type "{ $type }" is damaged. Restore it from a backup.

## Requests and connections

settings-invalid = The setting { $name } cannot be "{ $value }". It has to be { $allowed }.
account-bad-name = Nobody can be called that here. Choose a name of 1 to { $longest } characters, without < and >.
account-not-signed-in = You are not signed in. Choose a name to come in as a guest.
request-foreign-origin = This request comes from another site. Open this site itself and try again.
request-not-json = The request is not JSON. Send it with the content type application/json.
request-malformed = The request could not be understood. Check it against the description of the interface.
request-unknown-path = There is nothing at this address. Go back to the start page.
request-wrong-method = This address does not take this kind of request. Check it against the description of the interface.
request-too-large = The request is too long. Send less at once.
request-too-many = You ask too often. Wait { $wait_s } s and try again.
server-failed = Something broke on the server. Try again; if it stays, tell the host this id: { $id }.
server-unavailable = The server cannot reach its database at the moment. Try again in { $wait_s } s.
chat-too-many = You are talking too fast. Wait { $wait_s } s before you say more.
protocol-version = This program speaks another version of the protocol. Reload the page, or update your program.
protocol-no-hello = The connection said nothing in time. Connect again.
server-stopping = The server restarts. You are connected again in a moment.
server-error = Something broke on the server. Connect again to go on where you were.
session-ended = You are signed out. Sign in again to play.
protocol-flood = Too many messages came at once. Wait a moment and connect again.
protocol-slow-reader = Your connection is too slow to keep up. Connect again to go on where you were.
protocol-too-many-sockets = There are too many open connections. Close one of the other windows first.

## Hosting

host-missing-extra = This needs more packages. Install them with: pip install "gangoffour[{ $extra }]".
host-port-in-use = Nothing can listen on { $host } port { $port }, perhaps because another program does. Choose another port with --port.
host-not-sqlite = Only SQLite files are copied by this command. Use pg_dump for PostgreSQL.
host-no-database = There is no database at { $file }. Start the server once, or name the file with --database.
host-no-nats = Bots think for a cluster over NATS. Name its address with --nats or GOF_NATS_URL.
store-outdated = The database has another schema than this program. Bring it up to date with "gangoffour migrate", then start again.

## Programs that play on a server

client-unreachable = No server answers at { $url }. Check the address and your network, then try again.
client-outcome-unknown = The command { $command } was not answered in time. Look at the table to see whether it took effect.
client-connection-closed = The connection to the table is closed. Connect again to go on.
client-view-mismatch = At event { $seq } the server says something else than its events led to. Connect again, and report it if it happens again.
client-unfair-start = The fair deal was not kept to: { $field } is wrong. Do not play on, and show your transcript to the others.
client-no-match = There is no finished match to verify. Wait until the match has ended.
