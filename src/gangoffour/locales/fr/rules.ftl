### The rules as a page to read, without JavaScript. One message is one heading, paragraph, item or cell.
### Numbers come as facts. $combination and $card are names in the nominative, as in cards.ftl.

## The page

rules-title = Comment jouer à Gang of Four
rules-description = Les règles du jeu de cartes Gang of Four en cinq minutes et en images : cartes, combinaisons, Gangs, dernière carte et points.
rules-lead = Cinq minutes de lecture, et tu peux t’asseoir à n’importe quelle table.
rules-contents = Sur cette page
rules-languages = Autres langues
rules-play = Essaie maintenant à une table

## What it is about

rules-aim = Le but du jeu
rules-aim-deal = Débarrasse-toi de toutes tes cartes avant les autres. La première personne qui y arrive gagne la manche et ne prend aucun point.
rules-aim-points = Les autres prennent des points pour les cartes qui leur restent, et les points sont à éviter. Dès que quelqu’un en a { $limit } ou plus, la partie est finie, et le score le plus bas gagne.

## The cards

rules-cards = Les cartes
rules-cards-deck = Il y a { $cards } cartes. Les valeurs de 1 à 10 existent en vert, en jaune et en rouge, chaque carte en deux exemplaires. Quatre cartes sont uniques : le 1 multicolore, les deux Phénix et le Dragon.
rules-cards-row = { colour } : de 1 à 10
rules-cards-hand = À quatre, chaque personne reçoit { $hand } cartes. Personne ne voit celles des autres, mais tout le monde peut savoir combien il leur en reste.
rules-cards-rank = Plus la valeur est haute, plus la carte est forte : de 1 à 10, puis les Phénix, puis le Dragon.
rules-cards-colour = À valeur égale, la couleur décide. Le vert est le plus faible, le jaune est plus fort, le rouge est le plus fort. Les petits carrés au bas de la carte le montrent : un, deux ou trois.
rules-cards-multi = Le 1 multicolore est le plus fort des 1, mais plus faible que n’importe quel 2. Dans une couleur, il prend celle des quatre autres cartes.
rules-cards-phoenix = Les Phénix sont plus forts que tous les 10, et le jaune est plus fort que le vert. Un Phénix se joue seul, ou les deux en paire, même comme paire d’un full. Ils ne vont avec rien d’autre.
rules-cards-dragon = Le Dragon est la plus forte des cartes seules, et il se joue toujours seul.

## Turns and tricks

rules-trick = Jouer un pli
rules-trick-lead = Une personne ouvre avec la combinaison de son choix.
rules-trick-follow = Ensuite, c’est à la personne suivante, et ainsi de suite. Quand c’est à toi, tu joues plus fort avec le même nombre de cartes, ou tu passes.
rules-trick-pass = Tu peux passer même si tu pourrais jouer. Et passer n’est pas définitif : si c’est de nouveau à toi dans le même pli, tu peux rejouer.
rules-trick-end = Quand toutes les autres personnes ont passé, le pli est fini. La personne qui a joué le coup le plus fort ouvre le pli suivant. À l’ouverture, on ne peut pas passer.
rules-trick-first = La première manche d’une partie est ouverte par la personne qui a le 1 multicolore, et cette carte doit faire partie du premier coup.
rules-trick-example = Un pli, coup par coup
rules-trick-example-lead = Ana ouvre : { $combination }
rules-trick-example-pass = Tomek passe. Il a une meilleure idée.
rules-trick-example-beat = Mei joue : { $combination }
rules-trick-example-passes = Lena passe, et Ana aussi.
rules-trick-example-return = Tomek revient et joue : { $combination }
rules-trick-example-end = Mei, Lena et Ana passent. Tomek ouvre le pli suivant.

## Combinations

