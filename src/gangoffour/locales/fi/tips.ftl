### Tips and strategy as a page to read, without JavaScript, and the exercises on this page and on that of the rules.
### One message is one heading, paragraph, item or cell. $card is a name in the nominative, as in cards.ftl.

## The page

tips-title = Vinkkejä ja strategiaa
tips-description = Miten Gang of Four -korttipelissä voitetaan: käden suunnittelu, korttien vaihto, viimeinen kortti, korttien laskeminen, koplat ja pisteet, kuvien ja harjoitusten kanssa.
tips-lead = Säännöt osaat jo. Tässä on, mitä hyvät pelaajat niillä tekevät.

## Planning

tips-plan = Suunnittele koko käsi
tips-plan-sort = Järjestä kätesi yhdistelmiksi ennen ensimmäistä tikkiä. Mitä vähemmän niitä tarvitset, sitä pikemmin kätesi on tyhjä, ja kortti, joka ei sovi mihinkään, vie oman vuoronsa.
tips-plan-example = Samat yhdeksän korttia kahdella tavalla:
tips-plan-good = Suora ja kaksi paria.
tips-plan-bad = Täyskäsi on vahvempi, mutta jättää jälkeensä neljä yksittäistä korttia.
tips-plan-order = Viimeisen yhdistelmäsi ei tarvitse olla vahva, sillä kukaan ei saa vastata siihen. Toiseksi viimeisen tarvitsee: sen on voitettava tikki. Pelaa siis vahvoja kortteja silloin, kun sinulla on vielä heikkoja pelattavana, ja jätä viimeiseksi heikko yhdistelmä.
tips-plan-plays = { $count ->
    [one] { $count } yhdistelmä
   *[other] { $count } yhdistelmää
    }

## Five cards

tips-five = Viisi korttia kerralla
tips-five-odds = Näin moni sadasta pelaajasta löytää tällaisen yhdistelmän niistä { $hand } kortista, jotka hänelle jaetaan:
tips-five-kind = Yhdistelmä
tips-five-share = Sadasta pelaajasta
tips-five-flush = Jokainen pelaaja saa jaossa värin, ja jokainen väri voittaa jokaisen suoran. Aloita siis suoralla, kun haluat eroon matalista korteista, mutta älä luota siihen, että se voittaa tikin jaon alussa.
tips-five-house = Täyskäsi voittaa kaikki värit, vaikka sen kortit olisivat matalia. Pidä se koossa, jos sinun on voitettava tikki.
tips-five-pair = Täyskädessä ratkaisevat kolmoset. Anna niille matalin parisi ja säästä korkea.

## Special cards

tips-special = Erikoiskortit
tips-special-multi = Yksin kolmivärinen 1 häviää jokaiselle kakkoselle. Seurassa se pärjää paremmin: vihreän, keltaisen tai punaisen värin viidentenä korttina, muiden ykkösten kanssa tai suoran alapäässä.
tips-special-phoenix = Yhdessä feenixit ovat pari, jonka voittaa vain kopla. Yksinkin kumpi tahansa voittaa jokaisen kympin. Täyskädessä ne menevät yleensä hukkaan, koska kolmoset ratkaisevat.
tips-special-dragon = Vain kopla voittaa lohikäärmeen. Mutta lohikäärme ei käy minkään muun kortin kanssa, joten se vie aina oman vuoronsa.

## The exchange

tips-exchange = Korttien vaihto
tips-exchange-tribute = Luovutettu kortti on kätensä korkein, ja sinä näet sen. Luovuttaja ei saanut jaossa mitään korkeampaa. Pane se mieleesi.
tips-exchange-none = Luovutettu: { $card }. Tälle pelaajalle ei jaettu yhtäkään näistä:
tips-exchange-return = Voititko jaon? Palauta silloin kortti, joka sinun olisi pelattava yksin. Matala on paras: se voittaa vain vähän, ja ykkönen tai kakkonen sopii harvaan suoraan, vitonen tai kutonen taas melkein kaikkiin.
tips-exchange-example = Palauta { $card }. Käteen jäävät suora ja pari.

