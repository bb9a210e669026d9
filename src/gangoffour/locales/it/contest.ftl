### Contests beside the days: challenges, and eight deals at once. $name is a player’s name; $points, $own and
### $theirs are signed numbers.

contest-challenge-do = Batti le mie otto mani
contest-challenge-hint = Ottieni un link. Chi lo apre gioca le stesse otto mani contro gli stessi bot, e vedete chi ha fatto meglio.
contest-link = Link della tua sfida
contest-instant-title = Otto mani subito
contest-instant-hint = Mani del passato che non hai mai visto. Ti confronti con persone e bot che le hanno già giocate.
contest-instant-do = Gioca otto mani adesso
contest-instant-again = Otto mani nuove
contest-dared = { $name } ti sfida: otto mani
contest-own = La tua sfida
contest-to-beat = { $name } ha fatto { $points }. Stesse carte, stessi bot: sai fare di meglio?
contest-seen-before = Altri hanno giocato queste mani. Ora tocca a te.
contest-known = Le mani che hai già giocato contano come le hai giocate.
contest-someone = Qualcuno
contest-won = Hai battuto { $name }!
contest-lost = { $name } è davanti a te.
contest-even = Tu e { $name } siete pari.
contest-both = Mano { $board }: tu { $own }, { $name } { $theirs }
