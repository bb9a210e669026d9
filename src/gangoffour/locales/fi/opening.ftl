### Opening a table: against bots, or for friends.

## Against bots

bots-title = Tutustu botteihin
bots-level = Bottien taso
bots-match = Pelisi
bots-start = Jaa kortit

## For friends: ways to play that set several options at once, and who may come

new-title = Avaa pöytä
new-open = Avaa pöytä
new-presets = Miten pelataan
new-family = Perhe
new-family-hint = Vihjeet kaikille, ei kelloa, vapaa keskustelu
new-club = Kerho
new-club-hint = 45 s vuorossa, ei vihjeitä, viimeinen kortti ilmoitetaan
new-fast = Nopea
new-fast-hint = 20 s vuorossa, nopeat botit, ei vihjeitä
new-options = Lisää valintoja
new-changes = { $count ->
    [one] { $preset }, { $count } muutos
   *[other] { $preset }, { $count } muutosta
    }
new-company = Kuka voi liittyä
new-company-link = Vain linkillä
new-company-anyone = Kuka tahansa
