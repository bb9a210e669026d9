### What only happens at a table: seats and options that are refused there.

options-slow-clock = Ceux qui jouent ensemble ont au plus une heure par tour. Pour une pendule plus longue, joue tour par tour.
options-turn-based-clock = Pour jouer tour par tour, choisis une pendule d’une heure ou plus par tour.
options-alone-clock = Personne ne presse qui joue seul contre des bots. Joue sans pendule, ou avec d’autres.
options-invited-private = Seule une table privée a une clé pour inviter. Rends la table privée, ou laisse chacun s’asseoir.
options-rated = Les tables dont les résultats comptent sont ouvertes par le serveur. Ouvre une table sans cela.
seat-next-deal = Un bot termine cette manche pour toi. Demande ta place : elle est de nouveau à toi à la prochaine manche.
seat-no-time = Ton temps pour ce tour est écoulé, et un bot le joue pour toi. Reprends ta place ensuite.
seat-alone = Ici, une personne joue contre des bots. Regarde, ou choisis une autre table.
seat-promised = Cette place est gardée pour quelqu’un d’autre. Regarde, ou choisis une autre table.
ready-late = La partie commence sans toi, et un bot joue pour toi. Reprends ta place dès qu’elle a commencé.
