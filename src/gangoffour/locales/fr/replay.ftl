### Looking back at a match that is over, step by step. Sentences about plays and passes are those of the table.
### Names of people and of record fields are facts; everything else is said here.

## The page

replay-name = Revoir une partie
replay-loading = On va chercher la partie…
# $names: names of the players, with commas between them
replay-name-of = Revoir : { $names }
replay-cut-off = L’enregistrement s’arrête avant la fin de la partie.
replay-empty = Aucune manche n’a été jouée dans cette partie.
replay-again = Réessayer
replay-unknown = Cette partie n’existe pas sur ce serveur, ou elle n’est pas encore finie.

## Where in the match one is

# $sentence: what happened, one or more whole sentences
replay-moment = Manche { $deal }, pli { $trick } : { $sentence }
replay-moment-start = Manche { $deal } : { $sentence }
replay-step = Étape { $number } sur { $count }

## Controls

replay-controls = Commandes
replay-timeline = Déroulement
replay-first = Au début
replay-back = Étape précédente
replay-forward = Étape suivante
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-deal = Manche
replay-trick = Tour
# The first choice in the list of tricks: before the first lead of the deal
replay-before-tricks = Début
replay-keys = Touches : gauche et droite pour une étape, haut et bas pour une manche, Début et Fin pour aller au début ou à la fin.

## Whose cards are shown

replay-hands = Mains
replay-hands-open = Toutes visibles
replay-hands-hidden = Toutes cachées
replay-hands-of = Seulement { $name }
replay-hand-of = Cartes ({ $name })
replay-dummy-hand = Mises de côté
replay-no-cards = Aucune carte
replay-on-table = Sur la table

## What can be done with a match

replay-more = Partager et garder
replay-link = Lien vers ce moment
replay-copy = Copier le lien
replay-copied = Le lien est copié.
replay-copy-failed = La copie ne marche pas ici. Le lien est sélectionné : copie-le à la main.
replay-no-link = Cette partie vient d’un fichier, donc aucun lien n’y mène. Envoie plutôt le fichier.
replay-download = Télécharger l’enregistrement
replay-verify = Vérifier cette partie
replay-not-verifiable = Les distributions de cet enregistrement ne peuvent pas être vérifiées : il n’a pas les valeurs qu’il faut.

## A record of one's own

replay-open = Ouvrir un enregistrement
replay-open-hint = Un enregistrement est un fichier texte qui se termine par .gof. Le serveur le lit et ne le garde pas.
replay-choose = Choisir un fichier
replay-drop = Ou dépose-le ici.
replay-paste = Ou colle son texte
replay-show = Voir la partie
replay-another = Ouvrir un autre enregistrement
replay-too-large = Le fichier dépasse { $limit } ko. Aucun enregistrement de partie n’est aussi long. Choisis un autre fichier.
replay-refused = L’enregistrement ne peut pas être montré.
# $sentence: what is wrong with the line, one or more whole sentences
replay-refused-line = Ligne { $line } : { $sentence }

## Matches on this server

replay-mine = Tes parties
replay-mine-empty = Les parties que tu as jouées jusqu’au bout apparaîtront ici.
# $date: day and time when the match ended
replay-mine-match = Partie du { $date }
