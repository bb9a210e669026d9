### How each character plays, in one line. A character is a bot: it has no he or she.

character-pim = Doet de ogen dicht en pakt een kaart.
character-tolo = Springt van kaart naar kaart. Geen plan, goed humeur.
character-pom = Vanochtend uit het ei. Elke kaart is nieuw.
character-nela = Weg met wat past. Plannen komen later.
character-otso = Begint onderaan en kijkt nooit vooruit.
character-nilo = Eet de hand zoals die komt, laagste eerst.
character-irma = Sorteert de hele hand vóór de eerste ronde.
character-anton = Bouwt een uitweg en telt wat er weg is.
character-ando = Knaagt aan het plan en kijkt het nog eens na.
character-ulla = Kijkt vóór elke kaart in zestien werelden.
character-remo = Acht armen, zestien werelden, één combinatie.
character-olle = Knippert, denkt en knippert nog eens.
character-nora = Een miljoen partijen gespeeld, geen vergeten.
character-lumi = Rekent niet. Is hier gewoon al eens geweest.
character-nuri = Weet nog hoe dit de vorige keer afliep.
character-alma = Voelt wat het beste is en controleert het twee keer.
character-ivo = Ervaring in het ene gewei, vooruitzien in het andere.
character-selma = Wacht in het hoge gras op het juiste moment.
