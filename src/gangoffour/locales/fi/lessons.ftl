### The lessons of the tutorial: what is said while a learner plays with fixed cards. One or two short sentences each.
### The messages of a lesson stand in the order in which they are said: its name, what it is about in the list, then the
### tasks, each with its hint, its praise, and the reasons why another play is not taken.

## 1. Get rid of your cards. The learner holds a yellow 4, a red 7 and a green 10

lesson-cards-name = Hankkiudu eroon korteistasi
lesson-cards-about = Voita kortti korkeammalla, kunnes kätesi on tyhjä.
lesson-cards-first = Se, joka pääsee ensimmäisenä eroon kaikista korteistaan, voittaa jaon. Pöydässä on kakkonen: pelaa korkeampi kortti.
lesson-cards-first-hint = Valitse nelonen, matalin korttisi, ja pelaa se.
lesson-cards-first-praise = Juuri niin: niin matala kuin mahdollista.
lesson-cards-too-high = Se on korkeampi, mutta matalampikin kortti riittää. Säästä korkea, tarvitset sitä vielä.
lesson-cards-no-pass = Saat passata, mutta sinulla on riittävän korkea kortti. Jokainen käteen jäävä kortti on liikaa.
lesson-cards-second = Muut pelasivat korkeampaa, ja vuoro on taas sinun. Voita kutonen.
lesson-cards-second-hint = Seiska on juuri riittävän korkea.
lesson-cards-third = Yksi kortti jäljellä ja ysi voitettavana. Mitä vielä odotat?
lesson-cards-third-hint = Kymppisi voittaa ysin. Pelaa se, niin jako on sinun.
lesson-cards-done = Kätesi on tyhjä, joten jako päättyy heti: kukaan ei saa enää vastata. Jokainen muille jäänyt kortti maksaa heille miinuspisteitä, eikä niitä kukaan halua.

## 2. Colours break ties. The learner holds red 5, green 7, yellow 7, yellow 9, red 9 and yellow 10

lesson-colours-name = Väri ratkaisee tasatilanteen
lesson-colours-about = Kun kahdella kortilla on sama numero, väri ratkaisee.
lesson-colours-seven = Vihreä on matalin väri, sitten tulee keltainen, sitten punainen. Pöydässä on vihreä seiska: voita se seiskalla.
lesson-colours-seven-hint = Vihreä seiskasi on yhtä korkea, eikä sama riitä. Keltainen seiska on korkeampi.
lesson-colours-seven-praise = Keltainen voittaa vihreän.
lesson-colours-seven-rank = Se voittaa numerollaan. Tässä riittää seiska, jonka väri on korkeampi: mikä?
lesson-colours-red-seven = Ja punainen seiska voittaa keltaisen seiskasi. Punaista korkeampaa seiskaa ei ole.
lesson-colours-nine = Vihreä ysi. Sinulla on kaksi ysiä, jotka voittavat sen: pelaa niistä matalampi.
lesson-colours-nine-hint = Keltainen on vihreän ja punaisen välissä: keltainen ysisi on juuri riittävän korkea.
lesson-colours-nine-praise = Ja sinulle jää punainen ysi, ysien korkein.
lesson-colours-nine-red = Punainen ysi voittaa sen, mutta keltainen riittää. Säästä punainen.
lesson-colours-nine-rank = Kymppi voittaa jokaisen ysin, mutta tässä se on liikaa. Ysi riittää.
lesson-colours-ten = Yllätys: vihreä kymppi. Numero menee värin edelle, joten punaisesta ysistä ei ole nyt apua; mutta onhan sinullakin kymppi.
lesson-colours-ten-hint = Keltainen kymppisi on korkeampi kuin vihreä kymppi.
lesson-colours-done = Ensin numero, sitten väri, eikä samanlainen kortti koskaan voita. Korttien pienet neliöt kertovat värin: yksi on vihreä, kaksi keltainen, kolme punainen.

## 3. Pairs and triples. The learner holds two 5s (yellow, red), two 7s (green, red) and three 9s

