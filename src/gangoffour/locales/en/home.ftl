### The pages around the tables: home, settings, and what stands on every page.

## Everywhere

site-settings = Settings
site-learn = Learn
site-rules = Rules
site-tips = Tips
site-pad = Score pad
site-replay = Replay
site-verify = Fair deal?
site-more = More
site-navigation = Pages
site-notice = An independent program with rules and cards of its own drawing. “Gang of Four” is a trademark of Days of Wonder, who have no part in it.
site-version = Version { $version }
site-lost-title = Nothing here
site-lost = There is no page at this address.
site-lost-home = Go to the start page
site-failed = That did not work: { $why }
site-close = Close
network-away = The server cannot be reached. Check your connection and try again.

## Home

home-title = Gang of Four
home-lead = A quick, sly card game for three or four
home-promise = No account, no waiting, and deals that you can verify.
home-play-now = Play now
home-play-now-hint = Sixteen cards at once, bots in the empty seats
home-play-bots = Play bots
home-play-bots-hint = You choose how strong they are
home-friends = Table with friends
home-friends-hint = Invite them by link or code
home-starting = Dealing …
home-new-question = New to the game?
home-new-yes = Yes, gentle bots for me
home-new-no = No, I know it
home-new-thanks = Fine: gentle bots to begin with. Ten short lessons show you the game.
home-continue = Your tables
home-continue-table = Go on: { $names }
home-open-tables = Open tables
home-no-tables = No table is waiting for players at the moment. Open one, or play bots.
home-join = Join: { $names }
home-watch = Watch: { $names }
home-table-empty = a table nobody sits at yet
home-table-seats = { $taken } of { $seats } seats taken
home-table-deal = { $deal ->
    [0] Waiting to begin
   *[other] Deal { $deal }
    }
home-table-adjourned = Waiting for its players
home-table-clock = { $seconds ->
    [0] No clock
   *[other] { $seconds } s a turn
    }
home-name = Your name
home-name-hint = A guest needs no account. The name is kept in this browser.
home-name-save = Keep this name
home-name-saved = You are called { $name } now.
home-learn = Learn the game

## Playing against bots

bots-title = Play bots
bots-level = How strong
bots-seats = Players
bots-seats-three = Three
bots-seats-four = Four
bots-length = How long
bots-preset = Rules
bots-start = Deal the cards
length-one-deal = One deal
length-short = Short: four deals
length-half = Half: to 50 points
length-full = Full: to 100 points
preset-classic = Classic
preset-german = German booklet
preset-french = French booklet
preset-gang = “Gang” edition

## Settings

settings-title = Settings
settings-kept = Everything here is kept in this browser only.
settings-language = Language
settings-language-browser = As the browser
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-dark = Dark
settings-theme-light = Light
settings-motion = Motion
settings-motion-relaxed = Relaxed
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-off = Off
settings-sound = Sound
settings-table-volume = Loudness of cards and passes
settings-alert-volume = Loudness of “your turn” and “last card”
settings-vibrate = Vibrate when it is my turn
settings-help = Help at the table
settings-suggestions = Suggest plays
settings-tone-down = Tone down cards that cannot be played
settings-double-tap = A double tap on chosen cards plays them
settings-hold-pass = Let me take back a pass for a moment
settings-keys = Keys and reading
settings-letter-keys = Play with single letters and digits
settings-text-mode = Text mode: lists and typed plays instead of pictures
settings-zen = Zen: no chat and no decoration
language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
