### Pourquoi une action est conseillée : une phrase pour chaque raison. $left est le nombre de coups qu’il faut au moins
### pour le reste de la main ; $name est le nom d’une autre personne.

# Une partie d’autres phrases, jamais au début.
hint-rest = { $left ->
    [one] il reste ensuite un coup
   *[other] il reste ensuite { $left } coups
    }

hint-out = Ta main est vide : la manche est à toi.
hint-settled = Personne ne peut battre ce coup, et tout le reste part en un coup : la manche est à toi.
hint-duty = La personne suivante n’a plus qu’une carte : joue ta plus forte.
hint-only = Rien d’autre n’est permis maintenant.
hint-unbeatable = Personne ne peut battre ce coup ; { hint-rest }.
hint-shuts-out = { $name } n’a plus que { $held ->
    [one] une carte
   *[other] { $held } cartes
    } et ne peut pas battre { $count } cartes.
hint-keeps-gang = Ton Gang reste entier ; { hint-rest }.
hint-lowest-beating = Rien de plus faible de ce genre ne suffit ; { hint-rest }.
hint-lowest-card = Ta carte la plus faible part avec ; { hint-rest }.
hint-many-cards = { $count } cartes partent d’un coup ; { hint-rest }.
hint-leaves = { $left ->
    [one] Il reste ensuite un coup.
   *[other] Il reste ensuite { $left } coups.
    }
hint-pass-keeps-gang = Tout coup te coûterait ici un Gang.
hint-pass-keeps-plan = Aucun coup ne te laisserait ici moins de coups que maintenant.
hint-pass-keeps-highest = Tout coup te coûterait ici une de tes cartes les plus fortes.
hint-pass-waits = Garde tes forces pour un meilleur pli.
hint-return-lowest = C’est la carte la plus faible que tu peux rendre ; { hint-rest }.
hint-return-spared = C’est la carte dont tu as le moins besoin ; { hint-rest }.
hint-declare = Il faut d’abord déclarer ta dernière carte.

hint-number = Le nombre dit de combien de points cette manche devrait finir mieux pour toi que pour les autres en moyenne. L’ordre tient aussi compte de qui commence la manche suivante.
