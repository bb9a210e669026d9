### Opening a table: against bots, or for friends.

## Against bots

bots-title = Los bots
bots-level = Nivel de los bots
bots-match = Tu partida
bots-start = Repartir

## For friends: ways to play that set several options at once, and who may come

new-title = Abrir una mesa
new-open = Abrir la mesa
new-presets = Cómo se juega
new-family = Familia
new-family-hint = Pistas para todos, sin reloj, chat libre
new-club = Club
new-club-hint = 45 s por turno, sin pistas, la última carta se canta
new-fast = Rápida
new-fast-hint = 20 s por turno, bots rápidos, sin pistas
new-options = Más opciones
new-changes = { $count ->
    [one] { $preset }, con { $count } cambio
   *[other] { $preset }, con { $count } cambios
    }
new-company = Quién puede entrar
new-company-link = Solo con enlace
new-company-anyone = Cualquiera
