### Why something was refused: one message for every error code, with "/" and "_" written as "-".
### A plain sentence says what is wrong, another one what to do. The facts are those the error carries.

## Text that is no card or action

text-card = « { $text } » n’est pas une carte. Écris la valeur et la lettre de la couleur, comme 7G, 10R ou 1M ; les Phénix sont PG et PY, le Dragon est DR.
text-action = « { $text } » n’est pas une action. Nomme les cartes que tu joues, ou écris « pass », « declare », ou « return » suivi d’une carte.
text-too-many-copies = Le paquet ne contient { $card } { $copies ->
    [one] qu’une fois
   *[other] que { $copies } fois
    }, pas { $count }. Nomme chaque carte autant de fois que tu l’as.

## Matches and deals

match-seat-count = Nombre de places impossible avec ces règles : { $seats }. Choisis un nombre parmi : { $allowed }.
match-unknown-seat = Cette place n’existe pas à cette table. Choisis-en une autre.
match-over = La partie est finie. Commences-en une nouvelle pour continuer à jouer.
deal-not-started = Les cartes ne sont pas encore distribuées. Attends la prochaine manche.
deal-in-progress = Une manche est encore en cours. Termine-la avant de distribuer la suivante.
deal-bad-deck = L’ordre du paquet ne nomme pas chacune des 64 cartes une seule fois. Distribue de nouveau avec un paquet complet.
deal-bad-hands = Ces mains ne peuvent pas venir d’un seul paquet. Donne au moins une carte à chaque place, et aucune carte trop souvent.
deal-bad-cut = Les cartes coupées { $cards } ne vont pas avec ces règles (rituel de la donne : { $ritual }). Coupe de nouveau, ou distribue sans le rituel.

## Fair deals: a record that does not follow from its commitments

fair-seats = Distribution non équitable : « { $field } » est faux ({ $reason }). Demande l’enregistrement complet.
fair-match-id = Distribution non équitable : « { $field } » est faux ({ $reason }). Vérifie que c’est bien l’enregistrement de ta partie.
fair-rules = Distribution non équitable : « { $field } » est faux ({ $reason }). Compare avec les règles convenues.
fair-commitment = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-secret = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-player = Distribution non équitable : « { $field } » est faux ({ $reason }). Vérifie qui occupait cette place.
fair-client-commitment = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-client-number = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-transcript = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-saved-transcript = Distribution non équitable : « { $field } » est faux ({ $reason }). Vérifie que l’enregistrement et la transcription viennent de la même partie.
fair-dealer = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-deal-number = Distribution non équitable : « { $field } » est faux ({ $reason }). Demande l’enregistrement complet.
fair-cut = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-hand = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-exchange = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-tribute = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-returned-card = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-plays = Distribution non équitable : « { $field } » est faux ({ $reason }). Ne te fie pas à cet enregistrement.
fair-malformed-transcript = La transcription sauvegardée est illisible : { $reason }. Utilise le fichier tel qu’il a été sauvegardé.

## Records

record-unknown-version = Cet enregistrement est de version { $found }, et ce programme lit { $known }. Mets le programme à jour.
record-unknown-rules = Les règles de cet enregistrement sont écrites en { $found }, et ce programme lit { $known }. Mets le programme à jour.
record-not-a-record = Ce n’est pas l’enregistrement d’une partie. Choisis un fichier où une partie a été sauvegardée.
record-line = « { $text } » ne veut rien dire dans un enregistrement. Utilise le fichier tel qu’il a été sauvegardé.
record-misplaced = « { $text } » n’a rien à faire ici. Utilise le fichier tel qu’il a été sauvegardé.
record-duplicate = Le champ « { $field } » s’y trouve deux fois. Utilise le fichier tel qu’il a été sauvegardé.
record-missing = Le champ « { $field } » manque. Utilise le fichier tel qu’il a été sauvegardé.
record-value = Le champ « { $field } » ne peut pas avoir cette valeur. Utilise le fichier tel qu’il a été sauvegardé.
record-seat = La table de cet enregistrement n’a pas de place numéro { $seat } ; la place 1 porte le numéro 0. Utilise le fichier tel qu’il a été sauvegardé.
record-bad-match = Cette partie n’aurait jamais pu commencer. Ne te fie pas à cet enregistrement.
record-bad-deal = La manche { $deal } n’aurait jamais pu commencer ainsi. Ne te fie pas à cet enregistrement.
record-bad-hands = Les mains de la manche { $deal } ne sont pas les 64 cartes, seize par main. Ne te fie pas à cet enregistrement.
record-illegal-action = Dans la manche { $deal }, les règles refusent « { $action } » de la place numéro { $seat } ; la place 1 porte le numéro 0. Ne te fie pas à cet enregistrement.
record-contradiction = L’enregistrement dit « { $found } » alors que les coups joués mènent à « { $expected } ». Ne te fie pas à cet enregistrement.
record-not-verifiable = Cet enregistrement ne peut pas être vérifié : il lui manque « { $missing } ». Seules les parties finies dont l’équité est prouvable peuvent l’être.

## Files of rulings

rulings-not-json = Le fichier n’est pas du JSON : la ligne { $line } est illisible. Utilise le fichier tel qu’il a été publié.
rulings-wrong-format = Ce n’est pas un fichier de décisions : il n’indique pas « { $wanted } ». Choisis un autre fichier.
rulings-wrong-version = Ces décisions sont de version { $version }, et ce programme lit la version { $wanted }. Utilise un fichier et un programme de même version.
rulings-wrong-count = Nombre de vecteurs annoncé par le fichier : { $count } ; nombre trouvé : { $found }. Utilise le fichier complet.
rulings-bad-vector = Le vecteur { $vector } est inutilisable : { $reason }. Utilise le fichier tel qu’il a été publié.

