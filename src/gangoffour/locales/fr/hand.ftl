### Holding, choosing and playing cards on the page. Texts on buttons are short: a phone shows four buttons in a row.
### $card, $cards and $play are names of cards and combinations in the nominative.

## The cards

hand-area = Tes cartes et ce que tu en fais
hand-name = Ta main
hand-first-of-two = { $card }, le premier des deux
hand-second-of-two = { $card }, le second des deux
hand-card-due = { $card }, à jouer obligatoirement
hand-card-received = { $card }, carte reçue à l’instant
hand-received = Reçue

## Suggested plays

hand-suggestions = Coups suggérés
hand-suggest = Choisir : { $play }
hand-play-of-cards = { $play } : { $cards }
hand-more = { $count ->
    [one] +{ $count } autre
   *[other] +{ $count } autres
    }
hand-nothing-beats = Rien dans ta main ne bat ce coup.
hand-nothing-with-these = Aucun coup avec ces cartes.

## Buttons

hand-sort = { $sorting ->
    [rank] Tri par valeur
    [colour] Tri par couleur
   *[own] Ton ordre
    }
hand-sort-next = { $sorting ->
    [rank] Trier par valeur
    [colour] Trier par couleur
   *[own] Revenir à ton ordre
    }
hand-sort-short = Trier
hand-pass = Passer
hand-pass-cancel = Ne pas passer
hand-auto-pass = Passe auto
hand-auto-pass-name = Passer automatiquement si je n’ai rien de plus fort
hand-play = Jouer : { $play }
hand-play-chosen = Jouer
hand-arm = À mon tour : { $play }
hand-armed = En attente : { $play }
hand-return-card = Rendre : { $card }
hand-last-card = Carte !
hand-last-card-name = Déclarer ta dernière carte avec ce coup
hand-declare = Déclarer la dernière

## Why the Play button or a pass does nothing now; $kind is the kind of the top play

hand-why-away = Pas de connexion
hand-why-paused = Partie en pause
hand-why-adjourned = Partie suspendue
hand-why-substitute = Un bot joue pour toi
hand-why-disqualified = Hors jeu
hand-why-exchange = Attends l’échange
hand-why-not-now = Rien à jouer
hand-why-turn = Pas encore à toi
hand-why-choose = Choisis des cartes
hand-why-return-choose = Choisis la carte à rendre
hand-why-return-one = Choisis une seule carte
hand-why-play-not-held = Pas dans ta main
hand-why-play-not-a-combination = Pas une combinaison
hand-why-play-wrong-card-count = { $kind ->
    [single] Il faut une carte ou un Gang
    [pair] Il faut une paire ou un Gang
    [triple] Il faut un brelan ou un Gang
   *[other] Il faut 5 cartes ou un Gang
    }
hand-why-play-only-higher-gang = Il faut un Gang plus fort
hand-why-play-does-not-beat = { $kind ->
    [single] Il faut une carte plus forte
    [pair] Il faut une paire plus forte
    [triple] Il faut un brelan plus fort
   *[other] Il faut 5 cartes plus fortes
    }
hand-why-play-declare-first = Dernière carte à déclarer
hand-why-play-must-contain-multi-one = Ajoute le 1 multicolore
hand-why-play-opening-too-many-cards = { $most ->
    [one] { $most } carte au plus
   *[other] { $most } cartes au plus
    }
hand-why-play-duty-highest-single = À jouer : { $card }
hand-why-play-duty-multi-card = Ouvre avec deux cartes ou plus
hand-why-play-duty-gang-barred = Pas de Gang. À jouer : { $card }
hand-why-pass-on-lead = Tu ouvres : tu ne peux pas passer
hand-why-pass-duty-gang = Tu as un Gang : tu ne peux pas passer
hand-why-pass-duty-highest-single = Tu ne peux pas passer. À jouer : { $card }

## A play that waits for its turn, and others that are told aloud

hand-armed-changed = Coup annulé : la table a changé.
hand-armed-illegal = Ton coup n’attend plus : il n’est plus jouable.
hand-disarmed = Ton coup n’attend plus.
hand-pass-held = Tu passes dans un instant.
hand-cleared = Aucune carte choisie.

## Typed plays

hand-typed = Taper un coup
hand-typed-example = par exemple 77, 34567 ou 10R
hand-typed-play = Jouer ce qui est tapé
hand-typed-close = Fermer
hand-typed-unreadable = Ce ne sont pas des cartes. Écris les valeurs, comme 77 ou 34567, avec les couleurs si tu veux (g vert, y jaune, r rouge) : 7g 7r.
hand-typed-not-held = Tu n’as pas ces cartes en main.
hand-typed-ambiguous = Plusieurs coups sont possibles : { $plays }. Ajoute les couleurs.

## Keys

hand-keys = Touches
hand-keys-close = Fermer la liste des touches
hand-keys-off = Les lettres et les chiffres sont désactivés dans les réglages.
hand-key-ranks = choisir la carte suivante de cette valeur, 0 pour un 10 ; encore une fois après la dernière : aucune
hand-key-phoenix = choisir un Phénix
hand-key-dragon = choisir le Dragon
hand-key-arrows = se déplacer dans la main
hand-key-space-name = Espace
hand-key-space = choisir la carte ou la reposer
hand-key-enter-name = Entrée
hand-key-enter = jouer
hand-key-pass = passer
hand-key-suggestions = coup suggéré suivant ou précédent
hand-key-sort = trier la main
hand-key-escape-name = Échap
hand-key-escape = ne choisir aucune carte
hand-key-typed = taper un coup
hand-key-last = entendre le dernier coup
hand-key-counts = entendre combien de cartes il reste à chaque place
hand-key-trick = entendre le pli
hand-key-hand = entendre ta main
hand-key-zen = cacher ou montrer ce qui ne sert pas à jouer
hand-key-hint = Demander un indice
hand-key-help = cette liste
