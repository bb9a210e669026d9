### Cards, combinations and what decides between them.
### $rank is 1 to 10, 11 for a phoenix and 12 for the dragon; $colour is green, yellow, red or multi.

# The feminine goes with "couleur": a flush or straight flush is "verte", a card is "vert".
colour = { $colour ->
    [green] vert
    [yellow] jaune
    [red] rouge
   *[multi] multicolore
    }
    .feminine = { $colour ->
        [green] verte
        [yellow] jaune
        [red] rouge
       *[multi] multicolore
        }
card = { $rank ->
    [12] Dragon
    [11] Phénix { colour }
   *[other] { $rank } { colour }
    }
ranks = { $rank ->
    [11] Phénix
   *[other] { $rank }
    }
pair-ranks = { $pair_rank ->
    [11] Phénix
   *[other] { $pair_rank }
    }

## Combinations in words; $rank and $colour are those of the card that counts most

combination-single = { card }
combination-pair = paire de { ranks }
combination-triple = brelan de { ranks }
combination-straight = suite au { $rank }
combination-flush = couleur { colour.feminine } au { $rank }
combination-full-house = full aux { ranks } par les { pair-ranks }
combination-straight-flush = suite à la couleur { colour.feminine } au { $rank }
combination-gang = { $size ->
    [4] Gang of Four
    [5] Gang of Five
    [6] Gang of Six
   *[7] Gang of Seven
    } de { ranks }

## Several plays of one kind

plays-single = { $count ->
    [one] Carte seule
   *[other] Cartes seules ({ $count })
    } : { $plays }
plays-pair = { $count ->
    [one] Paire
   *[other] Paires ({ $count })
    } : { $plays }
plays-triple = { $count ->
    [one] Brelan
   *[other] Brelans ({ $count })
    } : { $plays }
plays-straight = { $count ->
    [one] Suite
   *[other] Suites ({ $count })
    } : { $plays }
plays-flush = { $count ->
    [one] Couleur
   *[other] Couleurs ({ $count })
    } : { $plays }
plays-full-house = { $count ->
    [one] Full
   *[other] Fulls ({ $count })
    } : { $plays }
plays-straight-flush = { $count ->
    [one] Suite à la couleur
   *[other] Suites à la couleur ({ $count })
    } : { $plays }
plays-gang = { $count ->
    [one] Gang
   *[other] Gangs ({ $count })
    } : { $plays }

## Why cards are no combination

nothing-no-cards = il faut au moins une carte
nothing-dragon = le Dragon se joue seul, jamais avec d’autres cartes
nothing-phoenix = un Phénix se joue seul, avec l’autre Phénix, ou avec lui comme paire d’un full
nothing-two-cards = deux cartes doivent former une paire, donc avoir la même valeur
nothing-three-cards = trois cartes doivent former un brelan, donc avoir la même valeur
nothing-four-cards = quatre cartes doivent former un Gang, donc avoir la même valeur
nothing-five-cards = cinq cartes doivent former une suite, une couleur, un full, une suite à la couleur ou un Gang
nothing-many-cards = plus de cinq cartes doivent former un Gang, donc avoir la même valeur

## What decides between two combinations

reason-gang-beats-all = un Gang bat tout ce qui n’est pas un Gang
reason-gang-size = le Gang qui a le plus de cartes est le plus fort
reason-gang-rank = entre deux Gangs de même taille, la plus haute valeur l’emporte
reason-card-count = le nombre de cartes n’est pas le même, donc aucune des deux ne se joue sur l’autre
reason-kind = le type de combinaison décide, du plus faible au plus fort : suite, couleur, full, suite à la couleur
reason-rank = la plus haute valeur l’emporte
reason-colour = les plus hautes valeurs sont égales, donc la couleur de la carte la plus forte décide, de la plus faible à la plus forte : vert, jaune, rouge
reason-further-card = les cartes les plus fortes sont égales, donc la première carte différente décide
reason-triple = les brelans ont la même valeur, donc leurs couleurs décident
reason-pair-of-full-house = les brelans sont égaux, donc la paire décide
reason-multi-one = seul un 1 les distingue, et le 1 multicolore est le plus fort des 1
reason-equal = elles sont égales, et il faut être strictement plus fort pour battre

## Options of the rules

option-players-allowed = combien de places une partie peut avoir
option-opening-max-cards = nombre maximal de cartes du premier coup de la partie
option-tiebreak-order = comment départager deux combinaisons de même type et de même plus haute valeur
option-full-house-tiebreak = si la paire compte entre deux fulls aux brelans égaux
option-multi-one-in-flush = ce que vaut le 1 multicolore dans une couleur
option-passing = si l’on peut rejouer dans le même pli après avoir passé
option-direction-change = quand le sens du jeu change
option-declaration = qui déclare une dernière carte : la personne ou le programme
option-declaration-window = jusqu’à quand une dernière carte peut être déclarée
option-undeclared-points = points d’une place qui n’a pas déclaré sa dernière carte
option-last-card-duty = si la place qui précède une dernière carte a une obligation
option-duty-gang = si un Gang peut, doit ou ne doit pas remplacer la carte la plus forte exigée
option-duty-lead-highest-single = si une place obligée, qui n’a que des cartes seules, ouvre avec la plus forte
option-loser-tiebreak = qui donne le tribut quand plusieurs places ont le plus de cartes restantes
option-exchange-return-same = si la carte reçue en tribut peut être rendue
option-match-limit = le score qui met fin à la partie
option-match-deals = le nombre de manches qui met fin à la partie
option-match-limit-test = si ce score doit être atteint ou dépassé
option-winner-tie = ce qui se passe en cas d’égalité au score le plus bas
option-deal-ritual = si l’on coupe le paquet avant une manche, pour la forme
option-ritual-count-direction = comment on compte les places à partir de la carte coupée
option-discard-face = comment les cartes jouées sont posées après leur pli
option-discard-info = quels coups l’écran montre
