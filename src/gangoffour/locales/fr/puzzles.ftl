### Puzzles: positions with one right answer, and questions about a decision of a real match.

puzzle-title = Problèmes
puzzle-today = Problème du jour
puzzle-question = Que jouerais-tu ?
puzzle-kind-judgement = Jugement
puzzle-kind-proof = Preuve
puzzle-theme-exchange = Échange
puzzle-theme-last-card = Dernière carte
puzzle-theme-gang = Gang
puzzle-theme-lead = Ouverture
puzzle-theme-pass = Passer
puzzle-theme-follow = Suivre
puzzle-ask-judgement = Une action est nettement la meilleure. Trouve-la.
puzzle-ask-proof = Tu peux sortir avant les autres à coup sûr. Comment ?
puzzle-ask-match = Cela vient d’une vraie partie. Joue, puis vois ce qui a été fait.
puzzle-right = Juste !
puzzle-wrong = Ce n’est pas ça. Réessaie.
puzzle-answer = La réponse : { $action }
puzzle-gap = { $points } points devant la deuxième (± { $error }).
puzzle-proved = Les { $worlds } répartitions possibles des cartes ont été examinées.
puzzle-missed = Manqué par : { $levels }.
puzzle-show = Montrer la réponse
puzzle-again = Recommencer
puzzle-forward = Problème suivant
puzzle-play-on = Tu peux continuer contre les bots.
puzzle-over = La manche est finie : { $points } points d’avance.
puzzle-streak = Jours d’affilée : { $count }
puzzle-solved = Résolus : { $count }
puzzle-more = D’autres à résoudre
puzzle-kind = Genre
puzzle-theme = Thème
puzzle-any = Tous
puzzle-found = { $count } problèmes
puzzle-unknown = Cette position n’existe pas ici. Choisis un autre problème.
puzzle-loading = On dispose les cartes…
puzzle-verdict = Le verdict
puzzle-link = Lien vers cette question
puzzle-to-match = Voir la partie
puzzle-rated = Ton classement : { $rating } ± { $error } ({ $change }). Ce problème : { $puzzle }.
puzzle-rating = Ton classement : { $rating } ± { $error }
puzzle-own = Tes erreurs reviennent : { $count }
puzzle-own-title = Ton erreur
puzzle-ask-own = Cela t’a coûté { $points } points. Que jouerais-tu maintenant ?
puzzle-own-wrong = Ce n’est pas ça. Le mieux : { $actions }
puzzle-own-again = { $days ->
    [one] Elle revient demain.
   *[other] Elle revient dans { $days } jours.
}
puzzle-own-learned = Trois fois de suite : c’est acquis.
puzzle-own-next = Erreur suivante