lesson-pairs-name = Parit ja kolmoset
lesson-pairs-about = Kaksi tai kolme samannumeroista korttia pelataan yhdessä.
lesson-pairs-pair = Kaksi samannumeroista korttia on pari, ja parin päälle käy korkeampi pari. Yksi pareistasi on juuri riittävän korkea: mikä?
lesson-pairs-pair-hint = Katso värejä: sinun seiskasi ovat vihreä ja punainen, nämä vihreä ja keltainen.
lesson-pairs-pair-praise = Seiskat seiskojen päälle: parin paras väri ratkaisee, ja punainen voittaa keltaisen.
lesson-pairs-pair-nines = Se on korkeampi, mutta vie kaksi korttia kolmesta ysistäsi. Matalampi pari riittää.
lesson-pairs-triple = Kaikki muut passasivat, joten sinä aloitat, ja saat aloittaa millä haluat. Kolme samannumeroista korttia on kolmoset: aloita omillasi.
lesson-pairs-triple-hint = Valitse kaikki kolme ysiä.
lesson-pairs-house = Ovelaa: kolmoset ja pari ovat yhdessä täyskäsi, ja koko kätesi meni kerralla! Siitä on vielä oma oppituntinsa.
lesson-pairs-triple-other = Sillä saa aloittaa, mutta kolme korttia kerralla on parempi kuin yksi tai kaksi. Aloita kaikilla kolmella ysillä.
lesson-pairs-out = Kenelläkään ei ole korkeampia kolmosia. Kaksi korttia jäljellä, ja sinä aloitat taas: miten lopetat?
lesson-pairs-out-hint = Vitosesi ovat pari.
lesson-pairs-out-single = Jos pelaat yhden vitosen, toinen jää käteen. Molemmat voivat mennä kerralla.
lesson-pairs-done = Seitsemän korttia kolmella kerralla! Mitä enemmän kortteja menee yhdessä, sitä pikemmin kätesi on tyhjä.

## 4. Pass. The learner holds a green 4, two 9s and a red 10

lesson-pass-name = Passaaminen
lesson-pass-about = Ei ole pakko pelata, ja mukaan voi palata.
lesson-pass-cannot = Tikki alkoi kolmosilla, eikä sinulla ole sellaisia. Kädessäsi ei ole mitään korkeampaa, joten passaa.
lesson-pass-cannot-hint = Paina ”Passaa”.
lesson-pass-cannot-praise = Passi maksaa sinulle vain tämän vuoron.
lesson-pass-rather-not = Punainen kasi. Ysi voittaisi sen, mutta kaksi ysiäsi ovat yhdessä arvokkaampia: passaa, vaikka voisit pelata.
lesson-pass-rather-not-hint = Paina ”Passaa” ja katso, mitä muut tekevät.
lesson-pass-rather-not-praise = Malttia!
lesson-pass-rather-not-nine = Se voittaa kasin, mutta rikkoo ysiparisi. Passaa tällä kertaa ja odota.
lesson-pass-rather-not-ten = Se voittaa kasin, mutta punainen kymppisi voittaa paljon muutakin. Passaa tällä kertaa ja odota.
lesson-pass-back = Yllätys: vuoro on taas sinun, sillä passi koskee vain yhtä vuoroa. Voita vihreä kymppi.
lesson-pass-back-hint = Punainen kymppisi on korkeampi kuin vihreä kymppi. Palaa sillä mukaan.
lesson-pass-done = Passasit, ja silti tikki on sinun. Se päättyy vasta, kun kaikki muut ovat passanneet ylimmän yhdistelmän jälkeen.

## 5. Win the trick, lead anything. The learner holds 2, 5, 5, 7, 10, 10 when it comes to leading

lesson-lead-name = Voita tikki, aloita millä vain
lesson-lead-about = Kun kaikki muut passaavat, sinä päätät, mitä pelataan seuraavaksi.
lesson-lead-win = Kun kaikki muut passaavat, tikki on sinun ja aloitat seuraavan. Voita kasi, niin näet.
lesson-lead-win-hint = Punainen ysisi on riittävän korkea, ja tikin voittaja aloittaa.
lesson-lead-win-ten = Se on korkeampi, mutta kaksi kymppiäsi ovat pari. Ysi riittää.
lesson-lead-yours = Kaikki passasivat: tikki on sinun. Nyt ei ole mitään voitettavaa, ja saat aloittaa millä tahansa yhdistelmällä.
lesson-lead-choose = Voit aloittaa kahdeksalla tavalla, ja yksi niistä on paras. Kokeile mitä tahansa ja katso, mitä siitä seuraa.
lesson-lead-choose-hint = Kaksi matalaa korttia voi mennä yhdessä, ja kaksi korkeaa voi tuoda aloituksen takaisin.
lesson-lead-two = Matalin korttisi meni, mutta vain yksi kortti, ja aloitus sen mukana. Kokeile toista aloitusta.
lesson-lead-seven = Kaksi korttia oli korkeampia, ja aloitus meni: seiska ei ole matala eikä korkea. Kokeile toista aloitusta.
lesson-lead-five = Nyt toinen vitosesi on yksin, ja yksinäinen vitonen voittaa vain vähän. Pidä yhdessä, mikä kuuluu yhteen, ja kokeile toista aloitusta.
lesson-lead-ten = Punainen kymppi oli korkeampi, ja toinen kymppisi jäi yksin. Kokeile toista aloitusta.
lesson-lead-tens = Kukaan ei vastaa, ja sinä aloitat taas. Mutta kaikki matalat korttisi ovat yhä kädessäsi, eikä mikään enää tuo aloitusta takaisin: kokeile toista aloitusta.
lesson-lead-fives-praise = Kaksi matalaa korttia kerralla.
lesson-lead-fives = Parin päälle pelataan korkeampia pareja, ja ylimpänä on nyt ysipari. Voita aloitus takaisin.
lesson-lead-fives-hint = Kymppisi voittavat ysit. Sitä varten säästit ne.
lesson-lead-done = Neljä korttia vähemmän, ja sinä aloitat taas. Aloita matalilla korteilla yhdessä, ja säästä jotain korkeaa, jolla pääset takaisin.

