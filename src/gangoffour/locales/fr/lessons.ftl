### The lessons of the tutorial: what is said while a learner plays with fixed cards. One or two short sentences each.
### The messages of a lesson stand in the order in which they are said: its name, what it is about in the list, then the
### tasks, each with its hint, its praise, and the reasons why another play is not taken.

## 1. Get rid of your cards. The learner holds a yellow 4, a red 7 and a green 10

lesson-cards-name = Débarrasse-toi de tes cartes
lesson-cards-about = Bats une carte avec une plus forte, jusqu’à ce que ta main soit vide.
lesson-cards-first = La première personne qui n’a plus de cartes gagne la manche. Un 2 est sur la table : joue une carte plus forte.
lesson-cards-first-hint = Choisis le 4, ta carte la plus faible, et joue-le.
lesson-cards-first-praise = Exactement : juste ce qu’il faut.
lesson-cards-too-high = C’est plus fort, mais une carte plus faible suffit. Garde la forte, tu en auras besoin.
lesson-cards-no-pass = Tu peux passer, mais tu as une carte assez forte. Chaque carte que tu gardes est une carte de trop.
lesson-cards-second = Les autres ont joué plus fort, et c’est de nouveau à toi. Bats le 6.
lesson-cards-second-hint = Le 7 est juste assez fort.
lesson-cards-third = Plus qu’une carte, et un 9 à battre. Qu’est-ce que tu attends ?
lesson-cards-third-hint = Ton 10 bat le 9. Joue-le, et la manche est à toi.
lesson-cards-done = Ta main est vide, donc la manche s’arrête aussitôt : personne ne peut répondre. Chaque carte qui reste aux autres leur coûte des points, et les points sont à éviter.

## 2. Colours break ties. The learner holds red 5, green 7, yellow 7, yellow 9, red 9 and yellow 10

lesson-colours-name = Les couleurs départagent
lesson-colours-about = À valeur égale, la couleur décide.
lesson-colours-seven = Le vert est la couleur la plus faible, puis vient le jaune, puis le rouge. Un 7 vert est sur la table : bats-le avec un 7.
lesson-colours-seven-hint = Ton 7 vert est égal, et être égal ne suffit pas. Le 7 jaune, lui, est plus fort.
lesson-colours-seven-praise = Le jaune bat le vert.
lesson-colours-seven-rank = Là, c’est la valeur qui gagne. Ici, un 7 d’une couleur plus forte suffit : lequel ?
lesson-colours-red-seven = Et un 7 rouge bat ton 7 jaune. Aucun 7 n’est plus fort qu’un 7 rouge.
lesson-colours-nine = Un 9 vert. Tu as deux 9 qui le battent : joue le plus faible.
lesson-colours-nine-hint = Le jaune est entre le vert et le rouge : ton 9 jaune est juste assez fort.
lesson-colours-nine-praise = Et tu gardes le 9 rouge, le plus fort des 9.
lesson-colours-nine-red = Le 9 rouge le bat, mais le 9 jaune suffit. Garde le rouge.
lesson-colours-nine-rank = Un 10 bat tous les 9, mais c’est trop pour celui-ci. Un 9 suffit.
lesson-colours-ten = Surprise : un 10 vert. La valeur passe en premier, donc ton 9 rouge ne sert à rien ici ; mais tu as un 10, toi aussi.
lesson-colours-ten-hint = Ton 10 jaune est plus fort que le 10 vert.
lesson-colours-done = D’abord la valeur, puis la couleur, et une carte égale ne bat jamais. Les petits carrés sur les cartes comptent les couleurs : un pour le vert, deux pour le jaune, trois pour le rouge.

## 3. Pairs and triples. The learner holds two 5s (yellow, red), two 7s (green, red) and three 9s

