### The table before a match, and the chat. $name is a player's name; seats are counted from 1.

## Seats

seating-title = Prends place
seating-seats = Places
seating-seat = Place { $number }
seating-free = Libre
seating-you = toi
seating-host = hôte
seating-ready = a confirmé
seating-not-ready = en attente
seating-away = pas là
seating-sit = M’asseoir
seating-sit-label = M’asseoir ici, place { $number }
seating-bot = Bot ici
seating-bot-label = Bot ici, place { $number }
seating-remove = Retirer
seating-remove-label = Retirer { $name }
seating-get-up = Me lever
seating-bots-level = Force des nouveaux bots
seating-bots-fill = Compléter de bots

## What the table waits for

seating-waiting-seats = { $count ->
    [one] Il manque quelqu’un : { $count } place est libre.
   *[other] Il manque du monde : { $count } places sont libres.
    }
seating-waiting-you = Tout le monde est là. Tu confirmes ?
seating-waiting-others = On attend : { $names }.
seating-waiting-start = Tout le monde a confirmé. Les cartes arrivent.
seating-waiting-prepare = Préparation des cartes…
seating-choose-seat = Choisis une place pour jouer.
seating-watching = Tu regardes. Toutes les places sont prises.

## Being ready

seating-be-ready = Confirmer
seating-is-ready = Tu as confirmé

## Invitation

seating-invite = Inviter du monde
seating-invite-hint = Toute personne qui a ce lien peut venir à la table.
seating-invite-no-key = Cette table est privée. Demande à l’hôte le lien avec la clé.
seating-link = Lien vers cette table
seating-copy = Copier le lien
seating-copied = Le lien est copié.
seating-copy-failed = La copie n’est pas permise ici. Le lien est sélectionné : copie-le à la main.
seating-words-show = Un code à dicter
seating-words = Dicte ce code, à saisir sur la page d’accueil :
seating-code-show = Afficher le QR code
seating-code-hide = Masquer le QR code
seating-code = Le lien sous forme de QR code pour l’appareil photo d’un téléphone

## Options

seating-options = Options de la table
seating-options-host-only = C’est l’hôte qui choisit.
seating-option-players = À combien
seating-players-3 = À trois
seating-players-4 = À quatre
seating-option-preset = Règles
seating-option-length = Durée
seating-option-clock = Temps par coup
seating-clock-none = Sans chrono
seating-clock-strangers = 60 secondes, à partir de deux personnes
seating-clock-45 = 45 secondes
seating-clock-20 = 20 secondes
seating-clock-custom = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
    }
seating-option-pace = Rythme des bots
seating-pace-fast = Rapide
seating-pace-normal = Normal
seating-pace-relaxed = Tranquille
seating-option-declaration = Dernière carte
seating-declaration-automatic = Automatique
seating-declaration-manual = À déclarer soi-même
seating-option-assists = Aide au jeu
seating-assists-on = Permise
seating-assists-off = Sans, pour tout le monde
seating-option-hints = Indices
seating-hints-off = Aucun
seating-hints-alone = Si tous les autres sont des bots
seating-hints-everybody = Pour tout le monde
seating-option-chat = Discussion
seating-chat-phrases = Phrases proposées
seating-chat-free = Texte libre
seating-chat-off = Aucune
seating-option-spectators = Public
seating-spectators-on = Bienvenu
seating-spectators-off = Pas admis

## Chat

chat-nothing = Personne n’a encore rien dit.
chat-off-here = Il n’y a pas de discussion à cette table.
chat-line = { $name } : { $text }
chat-heard = { $name } dit : { $text }
chat-phrases-group = Dire quelque chose
chat-emotes = Images à envoyer
chat-text = Ton message
chat-send = Envoyer
chat-spoken = Lire les messages à voix haute
chat-people = Qui tu veux lire
chat-mute = Masquer { $name }
chat-unmute = Lire à nouveau { $name }
chat-muted = Tu ne vois plus ce que dit { $name }.
chat-unmuted = Tu vois de nouveau ce que dit { $name }.
chat-lines = Ce qui a été dit
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-one-moment = Un instant, merci.
phrase-back-again = Me revoilà.
phrase-rematch = On en refait une ?
phrase-good-bye = Au revoir !
phrase-laugh = Haha !
phrase-wow = Ouah !
phrase-sad = Oh non !
phrase-clap = Bravo !
phrase-think = Hum…
phrase-fire = En feu !