rules-kinds = Les combinaisons
rules-kinds-lead = Il y a huit types de combinaison. Rien d’autre ne peut se jouer.
rules-kind-single = Carte seule
rules-kind-single-text = N’importe quelle carte.
rules-kind-pair = Paire
rules-kind-pair-text = Deux cartes de même valeur, quelles que soient les couleurs. Les deux Phénix sont la plus forte des paires.
rules-kind-triple = Brelan
rules-kind-triple-text = Trois cartes de même valeur.
rules-kind-straight = Suite
rules-kind-straight-text = Cinq valeurs qui se suivent, quelles que soient les couleurs. Elle ne va jamais au-delà du 10.
rules-kind-flush = Couleur
rules-kind-flush-text = Cinq cartes d’une même couleur. Une valeur peut s’y trouver deux fois.
rules-kind-full-house = Full
rules-kind-full-house-text = Un brelan et une paire.
rules-kind-straight-flush = Suite à la couleur
rules-kind-straight-flush-text = Cinq valeurs qui se suivent, toutes de la même couleur.
rules-kind-gang = Gang
rules-kind-gang-text = Quatre cartes de même valeur ou plus. Quand c’est à toi, tu peux le jouer sur n’importe quoi, quel que soit le nombre de cartes posées. Seul un Gang plus fort le bat. Le plus grand est le Gang of Seven : tous les 1.
rules-kinds-five = Une combinaison de cinq cartes se joue sur n’importe quelle autre si elle est plus forte : toute couleur bat toute suite, tout full bat toute couleur, et toute suite à la couleur bat tout full.

## What beats what

rules-beats = Ce qui bat quoi
rules-beats-lead = Deux combinaisons du même type se comparent carte par carte, en partant de la plus forte : d’abord la valeur, puis la couleur. La première différence décide.
rules-beats-word = bat
rules-beats-not-word = ne bat pas
rules-beats-rank = La valeur passe avant la couleur.
rules-beats-colour = Les deux paires sont des 3, donc la meilleure couleur décide : une seule carte rouge suffit.
rules-beats-next = Les cartes les plus fortes sont égales, donc les suivantes décident.
rules-beats-kind = Le type passe avant tout le reste : même une petite couleur bat la plus forte des suites.
rules-beats-full-house = Dans un full, c’est le brelan qui décide, si haute que soit la paire.
rules-beats-gang = Même le plus petit Gang bat la plus forte des suites à la couleur.
rules-beats-gang-size = De deux Gangs, celui qui a le plus de cartes l’emporte ; à nombre égal, c’est la plus haute valeur.
rules-beats-equal = Être égal ne suffit pas : il faut être plus fort.

## The last card

rules-last = La dernière carte
rules-last-call = Si ton coup te laisse une seule carte, tu dois l’annoncer : « Carte ! » À la plupart des tables d’ici, le programme l’annonce pour toi.
rules-last-forgotten = Aux autres tables, la personne qui l’oublie est hors jeu pour cette manche : la carte reste en main, et elle coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
rules-last-duty = À partir de là, la personne qui joue juste avant a une obligation, pour faire barrage :
rules-last-duty-follow = Sur une carte seule, elle doit jouer la carte la plus forte de sa main. Si cette carte est trop faible, elle passe.
rules-last-duty-lead = À l’ouverture, elle doit jouer deux cartes ou plus. Si elle n’a que des cartes seules, elle ouvre avec la plus forte.
rules-last-duty-gang = Un Gang est toujours permis à la place.
rules-last-example = Sur la table : { $top }. Cette main doit jouer : { $card }.
rules-last-hand = Main : { $cards }

## Points

rules-points = Les points
rules-points-lead = Une manche s’arrête dès que quelqu’un a joué toutes ses cartes. Les autres comptent ce qui leur reste. Plus il y a de cartes, plus chacune coûte cher :
rules-points-cards = Cartes restantes
rules-points-each = Chacune compte
rules-points-sum = Points
rules-points-span = { $from }–{ $to }
rules-points-times = ×{ $factor }
rules-points-hint = Avec { $few } cartes, tu prends { $few_points } points ; avec { $many }, déjà { $many_points }. Gare à cette marche.

## The next deal

