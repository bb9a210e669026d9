### What the commands say. $who is "you" or "other"; $name is a player's name, or the word "you".

you = toi
welcome = Gang of Four, règles { $preset }, { $seats } places. Tu as la place { $seat } ; contre toi : { $others } ({ $bot }).
welcome-help = Tape ? pour obtenir de l’aide.
help =
    Tape les cartes que tu joues (valeur et lettre de la couleur de chacune), puis Entrée :
      7G 7R         joue la paire
      9R declare    joue 9R et déclare la carte restante comme ta dernière
      pass          passe et laisse jouer les autres
      return 3G     rend une carte lors de l’échange
      declare       déclare ta dernière carte après le coup qui te l’a laissée
    et à tout moment :
      plays         liste tout ce que tu peux jouer maintenant
      hint          montre les trois meilleurs choix et ce qu’ils rapportent
      hand          montre ta main
      table         montre le coup à battre et le nombre de cartes de chaque place
      scores        montre la feuille de score
      quit          arrête ici
    Les valeurs vont de 1 à 10 ; les couleurs sont G vert, Y jaune, R rouge. 1M est le
    1 multicolore, PG et PY sont les Phénix, DR est le Dragon.
    Quand un coup te laisse une seule carte, ajoute « declare ». Les autres jouent aussitôt,
    et sans déclaration d’ici là, tu es hors jeu pour la manche.
goodbye = Au revoir. La partie n’est pas finie.
seed = La graine de cette partie était { $seed }.
saved = L’enregistrement est dans { $file }.

## On turn

turn-lead = À toi de jouer : tu ouvres.
turn-follow = À toi de jouer : { $name } a posé { $cards } ({ $combination }). Fais mieux, ou passe.
turn-follow-no-pass = À toi de jouer : { $name } a posé { $cards } ({ $combination }). Fais mieux.
turn-return = Tu as gagné la manche précédente. Rends une carte à { $name }, par exemple : return { $card }
hand = { $count ->
    [one] Ta main ({ $count } carte)
   *[other] Ta main ({ $count } cartes)
    } : { $cards }
hand-empty = Ta main est vide.
hand-sizes = Cartes restantes : { $sizes }
hand-size = { $name } { $count }
hand-size-last-card = { $name } { $count } (dernière carte)
hand-size-disqualified = { $name } { $count } (hors jeu pour cette manche)
table-top-play = Coup à battre ({ $name }) : { $cards }, { $combination }.
table-no-top-play = Aucun coup à battre : { $who ->
    [you] tu ouvres
   *[other] { $name } ouvre
    } le prochain pli.
table-no-deal = Aucune manche n’est en cours.
plays-pass = Ou : pass
plays-return = Carte à rendre, au choix : { $plays }
plays-declare = Ou : declare
plays-none = Tu ne peux rien jouer maintenant.
hint-line = { $place }. { $action } ({ $sign }{ NUMBER($margin, minimumFractionDigits: 1) }): { $reason }

## What binds a player on turn

limit-first-play = Le premier coup de la partie doit contenir 1M{ $most ->
    [7] {""}
   *[other] {" "}(nombre maximal de cartes : { $most })
    }.
limit-highest-follow = Obligation de la dernière carte : la personne qui joue après toi n’a plus qu’une carte, tu dois donc jouer ta carte la plus forte, { $card }.
limit-highest-or-gang = Obligation de la dernière carte : la personne qui joue après toi n’a plus qu’une carte, tu dois donc jouer ta carte la plus forte, { $card }, ou un Gang.
limit-highest-lead = Obligation de la dernière carte : la personne qui joue après toi n’a plus qu’une carte, tu dois donc ouvrir avec ta carte la plus forte, { $card }.
limit-multi-card = Obligation de la dernière carte : la personne qui joue après toi n’a plus qu’une carte, tu dois donc ouvrir avec deux cartes ou plus.
limit-gang = Obligation de la dernière carte : la personne qui joue après toi n’a plus qu’une carte, tu dois donc jouer un Gang.
reminder-declare = Si un coup te laisse une seule carte, déclare-la : tape par exemple { $cards } declare
limit-declare-first = Tu dois déclarer ta dernière carte avant de la jouer : tape declare

## What happened

event-deal-started = Manche { $number }, { $direction ->
    [ccw] dans le sens inverse des aiguilles d’une montre
   *[cw] dans le sens des aiguilles d’une montre
    }. Donne : { $dealer }. Ouverture : { $leader }.
event-deck-cut = Coupe : { $cards }.
event-deck-cut-counted = Coupe : { $cards }. La première carte va à { $name }.
event-hand-dealt = { $who ->
    [you] Tu reçois
   *[other] { $name } reçoit
    } { $cards }
