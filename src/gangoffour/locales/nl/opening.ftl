### Opening a table: against bots, or for friends.

## Against bots

bots-title = De bots
bots-level = Niveau van de bots
bots-match = Je spel
bots-start = Kaarten delen

## For friends: ways to play that set several options at once, and who may come

new-title = Tafel openen
new-open = Openen
new-presets = Hoe jullie spelen
new-family = Familie
new-family-hint = Hints voor iedereen, geen klok, vrije chat
new-club = Club
new-club-hint = 45 s per beurt, geen hints, zelf laatste kaart roepen
new-fast = Snel
new-fast-hint = 20 s per beurt, snelle bots, geen hints
new-options = Meer opties
new-changes = { $count ->
    [one] { $preset }, met { $count } wijziging
   *[other] { $preset }, met { $count } wijzigingen
    }
new-company = Wie mag meedoen
new-company-link = Alleen met link
new-company-anyone = Iedereen
