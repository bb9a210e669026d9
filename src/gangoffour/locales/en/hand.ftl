### Holding, choosing and playing cards on the page. Texts on buttons are short: a phone shows four buttons in a row.
### $card, $cards and $play are names of cards and combinations in the nominative.

## The cards

hand-area = Your cards and what you do with them
hand-name = Your hand
hand-first-of-two = { $card }, first of two
hand-second-of-two = { $card }, second of two
hand-card-due = { $card }, has to be played
hand-card-received = { $card }, just received
hand-received = Received

## Suggested plays

hand-suggestions = Suggested plays
hand-suggest = Choose: { $play }
hand-play-of-cards = { $play }: { $cards }
hand-more = +{ $count } more
hand-nothing-beats = Nothing in your hand beats this.
hand-nothing-with-these = No play with these cards.

## Buttons

hand-sort = { $sorting ->
    [rank] Sorted by rank
    [colour] Sorted by colour
   *[own] Own order
    }
hand-sort-next = { $sorting ->
    [rank] Sort by rank
    [colour] Sort by colour
   *[own] Back to your own order
    }
hand-sort-short = Sort
hand-pass = Pass
hand-pass-cancel = Do not pass
hand-auto-pass = Auto-pass
hand-auto-pass-name = Pass automatically when I can’t beat it
hand-play = Play: { $play }
hand-play-chosen = Play
hand-arm = On my turn: { $play }
hand-armed = Waiting to play: { $play }
hand-return-card = Return: { $card }
hand-last-card = Last card!
hand-last-card-name = Declare your last card with this play
hand-declare = Declare last card

## Why the Play button or a pass does nothing now; $kind is the kind of the top play

hand-why-away = No connection
hand-why-paused = The match is paused
hand-why-adjourned = The match is adjourned
hand-why-substitute = A bot plays for you
hand-why-disqualified = Out of this deal
hand-why-exchange = Wait for the exchange
hand-why-not-now = Nothing to play now
hand-why-turn = Not your turn
hand-why-choose = Choose cards
hand-why-return-choose = Choose a card to return
hand-why-return-one = Choose one card only
hand-why-play-not-held = Not in your hand
hand-why-play-not-a-combination = No combination
hand-why-play-wrong-card-count = { $kind ->
    [single] Needs one card or a gang
    [pair] Needs a pair or a gang
    [triple] Needs a triple or a gang
   *[other] Needs five cards or a gang
    }
hand-why-play-only-higher-gang = Needs a higher gang
hand-why-play-does-not-beat = { $kind ->
    [single] Needs a higher card
    [pair] Needs a higher pair
    [triple] Needs a higher triple
   *[other] Needs five higher cards
    }
hand-why-play-declare-first = Declare your last card first
hand-why-play-must-contain-multi-one = Add the multi-coloured 1
hand-why-play-opening-too-many-cards = { $most ->
    [one] At most { $most } card
   *[other] At most { $most } cards
    }
hand-why-play-duty-highest-single = Due: { $card }
hand-why-play-duty-multi-card = Lead two or more cards
hand-why-play-duty-gang-barred = No gang. Due: { $card }
hand-why-pass-on-lead = You lead, so you cannot pass
hand-why-pass-duty-gang = You hold a gang, so you cannot pass
hand-why-pass-duty-highest-single = You cannot pass. Due: { $card }

## A play that waits for its turn, and others that are told aloud

hand-armed-changed = Your play does not wait any more: the trick has changed.
hand-armed-illegal = Your play does not wait any more: it cannot be played now.
hand-disarmed = Your play does not wait any more.
hand-pass-held = You pass in a moment.
hand-cleared = No card is chosen.

## Typed plays

hand-typed = Type a play
hand-typed-example = such as 77, 34567 or 10R
hand-typed-play = Play what was typed
hand-typed-close = Close
hand-typed-unreadable = That names no cards. Write ranks, such as 77 or 34567, and colours where you like: 7g 7r.
hand-typed-not-held = You do not hold these cards.
hand-typed-ambiguous = Several plays fit: { $plays }. Add colours.

## Keys

hand-keys = Keys
hand-keys-close = Close the list of keys
hand-keys-off = Letters and digits are switched off in the settings.
hand-key-ranks = choose the next card of that rank, 0 for a 10; once more after the last one: none
hand-key-phoenix = choose a phoenix
hand-key-dragon = choose the dragon
hand-key-arrows = move in the hand
hand-key-space-name = Space
hand-key-space = choose the card or let go of it
hand-key-enter-name = Enter
hand-key-enter = play
hand-key-pass = pass
hand-key-suggestions = next or previous suggested play
hand-key-sort = sort the hand
hand-key-escape-name = Esc
hand-key-escape = choose no card
hand-key-typed = type a play
hand-key-last = hear the last play
hand-key-counts = hear how many cards everyone has
hand-key-trick = hear the trick
hand-key-hand = hear your hand
hand-key-zen = hide or show all that is not needed to play
hand-key-hint = Ask for a hint
hand-key-help = this list