event-dummy-hand-dealt = Mises de côté : { $cards }
event-tribute-given = Tribut : { $card } ({ $giver } → { $receiver }).
event-card-returned = Carte rendue : { $card } ({ $giver } → { $receiver }).
event-combination-played = { $who ->
    [you] Tu joues
   *[other] { $name } joue
    } { $cards } ({ $combination }), { $left ->
    [0] plus aucune carte en main
    [one] encore { $left } carte en main
   *[other] encore { $left } cartes en main
    }.
event-passed = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
    }
event-last-card-declared = { $who ->
    [you] Tu annonces : « Carte ! »
   *[other] { $name } annonce : « Carte ! »
    }
event-seat-disqualified = { $who ->
    [you] Tu n’as pas déclaré ta dernière carte. Tu es hors jeu pour cette manche.
   *[other] { $name } n’a pas déclaré sa dernière carte et se retrouve hors jeu pour cette manche.
    }
event-trick-won = { $who ->
    [you] Tu remportes le pli.
   *[other] { $name } remporte le pli.
    }
event-trick-won-other-leads = { $who ->
    [you] Tu remportes le pli, mais tu es hors jeu pour cette manche.
   *[other] { $name } remporte le pli, mais reste hors jeu pour cette manche.
    } Ouverture : { $leader }.
event-deal-won = { $who ->
    [you] Tu n’as plus de cartes et tu gagnes la manche !
   *[other] { $name } n’a plus de cartes et gagne la manche.
    }
event-deal-won-alone = { $who ->
    [you] Plus personne d’autre n’est en jeu : tu gagnes la manche !
   *[other] Plus personne d’autre n’est en jeu : { $name } gagne la manche.
    }
event-hand-shown = Cartes restantes ({ $name }) : { $cards }
event-points = Points : { $points }
event-points-of = { $name } { $points }
event-dummy-hand-shown = Mises de côté à la manche { $number } : { $cards }
event-match-won = { $count ->
    [one] La partie est finie. Victoire : { $names }.
   *[other] La partie est finie. Victoire partagée : { $names }.
    }
sheet-deal = manche
sheet-score = score

## Records

replay-title = Règles { $preset }, { $seats } places : { $names }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
verify-fair = distribution équitable vérifiée
verify-match-id = identifiant de la partie : { $match_id }
verify-fingerprint = empreinte : { $fingerprint }
verify-deals = manches : { $deals }
verify-seats-without-number = Places qui n’ont pas envoyé de nombre : { $seats }. Chacune aurait pu, d’accord avec le serveur, choisir entre deux distributions.
verify-not-finished = La partie n’est pas finie dans cet enregistrement : seul ce qui s’y trouve a été vérifié.
verify-no-transcript = Aucune transcription sauvegardée n’a été comparée : l’enregistrement est cohérent en lui-même. Ajoute --transcript pour le comparer à ce que tu as vu avant la partie.
error-line = Ligne { $line } : { $sentence }

## Rules

explain-combination = { $cards } : { $combination }.
explain-nothing = { $cards } n’est pas une combinaison : { $why }.
explain-no-cards = Ce n’est pas une combinaison : { $why }.
explain-beats = { $cards } bat { $other } : { $reason } ({ $clause }).
explain-does-not-beat = { $cards } ne bat pas { $other } : { $reason } ({ $clause }).
explain-no-top-play = Rien ne peut donc se jouer dessus.
rules-preset = Préréglage { $preset } ; tous les préréglages : { $presets }
rules-differs = * diffère de classic
rules-failure = { $vector } [{ $clauses }] { $kind }, { $preset } : { $message }
rules-counts = réussis : { $passed }, échoués : { $failed }

## Hosting

serve-address = Les tables sont ouvertes à l’adresse { $address }
serve-lan = Les tables sont ouvertes à l’adresse { $address } pour tout ton réseau local. Scanne ceci avec un téléphone :
serve-plain = La connexion n’est pas chiffrée : ne l’utilise que chez toi.
serve-stop = Appuie sur Ctrl+C pour arrêter. Les parties reprendront au prochain lancement.
demo-progress = { $done } parties jouées sur { $total }
demo-address = La démo est à l’adresse { $address }
demo-going-on = Des bots jouent déjà, et les manches du jour se préparent.
demo-match = Revoir une partie terminée : { $address }
demo-stop = Ctrl+C pour arrêter. Il ne reste rien.
demo-stop-keep = Ctrl+C pour arrêter. Tout est conservé.
demo-kept = Tout est dans { $folder }. Pour continuer : gangoffour serve --database { $file }
migrate-done = { $count ->
    [one] La base de données est à jour.
   *[other] { $count } bases de données sont à jour.
    }
