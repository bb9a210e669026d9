### Opening a table: against bots, or for friends.

## Against bots

bots-title = Die Bots
bots-level = Stufe der Bots
bots-match = Deine Partie
bots-start = Karten geben

## For friends: ways to play that set several options at once, and who may come

new-title = Tisch eröffnen
new-open = Eröffnen
new-presets = Wie ihr spielt
new-family = Familie
new-family-hint = Hinweise für alle, ohne Uhr, freier Chat
new-club = Verein
new-club-hint = 45 s Bedenkzeit, keine Hinweise, letzte Karte selbst ansagen
new-fast = Schnell
new-fast-hint = 20 s Bedenkzeit, flotte Bots, keine Hinweise
new-options = Mehr Optionen
new-changes = { $count ->
    [one] { $preset }, mit { $count } Änderung
   *[other] { $preset }, mit { $count } Änderungen
    }
new-company = Wer darf mitspielen
new-company-link = Nur mit Link
new-company-anyone = Alle
