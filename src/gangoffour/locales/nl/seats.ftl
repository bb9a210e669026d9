### What only happens at a table: seats and options that are refused there.

options-slow-clock = Wie samen aan tafel zit heeft hoogstens een uur per beurt. Speel beurt om beurt voor een langere klok.
options-turn-based-clock = Kies om beurt om beurt te spelen een klok van een uur of meer per beurt.
options-alone-clock = Wie alleen tegen bots speelt wordt niet opgejaagd. Speel zonder klok of met anderen.
options-invited-private = Alleen een privétafel heeft een sleutel om mee uit te nodigen. Maak de tafel privé of laat iedereen zitten.
options-rated = Tafels waarvan de uitslag telt opent de server. Open een tafel zonder dat.
seat-next-deal = Een bot speelt deze partij voor je uit. Vraag je plaats terug, dan is die vanaf de volgende partij weer van jou.
seat-no-time = Je tijd voor deze beurt is om en een bot speelt die voor je. Neem je plaats daarna terug.
seat-alone = Hier speelt één persoon tegen bots. Kijk toe of kies een andere tafel.
seat-promised = Die plaats is voor iemand anders bewaard. Kijk toe of kies een andere tafel.
ready-late = Het spel begint zonder jou en een bot speelt voor je. Neem je plaats terug zodra het is begonnen.