## 6. Five cards. A hand of its own for each task

lesson-five-name = Viisi korttia
lesson-five-about = Suora, väri, täyskäsi, värisuora: matalasta korkeaan.
lesson-five-straight = Viisi peräkkäistä numeroa on suora, värillä ei väliä. Tässä on suora, jonka korkein on 5: tee korkeampi.
lesson-five-straight-hint = Sinulla on viisi peräkkäistä numeroa, 4–8. Ehdotus valitsee ne kaikki kerralla.
lesson-five-straight-praise = Viisi korttia kerralla!
lesson-five-straight-done = Suorista voittaa se, jonka ylin kortti on korkeampi. Jokaista suoraa korkeampi on väri: viisi samanväristä korttia.
lesson-five-flush = Uudet kortit ja suora, jonka korkein on 10: ylemmäs ei mikään suora yllä. Voita se värillä.
lesson-five-flush-hint = Viisi korteistasi on punaisia, ja se on väri.
lesson-five-flush-praise = Matalakin väri voittaa jokaisen suoran.
lesson-five-surprise = Yllätys: kolme ykköstä ja kaksi kakkosta voittavat värisi. Kolmoset ja pari ovat yhdessä täyskäsi, ja se voittaa jokaisen värin.
lesson-five-house = Uudet kortit, ja nyt sinä teet saman. Voita tämä väri täyskädellä.
lesson-five-house-hint = Sinulla on kolme kolmosta ja kaksi nelosta, ja se on täyskäsi.
lesson-five-house-praise = Kahdesta täyskädestä verrataan ensin kolmosia.
lesson-five-house-done = Yksi laji on vielä korkeampi: värisuora, viisi peräkkäistä numeroa samaa väriä.
lesson-five-straight-flush = Uudet kortit ja täyskäsi, jossa on kolme kymppiä. Voita se värisuoralla.
lesson-five-straight-flush-hint = Keltaiset korttisi ovat 2–6, ja se on värisuora.
lesson-five-unaided-soon = Suora, väri, täyskäsi, värisuora: siinä järjestys. Etsi nyt sopiva ilman ehdotuksia.
lesson-five-unaided = Punainen väri, jonka korkein on 10. Mitkä viisi korttiasi voittavat sen?
lesson-five-unaided-hint = Suorasi on liian heikko, ja vihreän värisi korkein on vain 9. Etsi kolmoset ja pari.
lesson-five-done = Korkean lajin matalat kortit voittavat matalan lajin korkeat kortit. Nämä neljä lajia käyvät toistensa päälle, eivät minkään muun.

## 7. The gang. First the learner holds four 3s, later five 2s, two 7s and a 9

lesson-gang-name = Kopla
lesson-gang-about = Neljä samannumeroista korttia voittaa kaikki muut lajit.
lesson-gang-break = Värisuora, viiden kortin lajeista korkein. Mutta neljä samannumeroista korttia on kopla, ja kopla voittaa kaikki muut lajit: pelaa neljä kolmostasi.
lesson-gang-break-hint = Neljä kolmostasi ovat kopla. Se voittaa tämän ja kaiken muun, mikä ei ole kopla.
lesson-gang-break-praise = Neloset, neljän kopla! Se kaataa jopa värisuoran.
lesson-gang-five = Yllätys: viitoset eli viiden kopla kaataa omasi, ja vieläpä pelkillä ykkösillä! Ensin ratkaisee korttien määrä, ja yhtä suurista koplista suurempi numero.
lesson-gang-keep = Uudet kortit ja kutospari. Kopla käy parinkin päälle, mutta olisiko jotain halvempaa?
lesson-gang-keep-hint = Kaksi seiskaasi voittavat kutoset, ja koplasi jää ehjäksi.
lesson-gang-keep-gang = Kopla käy kaiken päälle, mutta kutosparia varten se on liian hyvä. Säästä se myöhemmäksi.
lesson-gang-top = Neljä kymppiä, korkein neljän kopla, mitä on. Voitatko senkin?
lesson-gang-top-hint = Laske kakkosesi: niitä on viisi, ja korttien määrä ratkaisee ensin.
lesson-gang-top-praise = Viisi kakkosta voittaa neljä kymppiä.
lesson-gang-done = Tikki on sinun. Kopla käy kaiken päälle, mutta koplan päälle käy vain korkeampi kopla.

