### Opening a table: against bots, or for friends.

## Against bots

bots-title = I bot
bots-level = Livello dei bot
bots-match = La tua partita
bots-start = Dai le carte

## For friends: ways to play that set several options at once, and who may come

new-title = Apri un tavolo
new-open = Apri il tavolo
new-presets = Come si gioca
new-family = Famiglia
new-family-hint = Consigli per tutti, senza limite, chat libera
new-club = Circolo
new-club-hint = 45 s a turno, senza consigli, ultima carta da dichiarare
new-fast = Veloce
new-fast-hint = 20 s a turno, bot veloci, senza consigli
new-options = Altre opzioni
new-changes = { $count ->
    [one] { $preset }, con { $count } modifica
   *[other] { $preset }, con { $count } modifiche
    }
new-company = Chi può entrare
new-company-link = Solo con link
new-company-anyone = Chiunque
