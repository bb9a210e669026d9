### Opening a table: against bots, or for friends.

## Against bots

bots-title = Meet the bots
bots-level = Bot level
bots-match = Your match
bots-start = Deal the cards

## For friends: ways to play that set several options at once, and who may come

new-title = Open a table
new-open = Open the table
new-presets = How you play
new-family = Family
new-family-hint = Hints for everyone, no clock, free chat
new-club = Club
new-club-hint = 45 s per turn, no hints, players call the last card
new-fast = Fast
new-fast-hint = 20 s per turn, quick bots, no hints
new-options = More options
new-changes = { $count ->
    [one] { $preset }, with { $count } change
   *[other] { $preset }, with { $count } changes
    }
new-company = Who can join
new-company-link = Link only
new-company-anyone = Anyone
