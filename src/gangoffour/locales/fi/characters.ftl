### How each character plays, in one line. A character is a bot: it has no he or she.

character-pim = Sulkee silmänsä ja valitsee kortin.
character-tolo = Hyppii kortista korttiin. Ei suunnitelmaa, hyvä tuuli.
character-pom = Kuoriutui tänä aamuna. Joka kortti on uusi.
character-nela = Pois kaikki, mikä sopii. Suunnitelmat joskus muulloin.
character-otso = Pelaa alhaalta päin eikä katso eteensä.
character-nilo = Syö käden sellaisena kuin se tulee, pienin ensin.
character-irma = Järjestää koko käden ennen ensimmäistä tikkiä.
character-anton = Rakentaa reitin ulos ja laskee, mitä on mennyt.
character-ando = Jyrsii suunnitelmaa ja tarkistaa sen vielä.
character-ulla = Katsoo kuuteentoista maailmaan ennen joka korttia.
character-remo = Kahdeksan lonkeroa, kuusitoista maailmaa, yksi valinta.
character-olle = Räpäyttää silmiä, miettii ja räpäyttää taas.
character-nora = Miljoona jakoa pelattu, yksikään ei unohtunut.
character-lumi = Ei laske. On vain ollut täällä ennenkin.
character-nuri = Muistaa, miten tässä viimeksi kävi.
character-alma = Vaistoaa parhaan ja tarkistaa sen kahdesti.
character-ivo = Toisessa sarvessa kokemus, toisessa kaukonäkö.
character-selma = Odottaa korkeassa heinässä oikeaa hetkeä.
