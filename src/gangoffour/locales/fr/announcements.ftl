### What is read out at a table, and the words of text mode. $who is "you" or "other"; $name is a player's name.
### Combinations and cards stand in the nominative, after a colon or a dash.

## Plays and passes

announce-high = { $combination }, carte haute { colour.feminine }
announce-played = { $who ->
    [you] Tu joues
   *[other] { $name }
    } : { $combination }. { $left ->
    [0] Plus aucune carte.
    [one] Encore { $left } carte.
   *[other] Encore { $left } cartes.
    }
announce-passed = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
    }
announce-last-card = { $who ->
    [you] Tu annonces : « Carte ! »
   *[other] { $name } : « Carte ! »
    }
announce-disqualified = { $who ->
    [you] Tu n’as pas déclaré ta dernière carte. Tu es hors jeu pour cette manche.
   *[other] { $name } n’a pas déclaré sa dernière carte et se retrouve hors jeu pour cette manche.
    }
announce-trick-won = { $who ->
    [you] Tu remportes le pli ; tu ouvres.
   *[other] { $name } remporte le pli et ouvre.
    }
announce-trick-won-other-leads = { $who ->
    [you] Tu remportes le pli.
   *[other] { $name } remporte le pli.
    } Ouverture : { $leader }.

## Turns

announce-turn-lead = À toi de jouer. Tu ouvres.
announce-turn-follow = À toi de jouer. À battre : { $combination }.
announce-turn-return = À toi de jouer. Choisis une carte à rendre à { $name }.
announce-turn-other = C’est à { $name } de jouer.
announce-deadline-passed = { $who ->
    [you] Ton temps est écoulé.
   *[other] { $name } n’a plus de temps.
    }

## Deals and the match

announce-match-started = La partie commence.
announce-deal-started = Manche { $number }, { $direction ->
    [ccw] sens antihoraire
   *[cw] sens horaire
    }. Ouverture : { $leader }.
announce-deal-started-seat = Manche { $number }, { $direction ->
    [ccw] sens antihoraire
   *[cw] sens horaire
    }. Après toi : { $next }.
announce-tribute = { $who ->
    [giver] Tu donnes ta carte la plus forte à { $receiver } : { $card }.
    [receiver] { $giver } te donne sa carte la plus forte : { $card }.
   *[other] Tribut ({ $giver } → { $receiver }) : { $card }.
    }
announce-returned = { $who ->
    [giver] Tu rends à { $receiver } : { $card }.
    [receiver] { $giver } te rend : { $card }.
   *[other] Carte rendue ({ $giver } → { $receiver }) : { $card }.
    }
announce-deal-won = { $who ->
    [you] Tu gagnes la manche !
   *[other] { $name } gagne la manche.
    }
announce-points = Points : { $points }.
announce-points-of = { $who ->
    [you] toi : { $points }, score { $score }
   *[other] { $name } : { $points }, score { $score }
    }
announce-match-won = { $who ->
    [you] Tu gagnes la partie !
   *[other] { $name } gagne la partie.
    }
announce-match-shared = Victoire partagée : { $names }.
announce-match-abandoned = La partie a été abandonnée.

## Around the table

announce-seat-taken = { $who ->
    [you] Tu prends place.
   *[other] { $name } prend place.
    }
announce-seat-taken-over = { $who ->
    [you] Tu remplaces un bot.
   *[other] { $name } remplace un bot.
    }
announce-seat-left = { $who ->
    [you] Tu te lèves.
   *[other] { $name } se lève.
    }
announce-seat-removed = { $who ->
    [you] L’hôte t’a retiré ta place.
   *[other] L’hôte a retiré une place : { $name }.
    }
announce-promised = { $who ->
    [you] Tu remplaces { $bot } à la prochaine manche.
   *[other] { $name } remplace { $bot } à la prochaine manche.
    }
announce-promise-withdrawn = { $bot } reste : pas de remplacement à la prochaine manche.
announce-away = { $name } n’est plus là.
announce-back = { $name } est de retour.
announce-substitute = { $who ->
    [you] Un bot joue pour toi. Reprends ta place pour continuer à jouer.
   *[other] Un bot joue pour { $name }.
    }
announce-seat-taken-back = { $who ->
    [you] Tu reprends le jeu.
   *[other] { $name } reprend le jeu.
    }
announce-host = { $who ->
    [you] C’est toi l’hôte, maintenant.
   *[other] Nouvel hôte : { $name }.
    }
announce-options = Les options de la table ont changé.
announce-prepared = Toutes les places sont prises. Confirme pour commencer.
announce-ready = { $who ->
    [you] Tu as confirmé.
   *[other] { $name } a confirmé.
    }
announce-paused = La partie est en pause.
announce-resumed = La partie reprend.
announce-adjourned = La partie attend que quelqu’un revienne.
announce-continued = Quelqu’un est de retour ; la partie reprend.
announce-closed = La table est fermée.

