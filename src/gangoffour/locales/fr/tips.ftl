### Tips and strategy as a page to read, without JavaScript, and the exercises on this page and on that of the rules.
### One message is one heading, paragraph, item or cell. $card is a name in the nominative, as in cards.ftl.

## The page

tips-title = Conseils et stratégie
tips-description = Comment gagner au jeu de cartes Gang of Four : planifier sa main, l’échange, la dernière carte, compter les cartes, les Gangs et les points, avec des images et des exercices.
tips-lead = Tu connais les règles. Voici ce qu’on en fait quand on joue bien.

## Planning

tips-plan = Planifie toute ta main
tips-plan-sort = Avant le premier pli, répartis ta main en coups. Moins il t’en faut, plus vite tu as fini, et une carte qui ne va avec rien coûte un coup à elle seule.
tips-plan-example = Les neuf mêmes cartes, de deux façons :
tips-plan-good = Une suite et deux paires.
tips-plan-bad = Le full est plus fort, mais il laisse quatre cartes seules.
tips-plan-order = Ton dernier coup n’a pas besoin d’être fort, car personne ne peut y répondre. Celui d’avant, si : il doit remporter le pli. Joue donc tes cartes fortes tant qu’il te reste des cartes faibles à placer, et finis par un coup faible.
tips-plan-plays = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
    }

## Five cards

tips-five = Cinq cartes d’un coup
tips-five-odds = Sur 100 personnes, voici combien trouvent une telle combinaison dans les { $hand } cartes reçues :
tips-five-kind = Combinaison
tips-five-share = Sur 100 personnes
tips-five-flush = Tout le monde reçoit une couleur, et toute couleur bat toute suite. Ouvre donc avec une suite pour te débarrasser de cartes faibles, mais ne compte pas sur elle pour remporter un pli en début de manche.
tips-five-house = Un full bat toutes les couleurs, même si ses cartes sont faibles. Garde-le entier si tu as besoin de remporter un pli.
tips-five-pair = Dans un full, c’est le brelan qui décide. Donne-lui ta paire la plus faible et garde la plus forte.

## Special cards

tips-special = Les cartes spéciales
tips-special-multi = Seul, le 1 multicolore perd contre n’importe quel 2. Il est plus utile en compagnie : comme cinquième carte d’une couleur verte, jaune ou rouge, avec d’autres 1, ou au bas d’une suite.
tips-special-phoenix = Ensemble, les Phénix forment une paire que seul un Gang peut battre. Seul, chacun d’eux bat tous les 10. Dans un full, ils sont le plus souvent gâchés, car c’est le brelan qui décide.
tips-special-dragon = Seul un Gang bat le Dragon. Mais il ne va avec aucune autre carte : il coûte donc toujours un coup à lui seul.

## The exchange

tips-exchange = L’échange
tips-exchange-tribute = Le tribut est la carte la plus forte d’une main, et tu le vois. La personne qui l’a donné n’a rien reçu de plus fort. Retiens-le bien.
tips-exchange-none = Tribut : { $card }. Cette personne n’a reçu aucune de ces cartes :
tips-exchange-return = Tu as gagné la manche ? Alors rends une carte que tu devrais jouer seule. Le mieux est une carte faible : elle ne bat pas grand-chose, et un 1 ou un 2 entre dans peu de suites, alors qu’un 5 ou un 6 entre dans presque toutes.
tips-exchange-example = À rendre : { $card }. Il reste une suite et une paire.

## The last two plays

tips-last = Les deux derniers coups
tips-last-two = Prévois tes deux derniers coups ensemble, avant de n’avoir plus qu’eux. Remporte un pli avec le plus fort, puis ouvre avec l’autre : tu as fini, si faible soit-il.
tips-last-example = À moins que quelqu’un n’ait un Gang, les Phénix remportent le pli. Ensuite, le 5 n’a plus rien à battre.
tips-last-many = Si tu peux, finis avec deux cartes ou plus d’un coup. Tu n’as alors aucune dernière carte à déclarer, et personne n’a l’obligation de t’arrêter.
tips-last-single = Si tu gardes une seule carte, la personne qui joue avant toi doit poser sa carte la plus forte sur toute carte seule que celle-ci peut battre. Une dernière carte faible ne sort que si tu ouvres avec elle. Gardes-en donc une forte, ou de quoi remporter un pli.

## Counting

