### The table on a web page. $who is "you" or "other"; $name is a player's name; $combination is one in words.

## The page around the table

screen-title = Gang of Four
screen-title-turn = ● À toi – Gang of Four
screen-home = Gang of Four, retour à l’accueil
screen-coming = Arrivée à la table…
screen-starting = On distribue les cartes…
screen-to-home = Retour à l’accueil
screen-try-again = Réessayer
screen-no-catalogue = Suggestions non chargées. Tu peux jouer.
screen-unfair-start = Le début de cette partie ne correspond pas à ce qui était convenu : { $field }. Arrête de jouer.
screen-called-off = Un départ a été annulé alors que tous les nombres étaient fixés, et il est tiré à nouveau. Le menu dit lequel.
screen-dismiss = Fermer ce message
screen-text-mode = Jouer en mode texte
screen-picture-mode = Revenir aux images

## The header

header-deal = Manche { $number }
header-deal-of = Manche { $number } sur { $count }
header-direction = { $direction ->
    [ccw] sens antihoraire
   *[cw] sens horaire
    }
header-menu = Menu
header-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
    }
header-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
    }

## The menu and the panel

menu-sound-on = Activer le son
menu-sound-off = Couper le son
menu-zen-on = Table calme, sans discussion
menu-zen-off = Tout montrer de nouveau
menu-settings = Réglages
menu-rules = Règles
menu-hint = Indice
menu-keys = Touches
menu-panel = Tour, scores et discussion
menu-pause = Mettre en pause
menu-resume = Reprendre la partie
menu-replace = Laisser un bot jouer pour { $name }
menu-leave = Quitter la table
menu-leave-in-match = Quitter ? Un bot termine cette manche. Si d’autres personnes continuent, cela compte comme une partie quittée.
menu-leave-now = Quitter
menu-stay = Rester
menu-fingerprint = Empreinte de cette partie
menu-fingerprint-why = Toute la table voit les quatre mêmes groupes : la preuve que tout le monde joue la même partie.
called-off-title = { $count ->
    [one] { $count } départ a été annulé
   *[other] { $count } départs ont été annulés
    }
called-off-why = Tous les nombres étaient fixés, et la partie n’a pourtant pas commencé. Quelqu’un est parti, ou le serveur a tiré à nouveau, ce qu’il ne doit pas faire pour choisir les cartes. Une fois, c’est peut-être le hasard ; si cela se répète, demande pourquoi avant de continuer.
called-off-start = Partie { $match }, engagement du serveur { $commitment }
panel-trick = Pli en cours
panel-pad = Feuille de score
panel-chat = Discussion
panel-name = Tour, scores et discussion

## The seats

tile-group = À la table
tile-you = Toi
tile-free = Place libre
tile-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
tile-score-short = { $score ->
    [one] { $score } pt
   *[other] { $score } pts
    }
tile-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
tile-passes = Passe
tile-last-card = Carte !
tile-on-turn = joue
tile-leads = ouvre
tile-deals = distribue
tile-host = hôte
tile-away = pas là
tile-substitute = un bot joue
tile-promised = puis : { $name }
tile-disqualified = hors jeu
tile-plays-after-you = Cette fois, { $name } joue après toi.

## The trick

trick-empty = Rien sur la table pour l’instant.
trick-group = Le pli
trick-show-all = Montrer tout le pli
trick-played = { $who ->
    [you] Toi : { $combination }
   *[other] { $name } : { $combination }
    }
trick-passed = { $who ->
    [you] Tu passes
   *[other] { $name } passe
    }
trick-won = { $who ->
    [you] Tu remportes le pli
   *[other] { $name } remporte le pli
    }
trick-deal-won = { $who ->
    [you] Tu gagnes la manche !
   *[other] { $name } gagne la manche
    }
gang-stage = { $size ->
    [4] Gang of Four !
    [5] Gang of Five !
    [6] Gang of Six !
   *[7] Gang of Seven !
    }
trick-cards = { $count ->
    [one] carte
   *[other] cartes
    } : { $cards }

## Whose turn it is

status-your-lead = À toi d’ouvrir
status-your-turn = À toi de jouer
status-your-return = Rends une carte
status-other-leads = { $name } ouvre.
status-other-turn = À { $name } de jouer
status-waiting = Un instant…
status-watching = Tu regardes.
status-lost = Connexion perdue. Reconnexion…
status-paused = La partie est en pause.
status-resume = Reprendre
status-adjourned = Il n’y avait plus personne, alors la partie attend. Elle reprendra dès que quelqu’un sera de retour.
status-substitute = Un bot joue pour toi.
status-take-back = Reprendre ma place
status-substitute-finishes = Un bot termine cette manche pour toi.
status-ask-back = Rejouer à la prochaine manche
status-asked-back = Un bot termine cette manche. Tu rejoues à la prochaine.
status-promised = Tu remplaces { $name } à la prochaine manche.
status-deal-at-once = Jouer tout de suite avec des bots
status-take-over = Remplacer { $name } à la prochaine manche
status-joins = { $name } joue avec toi dès la prochaine manche.
status-withdraw = Continuer à regarder
status-disqualified = Tu n’as pas déclaré ta dernière carte. Tu es hors jeu pour cette manche.