## Where the table stands, said once after arriving or coming back

announce-summary-seating = Une table avant la partie. Places prises : { $taken } sur { $seats }.
announce-summary-starting = La partie va commencer.
announce-summary-deal = Manche { $number }.
announce-summary-deal-over = La manche { $number } est finie.
announce-summary-match-over = La partie est finie.

## Answers to questions about the table

answer-none = Aucune manche n’est en cours.
answer-no-play = Rien n’a encore été joué.
answer-last = Dernier coup : { $name } – { $combination }.
answer-passes-since = { $count ->
    [one] Une passe depuis.
   *[other] { $count } passes depuis.
    }
answer-trick = Ce pli : { $turns }.
answer-turn-play = { $who ->
    [you] toi – { $combination }
   *[other] { $name } – { $combination }
    }
answer-turn-pass = { $who ->
    [you] toi – passe
   *[other] { $name } – passe
    }
answer-counts = Cartes restantes : { $counts }.
answer-count = { $who ->
    [you] toi : { $count }
   *[other] { $name } : { $count }
    }
answer-count-last = { $who ->
    [you] toi : { $count } (dernière carte)
   *[other] { $name } : { $count } (dernière carte)
    }
answer-hand = { $count ->
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
    } : { $cards }.
answer-no-hand = Tu n’as pas de cartes.
answer-scores = Scores : { $scores }.
answer-score = { $who ->
    [you] toi : { $score }
   *[other] { $name } : { $score }
    }
answer-time-own = { $seconds ->
    [one] Il te reste { $seconds } seconde.
   *[other] Il te reste { $seconds } secondes.
    }
answer-time-other = { $seconds ->
    [one] { $name } a encore { $seconds } seconde.
   *[other] { $name } a encore { $seconds } secondes.
    }
answer-time-deal = { $seconds ->
    [one] La prochaine manche commence dans { $seconds } seconde au plus tard.
   *[other] La prochaine manche commence dans { $seconds } secondes au plus tard.
    }
answer-time-none = Aucun chrono ne tourne.

## Text mode: the page

text-title = La table en mots
text-input = Coup ou commande
text-input-hint = Par exemple 77, 34567, 10R, passe ou aide.
text-do = Valider
text-buttons = Commandes
text-hand = Ta main
text-hand-empty = Tu n’as pas de cartes maintenant.
text-trick = Tour
text-players = À la table
text-happened = Ce qui s’est passé
text-happened-nothing = Rien pour l’instant.
text-chat = Discussion
text-top-cards = { $play } : { $cards }
text-player = { $who ->
    [you] Toi : score { $score }
   *[other] { $name } : score { $score }
    }
text-player-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
text-player-left-over = cartes restantes : { $cards }
text-suggestions-title = Ce que tu peux jouer
text-suggestions-return = Ce que tu peux rendre
text-suggestions-none = Tu ne peux rien jouer maintenant.
text-suggestions-off = Pas de suggestions à cette table.
text-suggestions-more = Montrer plus de coups
text-play-declare = Jouer et déclarer la dernière : { $play }
text-help-title = Les mots que tu peux taper
text-help-plays = Les cartes par leur valeur, avec les couleurs si tu veux (g vert, y jaune, r rouge, m multicolore) : 77, 34567, 7g 7r, 10R ; f est un Phénix, d le Dragon.
text-help-declare = Si un coup te laisse une seule carte, ajoute le mot « carte » : 77 carte.
text-help-line = { $word } : { $meaning }
text-unknown = Ce ne sont ni des cartes ni une commande. Tape aide pour voir les mots possibles.
text-no-ready = Il n’y a rien à confirmer maintenant.

## Text mode: words that can be typed, with commas between words of one meaning. Every language also
## understands the English name of a command.

text-word-pass = passe, passer
text-word-last-card = carte, dernière carte, déclarer
text-word-return = rendre, rends
text-word-ready = confirmer, continuer
text-word-rematch = revanche
text-word-take-back = reprendre
text-word-suggestions = suggestions, coups
text-word-hint = indice
text-word-help = aide
text-word-last = dernier coup, dernier
text-word-counts = combien, restantes
text-word-trick = pli, tour
text-word-hand = main
text-word-scores = score, scores
text-word-time = temps

## Text mode: what each word does; also the text of its button

text-does-pass = Passer
text-does-last-card = Déclarer la dernière
text-does-return = Rendre une carte : le mot, puis la carte
text-does-ready = Confirmer
text-does-rematch = Revanche
text-does-take-back = Reprendre ma place
text-does-suggestions = Suggestions
text-does-hint = Indice
text-does-help = Aide
text-does-last = Dernier coup
text-does-counts = Cartes restantes
text-does-trick = Ce pli
text-does-hand = Ma main
text-does-scores = Scores
text-does-time = Temps restant