## The last two plays

tips-last = Kaksi viimeistä yhdistelmää
tips-last-two = Ajattele kahta viimeistä yhdistelmääsi yhdessä jo ennen kuin muuta ei ole jäljellä. Voita tikki vahvemmalla ja aloita sitten toisella: kätesi on tyhjä, oli se kuinka matala tahansa.
tips-last-example = Ellei jollakulla ole koplaa, feenixit voittavat tikin. Vitosen ei sitten tarvitse voittaa mitään.
tips-last-many = Lopeta vähintään kahdella kortilla kerralla, jos voit. Silloin ei ole viimeistä korttia ilmoitettavana, eikä kenelläkään ole velvoitetta pysäyttää sinua.
tips-last-single = Jos sinulle jää yksi kortti, juuri ennen sinua vuorossa olevan on pelattava korkein korttinsa jokaisen yksittäisen kortin päälle, jonka se voittaa. Matala viimeinen kortti menee läpi vain, jos aloitat sillä. Säästä siis korkea kortti tai keino voittaa tikki.

## Counting

tips-count = Laske, mitä on pelattu
tips-count-high = Kukaan ei muista kaikkia { $cards } korttia. Aloita kolmesta: lohikäärmeestä ja kahdesta feenixistä. Kun ne on pelattu, punainen kymppi on korkein yksittäinen kortti. Punaisia kymppejä on kaksi, mutta sama ei riitä.
tips-count-tens = Laske sitten kympit ja ne numerot, joista oma suunnitelmasi riippuu.
tips-count-gang = Numeroita 2–10 on kutakin { $copies } korttia ja ykkösiä { $ones }. Jos siis olet nähnyt samaa numeroa { $enough } korttia, kädessäsi tai pöydässä, kenelläkään muulla ei voi olla siitä koplaa. Ykkösiä on nähtävä { $enough_ones }.
tips-count-example = Sen, jolla on nämä, ei tarvitse pelätä kasien koplaa.

## Gangs

tips-gang = Kopla: riko vai säästä?
tips-gang-use = Kopla voittaa tikin, jota et voisi voittaa millään muulla. Säästä se siis, jos sinulla on heikkoja kortteja, jotka tarvitsevat aloituksen.
tips-gang-break = Mutta kopla on myös neljä samannumeroista korttia, ja erikseen ne voivat olla arvokkaampia. Vertaa suunnitelmia. Kun koplan tässä rikkoo, yhdistelmiä tarvitaan kolme vähemmän:
tips-gang-break-kept = Kopla pysyy ehjänä, ja neljä yksittäistä korttia jää.
tips-gang-broken = Suora ja kolmoset.
tips-gang-keep = Ja tässä molemmat suunnitelmat ovat yhtä lyhyitä. Säästä kopla, sillä se voittaa tikin, ellei jollakulla ole korkeampaa koplaa:
tips-gang-keep-kept = Ensin kopla, sitten pari.
tips-gang-keep-broken = Täyskäsi voidaan voittaa, ja silloin yksinäinen kutonen jää odottamaan tikkiä.
tips-gang-late = Älä odota liian kauan: käteen jäänyt kopla maksaa miinuspisteitä kuten kaikki muutkin kortit.

## Leading

tips-lead-chapter = Pitkä vai lyhyt aloitus?
tips-lead-long = Aloita heikkojen korttiesi pisimmällä yhdistelmällä. Se vie kädestäsi viisi korttia kerralla, ja vastatakseen muut tarvitsevat viisi korttia tai koplan.
tips-lead-long-example = Viisi matalaa korttia kerralla.
tips-lead-sizes = Katso, montako korttia muilla on. Se, jolla on alle viisi, voi vastata viiteen korttiin vain koplalla, ja se, jolla on enintään kolme, ei voi vastata lainkaan.
tips-lead-short = Yksittäiseen korttiin voi vastata jokainen. Aloita sellaisella, jos voit taas voittaa seuraavan tikin, lohikäärmeellä tai feenixillä, tai jos se on viimeinen korttisi.
tips-lead-keep = Aloitus on arvokkaampi kuin tikki: aloittaja valitsee, mitä pelataan. Jos se on sinulla ja voit pitää sen, pelaa pois se, mikä ei sovi muihin tikkeihin.

