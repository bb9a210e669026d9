### The table on a web page. $who is "you" or "other"; $name is a player's name; $combination is one in words.

## The page around the table

screen-title = Gang of Four
screen-title-turn = ● Your turn – Gang of Four
screen-home = Gang of Four, home
screen-coming = Joining the table…
screen-starting = Dealing…
screen-to-home = Home
screen-try-again = Try again
screen-no-catalogue = Suggestions didn’t load. You can still play.
screen-unfair-start = The start of this match does not fit what was agreed: { $field }. Do not play on.
screen-called-off = A start was called off after every number was fixed, and the cards are drawn again. See the menu.
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
menu-zen-on = Hide chat and extras
menu-zen-off = Show everything again
menu-settings = Settings
menu-rules = Rules
menu-hint = Hint
menu-keys = Keyboard shortcuts
menu-panel = Trick, scores and chat
menu-pause = Pause the match
menu-resume = Resume match
menu-replace = Let a bot play for { $name }
menu-leave = Leave the table
menu-leave-in-match = Leave? A bot finishes this deal. If other people play on, it counts as leaving the match.
menu-leave-now = Leave now
menu-stay = Stay here
menu-fingerprint = Fingerprint of this match
menu-fingerprint-why = Everyone at the table sees the same four groups: proof that you were all dealt the same match.
called-off-title = { $count ->
    [one] { $count } start was called off
   *[other] { $count } starts were called off
    }
called-off-why = Every number was fixed, and then the match did not begin. Someone left, or the server drew again, which it must never do to choose the cards. Once may be chance; if it happens again, ask why before you play on.
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
tile-passes = Passes
tile-last-card = Last card!
tile-on-turn = playing
tile-leads = leads
tile-deals = dealer
tile-host = host
tile-away = away
tile-substitute = bot playing
tile-promised = next deal: { $name }
tile-disqualified = out of this deal
tile-plays-after-you = This time { $name } plays after you.

## The trick

trick-empty = The table is empty.
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
status-your-return = Give a card back
status-other-leads = { $name } leads.
status-other-turn = { $name }’s turn
status-waiting = One moment…
status-watching = You are watching.
status-lost = Connection lost. Reconnecting…
status-paused = The match is paused.
status-resume = Resume
status-adjourned = Everyone left. The match resumes when someone returns.
status-substitute = A bot is playing for you.
status-take-back = Take my seat back
status-substitute-finishes = A bot finishes this deal for you.
status-ask-back = Play again from the next deal
status-asked-back = A bot finishes this deal. You’re back for the next one.
status-promised = You take { $name }’s seat with the next deal.
status-deal-at-once = Play bots now
status-take-over = Take { $name }’s seat next deal
status-joins = { $name } joins you next deal.
status-withdraw = Keep watching
status-disqualified = You didn’t call your last card: you’re out of this deal.

## What binds the player on turn, mostly because the next player has one card left

duty-declare-first = Call your last card before you play it.
duty-gang = Next player has one card: play a gang.
duty-highest = Next player has one card: play your highest, { $card }.
duty-highest-or-gang = Next player has one card: play your highest, { $card }, or a gang.
duty-highest-no-gang = Next player has one card: play your highest, { $card }, and no gang.
duty-many-cards = Next player has one card: lead two or more.
duty-first-play = Your first play must include: { $card }.
duty-first-play-most = Your first play must include: { $card }. It has { $most } cards at most.

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
pad-empty = No deals yet.

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
    [one] { $count } card
   *[other] { $count } cards
    }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
deal-over-out = No cards left
deal-over-hardest = { $who ->
    [you] You take the biggest hit
   *[other] { $name } takes the biggest hit
    }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
deal-over-left = Cards left: { $name }
deal-over-ready = Next deal
deal-over-is-ready = Waiting for the others…
deal-over-ready-others = Ready: { $names }

## After the match

match-over-title = { $count ->
    [one] { $who ->
        [you] You win the match!
       *[other] { $names } wins the match
        }
   *[other] The winners: { $names }
    }
match-over-abandoned = Match abandoned.
match-over-place = { $place }.
match-over-places = Places
match-over-moments = Highlights
match-over-gang = { $who ->
    [you] Biggest gang: yours
   *[other] Biggest gang: { $name }
    }, deal { $number } – { $combination }.
match-over-loss = { $who ->
    [you] Deal { $number } hurt: { $points ->
        [one] { $points } point
       *[other] { $points } points
        }.
   *[other] Costliest deal: { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
        } (deal { $number }).
    }
match-over-finish = { $who ->
    [you] Closest call: in deal { $number } you had { $count ->
        [one] { $count } card
       *[other] { $count } cards
        } left.
   *[other] Closest call: in deal { $number } { $name } had { $count ->
        [one] { $count } card
       *[other] { $count } cards
        } left.
    }
match-over-rematch = Rematch
match-over-is-ready = You’re ready for a rematch.
match-over-no-rematch = Fill every seat for a rematch.
match-over-seats = Change seats or options
match-over-home = Home
match-over-mine = Your matches
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
    [one] Verified since you joined: { $deals } deal.
   *[other] Verified since you joined: { $deals } deals.
    }
fairness-wrong = Not fair: { $field } doesn’t match. Keep your transcript and show it to the others.
fairness-open = The deals are verified once the match is over.
fairness-without-number = { $count ->
    [one] { $count } seat sent no number of its own.
   *[other] { $count } seats sent no number of their own.
    }

## Hints

hints-name = Hints for this turn
hints-ask = Ask for a hint
hints-thinking = Thinking…
hints-take = Choose these cards