lesson-pairs-name = Paires et brelans
lesson-pairs-about = Deux ou trois cartes de même valeur vont ensemble.
lesson-pairs-pair = Deux cartes de même valeur forment une paire, et sur une paire va une paire plus forte. L’une des tiennes est juste assez forte : laquelle ?
lesson-pairs-pair-hint = Regarde les couleurs : tes 7 sont vert et rouge, ceux-ci sont vert et jaune.
lesson-pairs-pair-praise = Des 7 sur des 7 : la meilleure couleur de la paire décide, et le rouge bat le jaune.
lesson-pairs-pair-nines = C’est plus fort, mais cela prend deux cartes à tes trois 9. Une paire plus faible suffit.
lesson-pairs-triple = Tout le monde a passé, donc tu ouvres, et avec ce que tu veux. Trois cartes de même valeur forment un brelan : ouvre avec le tien.
lesson-pairs-triple-hint = Choisis les trois 9.
lesson-pairs-house = Bien vu : un brelan et une paire ensemble forment un full, et toute ta main part d’un coup ! Il aura sa propre leçon.
lesson-pairs-triple-other = Tu peux ouvrir avec ça, mais trois cartes d’un coup valent mieux qu’une ou deux. Ouvre avec les trois 9 ensemble.
lesson-pairs-out = Personne n’a de brelan plus fort. Encore deux cartes, et tu ouvres de nouveau : comment finis-tu ?
lesson-pairs-out-hint = Tes 5 forment une paire.
lesson-pairs-out-single = Un seul 5 laisse l’autre en arrière. Les deux peuvent partir d’un coup.
lesson-pairs-done = Sept cartes en trois coups ! Plus il y a de cartes qui partent ensemble, plus vite ta main se vide.

## 4. Pass. The learner holds a green 4, two 9s and a red 10

lesson-pass-name = Passer
lesson-pass-about = Rien ne t’oblige à jouer, et tu peux revenir.
lesson-pass-cannot = Quelqu’un a ouvert avec un brelan, et tu n’en as pas. Rien dans ta main ne le bat, alors passe.
lesson-pass-cannot-hint = Appuie sur « Passer ».
lesson-pass-cannot-praise = Passer ne te coûte rien, sauf cette occasion de jouer.
lesson-pass-rather-not = Un 8 rouge. Un 9 le battrait, mais tes deux 9 valent plus ensemble : passe, même si tu pourrais jouer.
lesson-pass-rather-not-hint = Appuie sur « Passer », et regarde ce que font les autres.
lesson-pass-rather-not-praise = Patience !
lesson-pass-rather-not-nine = Cela bat le 8, mais casse ta paire de 9. Passe cette fois, et attends.
lesson-pass-rather-not-ten = Cela bat le 8, mais ton 10 rouge peut battre bien plus. Passe cette fois, et attends.
lesson-pass-back = Surprise : c’est de nouveau à toi, car une passe ne vaut qu’une fois. Bats le 10 vert.
lesson-pass-back-hint = Ton 10 rouge est plus fort que le 10 vert. Reviens avec lui.
lesson-pass-done = Tu as passé, et le pli est quand même à toi. Il ne finit que lorsque tout le monde a passé après le dernier coup.

## 5. Win the trick, lead anything. The learner holds 2, 5, 5, 7, 10, 10 when it comes to leading

lesson-lead-name = Remporte le pli, ouvre à ton goût
lesson-lead-about = Quand tout le monde passe, c’est toi qui choisis la suite.
lesson-lead-win = Quand tout le monde passe, le pli est à toi, et tu ouvres le suivant. Bats le 8, et tu verras.
lesson-lead-win-hint = Ton 9 rouge est assez fort, et qui remporte le pli ouvre le suivant.
lesson-lead-win-ten = C’est plus fort, mais tes deux 10 forment une paire. Le 9 suffit.
lesson-lead-yours = Tout le monde a passé : le pli est à toi. Il n’y a plus rien à battre, et tu ouvres avec la combinaison de ton choix.
lesson-lead-choose = Tu peux ouvrir de huit façons, et l’une d’elles est la meilleure. Essaies-en une, et vois ce que cela donne.
lesson-lead-choose-hint = Deux cartes faibles peuvent partir ensemble, et deux cartes fortes peuvent te rendre l’ouverture.
lesson-lead-two = Ta carte la plus faible est partie, mais ce n’est qu’une carte, et l’ouverture part avec elle. Essaie une autre ouverture.
lesson-lead-seven = Deux cartes étaient plus fortes, et tu n’ouvres plus : un 7 n’est ni faible ni fort. Essaie une autre ouverture.
lesson-lead-five = Maintenant ton autre 5 est tout seul, et un 5 tout seul ne bat pas grand-chose. Garde ensemble ce qui va ensemble, et essaie une autre ouverture.
lesson-lead-ten = Un 10 rouge était plus fort, et ton autre 10 a perdu son partenaire. Essaie une autre ouverture.
lesson-lead-tens = Personne ne répond, et tu ouvres de nouveau. Mais toutes tes cartes faibles sont encore là, et tu n’as plus rien pour revenir : essaie une autre ouverture.
lesson-lead-fives-praise = Deux cartes faibles d’un coup.
lesson-lead-fives = Sur une paire vont des paires plus fortes, et la dernière est une paire de 9. Reprends l’ouverture.
lesson-lead-fives-hint = Tes 10 battent les 9. C’est pour cela que tu les as gardés.
lesson-lead-done = Quatre cartes de moins, et tu ouvres de nouveau. Ouvre avec des cartes faibles qui vont ensemble, et garde quelque chose de fort pour revenir.

