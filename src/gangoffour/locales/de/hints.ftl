### Warum etwas geraten wird: ein Satz für jeden Grund. $left ist, wie viele Kombinationen der Rest der Hand mindestens
### braucht; $name ist der Name einer anderen Person.

# Ein Teil anderer Sätze, nie an ihrem Anfang.
hint-rest = { $left ->
    [one] danach bleibt eine Kombination
   *[other] danach bleiben { $left } Kombinationen
    }

hint-out = Damit ist deine Hand leer: Die Runde gehört dir.
hint-settled = Das schlägt niemand, und der ganze Rest ist eine Kombination: Die Runde gehört dir.
hint-duty = Wer nach dir dran ist, hat nur noch eine Karte, also ist deine höchste Karte fällig.
hint-only = Etwas anderes ist jetzt nicht erlaubt.
hint-unbeatable = Das schlägt niemand; { hint-rest }.
hint-shuts-out = { $name } hat nur noch { $held ->
    [one] eine Karte
   *[other] { $held } Karten
    } und kann { $count } Karten nicht schlagen.
hint-keeps-gang = Deine Gang bleibt zusammen; { hint-rest }.
hint-lowest-beating = Niedriger geht es nicht; { hint-rest }.
hint-lowest-card = Deine niedrigste Karte geht mit weg; { hint-rest }.
hint-many-cards = { $count } Karten gehen auf einmal weg; { hint-rest }.
hint-leaves = { $left ->
    [one] Danach bleibt eine Kombination.
   *[other] Danach bleiben { $left } Kombinationen.
    }
hint-pass-keeps-gang = Alles, was hier geht, würde dich eine Gang kosten.
hint-pass-keeps-plan = Nichts, was hier geht, lässt weniger Kombinationen übrig als jetzt.
hint-pass-keeps-highest = Alles, was hier geht, würde dich eine deiner höchsten Karten kosten.
hint-pass-waits = Du gibst hier nichts aus und wartest auf eine bessere Gelegenheit.
hint-return-lowest = Es ist die niedrigste Karte, die du zurückgeben darfst; { hint-rest }.
hint-return-spared = Diese Karte brauchst du am wenigsten; { hint-rest }.
hint-declare = Erst musst du deine letzte Karte ansagen.

hint-number = Die Zahl sagt, um wie viele Punkte diese Runde für dich besser enden dürfte als im Schnitt für die anderen. Die Reihenfolge rechnet mit, wer die nächste Runde beginnt.
