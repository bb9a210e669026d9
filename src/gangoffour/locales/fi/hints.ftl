### Miksi jotakin neuvotaan: yksi lause joka syylle. $left on, montako yhdistelmää käden loppu vähintään vaatii; $name on
### toisen pelaajan nimi.

# Osa muita lauseita, ei koskaan niiden alussa.
hint-rest = { $left ->
    [one] sen jälkeen jää yksi yhdistelmä
   *[other] sen jälkeen jää { $left } yhdistelmää
    }

hint-out = Kätesi tyhjenee: jako on sinun.
hint-settled = Kukaan ei voita tätä, ja kaikki loput menevät yhtenä yhdistelmänä: jako on sinun.
hint-duty = Seuraavalla pelaajalla on enää yksi kortti, joten on pelattava korkein korttisi.
hint-only = Mikään muu ei ole nyt sallittua.
hint-unbeatable = Kukaan ei voita tätä; { hint-rest }.
hint-shuts-out = Pelaajalla { $name } on enää { $held ->
    [one] yksi kortti
   *[other] { $held } korttia
    }, eikä se riitä { $count } korttia vastaan.
hint-keeps-gang = Koplasi pysyy koossa; { hint-rest }.
hint-lowest-beating = Mikään matalampi samaa lajia ei riitä; { hint-rest }.
hint-lowest-card = Matalin korttisi lähtee mukana; { hint-rest }.
hint-many-cards = { $count } korttia lähtee kerralla; { hint-rest }.
hint-leaves = { $left ->
    [one] Sen jälkeen jää yksi yhdistelmä.
   *[other] Sen jälkeen jää { $left } yhdistelmää.
    }
hint-pass-keeps-gang = Kaikki muu hajottaisi koplasi.
hint-pass-keeps-plan = Minkään muun jälkeen ei jäisi vähemmän yhdistelmiä kuin nyt.
hint-pass-keeps-highest = Mikä tahansa muu maksaisi sinulle yhden korkeimmista korteistasi.
hint-pass-waits = Et tuhlaa mitään ja odotat parempaa tilaisuutta.
hint-return-lowest = Se on matalin kortti, jonka voit palauttaa; { hint-rest }.
hint-return-spared = Tarvitset sitä vähiten; { hint-rest }.
hint-declare = Viimeinen kortti on ensin ilmoitettava.

hint-number = Luku kertoo, montako pistettä paremmin tämän jaon pitäisi päättyä sinulle kuin muille keskimäärin. Järjestyksessä otetaan huomioon myös, kuka aloittaa seuraavan jaon.