## 6. Five cards. A hand of its own for each task

lesson-five-name = Cinq cartes
lesson-five-about = Suite, couleur, full, suite à la couleur : du plus faible au plus fort.
lesson-five-straight = Cinq valeurs qui se suivent forment une suite, quelles que soient les couleurs. En voici une au 5 : fais-en une plus forte.
lesson-five-straight-hint = Tu as cinq valeurs qui se suivent, de 4 à 8. Le coup suggéré les choisit toutes à la fois.
lesson-five-straight-praise = Cinq cartes d’un coup !
lesson-five-straight-done = La suite qui monte le plus haut l’emporte. Au-dessus de toutes les suites, il y a la couleur : cinq cartes d’une même couleur.
lesson-five-flush = Nouvelles cartes, et une suite au 10 : aucune suite ne monte plus haut. Bats-la avec une couleur.
lesson-five-flush-hint = Cinq de tes cartes sont rouges, et c’est une couleur.
lesson-five-flush-praise = Même une petite couleur bat toutes les suites.
lesson-five-surprise = Surprise : trois 1 et deux 2 battent ta couleur. Un brelan avec une paire est un full, et il bat toutes les couleurs.
lesson-five-house = Nouvelles cartes, et maintenant à toi d’en faire autant. Bats cette couleur avec un full.
lesson-five-house-hint = Tu as trois 3 et deux 4, et c’est un full.
lesson-five-house-praise = Entre deux fulls, c’est d’abord le brelan qui compte.
lesson-five-house-done = Un type est encore plus fort : la suite à la couleur, cinq valeurs qui se suivent dans une même couleur.
lesson-five-straight-flush = Nouvelles cartes, et un full aux 10. Bats-le avec une suite à la couleur.
lesson-five-straight-flush-hint = Tes cartes jaunes se suivent de 2 à 6, et c’est une suite à la couleur.
lesson-five-unaided-soon = Suite, couleur, full, suite à la couleur : c’est l’ordre. Maintenant, trouve une combinaison sans coups suggérés.
lesson-five-unaided = Une couleur rouge au 10. Quelles sont les cinq cartes de ta main qui la battent ?
lesson-five-unaided-hint = Ta suite est trop faible, et ta couleur verte ne va que jusqu’au 9. Cherche un brelan et une paire.
lesson-five-done = Des cartes faibles d’un type fort battent des cartes fortes d’un type faible. Ces quatre types vont les uns sur les autres, et sur rien d’autre.

## 7. The gang. First the learner holds four 3s, later five 2s, two 7s and a 9

