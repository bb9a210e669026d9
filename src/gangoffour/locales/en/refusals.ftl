### Why an action, a command or a request was refused: one message for every code that a server may tell a player,
### with "/" and "_" written as "-". A plain sentence says what is wrong, another one what to do. Web pages load this file.

## Rule sets

rules-unknown-preset = There is no preset called "{ $preset }". Choose one of: { $presets }.
rules-unknown-option = There is no option called "{ $option }". Look at the options of a preset to see their names.
rules-bad-option = The option { $option } cannot be { $value }. Look at the options of a preset to see what it can be.

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

## Tables on a server

table-unknown = There is no such table. Look at the address again, or choose a table in the lobby.
table-closed = This table is closed. Open another one, or choose one in the lobby.
table-in-match = A match is being played. Seats and options can be changed when it is over.
table-no-match = No match is being played here. Wait until everyone is ready.
table-not-welcome = You cannot come to this table. Ask someone who sits there for the link, or choose another table.
table-banned = The host has removed you from this table. Choose another table in the lobby.
table-host-only = Only the host of the table can do that. Ask the host.
table-private-only = That works at private tables only. Open a private table if you need it.
table-paused = The match is paused. Wait until it resumes.
table-busy = Too many people acted at once, and nothing happened. Try again.
table-unavailable = The server cannot reach its database at the moment. Try again; nothing is done twice.
table-seats-occupied = Someone sits in a seat that a table with { $seats } seats does not have. Free that seat first.
table-too-many = You have changed { $most } things at this table since the last deal began. Play on; in the next deal you can change more.
table-too-many-tables = You sit at { $limit } tables already, as many as you may. Leave one of them, or continue there.
table-too-many-here = { $limit } tables were opened from your network already, as many as may be. Join one of them, or try again later.

conduct-closed = Public tables are closed to you for another { $minutes } min, because you left matches with other people or kept them waiting. Until then play against bots, or at a private table.

seat-unknown = This table has no such seat. Choose another.
seat-taken = That seat is taken. Choose a free one.
seat-free = Nobody sits there. Choose a seat that is taken.
seat-none = You have no seat at this table. Sit down first.
seat-held = You have a seat at this table already. Leave it before you take another.
seat-present = That person is at the table, or was a minute ago. Wait until they have kept you waiting for a minute, or past the clock.
seat-substituted = A bot plays for you. Take your seat back first.
seat-own = That is your own seat. Leave it if you want to get up.
name-confusable = Your name could be taken for { $name } at this table. Choose another name in the settings and try again.

ready-not-prepared = There is nothing to be ready for yet. Wait until every seat is taken, or the deal is over.
ready-other-match = That was for another match. Look at the table again.
ready-no-commitment = A fair deal needs your commitment. Send it along with being ready.
ready-already = You are ready already, and your commitment stands. Wait for the others.
reveal-not-due = Your number is not wanted now. Wait until all commitments are in.
reveal-wrong = That number does not fit your commitment. Send the number that the commitment was made of.

turn-over = The match went on before your action arrived. Look at the table and decide again.

hint-off = No hints are given at this table. Decide by yourself, or play at a table with hints.
hint-people = Hints are given here only while all other players are bots. Decide by yourself, as the others do.
hint-unavailable = There is no hint now. Ask again in a moment, or decide by yourself.
chat-off = There is no chat at this table. Wave instead.
chat-phrases = Only the phrases on offer can be said here. Choose one of them.
chat-early = Your own words open here after { $matches ->
    [one] { $matches } more match
   *[other] { $matches } more matches
    }. Until then choose a phrase; among friends and at private tables you can write right away.
chat-silenced = You are muted for another { $minutes } min. Play on; the first page says why, and you can appeal there.
chat-empty = Say either a text or a phrase. An empty line is not sent.

## Messages

protocol-malformed = This message is not JSON text. Send one JSON object in each frame.
protocol-unknown-type = The type of this message is missing or unknown. Reload the page, or update your program.
protocol-bad-field = { $fault ->
    [missing] The message lacks { $at }. Add that field and send it again.
    [unknown] There is a field at { $at } that this server does not know. Leave it out, or spell it as in the description of the interface.
   *[wrong] The message has a wrong value at { $at }. Correct that field and send it again.
    }

## Requests and connections

account-bad-name = Nobody can be called that here. Choose a name of 1 to { $longest } characters, without < and >.
account-name-taken = Another player has a name that looks like this one. Choose another.
account-bot-name = That name belongs to one of the bots. Choose another.
account-staff-name = That name looks like someone who runs this site. Choose another.
account-not-signed-in = You are not signed in. Choose a name to come in as a guest.
session-unknown = This device is signed out already.
code-unknown = No table waits under this code. Check the two words and the number, or ask for a new code.
link-unknown = This link leads nowhere any more: it is good once, and for ten minutes. Ask for a new one on the device where you play.
request-foreign-origin = This request comes from another site. Open this site itself and try again.
request-not-json = The request is not JSON. Send it with the content type application/json.
request-not-text = The request is not text. Send it with the content type text/plain.
request-malformed = { $fault ->
    [missing] The request lacks { $at }. Add it and send the request again.
    [unknown] There is a field at { $at } that this server does not know. Leave it out, or spell it as in the description of the interface.
    [wrong] The request has a wrong value at { $at }. Correct it and send the request again.
   *[unreadable] The request could not be understood. Check it against the description of the interface.
    }
request-unknown-path = There is nothing at this address. Go back to the start page.
request-wrong-method = This address does not take this kind of request. Check it against the description of the interface.
request-too-large = The request is too long. Send less at once.
request-head-too-long = The headers of this request are longer than { $most } bytes. Delete the cookies of this site and try again.
request-too-many = You ask too often. Wait { $wait_s } s and try again.
replay-too-long = This match is longer than the server replays: { $most } steps and { $seconds } s of work are the most. Replay it on your own machine with "gangoffour replay".
replay-busy = Several matches are being replayed already. Try again in { $wait_s } s.
server-failed = Something broke on the server. Try again; if it stays, tell the host this id: { $id }.
server-unavailable = The server cannot reach its database at the moment. Try again in { $wait_s } s.
server-busy = The server has too much to do at the moment, and nothing happened. Try again in { $wait_s } s.
chat-too-many = You are talking too fast. Wait { $wait_s } s before you say more.
protocol-version = This program speaks another version of the protocol. Reload the page, or update your program.
protocol-no-hello = The connection said nothing in time. Connect again.
server-stopping = The server restarts. You are connected again in a moment.
server-error = Something broke on the server. Reconnect to continue where you were.
session-ended = You are signed out. Sign in again to play.
protocol-flood = Too many messages came at once. Wait a moment and connect again.
protocol-slow-reader = Your connection is too slow to keep up. Reconnect to continue where you were.
protocol-too-many-sockets = There are too many open connections. Close one of the other windows first.

## Today's deals

daily-unknown = There are no deals for { $date }. Play today’s instead.
daily-not-made = The deals for { $date } are still being prepared. Try again in a few minutes.
daily-finished = You’ve played all eight deals of { $date }. The next ones come at midnight UTC.
daily-sealed = Others may still play this deal. Finish it yourself first, or wait until the day is over.
daily-not-revealed = The results of { $date } are published half an hour after midnight UTC. Try again then.
