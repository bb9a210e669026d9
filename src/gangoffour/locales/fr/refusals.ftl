### Why an action, a command or a request was refused: one message for every code that a server may tell a player,
### with "/" and "_" written as "-". A plain sentence says what is wrong, another one what to do. Web pages load this file.

## Rule sets

rules-unknown-preset = Il n’y a pas de préréglage nommé « { $preset } ». Choisis parmi : { $presets }.
rules-unknown-option = Il n’y a pas d’option nommée « { $option } ». Regarde les options d’un préréglage pour voir leurs noms.
rules-bad-option = L’option { $option } ne peut pas être { $value }. Regarde les options d’un préréglage pour voir les valeurs possibles.

## Whose turn it is

turn-not-yours = Ce n’est pas à toi de jouer. Attends que les autres aient joué.
turn-disqualified = Tu n’as pas déclaré ta dernière carte : tu es hors jeu pour cette manche. Tu reviens à la prochaine.
turn-return-first = Une carte doit être rendue avant le premier coup. Choisis la carte à rendre.

## Plays

play-not-held = Tu n’as pas { $cards } en main. Joue des cartes de ta main.
play-not-a-combination = { $cards } : ce n’est pas une combinaison. Joue une carte seule, une paire, un brelan, une combinaison de 5 cartes ou un Gang.
play-wrong-card-count = { $cards } n’a pas autant de cartes que { $top_play }. Joue le même nombre de cartes, ou un Gang, ou passe.
play-only-higher-gang = { $top_play } est un Gang, et { $cards } n’est pas un Gang plus fort. Joues-en un, ou passe.
play-does-not-beat = { $cards } ne bat pas { $top_play }. Joue plus fort, ou un Gang, ou passe.
play-declare-first = Ta dernière carte n’est pas déclarée. Déclare-la avant de la jouer.
play-must-contain-multi-one = Le premier coup de la partie doit contenir le 1 multicolore. Ajoute 1M à ton coup, ou joue-le seul.
play-opening-too-many-cards = Trop de cartes pour le premier coup de la partie : avec ces règles, le maximum est { $most }. Joue moins de cartes.
play-duty-highest-single = La personne qui joue après toi n’a plus qu’une carte : tu dois jouer ta carte la plus forte. Joue { $highest }.
play-duty-multi-card = La personne qui joue après toi n’a plus qu’une carte : tu ne peux pas ouvrir avec une carte seule. Ouvre avec une combinaison de deux cartes ou plus.
play-duty-gang-barred = La personne qui joue après toi n’a plus qu’une carte : tu dois jouer ta carte la plus forte, et ces règles n’acceptent pas de Gang à la place. Joue { $highest }.

## Passes

pass-on-lead = C’est toi qui ouvres ce pli : tu ne peux pas passer. Joue une combinaison.
pass-duty-highest-single = La personne qui joue après toi n’a plus qu’une carte : tu ne peux pas passer. Joue { $highest }, ta carte la plus forte.
pass-duty-gang = La personne qui joue après toi n’a plus qu’une carte et tu as un Gang : tu ne peux pas passer. Joue le Gang.

## Last cards

declare-automatic = Avec ces règles, les dernières cartes sont déclarées pour toi. Tu n’as rien à faire.
declare-not-last-card = Tu n’as pas de dernière carte à déclarer. Déclare-la quand un coup te laisse une seule carte.
declare-already-declared = Ta dernière carte est déjà déclarée. Il n’y a plus rien à déclarer.

## The exchange

return-not-due = Aucune carte n’est à rendre maintenant. Joue des cartes, ou passe.
return-not-held = Tu n’as pas { $card } en main. Rends une carte de ta main.
return-same-face = Avec ces règles, tu ne peux pas rendre la carte que tu as reçue, et c’est { $card }. Rends-en une autre.

## Tables on a server