tips-count = Compte ce qui est sorti
tips-count-high = Personne ne retient les { $cards } cartes. Commence par trois : le Dragon et les deux Phénix. Quand ils sont sortis, un 10 rouge est la plus forte des cartes seules. Il y a deux 10 rouges, mais être égal ne suffit pas.
tips-count-tens = Compte ensuite les 10, et les cartes des valeurs dont dépend ton propre plan.
tips-count-gang = Il y a { $copies } cartes de chaque valeur de 2 à 10, et { $ones } de valeur 1. Donc, si tu as vu { $enough } cartes d’une valeur, dans ta main ou sur la table, personne d’autre ne peut en avoir un Gang. Pour les 1, il faut en avoir vu { $enough_ones }.
tips-count-example = Avec ces cartes en main, il n’y a pas de Gang de 8 à craindre.

## Gangs

tips-gang = Casser un Gang ou le garder ?
tips-gang-use = Un Gang remporte un pli que tu ne pourrais pas remporter autrement. Garde-le donc si tu as des cartes faibles qui ont besoin de l’ouverture.
tips-gang-break = Mais un Gang, c’est aussi quatre cartes de même valeur, et elles valent parfois plus séparément. Compare les plans. Ici, le casser épargne trois coups :
tips-gang-break-kept = Le Gang reste entier, et il y a quatre cartes seules en plus.
tips-gang-broken = Une suite et un brelan.
tips-gang-keep = Et ici, les deux plans sont aussi courts l’un que l’autre. Garde le Gang, car il remporte le pli, sauf s’il y a un Gang plus fort :
tips-gang-keep-kept = D’abord le Gang, puis la paire.
tips-gang-keep-broken = Le full peut être battu, et le 6 resté seul attend alors de pouvoir sortir.
tips-gang-late = N’attends pas trop longtemps : un Gang resté en main coûte des points comme toutes les autres cartes.

## Leading

tips-lead-chapter = Ouvrir long ou court ?
tips-lead-long = Ouvre avec la plus longue combinaison de tes cartes faibles. Elle retire cinq cartes de ta main d’un coup, et pour répondre, il faut aux autres cinq cartes, ou un Gang.
tips-lead-long-example = Cinq cartes faibles en un seul coup.
tips-lead-sizes = Regarde combien de cartes il reste aux autres. Avec moins de cinq, on ne peut répondre à cinq cartes que par un Gang ; avec trois ou moins, on ne peut pas répondre du tout.
tips-lead-short = Tout le monde peut répondre à une carte seule. Ouvre ainsi si tu peux ensuite reprendre l’ouverture, avec le Dragon ou un Phénix, ou si c’est ta dernière carte.
tips-lead-keep = L’ouverture vaut plus qu’un pli : qui ouvre choisit ce qui se joue. Si tu l’as et que tu peux la garder, place ce qui n’irait dans aucun autre pli.

## Points

tips-points = Quand les cartes coûtent double
tips-points-lead = Tu ne peux pas gagner toutes les manches. Si quelqu’un d’autre est sur le point de finir, descends sous la prochaine marche, même au prix d’une belle combinaison :
tips-points-before = Cartes restantes
tips-points-after = Une de moins
tips-points-cell = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
    } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
tips-points-early = Joue donc un coup tôt dans chaque manche, et ne reste pas avec { $hand } cartes à attendre le plan parfait.

## The dragon

tips-dragon = À quoi sert le Dragon
tips-dragon-lead = Ne gâche pas le Dragon pour un pli qui ne te rapporte rien. Joue-le quand tu as besoin de l’ouverture : pour placer une longue combinaison faible, ou ton avant-dernier coup.
tips-dragon-stop = Et joue-le quand une personne à qui il reste une carte pourrait finir sur la prochaine carte seule. Au Dragon, on ne répond que par un Gang.
tips-dragon-beats = La plus forte de toutes les cartes seules.
tips-dragon-duty = Si cette personne joue juste après toi, l’obligation te prend le Dragon : c’est ta carte la plus forte, donc tu dois le jouer sur la première carte seule, à moins de jouer un Gang. Place ce qui a besoin du Dragon avant que quelqu’un n’ait plus qu’une carte.

## One card

tips-one = Quelqu’un n’a plus qu’une carte
tips-one-lead = N’offre rien à qui n’a plus qu’une carte. Ouvre avec deux cartes ou plus : cette personne ne peut pas répondre, où qu’elle soit assise.
tips-one-example = Même la plus petite paire est à l’abri d’une dernière carte.
tips-one-singles = Si tu n’as que des cartes seules, ouvre avec la plus forte. Juste avant une dernière carte, c’est de toute façon obligatoire, et à toutes les autres places, c’est sage.
tips-one-follow = Quand on joue des cartes seules, ne passe pas trop vite : une carte forte maintenant est peut-être la dernière chance d’arrêter cette personne.

