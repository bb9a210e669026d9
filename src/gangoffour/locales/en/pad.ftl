### The score pad for people who play with real cards.
### $name, $giver, $receiver and $leader are names of players; $names and $others are lists of them.

pad-title = Score pad
pad-lead = For a table with real cards. Write down who won and how many cards the others have left. The pad counts, and says who gives a card to whom.
pad-kept = Everything stays in this browser, and no connection is needed.

## Before the first deal: who plays

pad-name = Player { $number }
pad-seating = Name the players in the order around the table: each one sits to the right of the one before.
pad-swap = Swap players { $number } and { $other }
pad-begin = Start
pad-last-sheet = Back to the last sheet

## The sheet

pad-sheet-caption = Points of every deal, and the score after it
pad-sheet-deal = Deal
pad-sheet-score = Score
pad-sheet-winner = wins the deal
pad-sheet-empty = No deal is written down yet.
pad-sheet-change = Change deal { $number }
pad-sheet-sum = = { $score }
pad-sheet-late = After deal { $number } the match was over. Later deals do not count.
pad-write = Write down deal { $number }
pad-write-on = Go on with deal { $number }
pad-undo = Undo
pad-redo = Redo
pad-share = Share
pad-new = New sheet
pad-undone = Undone.
pad-redone = Done again.

## The last deal, and the next one

pad-last = { $name } wins deal { $number }
pad-sum = { $count ->
    [one] { $count } card × { $factor } = { $points }
   *[other] { $count } cards × { $factor } = { $points }
    }
pad-next = Next: deal { $number }
pad-direction = { $direction ->
    [ccw] Counter-clockwise
   *[cw] Clockwise
    }
pad-exchange = { $giver } gives the highest card to { $receiver }. { $receiver } gives back any card.
pad-leads = { $leader } deals and leads. Then come { $others }.
pad-first-dealer = The eldest player deals.
pad-first-lead = The player with the multi-coloured 1 leads and must play it.
pad-first-lead-three = If nobody has it, the player to the right of the dealer leads.
pad-tied = Most cards left: { $names }. Whose cards are stronger? Compare the highest card, then the next.
pad-tied-equal = Equal: { $names }
pad-tied-change = Compare the cards again

## Writing a deal down

pad-entry-name = Deal { $number }
pad-ask-winner = Who won the deal?
pad-ask-left = { $name }: how many cards left?
pad-left = { $count ->
    [one] { $name }: { $count } card left
   *[other] { $name }: { $count } cards left
    }
pad-tile-winner = Change the winner: { $name }
pad-tile-left = { $count ->
    [one] Change { $name }: { $count } card
   *[other] Change { $name }: { $count } cards
    }
pad-tile-open = Ask { $name } first
pad-forgotten = A player who forgot to say “last card” has 1 card left.
pad-typed = { $digit }… type a second digit, or press Enter.
pad-step-back = One step back
pad-keep = Leave it as it is

## What is read out

pad-said-deal = Deal { $number }: { $name } wins.
pad-said-points = { $points ->
    [one] { $name }: { $points } point.
   *[other] { $name }: { $points } points.
    }

## The end of the match

pad-over = { $count ->
    [one] { $names } wins the match
   *[other] { $names } share the match
    }
pad-places = Places
pad-place = { $place }.
pad-place-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
pad-again = Same players again

## Sharing

pad-share-name = Share the sheet
pad-text = The sheet as text
pad-copy = Copy the text
pad-copied = Copied.
pad-copy-failed = Copying failed. The text is selected: copy it by hand.
pad-picture = The sheet as a picture
pad-save-picture = Save the picture
pad-share-picture = Send the picture
pad-picture-failed = The picture could not be made.
pad-standing = After deal { $number }
