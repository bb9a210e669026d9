### What is read out at a table, and the words of text mode. $who is "you" or "other"; $name is a player's name.
### Combinations and cards stand in the nominative, after a colon or a dash.

## Plays and passes

announce-high = { $combination }, { colour } on top
announce-played = { $who ->
    [you] You play
   *[other] { $name }
    }: { $combination }. { $left ->
    [0] No cards left.
    [one] { $left } card left.
   *[other] { $left } cards left.
    }
announce-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
    }
announce-last-card = { $who ->
    [you] You call: last card!
   *[other] { $name }: last card!
    }
announce-disqualified = { $who ->
    [you] You did not declare your last card. You are out of this deal.
   *[other] { $name } did not declare the last card and is out of this deal.
    }
announce-trick-won = { $who ->
    [you] You win the trick; you lead.
   *[other] { $name } wins the trick and leads.
    }
announce-trick-won-other-leads = { $who ->
    [you] You win the trick.
   *[other] { $name } wins the trick.
    } Next lead: { $leader }.

## Turns

announce-turn-lead = Your turn. You lead.
announce-turn-follow = Your turn. To beat: { $combination }.
announce-turn-return = Your turn. Choose a card to return to { $name }.
announce-turn-other = { $name }’s turn.
announce-deadline-passed = { $who ->
    [you] Your time is up.
   *[other] { $name } ran out of time.
    }

## Deals and the match

announce-match-started = The match begins.
announce-deal-started = Deal { $number }, { $direction ->
    [ccw] counter-clockwise
   *[cw] clockwise
    }. First lead: { $leader }.
announce-deal-started-seat = Deal { $number }, { $direction ->
    [ccw] counter-clockwise
   *[cw] clockwise
    }. Playing after you: { $next }.
announce-tribute = { $who ->
    [giver] You give your highest card to { $receiver }: { $card }.
    [receiver] { $giver } gives you the highest card: { $card }.
   *[other] Tribute from { $giver } to { $receiver }: { $card }.
    }
announce-returned = { $who ->
    [giver] You return to { $receiver }: { $card }.
    [receiver] { $giver } returns to you: { $card }.
   *[other] Returned by { $giver } to { $receiver }: { $card }.
    }
announce-deal-won = { $who ->
    [you] You win the deal!
   *[other] { $name } wins the deal.
    }
announce-points = Points: { $points }.
announce-points-of = { $who ->
    [you] you: { $points }, score { $score }
   *[other] { $name }: { $points }, score { $score }
    }
announce-match-won = { $who ->
    [you] You win the match!
   *[other] { $name } wins the match.
    }
announce-match-shared = Winners of the match: { $names }.
announce-match-abandoned = The match was abandoned.

## Around the table

announce-seat-taken = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
    }
announce-seat-taken-over = { $who ->
    [you] You take over from a bot.
   *[other] { $name } takes over from a bot.
    }
announce-seat-left = { $who ->
    [you] You get up.
   *[other] { $name } gets up.
    }
announce-seat-removed = { $who ->
    [you] The host took your seat away.
   *[other] The host took a seat away: { $name }.
    }
announce-promised = { $who ->
    [you] You take over from { $bot } at the next deal.
   *[other] { $name } takes over from { $bot } at the next deal.
    }
announce-promise-withdrawn = { $bot } stays: nobody takes over at the next deal.
announce-away = { $name } is away.
announce-back = { $name } is back.
announce-substitute = { $who ->
    [you] A bot plays for you. Take your seat back to play on.
   *[other] A bot plays for { $name }.
    }
announce-seat-taken-back = { $who ->
    [you] You play again.
   *[other] { $name } plays again.
    }
announce-host = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
    }
announce-options = The options of the table have changed.
announce-prepared = All seats are taken. Say that you are ready.
announce-ready = { $who ->
    [you] You are ready.
   *[other] { $name } is ready.
    }
announce-paused = The match is paused.
announce-resumed = The match continues.
announce-adjourned = The match waits until someone comes back.
announce-continued = Someone is back; the match continues.
announce-closed = The table is closed.