## 8. Special cards. A hand of its own for each: the multi-coloured 1, a phoenix and the dragon, both phoenixes

lesson-special-name = Erikoiskortit
lesson-special-about = Kolmivärinen 1, feenixit ja lohikäärme.
lesson-special-open = Se, joka saa kolmivärisen ykkösen, aloittaa pelin, ja kortin on oltava mukana ensimmäisessä yhdistelmässä. Värissä se on samaa väriä kuin muut kortit: aloita vihreällä värillä, jossa se on mukana.
lesson-special-open-hint = Valitse kolmivärinen 1 ja neljä vihreää korttiasi.
lesson-special-open-praise = Se voi olla vihreä, keltainen tai punainen, aina tarpeesi mukaan.
lesson-special-open-alone = Sillä saa aloittaa yksinäänkin, mutta silloin se on pelkkä ykkönen. Neljän vihreän korttisi kanssa siitä tulee väri.
lesson-special-opened = Vain pelin ensimmäisessä yhdistelmässä sen on oltava mukana. Se on ykkösistä korkein, mutta toista numeroa se ei koskaan korvaa.
lesson-special-phoenix = Uudet kortit ja punainen kymppi, kympeistä korkein. Niitä korkeampia ovat feenixit: pelaa omasi.
lesson-special-phoenix-hint = Vihreä feenixisi on korkeampi kuin mikään kymppi.
lesson-special-phoenix-dragon = Lohikäärmekin voittaa sen, mutta feenix riittää. Säästä lohikäärme.
lesson-special-dragon = Keltainen feenix on korkeampi kuin vihreä. Molempia korkeampi on lohikäärme: se voittaa kaikki muut yksittäiset kortit.
lesson-special-dragon-hint = Mikään yksittäinen kortti ei ole lohikäärmettäsi korkeampi. Se pelataan yksin, ei koskaan muiden korttien kanssa.
lesson-special-broken = Yllätys: kopla voittaa jopa lohikäärmeen. Mikään muu ei siihen pysty.
lesson-special-couple = Uudet kortit ja kymppipari. Kaksi feenixiäsi ovat myös pari: pelaa se.
lesson-special-couple-hint = Kaksi feenixiäsi ovat korkein pari, mitä on.
lesson-special-done = Feenixit pelataan yksin, parina tai täyskäden parina. Lohikäärme pelataan aina yksin.

## 9. Last card! First the learner holds a yellow 5 and a red 10, later two 4s, two 6s and a red 10

lesson-last-name = Yksi kortti!
lesson-last-about = Ilmoita viimeinen korttisi, ja pysäytä se, jolla on enää yksi.
lesson-last-call = Se, jolle jää yksi kortti, ilmoittaa sen. Useimmissa pöydissä se käy itsestään, mutta täällä teet sen itse: pelaa vitonen ja ilmoita samalla viimeinen korttisi.
lesson-last-call-hint = Valitse vitonen, kytke päälle ”Yksi kortti!” ja pelaa.
lesson-last-call-praise = Nyt kaikki tietävät.
lesson-last-call-silent = Ilman ilmoitusta putoaisit tästä jaosta, ja kortti jäisi käteesi. Ilmoita se samalla, kun pelaat.
lesson-last-call-ten = Hyvin ilmoitettu, mutta silloin käteesi jää vitonen, ja se voittaa vain vähän. Säästä kymppi.
lesson-last-call-pass = Saat passata, mutta vitosesi on riittävän korkea. Pelaa se ja katso, mitä ilmoituksesi saa aikaan.
lesson-last-bound = Yllätys: sinua edeltävän pelaajan oli pelattava kätensä korkein kortti pysäyttääkseen sinut. Riittääkö vihreä kymppi?
lesson-last-bound-hint = Punainen kymppisi on korkeampi kuin vihreä kymppi. Pelaa se, niin jako on sinun.
lesson-last-out = Se ei riittänyt, ja pääsit eroon korteistasi. Katso nyt samaa toiselta puolelta.
lesson-last-highest = Seuraavalla on enää yksi kortti, joten nyt velvoite on sinulla. Yksittäisen kortin päälle sinun on pelattava korkein korttisi, jos se on riittävän korkea.
lesson-last-highest-hint = Pelaa punainen kymppi. Muu kortti ei ole sallittu, eikä myöskään passi.
lesson-last-lead = Sinä aloitat, mutta velvoite pysyy: sinun on aloitettava vähintään kahdella kortilla, jos voit. Millä parilla?
lesson-last-lead-hint = Aloita korkeammalla parilla: kutosilla.
lesson-last-lead-low = Sillä saa aloittaa, mutta matala pari on helppo voittaa. Aloita kutosilla.
lesson-last-finish = Kukaan ei vastaa, ja sinä aloitat taas. Entä nyt?
lesson-last-finish-hint = Kaksi nelostasi ovat pari, ja kaksi korttia menee ilman ilmoitusta.
lesson-last-done = Voitat jaon. Yksi kortti ei voi koskaan vastata pariin: niin viimeinen kortti pysäytetään.