## What binds the player on turn, mostly because the next player has one card left

duty-declare-first = Déclare ta dernière carte avant de la jouer.
duty-gang = Dernière carte après toi : tu dois jouer un Gang.
duty-highest = La personne suivante n’a plus qu’une carte : joue ta plus forte, { $card }.
duty-highest-or-gang = Dernière carte après toi : joue ta carte la plus forte, { $card }, ou un Gang.
duty-highest-no-gang = Dernière carte après toi : joue ta carte la plus forte, { $card }, et pas de Gang.
duty-many-cards = Dernière carte après toi : ouvre avec deux cartes ou plus.
duty-first-play = Le premier coup contient cette carte : { $card }.
duty-first-play-most = Le premier coup contient cette carte : { $card }. Nombre maximal de cartes : { $most }.

## The clock

clock-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
    }
clock-bank = réserve
clock-bank-left = Réserve de temps : { $time }
clock-hurry = { $seconds ->
    [one] Plus que { $seconds } seconde !
   *[other] Plus que { $seconds } secondes !
    }

## The exchange

exchange-name = Échange
exchange-tribute = { $giver_who ->
    [you] Tu donnes ta carte la plus forte à { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } te donne sa carte la plus forte
       *[other] { $giver } donne sa carte la plus forte à { $receiver }
        }
    } : { $card }
exchange-returned = { $giver_who ->
    [you] Tu rends une carte à { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } te rend une carte
       *[other] { $giver } rend une carte à { $receiver }
        }
    } : { $card }
exchange-wait = { $name } choisit une carte à rendre.
exchange-tribute-label = Tribut
exchange-returned-label = Carte rendue

## The score pad

pad-caption = Points de chaque manche
pad-deal = Manche
pad-score = Score
pad-winner = gagne la manche
pad-empty = Aucune manche n’est encore notée.

## After a deal

deal-over-title = { $who ->
    [you] Tu gagnes la manche { $number } !
   *[other] { $name } gagne la manche { $number }
    }
deal-over-factor = { $count ->
    [one] { $count } carte × { $factor } = { $points }
   *[other] { $count } cartes × { $factor } = { $points }
    }
deal-over-points = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
deal-over-out = Plus aucune carte
deal-over-hardest = { $who ->
    [you] C’est toi qui prends le plus
   *[other] { $name } prend le plus
    } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
deal-over-left = Cartes restantes ({ $name })
deal-over-ready = Continuer
deal-over-is-ready = On attend les autres.
deal-over-ready-others = Confirmé : { $names }

## After the match

match-over-title = { $count ->
    [one] { $who ->
        [you] Tu gagnes la partie !
       *[other] { $names } gagne la partie
        }
   *[other] Victoire partagée : { $names }
    }
match-over-abandoned = La partie a été abandonnée.
match-over-place = { $place }.
match-over-places = Classement
match-over-moments = Moments forts
match-over-gang = { $who ->
    [you] Le plus grand Gang est le tien
   *[other] Le plus grand Gang : { $name }
    }, manche { $number } – { $combination }.
match-over-loss = { $who ->
    [you] La plus grosse perte est pour toi
   *[other] La plus grosse perte : { $name }
    }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    } à la manche { $number }.
match-over-finish = { $who ->
    [you] La fin la plus serrée : manche { $number }. Cartes qui te restaient : { $count }.
   *[other] La fin la plus serrée : manche { $number }. Cartes restantes ({ $name }) : { $count }.
    }
match-over-rematch = Revanche
match-over-is-ready = Tu as demandé la revanche.
match-over-no-rematch = Pour une revanche, toutes les places doivent être prises.
match-over-seats = Changer places ou options
match-over-home = Accueil
match-over-mine = Tes parties
match-over-record = Télécharger l’enregistrement
match-over-transcript = Télécharger ma transcription
match-over-closed = Cette table est fermée.

## The fair deal

fairness-name = Distribution équitable
fairness-verified = { $deals ->
    [one] Distribution équitable vérifiée : { $deals } manche.
   *[other] Distribution équitable vérifiée : les { $deals } manches.
    }
fairness-partly = { $deals ->
    [one] Ce que cette page a vu est correct : { $deals } manche. Elle n’était pas là dès le début.
   *[other] Ce que cette page a vu est correct : { $deals } manches. Elle n’était pas là dès le début.
    }
fairness-wrong = Distribution non équitable, ceci ne correspond pas : { $field }. Garde ta transcription et montre-la aux autres.
fairness-open = Les distributions seront vérifiées à la fin de la partie.
fairness-without-number = { $count ->
    [one] { $count } place n’a pas envoyé son propre nombre.
   *[other] { $count } places n’ont pas envoyé leur propre nombre.
    }

## Hints

hints-name = Indices pour ce coup
hints-ask = Demander un indice
hints-thinking = Un instant…
hints-take = Choisir ces cartes
