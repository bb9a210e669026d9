### How each character plays, in one line. A character is a bot: it has no he or she.

character-pim = Macht die Augen zu und zieht eine Karte.
character-tolo = Hüpft von Karte zu Karte. Kein Plan, beste Laune.
character-pom = Heute früh geschlüpft. Jede Karte ist neu.
character-nela = Weg mit allem, was passt. Pläne kommen später.
character-otso = Spielt von unten weg und schaut nie voraus.
character-nilo = Frisst die Hand, wie sie kommt, von unten an.
character-irma = Sortiert die ganze Hand vor dem ersten Stich.
character-anton = Baut sich einen Ausweg und zählt, was weg ist.
character-ando = Nagt am Plan und prüft ihn noch einmal.
character-ulla = Blickt vor jeder Karte in sechzehn Welten.
character-remo = Acht Arme, sechzehn Welten, eine Kombination.
character-olle = Blinzelt, denkt und blinzelt noch einmal.
character-nora = Eine Million Runden gespielt, keine vergessen.
character-lumi = Rechnet nicht. War einfach schon einmal hier.
character-nuri = Weiß noch, wie das beim letzten Mal ausging.
character-alma = Spürt, was am besten ist, und prüft es doppelt.
character-ivo = Erfahrung im einen Geweih, Weitblick im anderen.
character-selma = Wartet im hohen Gras, bis der Moment stimmt.