## Exercises, on this page and on that of the rules. $number is the number of the exercise on its page

try-heading = Exercice { $number } : { $title }
try-top-play = À battre :
try-hand = Ta main : { $cards }
# The name of a group of buttons, one for each card.
try-choose-from = Ta main dans l’exercice { $number }
# The name of a button that chooses a card. $card comes first, since it is what matters.
try-card = { $card }, exercice { $number }
try-check = Vérifier
# The full name of the button "Check"; it has to contain its text.
try-check-name = Vérifier l’exercice { $number }
# The full name of the button "Pass" (hand-pass); it has to contain its text.
try-pass-name = Passer dans l’exercice { $number }
try-choose = Choisis d’abord une ou plusieurs cartes.
try-right = Exact !
try-allowed = C’est permis, mais il y a mieux.
try-refused = Ce coup n’est pas jouable.
try-solution = Solution de l’exercice { $number }

## Exercise: two plays

tips-try-plan = Deux coups
tips-try-plan-question = Tu ouvres. Trouve un coup après lequel un seul autre te suffit pour finir.
tips-try-plan-straight = Le brelan de 8 reste entier, et ce sera ton dernier coup.
tips-try-plan-triple = La suite reste entière, et ce sera ton dernier coup. Cet ordre est le meilleur : le brelan a de bonnes chances de remporter le pli, et un dernier coup n’a pas besoin d’être fort.
tips-try-plan-flush = La couleur prend une carte au brelan. Il reste une paire et une carte seule, donc il te faut encore deux coups.
tips-try-plan-other = Après cela, il te faut encore deux coups, ou même plus.

## Exercise: for certain

tips-try-last = À coup sûr
tips-try-last-question = Tu ouvres, et personne ne peut plus avoir de Gang. Trouve le coup qui gagne la manche à coup sûr.
tips-try-last-dragon = Personne ne peut battre le Dragon, donc tu ouvres de nouveau. La paire est alors ton dernier coup, et personne ne peut y répondre.
tips-try-last-pair = N’importe quelle paire plus forte la bat, et le Dragon doit alors attendre un pli de cartes seules.
tips-try-last-single = Cela casse la paire. Il te faut encore deux coups, et quelqu’un d’autre peut finir avant toi.

## Exercise: the highest single

tips-try-count = La carte seule la plus forte
tips-try-count-question = Le Dragon et les deux Phénix ont été joués. Quelle carte ne peut plus être battue par aucune autre carte seule ?
tips-try-count-red = Le rouge est la couleur la plus forte, et l’autre 10 rouge est égal. Être égal ne suffit pas.
tips-try-count-yellow = Il bat le 10 vert, mais quelqu’un a peut-être un 10 rouge.
tips-try-count-pass = Tu peux passer, mais tu as ici une carte qui remporte le pli contre toutes les cartes seules.

## Exercise: on the dragon

tips-try-gang = Sur le Dragon
tips-try-gang-question = Quelqu’un a joué le Dragon. À part toi, personne ne peut avoir de Gang. Trouve le coup qui gagne la manche à coup sûr.
tips-try-gang-gang = Personne ne peut battre le Gang, donc tu ouvres de nouveau, avec ta dernière carte, quelle qu’elle soit.
tips-try-gang-pass = Alors le Dragon remporte le pli, et quelqu’un d’autre ouvre.

## Exercise: seven cards

tips-try-points = Sept cartes
tips-try-points-question = Tu as neuf cartes, et quelqu’un d’autre a presque fini. Que joues-tu ?
tips-try-points-eights = Il te reste sept cartes. Elles coûteraient 7 points, et neuf cartes 18. Tu gardes les 10 pour une autre paire.
tips-try-points-tens = Il te reste sept cartes. Elles coûteraient 7 points, et neuf cartes 18. Les 8 feraient de même, et tu garderais les 10.
tips-try-points-pass = Tu resterais à neuf cartes, et elles coûteraient 18 points. Avec sept, ce serait 7.

## Exercise: no help

tips-try-one = Pas de cadeau
tips-try-one-question = Il reste une carte à la personne en face de toi. Tu ouvres. Que joues-tu ?
tips-try-one-pair = Avec une seule carte, on ne peut pas répondre à une paire. Le pli ira forcément à quelqu’un d’autre.
tips-try-one-ten = De toutes tes cartes seules, c’est la plus sûre. Mais si la dernière carte est un Phénix ou le Dragon, la manche est peut-être finie.
tips-try-one-single = Si personne ne l’arrête, n’importe quelle dernière carte plus forte met fin à la manche.

## The way on

tips-rules = Lire les règles
tips-learn = Apprendre pas à pas
