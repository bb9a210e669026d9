### The pages around the tables: home, settings, and what stands on every page.

## Everywhere

site-settings = Réglages
site-learn = Apprendre
site-rules = Règles
site-tips = Conseils
site-pad = Feuille de score
site-replay = Revoir
site-verify = Distribution équitable ?
site-more = Plus
site-navigation = Navigation
site-notice = Un programme indépendant, avec ses propres textes de règles et ses propres dessins de cartes. « Gang of Four » est une marque de Days of Wonder, qui n’y participe pas.
site-version = Version { $version }
site-lost-title = Il n’y a rien ici
site-lost = Aucune page ne se trouve à cette adresse.
site-lost-home = Aller à l’accueil
site-failed = Cela n’a pas marché : { $why }
site-close = Fermer
network-away = Le serveur est injoignable. Vérifie ta connexion et réessaie.

## Home

home-title = Gang of Four
home-lead = Un jeu de cartes vif et rusé, à trois ou à quatre
home-promise = Sans compte, sans attente, et avec une distribution que tu peux vérifier.
home-play-now = Jouer
home-play-now-hint = Seize cartes tout de suite, des bots aux places libres
home-play-bots = Contre des bots
home-play-bots-hint = C’est toi qui choisis leur force
home-friends = Table entre amis
home-friends-hint = Invitation par lien ou par code
home-starting = Distribution…
home-new-question = C’est ta première fois ?
home-new-yes = Oui, des bots faciles
home-new-no = Non, je connais
home-new-thanks = Parfait : des bots faciles pour commencer. Dix courtes leçons te montrent le jeu.
home-continue = Tes tables
home-continue-table = Continuer : { $names }
home-open-tables = Tables ouvertes
home-no-tables = Aucune table n’attend du monde en ce moment. Ouvres-en une, ou joue contre des bots.
home-join = Rejoindre : { $names }
home-watch = Regarder : { $names }
home-table-empty = une table encore vide
home-table-seats = Places prises : { $taken } sur { $seats }
home-table-deal = { $deal ->
    [0] Pas encore commencée
   *[other] Manche { $deal }
    }
home-table-adjourned = En attente de son monde
home-table-clock = { $seconds ->
    [0] Sans chrono
   *[other] { $seconds } s par coup
    }
home-name = Ton nom
home-name-hint = Pas besoin de compte. Le nom est gardé dans ce navigateur.
home-name-save = Garder ce nom
home-name-saved = Tu t’appelles maintenant { $name }.
home-learn = Apprendre le jeu

## Playing against bots

bots-title = Contre des bots
bots-level = Force
bots-seats = À combien
bots-seats-three = À trois
bots-seats-four = À quatre
bots-length = Durée
bots-preset = Règles
bots-start = Distribuer
length-one-deal = Une manche
length-short = Courte : quatre manches
length-half = Moyenne : jusqu’à 50 points
length-full = Complète : jusqu’à 100 points
preset-classic = Classique
preset-german = Livret allemand
preset-french = Livret français
preset-gang = Édition « Gang »

## Settings

settings-title = Réglages
settings-kept = Tout ceci n’est gardé que dans ce navigateur.
settings-language = Langue
settings-language-browser = Celle du navigateur
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-motion = Animations
settings-motion-relaxed = Lentes
settings-motion-normal = Normales
settings-motion-fast = Rapides
settings-motion-off = Aucune
settings-sound = Son
settings-table-volume = Volume des cartes et des passes
settings-alert-volume = Volume de « à toi de jouer » et « Carte ! »
settings-vibrate = Vibrer quand c’est à moi de jouer
settings-help = Aide à la table
settings-suggestions = Suggérer des coups
settings-tone-down = Estomper les cartes injouables
settings-double-tap = Toucher deux fois les cartes choisies pour les jouer
settings-hold-pass = Me laisser un instant pour annuler une passe
settings-keys = Clavier et lecture
settings-letter-keys = Jouer avec les lettres et les chiffres du clavier
settings-text-mode = Mode texte : des listes et des coups tapés au lieu d’images
settings-zen = Zen : ni discussion ni décor
language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