## Where the table stands, said once after arriving or coming back

announce-summary-seating = A table before the match. Seats taken: { $taken } of { $seats }.
announce-summary-starting = The match is about to begin.
announce-summary-deal = Deal { $number }.
announce-summary-deal-over = Deal { $number } is over.
announce-summary-match-over = The match is over.

## Answers to questions about the table

answer-none = No deal is being played.
answer-no-play = Nothing has been played yet.
answer-last = Last play: { $name } – { $combination }.
answer-passes-since = { $count ->
    [one] One pass since then.
   *[other] { $count } passes since then.
    }
answer-trick = This trick: { $turns }.
answer-turn-play = { $who ->
    [you] you – { $combination }
   *[other] { $name } – { $combination }
    }
answer-turn-pass = { $who ->
    [you] you – pass
   *[other] { $name } – pass
    }
answer-counts = Cards left: { $counts }.
answer-count = { $who ->
    [you] you: { $count }
   *[other] { $name }: { $count }
    }
answer-count-last = { $who ->
    [you] you: { $count } (last card)
   *[other] { $name }: { $count } (last card)
    }
answer-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
    }: { $cards }.
answer-no-hand = You hold no cards.
answer-scores = Scores: { $scores }.
answer-score = { $who ->
    [you] you: { $score }
   *[other] { $name }: { $score }
    }
answer-time-own = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
    }
answer-time-other = { $seconds ->
    [one] { $name } has { $seconds } second left.
   *[other] { $name } has { $seconds } seconds left.
    }
answer-time-deal = { $seconds ->
    [one] The next deal begins in { $seconds } second at the latest.
   *[other] The next deal begins in { $seconds } seconds at the latest.
    }
answer-time-none = No clock is running.

## Text mode: the page

text-title = The table in words
text-input = Play or command
text-input-hint = Such as 77, 34567, 10R, pass or help.
text-do = Do it
text-buttons = Commands
text-hand = Your hand
text-hand-empty = You hold no cards now.
text-trick = Trick
text-players = Players
text-happened = What happened
text-happened-nothing = Nothing yet.
text-chat = Chat
text-top-cards = { $play }: { $cards }
text-player = { $who ->
    [you] You: score { $score }
   *[other] { $name }: score { $score }
    }
text-player-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
text-player-left-over = left over: { $cards }
text-suggestions-title = What you can play
text-suggestions-return = What you can return
text-suggestions-none = There is nothing that you can play now.
text-suggestions-off = Suggestions are off at this table.
text-suggestions-more = Show more plays
text-play-declare = Play and call last card: { $play }
text-help-title = Words you can type
text-help-plays = Cards by rank, with colours where you like: 77, 34567, 7g 7r, 10R; f is a phoenix, d the dragon.
text-help-declare = Add the words for “last card” to a play that leaves you one card: 77 last card.
text-help-line = { $word }: { $meaning }
text-unknown = That is neither cards nor a command. Type help for the words you can use.
text-no-ready = There is nothing to be ready for now.

## Text mode: words that can be typed, with commas between words of one meaning. Every language also
## understands the English name of a command.

text-word-pass = pass
text-word-last-card = last card, declare
text-word-return = return
text-word-ready = ready
text-word-rematch = rematch
text-word-take-back = take back
text-word-suggestions = suggestions, plays
text-word-hint = hint
text-word-help = help
text-word-last = last
text-word-counts = counts
text-word-trick = trick
text-word-hand = hand
text-word-scores = scores
text-word-time = time

## Text mode: what each word does; also the text of its button

text-does-pass = Pass
text-does-last-card = Call last card
text-does-return = Return a card: the word, then the card
text-does-ready = Ready
text-does-rematch = Rematch
text-does-take-back = Take my seat back
text-does-suggestions = Suggestions
text-does-hint = Hint
text-does-help = Help
text-does-last = Last play
text-does-counts = Cards left
text-does-trick = This trick
text-does-hand = My hand
text-does-scores = Scores
text-does-time = Time left
