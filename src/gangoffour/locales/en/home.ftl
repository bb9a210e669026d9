### The first page, and what stands on every page around the tables.

## Everywhere

site-play = Play
site-daily = Daily
site-learn = Learn
site-rules = Rules
site-settings = Settings
site-me = { $name }, profile
site-tips = Tips
site-pad = Score pad
site-replay = Replay
site-verify = Check the deal
site-more = More
site-navigation = Pages
site-notice = An independent program with rules and cards of its own drawing. “Gang of Four” is a trademark of Days of Wonder, who have no part in it.
site-version = Version { $version }
site-lost-title = Nothing here
site-lost = There is no page at this address.
site-lost-home = Home
site-failed = That did not work: { $why }
site-close = Close
network-away = The server cannot be reached. Check your connection and try again.
bot-level = { $level } bot

## Home. $names are people at a table, $bots how many bots sit with them.

home-title = Gang of Four
home-headline = First out wins.
home-lead = A fast, sneaky card game for three or four. Shed your sixteen cards before the others shed theirs.
home-promise = No account, no waiting, verifiably fair deals.
home-play-now = Play now
home-play-now-hint = Bots fill the empty seats
home-teach = Teach me
home-teach-hint = I’m new here
home-friends = Play with friends
home-friends-hint = Invite by link or QR code
home-play-bots = Pick your bots
home-play-bots-hint = Six levels, eighteen characters
home-puzzles = Puzzles
home-puzzles-hint = A new one each day
home-code = I have a code
home-code-label = Code of the table
home-code-join = Join
home-starting = Dealing…
home-scene-pass = Pass!
home-back = Welcome back!
home-back-hint = Your table is set. People join as they come.
home-continue = Resume
home-older = { $count ->
    [one] { $count } older match
   *[other] { $count } older matches
    }
home-resume = Resume
home-end = End
home-end-sure = { $people ->
    [0] End this match for good?
   *[other] Give your seat to a bot for good?
    }
home-end-not = Keep
home-live = Tables right now
home-people = { $count ->
    [one] { $count } person playing
   *[other] { $count } people playing
    }
home-sit = Take a seat
home-watch = Watch
home-company = { $bots ->
    [0] { $names }
    [one] { $names } + { $bots } bot
   *[other] { $names } + { $bots } bots
    }
home-alone = Bring someone
home-alone-hint = Nobody else is here right now. One link is enough.
home-table-empty = An empty table
home-table-deal = { $deal ->
    [0] Starting soon
   *[other] Deal { $deal }
    }
home-table-adjourned = On hold
home-table-clock = { $seconds ->
    [0] no clock
   *[other] { $seconds } s per turn
    }
home-bots = Meet the bots
home-bots-all = All bots
home-bots-hint = Six levels, from pure luck to Champion.
home-last = Last matches
home-day = Daily deals
home-bots-alone = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
    }
home-place = Place { $place } of { $seats }
home-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
    }
home-abandoned = Abandoned
home-replay = Replay
home-offline = You’re offline.
home-offline-hint = Lessons and the score pad still work.
home-lessons = Lessons
home-lessons-hint = Ten short ones
home-pad-hint = For real cards

## How a table plays

seats = Players
seats-three = 3
seats-four = 4
length = Length
length-one-deal = 1 deal
length-short = 4 deals
length-half = To 50 points
length-full = To 100 points
preset = Rules
preset-classic = Classic
preset-german = German booklet
preset-french = French booklet
preset-gang = “Gang” edition
