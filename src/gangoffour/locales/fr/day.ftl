### Today's eight deals on the page. $date is a day in words, $level the name of a level of bots.

## The day on the first page and on its own

day-title = Les huit manches du jour
day-title-old = Les huit manches du { $date }
day-fresh = Les bots ont joué. À toi.
day-so-far = { $played } jouées sur 8 · { $points } pour l’instant
day-done = Les huit sont jouées · { $points }
day-play-first = Jouer la première manche
day-play-next = Continuer avec la manche { $board }
day-result = Voir ton résultat
day-time-left = { $hours } h { $minutes } min
day-left = encore aujourd’hui
day-yesterday = hier
day-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
    }
day-streak = de suite
day-minutes = 5 minutes
day-minutes-hint = pour les huit
day-bots = Bots : { $level }
day-over = Cette journée est terminée. Tu peux encore jouer ses manches, mais sans classement.
day-loading = Un instant…

## Squares, one for each deal

day-squares = Tes huit manches
day-square-finished = Manche { $board } : { $points }, { $mark }
day-square-next = Manche { $board } : la suivante
day-square-open = Manche { $board } : pas encore jouée
day-mark-best = meilleur résultat
day-mark-above = au-dessus des autres
day-mark-level = au niveau des autres
day-mark-below = en dessous des autres

## Standings

day-standing = Classement
day-standing-today = Classement du jour
day-span-day = Aujourd’hui
day-span-day-old = Ce jour-là
day-span-week = Semaine
day-span-season = Saison
day-you = Toi
day-not-played = pas joué
day-guest = invité
day-friend = ami
day-standing-note = Les bots jouent sans place. C’est la semaine qui compte : tes cinq meilleurs jours.
day-guests-note = Les invités ont une place pour la journée, mais pas pour la semaine ni la saison.

## After a deal. $own, $field and $points are signed numbers.

day-deal = Manche { $board } sur 8
day-out-first = Tu sors avant tout le monde !
day-other-first = { $name } sort d’abord.
day-deal-best = Personne n’a fait mieux avec ces cartes.
day-deal-better = Devant { $level } avec les mêmes cartes.
day-deal-worst = Les six bots ont fait mieux avec ces cartes.
day-deal-margin = Face à la table : toi { $own }, les autres { $field }.
day-same-cards = Les mêmes cartes, jouées par
day-next = Manche { $board }
day-look = Revoir cette manche
day-pad = Points
day-cards-left = { $count ->
    [0] plus de carte
    [one] { $count } carte
   *[other] { $count } cartes
    }

## After all eight

day-back = Les huit manches
day-better = Devant { $level }.
day-worse = Derrière les six bots.
day-ladder = Ce qu’ont fait les six niveaux
day-won-most = La manche { $board } t’a rapporté le plus
day-lost-most = La manche { $board } t’a coûté le plus
day-most-hint = { $points } face aux autres
day-share = Partager sans rien dévoiler
day-share-do = Partager
day-copy = Copier
day-copied = Copié.
day-copy-failed = La copie ne marche pas ici. Le texte est sélectionné : copie-le à la main.
day-freezes = { $count ->
    [0] Plus de jour de repos ce mois-ci
    [one] Encore un jour de repos ce mois-ci
   *[other] Encore { $count } jours de repos ce mois-ci
    }

## Looking back, beside somebody else

day-scores = Qui a fait quoi
day-compare = Comparer
day-compare-title = Toi et { $name }
day-part = Ici vos chemins se séparent :
day-alike = Vous avez joué cette manche de la même façon jusqu’au bout.
day-both = Jusqu’ici vous avez fait pareil.

## Checking a day that is over. A link is a link of a chain of hashes, the anchor its end.

day-check-title = Ces manches étaient-elles fixées d’avance ?
day-check-hint = Ton navigateur recalcule les huit manches et chaque résultat à partir du maillon publié après la clôture.
day-check-do = Vérifier maintenant
day-check-right = Oui. Les huit manches découlent du maillon, le maillon mène à l’ancre de la saison, et { $people ->
    [0] tous les résultats sont exacts
    [one] le résultat d’une personne est exact
   *[other] les résultats de { $people } personnes sont exacts
    }.
day-check-wrong = Non : « { $field } » est faux. Ne te fie pas à cette journée.
day-check-anchor = Ancre de la saison ; compare-la à celle que tu as notée au début de la saison :
day-check-later = Le maillon paraît une demi-heure après minuit UTC. Reviens vérifier à ce moment-là.
day-best-part = Où tu as quitté la meilleure voie
day-best-way = Toi : { $own }. Mieux : { $best }, { $points } points de plus.