backup-done = La copie est dans { $file }.
projection-status = { $name }, partition { $shard }, version { $version } : { $rows } ajouts de retard, { $seconds } s ; tables mises de côté : { $faults }
projection-none = { $name }, partition { $shard } : pas encore faite ; un serveur en marche la fait, ou gangoffour rebuild { $name }
projection-fault = { "  " }mise de côté : table { $table } à partir de l’événement { $seq } : { $error }
projection-retried = { $name }, partition { $shard } : { $mended } tables mises de côté sur { $all } sont reprises.
rebuild-done = { $name }, partition { $shard } : refaite.
rebuild-busy = { $name }, partition { $shard } : quelqu’un d’autre est en train de la refaire.

# training
train-progress = minute { $minutes } sur { $all } : { $decisions } millions de décisions, { $rate } par seconde, perte { $loss }, { $strength } points par manche contre des joueurs simples
train-stopped = Arrêté. Le dernier état est dans { $folder } ; la même commande reprend à cet endroit.
train-done = Terminé. Le réseau est dans { $folder }.

## Mesurer des bots

arena-conditions = Règles { $preset }, { $seats } places, graine { $seed }
arena-margin-meaning = Écart : points des autres (moyenne) moins ceux du bot seul, par manche
arena-won-meaning = Gagnées : la part des parties qui revient au bot seul ; entre égaux, ce serait { $even }
arena-lone = bot seul
arena-among = parmi
arena-deals = manches
arena-margin = écart
arena-interval = intervalle à 95 %
arena-matches = parties
arena-won = gagnées
arena-lineup = { $bot } parmi { $against }
arena-progress-deals = { $done } manches jouées sur { $total }
arena-progress-matches = { $done } parties jouées sur { $total }
arena-stopped = Arrêté avant la fin : rien n’a été mesuré.
arena-picture-done = L’image est dans { $file }.

## Speed

bench-progress = Parties en cours
bench-speed = { $bench } ({ $build ->
    [compiled] compilé
   *[plain] non compilé
    }) : { $decisions_per_s } décisions par seconde
bench-how = Jeu au hasard, règles { $rules }, { $seats } places, { $deals } manches côte à côte : { $decisions } décisions en { $ms } ms sur un seul cœur du processeur.

## Today's deals

daily-season = Saison { $season } : du { $first } au { $last }
daily-anchor = Ancre, à publier avant le premier jour : { $anchor }
daily-progress = { $done } manches jouées sur { $total }
daily-made = C’est prêt : les bots ont joué toutes les manches du { $first } au { $last }.
daily-fair = La feuille du { $date } est exacte : toutes les manches et les places découlent de son maillon, et le maillon mène à l’ancre.
daily-people = { $count ->
    [one] { $count } personne a une place.
   *[other] { $count } personnes ont une place.
    }
daily-anchor-unknown = Comparez l’ancre à celle publiée avant la saison : { $anchor }
daily-bots-same = Les bots ont rejoué, avec les mêmes résultats.
daily-bots-other = Les bots de ce programme ne sont pas ceux de la feuille : ils n’ont pas rejoué.

## gangoffour doctor

doctor-version = gangoffour { $version }, Python { $python }
doctor-core-slow = Le cœur n’est pas compilé, les bots forts réfléchissent donc lentement. Installe un wheel, ou un compilateur C puis de nouveau le paquet.
doctor-page-missing = La page web ne fait pas partie de cette installation. Installe un wheel publié, ou lance « npm ci && npm run build » dans web/.
doctor-database-ready = La base de données { $file } est utilisable.
doctor-database-folder = Impossible d’écrire dans le dossier { $folder }. Choisis un autre fichier avec GOF_DATABASE_URLS, ou change les droits.
doctor-disk-full = Il ne reste que { $free } Mo près de la base de données. Fais de la place avant que le disque soit plein.
doctor-answers = { $name } répond à { $address }.
doctor-silent = { $name } ne répond pas à { $address }. Vérifie qu’il tourne, ainsi que le pare-feu.
doctor-port-free = Le port { $port } est libre.
doctor-port-ours = Ce serveur répond déjà sur le port { $port }.
doctor-port-taken = Un autre programme occupe le port { $port }. Choisis-en un autre avec GOF_PORT.
doctor-lan = Sur le réseau local, l’adresse est { $address }. Si les autres ne peuvent pas l’ouvrir, autorise le port { $port } dans le pare-feu.
doctor-lan-missing = Aucune adresse trouvée sur le réseau local. Vérifie le réseau, ou indique l’adresse avec GOF_LAN_ADDRESS.
doctor-passkeys = Les clés d’accès sont liées à { $names }. Si le site change de nom, il faut un mot de passe ou un code de secours.
doctor-no-passkeys = En http simple, il n’y a pas de clés d’accès ; on choisit un mot de passe. Avec GOF_TLS et un nom, il y en a.
doctor-well = Tout va bien.
doctor-faults = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
    }
dataset-done = { $matches } parties avec { $decisions } décisions se trouvent dans { $folder }.
bot-run-begun = { $name } joue sur { $url }.
bot-run-result = Partie { $number } : { $scores }
