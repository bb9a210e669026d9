### Opening a table: against bots, or for friends.

## Against bots

bots-title = Les bots
bots-level = Niveau des bots
bots-match = Ta partie
bots-start = Distribuer

## For friends: ways to play that set several options at once, and who may come

new-title = Ouvrir une table
new-open = Ouvrir la table
new-presets = Façon de jouer
new-family = En famille
new-family-hint = Indices pour tous, sans chrono, discussion libre
new-club = Club
new-club-hint = 45 s par coup, sans indices, dernière carte à déclarer
new-fast = Rapide
new-fast-hint = 20 s par coup, bots rapides, sans indices
new-options = Plus d’options
new-changes = { $count ->
    [one] { $preset }, avec { $count } changement
   *[other] { $preset }, avec { $count } changements
    }
new-company = Qui peut venir
new-company-link = Lien seulement
new-company-anyone = Tout le monde
