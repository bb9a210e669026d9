### Contests beside the days: challenges, and eight deals at once. $name is a player’s name; $points, $own and
### $theirs are signed numbers.

contest-challenge-do = Supera mis ocho rondas
contest-challenge-hint = Consigue un enlace. Quien lo abra juega las mismas ocho rondas contra los mismos bots, y veréis quién lo hizo mejor.
contest-link = Enlace a tu reto
contest-instant-title = Ocho rondas ahora mismo
contest-instant-hint = Rondas de antes que nunca has visto. Te comparas con gente y bots que ya las jugaron.
contest-instant-do = Jugar ocho rondas ahora
contest-instant-again = Ocho rondas nuevas
contest-dared = { $name } te reta: ocho rondas
contest-own = Tu reto
contest-to-beat = { $name } hizo { $points }. Las mismas cartas, los mismos bots: ¿puedes hacerlo mejor?
contest-seen-before = Otros ya jugaron estas rondas. Te toca.
contest-known = Las rondas que ya jugaste cuentan tal como las jugaste.
contest-someone = Alguien
contest-won = ¡Has superado a { $name }!
contest-lost = { $name } va por delante.
contest-even = { $name } y tú vais empatados.
contest-both = Ronda { $board }: tú { $own }, { $name } { $theirs }
