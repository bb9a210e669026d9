### What a person can choose, and who they are here.

settings-title = Réglages
settings-kept = Ces réglages restent dans ce navigateur. Ton nom, tes parties et tes appareils sont gardés sur le serveur.
settings-account = Toi
settings-friends = Tes amis
name-label = Ton nom
name-hint = Pas besoin de compte.
name-save = Enregistrer
name-saved = Enregistré. Salut, { $name } !

settings-look = Apparence
settings-theme = Thème
settings-theme-auto = Appareil
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-cloth = Tapis de table
settings-cloth-indigo = Indigo
settings-cloth-plum = Prune
settings-back = Dos des cartes
settings-back-night = Nuit
settings-back-red = Laque
settings-motion = Animations
settings-motion-hint = « Aucune » arrête aussi le vol des cartes
settings-motion-relaxed = Lentes
settings-motion-normal = Normales
settings-motion-fast = Rapides
settings-motion-off = Aucune
settings-language = Langue
settings-language-browser = Celle du navigateur

settings-help = Table
settings-suggestions = Suggérer des coups
settings-suggestions-hint = Les coups possibles au-dessus de ta main
settings-tone-down = Estomper les cartes injouables
settings-double-tap = Double appui pour jouer
settings-hold-pass = Annuler une passe
settings-hold-pass-hint = Un instant pour changer d’avis

settings-sound = Son
settings-table-volume = Cartes et passes
settings-alert-volume = « À toi de jouer » et « Carte ! »
settings-vibrate = Vibrer à mon tour

settings-keys = Clavier et lecteur d’écran
settings-letter-keys = Jouer avec lettres et chiffres
settings-text-mode = Mode texte
settings-text-mode-hint = Des listes et des coups tapés au lieu d’images
settings-zen = Zen
settings-zen-hint = Ni discussion ni décor

sign-out = Se déconnecter
sign-out-guest = Tu es ici sans compte, sous le nom de { $name }
sign-out-user = Ton nom ici : { $name }
sign-out-question = Te déconnecter ?
sign-out-lost = Sans compte, il n’y a pas de mot de passe : ensuite, personne ne pourra redevenir { $name }. Le nom, la liste de tes parties et tes places dans les parties en cours sont perdus.
sign-out-kept = Les réglages, les transcriptions et la feuille de score restent dans ce navigateur.
sign-out-stay = Rester
sign-out-done = Ta session est terminée.

language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
