### The table on a web page. $who is "you" or "other"; $name is a player's name; $combination is one in words.

## The page around the table

screen-title = Gang of Four
screen-title-turn = ● Your turn – Gang of Four
screen-home = Gang of Four, to the start page
screen-coming = Coming to the table…
screen-starting = The cards are being dealt…
screen-to-home = To the start page
screen-try-again = Try again
screen-no-catalogue = Plays cannot be suggested: a file did not arrive. You can still play.
screen-unfair-start = The start of this match does not fit what was agreed: { $field }. Do not play on.
screen-called-off = A start was called off after all numbers were fixed, and is drawn anew. The menu says which.
screen-dismiss = Dismiss this message
screen-text-mode = Play by text instead
screen-picture-mode = Play with pictures again

## The header

header-deal = Deal { $number }
header-deal-of = Deal { $number } of { $count }
header-direction = { $direction ->
    [ccw] counter-clockwise
   *[cw] clockwise
    }
header-menu = Menu
header-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
    }
header-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
    }

## The menu and the panel

menu-sound-on = Turn the sound on
menu-sound-off = Turn the sound off
menu-zen-on = Quiet table, without chat
menu-zen-off = Show everything again
menu-settings = Settings
menu-rules = Rules
menu-hint = Hint
menu-keys = Keys
menu-panel = Trick, scores and chat
menu-pause = Pause the match
menu-resume = Let the match go on
menu-replace = Let a bot play for { $name }
menu-leave = Leave the table
menu-leave-in-match = Leave? A bot finishes this deal. You can come back with the next one.
menu-leave-now = Leave now
menu-stay = Stay here
menu-fingerprint = Fingerprint of this match
menu-fingerprint-why = Everybody at the table sees the same four groups: proof that all were dealt the same match.
called-off-title = { $count ->
    [one] { $count } start was called off
   *[other] { $count } starts were called off
    }
called-off-why = All numbers were fixed, and then the match did not begin. Somebody left, or the server drew anew: it must never do that to choose the cards. Once may be chance; if it happens again, ask why before you play on.
called-off-start = Match { $match }, commitment of the server { $commitment }
panel-trick = This trick
panel-pad = Score pad
panel-chat = Chat
panel-name = Trick, scores and chat

## The seats

tile-group = Players
tile-you = You
tile-free = Free seat
tile-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
tile-score-short = { $score ->
    [one] { $score } pt
   *[other] { $score } pts
    }
tile-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
tile-passes = passes
tile-last-card = Last card!
tile-on-turn = on turn
tile-leads = leads
tile-deals = dealer
tile-host = host
tile-away = away
tile-substitute = a bot plays
tile-promised = then: { $name }
tile-disqualified = out of this deal
tile-plays-after-you = This time { $name } plays after you.

## The trick

trick-empty = Nothing lies on the table yet.
trick-group = The trick
trick-show-all = Show the whole trick
trick-played = { $who ->
    [you] You: { $combination }
   *[other] { $name }: { $combination }
    }
trick-passed = { $who ->
    [you] You pass
   *[other] { $name } passes
    }
trick-won = { $who ->
    [you] You win the trick
   *[other] { $name } wins the trick
    }
trick-deal-won = { $who ->
    [you] You win the deal!
   *[other] { $name } wins the deal
    }
gang-stage = { $size ->
    [4] Gang of Four!
    [5] Gang of Five!
    [6] Gang of Six!
   *[7] Gang of Seven!
    }
trick-cards = { $count ->
    [one] card
   *[other] cards
    }: { $cards }

## Whose turn it is

status-your-lead = Your lead
status-your-turn = Your turn
status-your-return = Give any card back
status-other-leads = { $name } leads.
status-other-turn = { $name }’s turn
status-waiting = One moment…
status-watching = You are watching.
status-lost = The connection is lost. Connecting again…
status-paused = The match is paused.
status-resume = Go on
status-adjourned = Everybody was away, so the match waits. It goes on as soon as somebody is back.
status-substitute = A bot plays for you.
status-take-back = Take my seat back
status-substitute-finishes = A bot finishes this deal for you.
status-ask-back = Play again from the next deal
status-asked-back = A bot finishes this deal. You play again with the next one.
status-promised = You take over from { $name } at the next deal.
status-deal-at-once = Play with bots at once
status-take-over = Take over from { $name } at the next deal
status-withdraw = Stay a spectator
status-disqualified = You did not declare your last card. You are out of this deal.

