### The first page, and what stands on every page around the tables.

## Everywhere

site-play = Jouer
site-daily = Du jour
site-learn = Apprendre
site-rules = Règles
site-settings = Réglages
site-me = { $name }, profil
site-tips = Conseils
site-pad = Feuille de score
site-replay = Revoir
site-verify = Vérifier la distribution
site-more = Plus
site-navigation = Navigation
site-notice = Un programme indépendant, avec ses propres textes de règles et ses propres dessins de cartes. « Gang of Four » est une marque de Days of Wonder, qui n’y participe pas.
site-version = Version { $version }
site-lost-title = Il n’y a rien ici
site-lost = Aucune page ne se trouve à cette adresse.
site-lost-home = Accueil
site-failed = Cela n’a pas marché : { $why }
site-close = Fermer
network-away = Le serveur est injoignable. Vérifie ta connexion et réessaie.
bot-level = Bot { $level }

## Home. $names are people at a table, $bots how many bots sit with them.

home-title = Gang of Four
home-headline = Main vide, c’est gagné.
home-lead = Un jeu de cartes vif et rusé, à trois ou à quatre. Débarrasse-toi de tes seize cartes avant les autres.
home-promise = Sans compte, sans attente, distribution vérifiable.
home-play-now = Jouer maintenant
home-play-now-hint = Des bots complètent la table
home-teach = Apprends-moi
home-teach-hint = C’est ma première fois
home-friends = Jouer entre amis
home-friends-hint = Invite par lien ou QR code
home-play-bots = Choisir ses bots
home-play-bots-hint = Six niveaux, dix-huit personnages
home-puzzles = Problèmes
home-puzzles-hint = Un nouveau chaque jour
home-code = J’ai un code
home-code-label = Code de la table
home-code-join = Rejoindre
home-starting = Distribution…
home-scene-pass = Je passe !
home-back = Bon retour !
home-back-hint = Ta table est prête. Les autres arrivent en cours de route.
home-continue = Reprendre
home-older = { $count ->
    [one] { $count } partie plus ancienne
   *[other] { $count } parties plus anciennes
    }
home-resume = Reprendre
home-end = Terminer
home-end-sure = { $people ->
    [0] Terminer cette partie pour de bon ?
   *[other] Céder ta place à un bot pour de bon ?
    }
home-end-not = Garder
home-live = Tables en cours
home-people = { $count ->
    [one] { $count } personne joue
   *[other] { $count } personnes jouent
    }
home-sit = Prendre place
home-watch = Regarder
home-company = { $bots ->
    [0] { $names }
    [one] { $names } + { $bots } bot
   *[other] { $names } + { $bots } bots
    }
home-alone = Fais venir quelqu’un
home-alone-hint = Il n’y a personne d’autre en ce moment. Un lien suffit.
home-table-empty = Une table vide
home-table-deal = { $deal ->
    [0] Commence bientôt
   *[other] Manche { $deal }
    }
home-table-adjourned = En attente des joueurs
home-table-clock = { $seconds ->
    [0] sans chrono
   *[other] { $seconds } s par coup
    }
home-bots = Les bots
home-bots-all = Tous les bots
home-bots-hint = Six niveaux, du pur hasard au Champion.
home-last = Dernières parties
home-day = Les manches du jour
home-bots-alone = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
    }
home-place = Place { $place } sur { $seats }
home-deals = { $deals ->
    [one] { $deals } manche
   *[other] { $deals } manches
    }
home-abandoned = Abandonnée
home-replay = Revoir
home-offline = Tu es hors ligne.
home-offline-hint = Les leçons et la feuille de score marchent quand même.
home-lessons = Leçons
home-lessons-hint = Dix, courtes
home-pad-hint = Pour de vraies cartes

## How a table plays

seats = Places
seats-three = 3
seats-four = 4
length = Durée
length-one-deal = 1 manche
length-short = 4 manches
length-half = À 50 points
length-full = À 100 points
preset = Règles
preset-classic = Classique
preset-german = Livret allemand
preset-french = Livret français
preset-gang = Édition « Gang »
