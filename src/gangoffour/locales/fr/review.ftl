### The review of a match: what decisions cost, and how much was in the cards. All points are expected points.

review-meaning = Perdus : points par décision, par rapport à la meilleure d’après ce qu’on pouvait voir. Évaluation : { $engine }.
review-quick = Rapide : le réseau a jugé seul, les petits écarts ne disent pas grand-chose.

review-player = joueur
review-decisions = décisions
review-lost = perdus
review-inaccuracies = imprécisions
review-mistakes = erreurs
review-blunders = gaffes
review-like = joue comme

review-luck-meaning = Avance sur les autres : ce que les cartes ont apporté, ce que les décisions ont changé, et le reste
review-margin = avance
review-cards = cartes
review-plays = décisions
review-rest = reste

review-moments = Les moments les plus coûteux
# $action and $best are written as they are typed; $reason is a sentence of hints.ftl.
review-moment = Manche { $deal }, action { $turn }, { $name } : { $action } a coûté { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points. Mieux : { $best }. { $reason }
review-nothing = Aucune décision n’a coûté de points à coup sûr.

review-progress = { $done } manches analysées sur { $total }
review-stopped = Arrêté avant la fin : rien n’a été analysé.
puzzles-progress = Parties fouillées : { $done } sur { $total }
puzzles-done = Problèmes de jugement : { $judgement }, problèmes à preuve : { $proof }, fichier : { $file }
puzzles-stopped = Arrêté. Ce qui a été trouvé est dans { $file } ; la même commande reprend à cet endroit.

## On the page

review-page-title = Analyse
review-page-none = L’analyse est en cours…
review-page-failed = Pas d’analyse : { $why }
review-page-quick = Rapide : le réseau seul a jugé, les petits écarts ne disent pas grand-chose.
review-page-deep = Analyser en profondeur
review-page-deep-waiting = L’analyse approfondie attend son tour…
review-page-deep-working = Analyse approfondie : { $done } manches sur { $total }
review-page-seat = Les décisions de
review-page-curve = Points perdus à chaque décision
review-page-deal = Manche { $deal }
review-page-decision = Manche { $deal }, décision { $number } : { $verdict }, { $points } points
review-page-place = Manche { $deal } · { $verdict }
review-page-verdict-as-good = aussi bon
review-page-verdict-inaccuracy = imprécision
review-page-verdict-mistake = erreur
review-page-verdict-blunder = gaffe
review-page-moments = Les moments les plus coûteux
review-page-nothing = Aucune décision n’a coûté de points à coup sûr.
review-page-better = Mieux : { $best }. { $reason }
review-page-figure = { $lost } points perdus par décision, sans doute de { $low } à { $high }.
review-page-like = Joue comme : { $level }.
review-page-candidates = Ce que { $name } pouvait faire
review-page-best = Le mieux
review-page-taken = Joué
review-page-yours = À toi
review-page-error = ± { $error }
review-page-return = rendre { $card }
review-page-try = Essayer
review-page-next = Perte suivante
review-page-luck = Manche { $deal } : d’où vient { $margin }
review-page-cards = Cartes
review-page-plays = Décisions
review-page-rest = Le reste
