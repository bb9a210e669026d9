### Contests beside the days: challenges, and eight deals at once. $name is a player’s name; $points, $own and
### $theirs are signed numbers.

contest-challenge-do = Bats mes huit manches
contest-challenge-hint = Obtiens un lien. Qui l’ouvre joue les huit mêmes manches contre les mêmes bots, et vous voyez qui a fait mieux.
contest-link = Lien de ton défi
contest-instant-title = Huit manches tout de suite
contest-instant-hint = Des manches passées que tu n’as jamais vues. Tu es comparé à des gens et à des bots qui les ont déjà jouées.
contest-instant-do = Jouer huit manches maintenant
contest-instant-again = Huit nouvelles manches
contest-dared = { $name } te défie : huit manches
contest-own = Ton défi
contest-to-beat = { $name } a fait { $points }. Mêmes cartes, mêmes bots : peux-tu faire mieux ?
contest-seen-before = D’autres ont joué ces manches. À toi.
contest-known = Les manches que tu as déjà jouées comptent comme tu les as jouées.
contest-someone = Quelqu’un
contest-won = Tu as battu { $name } !
contest-lost = { $name } est devant toi.
contest-even = { $name } et toi êtes à égalité.
contest-both = Manche { $board } : toi { $own }, { $name } { $theirs }
