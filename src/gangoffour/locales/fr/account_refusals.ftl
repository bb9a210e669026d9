### Why a way in is refused.

account-wrong-password = Le nom et le mot de passe ne vont pas ensemble. Vérifie les deux, ou utilise un code de secours.
account-password-length = Un mot de passe a de { $shortest } à { $longest } caractères. Choisis-en un autre.
account-common-password = Ce mot de passe est trop facile à deviner. Choisis-en un auquel peu de gens penseraient.
account-prove-again = Connecte-toi d’abord à nouveau, pour qu’on sache que c’est bien toi.
account-last-way-in = Sans cela, tu ne pourrais pas revenir. Ajoute d’abord un autre moyen de connexion.
recovery-unknown = Ce code de secours n’existe pas ou a déjà servi : chacun ne sert qu’une fois. Vérifie-le, ou prends-en un autre.
passkey-refused = La clé d’accès n’a pas été acceptée. Réessaie, ou connecte-toi autrement.
passkey-no-host-name = Les clés d’accès demandent une adresse avec un nom. Ici, prends un mot de passe.
passkey-enough = Tu as déjà { $most } clés d’accès. Retires-en d’abord une.
passkey-unknown = Cette clé d’accès n’existe plus.
mail-closed = Ce serveur n’envoie pas d’e-mails. Choisis un autre moyen.
mail-bad-address = Ce n’est pas une adresse e-mail. Vérifie-la et réessaie.
issuer-unknown = Ce moyen de connexion n’existe pas ici. Choisis-en un autre.
issuer-unavailable = { $name } ne répond pas pour l’instant. Réessaie dans un moment, ou connecte-toi autrement.
issuer-refused = Cette connexion n’a pas été acceptée : trop ancienne, déjà utilisée ou commencée dans un autre navigateur. Recommence.
issuer-nobody = Personne ne se connecte encore ici avec ce compte chez { $name }. Joue en invité, puis enregistre tes parties avec lui.
issuer-taken = Quelqu’un se connecte déjà avec ce compte chez { $name }. Connecte-toi avec lui, ou prends-en un autre.
player-unknown = Personne ne porte ce nom. Vérifie l’orthographe.
profile-hidden = Cette partie du profil n’est pas publique.
profile-unknown-avatar = Cette image n’existe pas. Choisis-en une autre.
account-name-too-soon = { $days ->
    [one] Tu as changé de nom il y a peu. Tu pourras en changer à nouveau demain.
   *[other] Tu as changé de nom il y a peu. Tu pourras en changer à nouveau dans { $days } jours.
    }
token-out-of-scope = Le jeton d’un programme ne suffit pas pour cela. Donne-lui un jeton avec le bon droit, ou fais-le toi-même, après connexion.
token-unknown = Ce jeton n’existe plus.
token-enough = Tu as déjà { $most } jetons. Révoques-en d’abord un.
token-users-only = Les jetons et les bots sont pour ceux qui ont un compte. Crée d’abord le tien.
own-bot-unknown = Tu n’as pas de bot de ce genre. Il est peut-être déjà supprimé.
own-bot-enough = Tu as déjà { $most } bots. Supprimes-en d’abord un.
own-bot-people-only = C’est réservé aux personnes. Un bot peut ouvrir une table ou s’asseoir à une table.
sanction-banned = Tu es exclu jusqu’au { $until }. Motif : { $reason ->
    [abuse] insultes ou menaces
    [cheating] triche
    [stalling] faire attendre exprès
   *[name] un nom offensant
    }. Si c’est une erreur, ouvre /moderation sur ce site et fais appel avec le dossier { $case }.
