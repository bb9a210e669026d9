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
