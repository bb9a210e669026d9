### Today's eight deals on the page. $date is a day in words, $level the name of a level of bots.

## The day on the first page and on its own

day-title = Today’s eight deals
day-title-old = Eight deals from { $date }
day-fresh = The bots have played. Now it’s you.
day-so-far = { $played } of 8 played · { $points } so far
day-done = All eight played · { $points }
day-play-first = Play the first deal
day-play-next = Continue with deal { $board }
day-result = See your result
day-time-left = { $hours } h { $minutes } min
day-left = left today
day-yesterday = yesterday
day-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
    }
day-streak = streak
day-minutes = 5 minutes
day-minutes-hint = for all eight
day-bots = { $level } bots
day-over = This day is over. You can still play its deals, for no place.
day-loading = One moment…

## Squares, one for each deal

day-squares = Your eight deals
day-square-finished = Deal { $board }: { $points }, { $mark }
day-square-next = Deal { $board }: up next
day-square-open = Deal { $board }: not played yet
day-mark-best = best of all
day-mark-above = above the field
day-mark-level = level with the field
day-mark-below = below the field

## Standings

day-standing = Standing
day-standing-today = Standing today
day-span-day = Today
day-span-day-old = That day
day-span-week = Week
day-span-season = Season
day-you = You
day-not-played = not played
day-guest = guest
day-friend = friend
day-standing-note = Bots play along without a place. The week is the real test: your best five days count.
day-guests-note = Guests have a place on the day, but none in the week or the season.

## After a deal. $own, $field and $points are signed numbers.

day-deal = Deal { $board } of 8
day-out-first = You’re out first!
day-other-first = { $name } is out first.
day-deal-best = Nobody has made more of these cards.
day-deal-better = Better than { $level } with the same cards.
day-deal-worst = All six bots made more of these cards.
day-deal-margin = You finished { $own } against the table, the field { $field }.
day-same-cards = The same cards, played by
day-next = Deal { $board }
day-look = Look at this deal
day-pad = Points
day-cards-left = { $count ->
    [0] out
    [one] { $count } card
   *[other] { $count } cards
    }

## After all eight

day-back = All eight deals
day-better = Better than { $level }.
day-worse = Behind all six bots.
day-ladder = How the six levels did
day-won-most = Deal { $board } won you most
day-lost-most = Deal { $board } cost you most
day-most-hint = { $points } against the field
day-share = Share without spoilers
day-share-do = Share
day-copy = Copy
day-copied = Copied.
day-copy-failed = Copying does not work here. The text is selected; copy it yourself.
day-freezes = { $count ->
    [0] No day off left this month
    [one] One day off left this month
   *[other] { $count } days off left this month
    }

## Looking back, beside somebody else

day-scores = Who made what
day-compare = Compare
day-compare-title = You and { $name }
day-part = Here your ways part:
day-alike = You both played this deal the same way to the end.
day-both = Until here you did the same.

## Checking a day that is over. A link is a link of a chain of hashes, the anchor its end.

day-check-title = Were these deals fixed beforehand?
day-check-hint = Your browser works out all eight deals and every result from the link that came out after the close.
day-check-do = Check now
day-check-right = Yes. All eight deals follow from the link, the link leads to the anchor of the season, and { $people ->
    [0] all results add up
    [one] the result of one person adds up
   *[other] the results of { $people } people add up
    }.
day-check-wrong = No: “{ $field }” is wrong. Don’t trust this day.
day-check-anchor = Anchor of the season; compare it with the one you noted when the season opened:
day-check-later = The link comes out half an hour after midnight UTC. Come back then to check.
day-best-part = Where you left the best way
day-best-way = You: { $own }. Better: { $best }, worth { $points } points more.