lesson-gang-name = Le Gang
lesson-gang-about = Quatre cartes de même valeur battent tous les autres types.
lesson-gang-break = Une suite à la couleur, le plus fort des types à cinq cartes. Mais quatre cartes de même valeur forment un Gang, et un Gang bat tous les autres types : joue tes 3.
lesson-gang-break-hint = Tes quatre 3 forment un Gang. Il bat ce coup, et tout ce qui n’est pas un Gang.
lesson-gang-break-praise = Un Gang of Four ! Il casse même une suite à la couleur.
lesson-gang-five = Surprise : un Gang of Five casse le tien, et rien qu’avec des 1 ! Le nombre de cartes passe en premier ; à nombre égal, c’est la plus haute valeur.
lesson-gang-keep = Nouvelles cartes, et une paire de 6. Un Gang va aussi sur une paire, mais n’as-tu pas moins cher ?
lesson-gang-keep-hint = Tes deux 7 battent les 6 et laissent ton Gang intact.
lesson-gang-keep-gang = Un Gang va sur tout, mais pour une paire de 6 il est trop beau. Garde-le pour plus tard.
lesson-gang-top = Quatre 10, le plus fort des Gangs of Four. Peux-tu battre même cela ?
lesson-gang-top-hint = Compte tes 2 : il y en a cinq, et le nombre de cartes passe en premier.
lesson-gang-top-praise = Cinq 2 battent quatre 10.
lesson-gang-done = Le pli est à toi. Un Gang va sur tout, mais sur un Gang ne va qu’un Gang plus fort.

## 8. Special cards. A hand of its own for each: the multi-coloured 1, a phoenix and the dragon, both phoenixes

lesson-special-name = Cartes spéciales
lesson-special-about = Le 1 multicolore, les Phénix et le Dragon.
lesson-special-open = La personne qui reçoit le 1 multicolore commence la partie, et il doit être dans le premier coup. Dans une couleur, il prend celle des autres cartes : sers-t’en pour ouvrir avec une couleur verte.
lesson-special-open-hint = Choisis le 1 multicolore et tes quatre cartes vertes.
lesson-special-open-praise = Il peut être vert, jaune ou rouge, selon tes besoins.
lesson-special-open-alone = Tu peux ouvrir avec lui seul, mais alors ce n’est qu’un 1. Avec tes quatre cartes vertes, c’est une couleur.
lesson-special-opened = Seul le premier coup d’une partie doit le contenir. C’est le plus fort des 1, mais il ne prend jamais une autre valeur.
lesson-special-phoenix = Nouvelles cartes, et un 10 rouge, le plus fort des 10. Au-dessus, il y a les Phénix : joue le tien.
lesson-special-phoenix-hint = Ton Phénix vert est plus fort que tous les 10.
lesson-special-phoenix-dragon = Le Dragon le bat aussi, mais le Phénix suffit. Garde le Dragon.
lesson-special-dragon = Le Phénix jaune est plus fort que le vert. Au-dessus des deux, il y a le Dragon : il bat toutes les autres cartes seules.
lesson-special-dragon-hint = Aucune carte seule n’est plus forte que ton Dragon. Il se joue seul, jamais avec d’autres cartes.
lesson-special-broken = Surprise : un Gang bat même le Dragon. Rien d’autre n’y arrive.
lesson-special-couple = Nouvelles cartes, et une paire de 10. Tes deux Phénix forment aussi une paire : joue-la.
lesson-special-couple-hint = Tes deux Phénix sont la plus forte des paires.
lesson-special-done = Un Phénix se joue seul, ou les deux en paire, même comme paire d’un full. Le Dragon se joue toujours seul.

## 9. Last card! First the learner holds a yellow 5 and a red 10, later two 4s, two 6s and a red 10

