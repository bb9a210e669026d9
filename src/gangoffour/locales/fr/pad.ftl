### The score pad for people who play with real cards.
### $name, $giver, $receiver and $leader are names of players; $names and $others are lists of them.

pad-title = Feuille de score
pad-lead = Pour une table avec de vraies cartes. Note qui a gagné et combien de cartes il reste aux autres. La feuille compte, et dit qui donne une carte à qui.
pad-kept = Tout reste dans ce navigateur, et aucune connexion n’est nécessaire.

## Before the first deal: who plays

pad-name = Place { $number }
pad-seating = Écris les noms dans l’ordre autour de la table : chaque personne est assise à droite de la précédente.
pad-swap = Échanger les places { $number } et { $other }
pad-begin = Commencer
pad-last-sheet = Revenir à la dernière feuille

## The sheet

pad-sheet-caption = Points de chaque manche, et score à la fin de chacune
pad-sheet-deal = Manche
pad-sheet-score = Score
pad-sheet-winner = gagne la manche
pad-sheet-empty = Aucune manche n’est encore notée.
pad-sheet-change = Modifier la manche { $number }
pad-sheet-sum = = { $score }
pad-sheet-late = La partie était finie après la manche { $number }. Les manches suivantes ne comptent pas.
pad-write = Noter la manche { $number }
pad-write-on = Continuer la manche { $number }
pad-undo = Annuler
pad-redo = Rétablir
pad-share = Partager
pad-new = Nouvelle feuille
pad-undone = Annulé.
pad-redone = Rétabli.

## The last deal, and the next one

pad-last = { $name } gagne la manche { $number }
pad-sum = { $count ->
    [one] { $count } carte × { $factor } = { $points }
   *[other] { $count } cartes × { $factor } = { $points }
    }
pad-next = Ensuite : manche { $number }
pad-direction = { $direction ->
    [ccw] Sens antihoraire
   *[cw] Sens horaire
    }
pad-exchange = { $giver } donne sa carte la plus forte à { $receiver }. { $receiver } rend la carte de son choix.
pad-leads = { $leader } donne les cartes et ouvre. Ensuite : { $others }.
pad-first-dealer = La personne la plus âgée donne les cartes.
pad-first-lead = La personne qui a le 1 multicolore ouvre, et doit le jouer.
pad-first-lead-three = Si personne ne l’a, la personne à droite de celle qui a donné les cartes ouvre.
pad-tied = Le plus de cartes restantes : { $names }. Qui a les plus fortes ? Compare la carte la plus forte, puis la suivante.
pad-tied-equal = Égalité : { $names }
pad-tied-change = Comparer de nouveau les cartes

## Writing a deal down

pad-entry-name = Manche { $number }
pad-ask-winner = Qui a gagné la manche ?
pad-ask-left = { $name } : combien de cartes restantes ?
pad-left = { $count ->
    [one] { $name } : { $count } carte restante
   *[other] { $name } : { $count } cartes restantes
    }
pad-tile-winner = Changer qui a gagné : { $name }
pad-tile-left = { $count ->
    [one] Modifier { $name } : { $count } carte
   *[other] Modifier { $name } : { $count } cartes
    }
pad-tile-open = D’abord { $name }
pad-forgotten = La personne qui a oublié de dire « Carte ! » a 1 carte restante.
pad-typed = { $digit }… tape un second chiffre, ou appuie sur Entrée.
pad-step-back = Revenir d’un pas
pad-keep = Laisser tel quel

## What is read out

pad-said-deal = Manche { $number } : { $name } gagne.
pad-said-points = { $points ->
    [one] { $name } : { $points } point.
   *[other] { $name } : { $points } points.
    }

## The end of the match

pad-over = { $count ->
    [one] { $names } gagne la partie
   *[other] Victoire partagée : { $names }
    }
pad-places = Classement
pad-place = { $place }.
pad-place-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
pad-again = Rejouer avec les mêmes noms

## Sharing

pad-share-name = Partager la feuille
pad-text = La feuille en texte
pad-copy = Copier le texte
pad-copied = Copié.
pad-copy-failed = La copie n’a pas marché. Le texte est sélectionné : copie-le à la main.
pad-picture = La feuille en image
pad-save-picture = Enregistrer l’image
pad-share-picture = Envoyer l’image
pad-picture-failed = L’image n’a pas pu être créée.
pad-standing = Après la manche { $number }
