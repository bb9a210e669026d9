### What only happens at a table: seats and options that are refused there.

options-slow-clock = Samassa pöydässä istuvilla on vuoroon enintään tunti. Pidempää kelloa varten pelaa vuoro kerrallaan.
options-turn-based-clock = Valitse vuoro kerrallaan pelaamiseen kello, jossa vuoroon on vähintään tunti.
options-alone-clock = Yksin botteja vastaan pelaavaa ei hoputeta. Pelaa ilman kelloa tai muiden kanssa.
options-invited-private = Vain yksityisellä pöydällä on avain, jolla kutsua. Tee pöydästä yksityinen tai anna kaikkien istua.
options-rated = Pöydät, joiden tulokset lasketaan, avaa palvelin. Avaa pöytä ilman sitä.
seat-next-deal = Botti pelaa tämän jaon loppuun puolestasi. Pyydä paikkaasi, niin se on taas sinun seuraavassa jaossa.
seat-no-time = Aikasi tähän vuoroon on loppunut, ja botti pelaa sen puolestasi. Ota paikkasi takaisin sen jälkeen.
seat-alone = Tässä pelaa yksi ihminen botteja vastaan. Katso peliä tai valitse toinen pöytä.
seat-promised = Se paikka on varattu jollekulle muulle. Katso peliä tai valitse toinen pöytä.
ready-late = Peli alkaa ilman sinua, ja botti pelaa puolestasi. Ota paikkasi takaisin heti, kun peli on alkanut.