table-unknown = Cette table n’existe pas. Vérifie l’adresse, ou choisis une table dans le hall.
table-closed = Cette table est fermée. Ouvres-en une autre, ou choisis-en une dans le hall.
table-in-match = Une partie est en cours. Les places et les options pourront changer quand elle sera finie.
table-no-match = Aucune partie n’est en cours ici. Attends que tout le monde soit prêt.
table-not-welcome = Tu ne peux pas venir à cette table. Demande le lien à quelqu’un qui y joue, ou choisis une autre table.
table-banned = On t’a retiré de cette table. Choisis-en une autre dans le hall.
table-host-only = C’est réservé à l’hôte de la table. Demande-lui.
table-private-only = Cela ne marche qu’aux tables privées. Ouvre une table privée si tu en as besoin.
table-paused = La partie est en pause. Attends qu’elle reprenne.
table-busy = Trop de monde a agi en même temps, et rien ne s’est passé. Réessaie.
table-unavailable = Le serveur ne peut pas joindre sa base de données en ce moment. Réessaie ; rien n’est fait deux fois.
table-seats-occupied = Quelqu’un occupe une place qui n’existe pas à une table de { $seats }. Libère d’abord cette place.
table-too-many = Tu as changé { $most } choses à cette table depuis le début de la dernière manche. Continue à jouer ; à la prochaine, tu pourras en changer d’autres.
table-too-many-tables = Tu es déjà à { $limit } tables, le maximum. Quitte l’une d’elles, ou continue d’y jouer.
table-too-many-here = Depuis ton réseau, { $limit } tables sont déjà ouvertes, le maximum. Rejoins l’une d’elles, ou réessaie plus tard.

conduct-closed = Les tables publiques te restent fermées encore { $minutes } min, parce que tu as quitté des parties avec d’autres ou les as fait attendre. D’ici là, joue contre des bots ou à une table privée.

seat-unknown = Cette place n’existe pas à cette table. Choisis-en une autre.
seat-taken = Cette place est prise. Choisis une place libre.
seat-free = Personne n’occupe cette place. Choisis une place occupée.
seat-none = Tu n’as pas de place à cette table. Prends d’abord une place.
seat-held = Tu as déjà une place à cette table. Quitte-la avant d’en prendre une autre.
seat-present = Cette personne est à la table, ou y était il y a une minute. Attends qu’elle vous ait fait attendre une minute, ou plus que le chrono.
seat-substituted = Un bot joue pour toi. Reprends d’abord ta place.
seat-own = C’est ta propre place. Quitte-la si tu veux te lever.
name-confusable = À cette table, ton nom peut se confondre avec { $name }. Choisis-en un autre dans les réglages et réessaie.

ready-not-prepared = Il n’y a encore rien à confirmer. Attends que toutes les places soient prises, ou que la manche soit finie.
ready-other-match = C’était pour une autre partie. Regarde de nouveau la table.
ready-no-commitment = Une distribution équitable a besoin de ton engagement. Envoie-le en même temps que ta confirmation.
ready-already = Tu as déjà confirmé, et ton engagement reste valable. Attends les autres.
reveal-not-due = Ton nombre n’est pas demandé maintenant. Attends que tous les engagements soient là.
reveal-wrong = Ce nombre ne correspond pas à ton engagement. Envoie le nombre dont l’engagement a été tiré.

turn-over = La partie a continué avant l’arrivée de ton action. Regarde la table et décide de nouveau.

hint-off = Il n’y a pas d’indices à cette table. Décide sans aide, ou joue à une table avec indices.
hint-people = Il n’y a des indices ici que si tous les autres sont des bots. Décide sans aide, comme les autres.
hint-unavailable = Il n’y a pas d’indice pour l’instant. Redemande dans un moment, ou décide sans aide.
chat-off = Il n’y a pas de discussion à cette table. Fais plutôt un signe.
chat-phrases = Ici, on ne peut dire que les phrases proposées. Choisis l’une d’elles.
chat-early = Ici, tu pourras écrire avec tes propres mots après encore { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
    }. D’ici là, choisis une phrase ; entre amis et aux tables privées, tu peux écrire tout de suite.
chat-silenced = Tu es en sourdine encore { $minutes } min. Continue à jouer ; la page d’accueil dit pourquoi, et tu peux y faire appel.
chat-empty = Envoie soit un texte, soit une phrase proposée. Une ligne vide n’est pas envoyée.

## Messages

protocol-malformed = Ce message n’est pas du texte JSON. Envoie un seul objet JSON par trame.
protocol-unknown-type = Le type de ce message manque ou est inconnu. Recharge la page, ou mets ton programme à jour.
protocol-bad-field = { $fault ->
    [missing] Il manque { $at } au message. Ajoute ce champ et renvoie le message.
    [unknown] Il y a à { $at } un champ que ce serveur ne connaît pas. Retire-le, ou écris-le comme dans la description de l’interface.
   *[wrong] Le message a une valeur incorrecte à { $at }. Corrige ce champ et renvoie le message.
    }

