### Why something about reports is refused.

report-unknown = Ce signalement n’existe pas, ou quelqu’un l’a traité, ou vous n’étiez pas tous deux dans une partie terminée. Regarde la partie de nouveau.
appeal-unknown = Rien à contester sous ce dossier, ou c’est déjà fait. Vérifie le dossier.
staff-forbidden = C’est réservé à l’équipe de ce site. Demande à qui le tient.
staff-own-case = Tu fais partie de ce dossier, ou tu l’as traité. Laisse-le à quelqu’un d’autre de l’équipe.
person-unknown = Personne ne s’appelle ainsi ni n’a cet identifiant. Vérifie le nom.