## Points

tips-points = Kun kortit maksavat tuplasti
tips-points-lead = Kaikkia jakoja ei voi voittaa. Jos joku muu on pääsemässä eroon korteistaan, mene seuraavan rajan alle vaikka hyvän yhdistelmän hinnalla:
tips-points-before = Kortteja jäi
tips-points-after = Yksi vähemmän
tips-points-cell = { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
    }: { $points ->
    [one] { $points } miinuspiste
   *[other] { $points } miinuspistettä
    }
tips-points-early = Pelaa siis joka jaossa jotain jo varhain, äläkä istu { $hand } kortin päällä odottamassa täydellistä suunnitelmaa.

## The dragon

tips-dragon = Mihin lohikäärmettä tarvitaan
tips-dragon-lead = Älä tuhlaa lohikäärmettä tikkiin, josta et hyödy. Pelaa se, kun tarvitset aloituksen pitkälle heikolle yhdistelmälle tai toiseksi viimeiselle yhdistelmällesi.
tips-dragon-stop = Ja pelaa se, kun joku, jolla on yksi kortti, voisi lopettaa seuraavan yksittäisen kortin päälle. Lohikäärmeeseen voi vastata vain koplalla.
tips-dragon-beats = Yksittäisistä korteista korkein.
tips-dragon-duty = Jos hän on vuorossa heti sinun jälkeesi, velvoite vie sinulta lohikäärmeen: se on korkein korttisi, joten sinun on pelattava se ensimmäisen yksittäisen kortin päälle, ellet pelaa koplaa. Pelaa se, mikä tarvitsee lohikäärmettä, ennen kuin jollakulla on yksi kortti.

## One card

tips-one = Kun jollakulla on yksi kortti
tips-one-lead = Älä anna mitään sille, jolla on yksi kortti. Aloita vähintään kahdella kortilla: silloin hän ei voi vastata, istui hän missä tahansa.
tips-one-example = Matalinkin pari on turvassa viimeiseltä kortilta.
tips-one-singles = Jos sinulla on vain yksittäisiä kortteja, aloita korkeimmalla. Juuri ennen viimeistä korttia vuorossa olevan on tehtävä niin joka tapauksessa, ja kaikille muille se on viisasta.
tips-one-follow = Kun pelataan yksittäisiä kortteja, älä passaa liian pian: korkea kortti nyt voi olla viimeinen tilaisuus pysäyttää hänet.

## Exercises, on this page and on that of the rules. $number is the number of the exercise on its page

try-heading = Harjoitus { $number }: { $title }
try-top-play = Ylin yhdistelmä:
try-hand = Kätesi: { $cards }
# The name of a group of buttons, one for each card.
try-choose-from = Kätesi harjoituksessa { $number }
# The name of a button that chooses a card. $card comes first, since it is what matters.
try-card = { $card }, harjoitus { $number }
try-check = Tarkista
# The full name of the button "Check"; it has to contain its text.
try-check-name = Tarkista harjoitus { $number }
# The full name of the button "Pass" (hand-pass); it has to contain its text.
try-pass-name = Passaa harjoituksessa { $number }
try-choose = Valitse ensin vähintään yksi kortti.
try-right = Oikein!
try-allowed = Sallittua, mutta parempaakin on.
try-refused = Sitä ei voi pelata.
try-solution = Harjoituksen { $number } ratkaisu

## Exercise: two plays

