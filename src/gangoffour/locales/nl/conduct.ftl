### What follows from leaving matches with other people.

conduct-cause = { $cause ->
    [stalled] Je liet anderen wachten in je laatste spel.
    [never_started] Je speelde niet mee in je laatste spel met anderen.
   *[left] Je hebt je laatste spel met anderen voor het einde verlaten.
    }
conduct-warned = De volgende keer zijn openbare tafels tien minuten voor je gesloten.
conduct-closed-until = Openbare tafels zijn voor je gesloten tot { $time }.
conduct-closed-hint = Speel tot dan tegen bots of aan een privétafel. Na tien goede spellen op rij is het vergeten.

## Reports, and what the staff has decided

report-title = Iemand melden
report-hint = Iemand van het team bekijkt het verslag van het spel. Niemand hoort wie er gemeld heeft.
report-button = Melden
report-reason = Wat is er gebeurd?
report-words = In een paar woorden, als je wilt
report-send = Melding versturen
report-sent = { $name } is gemeld. Iemand bekijkt het spel.
reason = { $reason ->
    [abuse] beledigingen of bedreigingen
    [cheating] vals spel
    [stalling] anderen expres laten wachten
   *[name] een aanstootgevende naam
    }
sanction-told = { $kind ->
    [warn] Het team heeft je gewaarschuwd.
    [mute] Je kunt niets zeggen tot { $time }.
   *[ban] Je bent verbannen tot { $time }.
    }
sanction-reason = Reden: { $reason }.
appeal-case = Zaak
appeal-words = Wat spreekt ertegen?
appeal-send = Bezwaar maken
appeal-sent = Iemand anders bekijkt het.
