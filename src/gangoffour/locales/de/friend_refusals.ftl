### Why something about friends is refused.

friend-unknown = So heißt niemand. Prüf den Namen oder schick lieber einen Link.
friend-link-unknown = Dieser Link führt zu niemandem oder nicht mehr. Bitte um einen neuen.
friend-self = Das bist du selbst. Wähl jemand anderen.
friend-enough = Du hast schon { $most } Freunde, Anfragen und Blockierte. Entferne erst jemanden.
friend-not-friends = Du kannst nur Freunde einladen. Freundet euch erst an.