rules-next = La manche suivante
rules-next-exchange = La personne à qui il restait le plus de cartes doit donner la carte la plus forte de sa nouvelle main à celle qui a gagné la manche précédente. Celle-ci rend la carte de son choix. Tout le monde voit les deux cartes.
rules-next-tie = Si plusieurs personnes avaient le plus de cartes, c’est celle qui a le score le plus élevé qui donne.
rules-next-lead = Ensuite, la personne qui a gagné la manche précédente ouvre avec la combinaison de son choix.
rules-next-direction = Le sens du jeu change à chaque manche : la première se joue dans le sens inverse des aiguilles d’une montre, la deuxième dans le sens des aiguilles, et ainsi de suite.
rules-next-end = Si un score a atteint { $limit } à la fin d’une manche, c’était la dernière. Le score le plus bas gagne la partie ; en cas d’égalité, la victoire est partagée. Pour une partie courte, tu peux choisir une limite plus basse ou un nombre de manches.

## Three players

rules-three = À trois
rules-three-hand = À trois aussi, chaque personne reçoit { $hand } cartes. Les { $hand } autres restent de côté, et personne ne les voit.
rules-three-lead = Si personne n’a reçu le 1 multicolore à la première manche, la personne à droite de celle qui a donné les cartes ouvre avec ce qu’elle veut.

## Rule sets

rules-sets = Les jeux de règles
rules-sets-lead = Les livrets imprimés diffèrent sur quelques points : une table peut donc choisir entre quatre jeux de règles.
rules-sets-name = Jeu de règles
rules-sets-differs = Ce qui change
rules-sets-classic = Rien : c’est ce que dit cette page. Le premier coup d’une partie a { $most } cartes au plus.
rules-set-players-allowed = Seulement à quatre.
rules-set-opening-max-cards = Le premier coup d’une partie peut avoir n’importe quel nombre de cartes.
rules-set-full-house-tiebreak = Des fulls aux brelans égaux sont égaux, quelles que soient leurs paires.
rules-set-multi-one-in-flush = Dans une couleur, le 1 multicolore ne vaut pas plus qu’un 1 de cette couleur.
rules-set-last-card-duty = La personne qui joue avant une dernière carte n’a pas d’obligation.
rules-set-duty-gang = Si la carte la plus forte est trop faible pour arrêter une dernière carte, il faut jouer un Gang, si l’on en a un.
rules-set-duty-lead-highest-single = Une personne qui a une obligation et seulement des cartes seules peut ouvrir avec n’importe laquelle.
rules-set-loser-tiebreak = Si plusieurs personnes avaient le plus de cartes, c’est celle à qui il restait la carte la plus forte qui donne.

## Fair deals

rules-fair = La distribution est-elle équitable ?
rules-fair-text = Tu n’as pas à nous croire sur parole. Avant une partie, le serveur et le programme de chaque personne choisissent un nombre secret et le scellent. Toutes les distributions découlent de l’ensemble de ces nombres : personne ne peut donc les orienter, pas même le serveur. Tout le monde voit la même empreinte de la table. Après la partie, le serveur dévoile son secret, et n’importe qui peut recalculer toutes les mains.

## Exercises

rules-try-flush = Trouve la couleur
rules-try-flush-question = Tu ouvres. Quelles cartes forment une couleur ?
rules-try-flush-right = Le 1 multicolore prend la couleur des quatre autres cartes, donc c’est une couleur rouge.
rules-try-flush-other = Tu peux ouvrir avec ça, mais ce n’est pas une couleur.
rules-try-house = Bats le full
rules-try-house-question = Quelqu’un a joué un full. Peux-tu le battre ?
rules-try-house-low = Les 7 sont plus forts que les 6, et la paire importe peu.
rules-try-house-high = Il est plus fort, car les 7 sont plus forts que les 6. Une paire plus faible aurait suffi.
rules-try-house-pass = Ici, tu peux toujours passer, mais cette main peut le battre.
rules-try-duty = L’obligation
rules-try-duty-question = La personne qui joue après toi a déclaré sa dernière carte. Quelle carte dois-tu jouer ?
rules-try-duty-right = C’est la carte la plus forte de ta main. Une carte plus faible n’est pas permise, et passer non plus.

## The way on

rules-tips = Conseils et stratégie
rules-learn = Apprendre pas à pas
