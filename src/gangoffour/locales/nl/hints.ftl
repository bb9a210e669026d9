### Waarom iets wordt aangeraden: één zin voor elke reden. $left is hoeveel combinaties de rest van de hand minstens
### vraagt; $name is de naam van een andere speler.

# Een deel van andere zinnen, nooit aan het begin.
hint-rest = { $left ->
    [one] daarna blijft één combinatie over
   *[other] daarna blijven { $left } combinaties over
    }

hint-out = Je hand is dan leeg: de partij is van jou.
hint-settled = Niemand kan dit verslaan, en al de rest is één combinatie: de partij is van jou.
hint-duty = De volgende speler heeft nog maar één kaart, dus je moet je hoogste kaart spelen.
hint-only = Iets anders mag nu niet.
hint-unbeatable = Niemand kan dit verslaan; { hint-rest }.
hint-shuts-out = { $name } heeft nog maar { $held ->
    [one] één kaart
   *[other] { $held } kaarten
    } en kan { $count } kaarten niet verslaan.
hint-keeps-gang = Je Gang blijft heel; { hint-rest }.
hint-lowest-beating = Lager kan niet; { hint-rest }.
hint-lowest-card = Je laagste kaart gaat mee weg; { hint-rest }.
hint-many-cards = { $count } kaarten gaan in één keer weg; { hint-rest }.
hint-leaves = { $left ->
    [one] Daarna blijft één combinatie over.
   *[other] Daarna blijven { $left } combinaties over.
    }
hint-pass-keeps-gang = Alles wat hier kan, zou je een Gang kosten.
hint-pass-keeps-plan = Niets wat hier kan, laat minder combinaties over dan nu.
hint-pass-keeps-highest = Alles wat hier kan, zou je een van je hoogste kaarten kosten.
hint-pass-waits = Je geeft hier niets uit en wacht op een betere ronde.
hint-return-lowest = Het is de laagste kaart die je mag teruggeven; { hint-rest }.
hint-return-spared = Deze kaart heb je het minst nodig; { hint-rest }.
hint-declare = Eerst moet je je laatste kaart melden.

hint-number = Het getal zegt hoeveel punten beter deze partij voor jou zou moeten aflopen dan gemiddeld voor de anderen. De volgorde houdt ook rekening met wie de volgende partij begint.
