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