## Requests and connections

account-bad-name = Ce nom n’est pas possible ici. Choisis un nom de 1 à { $longest } caractères, sans < ni >.
account-name-taken = Quelqu’un d’autre porte un nom qui ressemble à celui-ci. Choisis-en un autre.
account-bot-name = Ce nom est celui d’un bot. Choisis-en un autre.
account-staff-name = Ce nom ressemble à celui de l’équipe du site. Choisis-en un autre.
account-not-signed-in = Aucune session n’est ouverte. Choisis un nom pour entrer sans compte.
session-unknown = Cet appareil est déjà déconnecté.
code-unknown = Aucune table n’attend sous ce code. Vérifie les deux mots et le nombre, ou demande un nouveau code.
link-unknown = Ce lien ne mène plus nulle part : il sert une seule fois et pendant dix minutes. Demandes-en un nouveau sur l’appareil où tu joues.
request-foreign-origin = Cette requête vient d’un autre site. Ouvre ce site-ci et réessaie.
request-not-json = La requête n’est pas du JSON. Envoie-la avec le type de contenu application/json.
request-not-text = La requête n’est pas du texte. Envoie-la avec le type de contenu text/plain.
request-malformed = { $fault ->
    [missing] Il manque { $at } à la requête. Ajoute-le et renvoie la requête.
    [unknown] Il y a à { $at } un champ que ce serveur ne connaît pas. Retire-le, ou écris-le comme dans la description de l’interface.
    [wrong] La requête a une valeur incorrecte à { $at }. Corrige-la et renvoie la requête.
   *[unreadable] La requête n’a pas été comprise. Compare-la à la description de l’interface.
    }
request-unknown-path = Il n’y a rien à cette adresse. Retourne à la page d’accueil.
request-wrong-method = Cette adresse n’accepte pas ce genre de requête. Compare-la à la description de l’interface.
request-too-large = La requête est trop longue. Envoie moins de choses à la fois.
request-head-too-long = Les en-têtes de cette requête dépassent { $most } octets. Efface les cookies de ce site et réessaie.
request-too-many = Tes demandes sont trop fréquentes. Attends { $wait_s } s et réessaie.
replay-too-long = Cette partie est plus longue que ce que le serveur rejoue : { $most } étapes et { $seconds } s de calcul au plus. Rejoue-la sur ta propre machine avec « gangoffour replay ».
replay-busy = Plusieurs parties sont déjà en train d’être rejouées. Réessaie dans { $wait_s } s.
server-failed = Une erreur s’est produite sur le serveur. Réessaie ; si cela continue, donne cet identifiant à qui gère le serveur : { $id }.
server-unavailable = Le serveur ne peut pas joindre sa base de données en ce moment. Réessaie dans { $wait_s } s.
server-busy = Le serveur a trop à faire en ce moment, et rien ne s’est passé. Réessaie dans { $wait_s } s.
chat-too-many = Tu écris trop vite. Attends { $wait_s } s avant de continuer.
protocol-version = Ce programme parle une autre version du protocole. Recharge la page, ou mets ton programme à jour.
protocol-no-hello = La connexion n’a rien dit à temps. Reconnecte-toi.
server-stopping = Le serveur redémarre. Tu seras de retour dans un instant.
server-error = Une erreur s’est produite sur le serveur. Reconnecte-toi pour reprendre où tu en étais.
session-ended = Ta session est terminée. Ouvres-en une nouvelle pour jouer.
protocol-flood = Trop de messages sont arrivés à la fois. Attends un instant et reconnecte-toi.
protocol-slow-reader = Ta connexion est trop lente pour suivre. Reconnecte-toi pour reprendre où tu en étais.
protocol-too-many-sockets = Il y a trop de connexions ouvertes. Ferme d’abord une des autres fenêtres.

## Today's deals

daily-unknown = Il n’y a pas de manches pour le { $date }. Jouez plutôt celles d’aujourd’hui.
daily-not-made = Les manches du { $date } sont encore en préparation. Réessayez dans quelques minutes.
daily-finished = Vous avez joué les huit manches du { $date }. Les prochaines arrivent à minuit UTC.
daily-sealed = D’autres peuvent encore jouer cette manche. Terminez-la d’abord vous-même, ou attendez la fin de la journée.
daily-not-revealed = Les résultats du { $date } sont publiés une demi-heure après minuit UTC. Réessayez à ce moment-là.