## What binds the player on turn, mostly because the next player has one card left

duty-declare-first = Declare your last card before you play it.
duty-gang = Last card after you: you have to play a gang.
duty-highest = Last card after you: play your highest card, { $card }.
duty-highest-or-gang = Last card after you: play your highest card, { $card }, or a gang.
duty-highest-no-gang = Last card after you: play your highest card, { $card }, and no gang.
duty-many-cards = Last card after you: lead two or more cards.
duty-first-play = The first play contains this card: { $card }.
duty-first-play-most = The first play contains this card: { $card }. It has at most { $most } cards.

## The clock

clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
    }
clock-bank = time bank
clock-bank-left = Time bank: { $time }
clock-hurry = { $seconds ->
    [one] { $seconds } second left!
   *[other] { $seconds } seconds left!
    }

## The exchange

exchange-name = Exchange
exchange-tribute = { $giver_who ->
    [you] You give your highest card to { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } gives you the highest card
       *[other] { $giver } gives the highest card to { $receiver }
        }
    }: { $card }
exchange-returned = { $giver_who ->
    [you] You return a card to { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } returns a card to you
       *[other] { $giver } returns a card to { $receiver }
        }
    }: { $card }
exchange-wait = { $name } chooses a card to return.
exchange-tribute-label = Tribute
exchange-returned-label = Returned card

## The score pad

pad-caption = Points of every deal
pad-deal = Deal
pad-score = Score
pad-winner = wins the deal
pad-empty = No deal is written down yet.

## After a deal

deal-over-title = { $who ->
    [you] You win deal { $number }!
   *[other] { $name } wins deal { $number }
    }
deal-over-factor = { $count ->
    [one] { $count } card × { $factor } = { $points }
   *[other] { $count } cards × { $factor } = { $points }
    }
deal-over-points = { $count ->
    [one] { $count } card: { $points } points
   *[other] { $count } cards: { $points } points
    }
deal-over-out = No cards left
deal-over-hardest = { $who ->
    [you] You are hit hardest: { $points } points.
   *[other] Hit hardest: { $name }, { $points } points.
    }
deal-over-left = Cards left: { $name }
deal-over-ready = Ready
deal-over-is-ready = You are ready.
deal-over-ready-others = Ready: { $names }

## After the match

match-over-title = { $count ->
    [one] { $who ->
        [you] You win the match!
       *[other] { $names } wins the match
        }
   *[other] The winners: { $names }
    }
match-over-abandoned = The match was given up.
match-over-place = { $place }.
match-over-places = Places
match-over-moments = Moments
match-over-gang = { $who ->
    [you] The largest gang was yours
   *[other] The largest gang: { $name }
    }, in deal { $number } – { $combination }.
match-over-loss = { $who ->
    [you] The largest loss was yours: { $points } points in deal { $number }.
   *[other] The largest loss: { $name }, { $points } points in deal { $number }.
    }
match-over-finish = { $who ->
    [you] The closest finish: deal { $number }. Cards that you had left: { $count }.
   *[other] The closest finish: deal { $number }. Cards that { $name } had left: { $count }.
    }
match-over-rematch = Rematch
match-over-is-ready = You are ready for a rematch.
match-over-no-rematch = A rematch needs all seats taken.
match-over-seats = Change seats or options
match-over-home = Home
match-over-record = Download the record
match-over-transcript = Download my transcript
match-over-closed = This table is closed.

## The fair deal

fairness-name = Fair deal
fairness-verified = { $deals ->
    [one] Fair deal verified: { $deals } deal.
   *[other] Fair deal verified: all { $deals } deals.
    }
fairness-partly = { $deals ->
    [one] What this page saw fits: { $deals } deal. It was not here from the start.
   *[other] What this page saw fits: { $deals } deals. It was not here from the start.
    }
fairness-wrong = Not fair: this does not fit: { $field }. Keep your transcript and show it to the others.
fairness-open = The deals are verified when the match is over.
fairness-without-number = { $count ->
    [one] { $count } seat sent no number of its own.
   *[other] { $count } seats sent no number of their own.
    }

## Hints

hints-name = Hints for this turn
hints-ask = Ask for a hint
hints-thinking = Thinking …
hints-take = Choose these cards