lesson-last-name = Carte !
lesson-last-about = Annonce ta dernière carte, et fais barrage à qui n’en a plus qu’une.
lesson-last-call = Quand il ne te reste qu’une carte, tu l’annonces. À la plupart des tables, cela se fait tout seul ; ici, c’est à toi : joue le 5, et annonce ta dernière carte avec ce coup.
lesson-last-call-hint = Choisis le 5, active « Carte ! » et joue.
lesson-last-call-praise = Maintenant, tout le monde le sait.
lesson-last-call-silent = Sans l’annonce, tu serais hors jeu pour cette manche, avec ta carte encore en main. Annonce-la en même temps que le coup.
lesson-last-call-ten = Bien annoncé, mais il te resterait un 5, et un 5 ne bat pas grand-chose. Garde le 10.
lesson-last-call-pass = Tu peux passer, mais ton 5 est assez fort. Joue-le, et vois ce que provoque ton annonce.
lesson-last-bound = Surprise : la personne qui joue avant toi devait jouer sa carte la plus forte, pour t’arrêter. Un 10 vert suffit-il ?
lesson-last-bound-hint = Ton 10 rouge est plus fort que le 10 vert. Joue-le, et la manche est à toi.
lesson-last-out = Cela n’a pas suffi : tu n’as plus de cartes. Maintenant, passe de l’autre côté.
lesson-last-highest = La personne qui joue après toi n’a plus qu’une carte, et l’obligation est maintenant pour toi. Sur une carte seule, tu dois jouer ta carte la plus forte, si elle peut battre.
lesson-last-highest-hint = Joue le 10 rouge. Aucune autre carte n’est permise, et tu ne peux pas passer.
lesson-last-lead = Tu ouvres, mais toujours avec une obligation : tu dois jouer deux cartes ou plus, si tu peux. Quelle paire ?
lesson-last-lead-hint = Commence par la paire la plus forte : les 6.
lesson-last-lead-low = Tu peux ouvrir avec ça, mais une petite paire est vite battue. Commence par les 6.
lesson-last-finish = Personne ne répond, et tu ouvres de nouveau. Et maintenant ?
lesson-last-finish-hint = Tes deux 4 forment une paire, et deux cartes partent sans annonce.
lesson-last-done = Tu gagnes la manche. Une carte ne peut jamais répondre à une paire : c’est ainsi qu’on arrête une dernière carte.

## 10. Score, exchange, turn about. First eight cards, then two 9s, then a whole hand, at last a green 10

lesson-score-name = Score, échange, demi-tour
lesson-score-about = Ce que coûtent les cartes restantes, qui donne une carte à qui, et quand une partie finit.
lesson-score-eight = Quelqu’un n’a plus qu’une carte, et tu en as huit. Huit cartes restantes coûtent 16 points, sept en coûtent 7 : débarrasse-toi d’une carte.
lesson-score-eight-hint = N’importe quelle carte plus forte que le 4 fera l’affaire. Huit cartes restantes coûtent 16 points, sept en coûtent 7.
lesson-score-points = 7 points au lieu de 16 ! À partir de huit cartes, chacune compte double, à partir de onze, triple, à partir de quatorze, quatre fois, et les seize comptent cinq fois.
lesson-score-win = La manche suivante est presque finie, et cette fois tu ouvres. Termine-la.
lesson-score-win-hint = Joue les deux 9 d’un coup.
lesson-score-win-single = Un seul 9 laisse l’autre en arrière. Les deux peuvent partir d’un coup.
lesson-score-won = Tu as gagné la manche ; la personne à qui il reste le plus de cartes l’a perdue. Avant la manche suivante, vous échangez une carte.
lesson-score-exchange = Surprise : la personne qui a perdu doit te donner sa carte la plus forte, et c’est le Dragon ! Tu rends la carte de ton choix : laquelle te manquera le moins ?
lesson-score-exchange-hint = Le 1 vert est ta carte la plus faible, et il ne fait partie d’aucune paire.
lesson-score-exchange-praise = La meilleure carte contre la pire : voilà ce que rapporte une victoire.
lesson-score-exchange-dragon = Tu peux même rendre le Dragon, mais alors l’échange n’a servi à rien. Rends ta carte la plus faible.
lesson-score-exchange-high = Tu peux la rendre, mais les cartes fortes remportent des plis. Rends ta carte la plus faible.
lesson-score-exchange-lower = Elle ne fait partie d’aucune paire, mais tu as une carte encore plus faible. Rends celle-là.
lesson-score-exchange-pair = Tu peux la rendre, mais cela casse une paire. Rends une carte faible qui est seule.
lesson-score-turned = La personne qui a gagné la manche ouvre. Et le sens du jeu a changé, comme à chaque manche : qui jouait avant toi joue maintenant après toi.
lesson-score-hundred = Quelques manches plus tard. Quand un score atteint 100, la partie est finie, et le score le plus bas gagne : peux-tu y mettre fin ?
lesson-score-hundred-hint = Ton 10 bat le 9. C’est ta dernière carte, et elle met fin à la partie.
lesson-score-done = Quelqu’un a plus de 100 points, et le score le plus bas est le tien : tu gagnes la partie. Tu sais maintenant tout ce qu’il faut, alors prends place à une vraie table.
