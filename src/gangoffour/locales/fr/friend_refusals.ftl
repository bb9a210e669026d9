### Why something about friends is refused.

friend-unknown = Personne ne s’appelle ainsi. Vérifie le nom, ou envoie plutôt un lien.
friend-link-unknown = Ce lien ne mène à personne, ou plus. Demandes-en un nouveau.
friend-self = C’est toi. Choisis quelqu’un d’autre.
friend-enough = Tu as déjà { $most } amis, demandes et blocages. Retires-en d’abord un.
friend-not-friends = Tu ne peux inviter que tes amis. Devenez d’abord amis.
