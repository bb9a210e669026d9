### The review of a match: what decisions cost, and how much was in the cards. All points are expected points.

review-meaning = Perdus : points par décision, par rapport à la meilleure d’après ce qu’on pouvait voir. Évaluation : { $engine }.
review-quick = Rapide : le réseau a jugé seul, les petits écarts ne disent pas grand-chose.

review-player = joueur
review-decisions = décisions
review-lost = perdus
review-inaccuracies = imprécisions
review-mistakes = erreurs
review-blunders = gaffes
review-like = joue comme

review-luck-meaning = Avance sur les autres : ce que les cartes ont apporté, ce que les décisions ont changé, et le reste
review-margin = avance
review-cards = cartes
review-plays = décisions
review-rest = reste

review-moments = Les moments les plus coûteux
# $action and $best are written as they are typed; $reason is a sentence of hints.ftl.
review-moment = Manche { $deal }, action { $turn }, { $name } : { $action } a coûté { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points. Mieux : { $best }. { $reason }
review-nothing = Aucune décision n’a coûté de points à coup sûr.

review-progress = { $done } manches analysées sur { $total }
review-stopped = Arrêté avant la fin : rien n’a été analysé.
puzzles-progress = Parties fouillées : { $done } sur { $total }
puzzles-done = Problèmes de jugement : { $judgement }, problèmes à preuve : { $proof }, fichier : { $file }
puzzles-stopped = Arrêté. Ce qui a été trouvé est dans { $file } ; la même commande reprend à cet endroit.