## Bots, files and the command line

bot-unknown = Il n’y a pas de bot nommé « { $bot } ». Choisis parmi : { $bots }.
bot-not-loaded = Impossible de charger le bot « { $bot } » : { $reason }. Écris-le sous la forme module:Classe et vérifie que Python trouve le module.
install-missing-extra = Il manque des paquets logiciels. Installe-les avec : pip install "gangoffour[{ $extra }]".
file-unreadable = Impossible de lire le fichier { $file } : { $reason }. Vérifie son nom.
file-not-text = Le fichier { $file } n’est pas du texte. Choisis un fichier écrit par ce programme.
file-unwritable = Impossible d’écrire le fichier { $file } : { $reason }. Choisis un autre emplacement.
file-exists = Le fichier { $file } existe déjà. Choisis un nouveau nom, pour que rien ne soit perdu.
file-no-such-deal = L’enregistrement n’a pas de manche { $deal } ; { $deals ->
    [0] il n’en a aucune
    [one] il a { $deals } manche
   *[other] il a { $deals } manches
    }. Choisis une manche qui s’y trouve.

## Stored events

event-unknown-type = Ce serveur ne connaît pas les événements stockés de type « { $type } ». Lance une version plus récente du serveur.
event-unknown-version = L’événement stocké « { $type } » est en version { $found }, mais ce serveur lit jusqu’à la version { $known }. Lance une version plus récente du serveur.
event-malformed = Un événement stocké de type « { $type } » est endommagé. Restaure-le depuis une sauvegarde.

## Hosting

settings-invalid = Le réglage { $name } ne peut pas être « { $value } ». Valeur attendue : { $allowed }.
host-port-in-use = Impossible d’écouter sur { $host }, port { $port } : un autre programme l’utilise peut-être. Choisis un autre port avec --port.
host-not-sqlite = Cette commande ne copie que les fichiers SQLite. Utilise pg_dump pour PostgreSQL.
host-no-database = Il n’y a pas de base de données dans { $file }. Lance le serveur une fois, ou indique le fichier avec --database.
host-no-nats = Les bots réfléchissent pour un groupe de serveurs par NATS. Indique son adresse avec --nats ou GOF_NATS_URL.
host-unknown-projection = Il n’y a pas de projection { $name }. Il y a : { $names }.
train-bad-configuration = { $file } ne dit pas comment entraîner : { $reason }. Compare-le à training/classic.toml.
store-outdated = Le schéma de la base de données n’est pas celui de ce programme. Mets-la à jour avec « gangoffour migrate », puis recommence.

## Programs that play on a server

client-unreachable = Aucun serveur ne répond à { $url }. Vérifie l’adresse et ton réseau, puis réessaie.
client-outcome-unknown = La commande { $command } n’a pas reçu de réponse à temps. Regarde la table pour voir si elle a eu un effet.
client-connection-closed = La connexion à la table est fermée. Reconnecte-toi pour continuer.
client-view-mismatch = À l’événement { $seq }, le serveur dit autre chose que ce qui découle de ses événements. Reconnecte-toi, et signale-le si cela se reproduit.
client-unfair-start = La distribution équitable n’a pas été respectée : { $field } est faux. Arrête de jouer, et montre ta transcription aux autres.
client-no-match = Il n’y a pas de partie finie à vérifier. Attends la fin de la partie.

## Mesurer des bots

arena-too-few-bots = Un bot seul ne peut pas être mesuré. Nommes-en au moins deux avec --bots, ou donne des adversaires avec --field.
arena-field-size = Nombre d’adversaires donnés : { $count }, places à remplir : { $needed }. Nomme un bot pour chacune, ou un seul pour toutes.
arena-too-few-deals = Une seule manche ne dit rien du hasard. Demandes-en au moins deux avec --deals, ou des parties avec --matches.
arena-bot-failed = Le bot { $bot } a échoué : { $reason }. Cherche sa faute avec gangoffour.bots.testing.check_bot.
arena-worker-lost = Un processus qui jouait des manches s’est arrêté de lui-même, peut-être faute de mémoire. Réessaie avec moins de --jobs.
arena-picture-format = { $file } n’est pas un nom d’image. Choisis-en un qui finit par : { $endings }.

## Sheets of today's deals

daily-malformed = Ce n’est pas une feuille de résultats : « { $field } » est faux ({ $reason }). Téléchargez-la à nouveau.
daily-unfair = Pas équitable : « { $field } » est faux ({ $reason }). Ne vous fiez pas à cette feuille.

## Analyses and puzzles

analysis-malformed = Ce n’est pas une analyse lisible : { $reason }. Refais-la avec gangoffour analyse.
analysis-unknown-version = Cette analyse est de version { $version }, que ce programme ne connaît pas. Prends un programme plus récent ou refais l’analyse.
puzzles-malformed = { $file } n’est pas un fichier de problèmes lisible. Choisis un autre fichier ou un nouveau nom.
puzzles-other-run = { $file } vient d’une autre évaluation, dont les problèmes ne vont pas avec de nouveaux. Choisis un nouveau fichier.
file-no-such-seat = L’enregistrement n’a pas cette place ; ses places vont de 1 à { $seats }. Choisis-en une.