## 10. Score, exchange, turn about. First eight cards, then two 9s, then a whole hand, at last a green 10

lesson-score-name = Pisteet, korttien vaihto, suunta
lesson-score-about = Mitä käteen jäävät kortit maksavat, kuka antaa kortin kenelle ja milloin peli päättyy.
lesson-score-eight = Jollakulla on enää yksi kortti, ja sinulla on kahdeksan. Kahdeksan korttia maksaa 16 miinuspistettä, seitsemän maksaa 7: hankkiudu eroon yhdestä.
lesson-score-eight-hint = Mikä tahansa nelosta korkeampi kortti käy. Kahdeksan korttia maksaa 16 miinuspistettä, seitsemän maksaa 7.
lesson-score-points = 7 miinuspistettä eikä 16! Kahdeksasta kortista alkaen jokainen lasketaan kaksinkertaisena, yhdestätoista kolminkertaisena, neljästätoista nelinkertaisena ja kaikki kuusitoista viisinkertaisina.
lesson-score-win = Seuraava jako on melkein lopussa, ja tällä kertaa sinä aloitat. Vie se loppuun.
lesson-score-win-hint = Pelaa molemmat ysit kerralla.
lesson-score-win-single = Jos pelaat yhden ysin, toinen jää käteen. Molemmat voivat mennä kerralla.
lesson-score-won = Sinä olet jaon voittaja; häviäjä on se, jolle jäi eniten kortteja. Ennen seuraavaa jakoa te kaksi vaihdatte kortin.
lesson-score-exchange = Yllätys: häviäjän on luovutettava sinulle korkein korttinsa, ja se on lohikäärme! Sinä palautat minkä tahansa kortin: mitä kaipaat vähiten?
lesson-score-exchange-hint = Vihreä ykkönen on matalin korttisi, eikä se kuulu mihinkään pariin.
lesson-score-exchange-praise = Paras kortti huonoimmasta: sen arvoista voittaminen on.
lesson-score-exchange-dragon = Saat palauttaa vaikka lohikäärmeen, mutta silloin koko vaihto oli turha. Palauta matalin korttisi.
lesson-score-exchange-high = Sen saa palauttaa, mutta korkeat kortit voittavat tikkejä. Palauta matalin korttisi.
lesson-score-exchange-lower = Se ei kuulu mihinkään pariin, mutta sinulla on vielä matalampi kortti. Palauta se.
lesson-score-exchange-pair = Sen saa palauttaa, mutta silloin rikot parin. Palauta matala kortti, joka on yksin.
lesson-score-turned = Jaon voittaja aloittaa. Ja pelin suunta on vaihtunut, kuten joka uudessa jaossa: se, joka pelasi ennen sinua, pelaa nyt sinun jälkeesi.
lesson-score-hundred = Muutamaa jakoa myöhemmin. Kun jollakulla on 100 pistettä, peli päättyy, ja se voittaa, jolla on niitä vähiten: pystytkö päättämään pelin?
lesson-score-hundred-hint = Kymppisi voittaa ysin. Se on viimeinen korttisi, ja se päättää pelin.
lesson-score-done = Jollakulla on yli 100 pistettä, ja sinulla niitä on vähiten: voitat pelin. Nyt tiedät kaiken tarvittavan, joten istu oikeaan pöytään.