tips-try-plan = Kaksi yhdistelmää
tips-try-plan-question = Sinä aloitat. Etsi yhdistelmä, jonka jälkeen enää yksi tyhjentää kätesi.
tips-try-plan-straight = Kolme kasiasi pysyy yhdessä, ja ne ovat viimeinen yhdistelmäsi.
tips-try-plan-triple = Suora pysyy koossa, ja se on viimeinen yhdistelmäsi. Tämä järjestys on parempi: kolme kasia voi hyvinkin voittaa tikin, eikä viimeisen yhdistelmän tarvitse olla vahva.
tips-try-plan-flush = Väri vie yhden kolmesta kasistasi. Jäljelle jää pari ja yksittäinen kortti, joten tarvitset vielä kaksi yhdistelmää.
tips-try-plan-other = Sen jälkeen tarvitset vielä kaksi yhdistelmää tai enemmänkin.

## Exercise: for certain

tips-try-last = Varma voitto
tips-try-last-question = Sinä aloitat, eikä kenelläkään voi enää olla koplaa. Etsi yhdistelmä, joka voittaa jaon varmasti.
tips-try-last-dragon = Kukaan ei voi voittaa lohikäärmettä, joten aloitat taas. Pari on silloin viimeinen yhdistelmäsi, eikä kukaan saa vastata siihen.
tips-try-last-pair = Mikä tahansa korkeampi pari voittaa sen, ja silloin lohikäärmeen on odotettava yksittäisten korttien tikkiä.
tips-try-last-single = Näin rikot parin. Tarvitset vielä kaksi yhdistelmää, ja joku muu voi ehtiä ensin.

## Exercise: the highest single

tips-try-count = Korkein yksittäinen kortti
tips-try-count-question = Lohikäärme ja molemmat feenixit on pelattu. Mitä korttiasi mikään toinen yksittäinen kortti ei enää voita?
tips-try-count-red = Punainen on korkein väri, ja toinen punainen kymppi on yhtä korkea. Sama ei riitä.
tips-try-count-yellow = Se voittaa vihreän kympin, mutta jollakulla voi olla punainen kymppi.
tips-try-count-pass = Saat passata, mutta sinulla on tässä kortti, joka voittaa tikin kaikkia yksittäisiä kortteja vastaan.

## Exercise: on the dragon

tips-try-gang = Lohikäärmeen päälle
tips-try-gang-question = Joku on pelannut lohikäärmeen. Koplaa ei voi olla muilla kuin sinulla. Etsi yhdistelmä, joka voittaa jaon varmasti.
tips-try-gang-gang = Kukaan ei voi voittaa koplaa, joten aloitat taas: viimeisellä kortillasi, oli se mikä tahansa.
tips-try-gang-pass = Silloin lohikäärme voittaa tikin, ja joku muu aloittaa.

## Exercise: seven cards

tips-try-points = Seitsemän korttia
tips-try-points-question = Sinulla on yhdeksän korttia, ja jollakulla muulla kortit ovat melkein lopussa. Mitä pelaat?
tips-try-points-eights = Seitsemän korttia jää. Ne maksaisivat 7 miinuspistettä, yhdeksän korttia taas 18. Kympit säästyvät toista paria varten.
tips-try-points-tens = Seitsemän korttia jää. Ne maksaisivat 7 miinuspistettä, yhdeksän korttia taas 18. Kaseilla kävisi samoin, ja kympit säästyisivät.
tips-try-points-pass = Sinulle jäisi yhdeksän korttia, ja ne maksaisivat 18 miinuspistettä. Seitsemän maksaisi 7.

## Exercise: no help

tips-try-one = Älä auta
tips-try-one-question = Sinua vastapäätä istuvalla on enää yksi kortti. Sinä aloitat. Mitä pelaat?
tips-try-one-pair = Se, jolla on yksi kortti, ei voi vastata pariin. Voitti tikin kuka tahansa, se on joku muu.
tips-try-one-ten = Yksittäisistä korteistasi se on varmin. Mutta jos viimeinen kortti on feenix tai lohikäärme, jako voi olla ohi.
tips-try-one-single = Ellei kukaan pysäytä sitä, mikä tahansa korkeampi viimeinen kortti päättää jaon.

## The way on

tips-rules = Lue säännöt
tips-learn = Opettele askel askeleelta
