### The rules as a page to read, without JavaScript. One message is one heading, paragraph, item or cell.
### Numbers come as facts. $combination and $card are names in the nominative, as in cards.ftl.

## The page

rules-title = Gang of Four – näin sitä pelataan
rules-description = Gang of Four -korttipelin säännöt viidessä minuutissa, kuvien kanssa: kortit, yhdistelmät, koplat, viimeinen kortti ja pisteet.
rules-lead = Viisi minuuttia lukemista, ja voit istua kenen tahansa pöytään.
rules-contents = Tällä sivulla
rules-languages = Muut kielet
rules-play = Kokeile nyt pöydässä

## What it is about

rules-aim = Mistä pelissä on kyse
rules-aim-deal = Hankkiudu eroon kaikista korteistasi ennen muita. Se, joka onnistuu ensimmäisenä, voittaa jaon eikä saa miinuspisteitä.
rules-aim-points = Muut saavat miinuspisteitä korteista, jotka heille jäävät käteen. Kun jollakulla on pisteitä { $limit } tai enemmän, peli päättyy, ja se voittaa, jolla on niitä vähiten.

## The cards

rules-cards = Kortit
rules-cards-deck = Kortteja on { $cards }. Numerot 1–10 ovat vihreinä, keltaisina ja punaisina, kutakin korttia kaksi. Neljästä kortista on vain yksi kappale: kolmivärinen 1, kaksi feenixiä ja lohikäärme.
rules-cards-row = { colour }: 1–10
rules-cards-hand = Neljästä pelaajasta kukin saa { $hand } korttia. Muiden kortteja ei näe kukaan, mutta jokainen saa tietää, montako niitä on.
rules-cards-rank = Mitä suurempi numero, sitä korkeampi kortti: ykkösestä kymppiin, sitten feenixit ja ylimpänä lohikäärme.
rules-cards-colour = Jos numero on sama, väri ratkaisee. Vihreä on matalin, keltainen korkeampi, punainen korkein. Sen näkee kortin alareunan pienistä neliöistä: niitä on yksi, kaksi tai kolme.
rules-cards-multi = Kolmivärinen 1 on ykkösistä korkein, mutta matalampi kuin mikään kakkonen. Värissä se on samaa väriä kuin neljä muuta korttia.
rules-cards-phoenix = Feenixit ovat korkeampia kuin mikään kymppi, ja keltainen on vihreää korkeampi. Feenix pelataan yksin tai kaksi yhdessä parina, myös täyskäden parina. Muuhun ne eivät käy.
rules-cards-dragon = Lohikäärme on yksittäisistä korteista korkein, ja se pelataan aina yksin.

## Turns and tricks

rules-trick = Tikin pelaaminen
rules-trick-lead = Yksi pelaajista aloittaa millä tahansa yhdistelmällä.
rules-trick-follow = Sitten vuoro kiertää pelaajalta toiselle. Pelaa jotain korkeampaa yhtä monella kortilla tai passaa.
rules-trick-pass = Saat passata, vaikka voisitkin pelata. Eikä passi ole lopullinen: jos vuoro palaa sinulle samassa tikissä, saat taas pelata.
rules-trick-end = Kun kaikki muut ovat passanneet, tikki päättyy. Ylimmän yhdistelmän pelannut aloittaa seuraavan tikin. Aloittaja ei saa passata.
rules-trick-first = Pelin ensimmäisen jaon aloittaa se, jolla on kolmivärinen 1, ja sen on oltava mukana ensimmäisessä yhdistelmässä.
rules-trick-example = Yksi tikki, vuoro vuorolta
rules-trick-example-lead = Ana aloittaa – { $combination }
rules-trick-example-pass = Tomek passaa. Hänellä on parempaa mielessä.
rules-trick-example-beat = Mei pelaa – { $combination }
rules-trick-example-passes = Lena passaa, samoin Ana.
rules-trick-example-return = Tomek palaa mukaan ja pelaa – { $combination }
rules-trick-example-end = Mei, Lena ja Ana passaavat. Tomek aloittaa seuraavan tikin.

## Combinations

rules-kinds = Yhdistelmät
rules-kinds-lead = Yhdistelmiä on kahdeksaa lajia. Muuta ei voi pelata.
rules-kind-single = Yksittäinen kortti
rules-kind-single-text = Mikä tahansa yksi kortti.
rules-kind-pair = Pari
rules-kind-pair-text = Kaksi samannumeroista korttia, värillä ei väliä. Kaksi feenixiä on korkein pari.
rules-kind-triple = Kolmoset
rules-kind-triple-text = Kolme samannumeroista korttia.
rules-kind-straight = Suora
rules-kind-straight-text = Viisi peräkkäistä numeroa, värillä ei väliä. Suora ei koskaan jatku kympin yli.
rules-kind-flush = Väri
rules-kind-flush-text = Viisi samanväristä korttia. Sama numero saa olla kahdesti.
rules-kind-full-house = Täyskäsi
rules-kind-full-house-text = Kolmoset ja pari.
rules-kind-straight-flush = Värisuora
rules-kind-straight-flush-text = Viisi peräkkäistä numeroa, kaikki samaa väriä.
rules-kind-gang = Kopla
rules-kind-gang-text = Vähintään neljä samannumeroista korttia. Vuorollasi saat pelata sen minkä tahansa päälle, oli pöydässä montako korttia tahansa. Vain korkeampi kopla voittaa sen. Suurin on seitsikot: kaikki ykköset.
rules-kinds-five = Viiden kortin yhdistelmän voi pelata minkä tahansa toisen päälle, jos se on korkeampi: jokainen väri voittaa jokaisen suoran, jokainen täyskäsi jokaisen värin ja jokainen värisuora jokaisen täyskäden.

## What beats what

rules-beats = Mikä voittaa minkä
rules-beats-lead = Kahta saman lajin yhdistelmää verrataan kortti kortilta korkeimmasta alkaen: ensin numero, sitten väri. Ensimmäinen ero ratkaisee.
rules-beats-word = voittaa
rules-beats-not-word = ei voita
rules-beats-rank = Numero menee värin edelle.
rules-beats-colour = Molemmat ovat kolmospareja, joten parempi väri ratkaisee: yksi punainen kortti riittää.
rules-beats-next = Korkeimmat kortit ovat samat, joten seuraavat ratkaisevat.
rules-beats-kind = Laji menee kaiken edelle: matalakin väri voittaa korkeimman suoran.
rules-beats-full-house = Täyskädessä ratkaisevat kolmoset, oli pari kuinka korkea tahansa.
rules-beats-gang = Matalinkin kopla voittaa korkeimman värisuoran.
rules-beats-gang-size = Kahdesta koplasta voittaa se, jossa on enemmän kortteja, ja yhtä suurista se, jonka numero on suurempi.
rules-beats-equal = Sama ei riitä: on oltava korkeampi.

## The last card

rules-last = Viimeinen kortti
rules-last-call = Jos käteesi jää pelattuasi yksi kortti, se on sanottava: ”Yksi kortti!” Useimmissa pöydissä täällä ohjelma sanoo sen puolestasi.
rules-last-forgotten = Muissa se, joka unohtaa, putoaa jaosta: kortti jää käteen ja maksaa { $points ->
    [one] { $points } miinuspisteen
   *[other] { $points } miinuspistettä
    }.
rules-last-duty = Siitä lähtien juuri ennen häntä vuorossa olevalla on velvoite estää häntä:
rules-last-duty-follow = Jos pöydässä on yksittäinen kortti, hänen on pelattava kätensä korkein kortti. Jos se on liian matala, hän passaa.
rules-last-duty-lead = Jos hän aloittaa, hänen on pelattava vähintään kaksi korttia. Jos hänellä on vain yksittäisiä kortteja, hän aloittaa korkeimmalla.
rules-last-duty-gang = Sen sijaan saa aina pelata koplan.
rules-last-example = Pöydässä on { $top }. Tästä kädestä on pelattava { $card }.
rules-last-hand = Käsi: { $cards }

## Points

rules-points = Pisteet
rules-points-lead = Jako päättyy heti, kun joku on pelannut kaikki korttinsa. Muut laskevat, mitä heille jäi. Mitä enemmän kortteja, sitä enemmän kukin niistä maksaa:
rules-points-cards = Kortteja jäi
rules-points-each = Kortin hinta
rules-points-sum = Miinuspisteet
rules-points-span = { $from }–{ $to }
rules-points-times = ×{ $factor }
rules-points-hint = Jos kortteja jää { $few }, miinuspisteitä tulee { $few_points }, mutta jos niitä jää { $many }, tulee jo { $many_points }. Varo sitä rajaa.

## The next deal

rules-next = Seuraava jako
rules-next-exchange = Se, jolle jäi eniten kortteja, luovuttaa uuden kätensä korkeimman kortin edellisen jaon voittajalle. Voittaja palauttaa minkä tahansa kortin. Kaikki näkevät molemmat kortit.
rules-next-tie = Jos eniten kortteja jäi usealle, luovuttaja on heistä se, jolla on eniten pisteitä.
rules-next-lead = Sitten edellisen jaon voittaja aloittaa millä tahansa yhdistelmällä.
rules-next-direction = Pelin suunta vaihtuu joka jaossa: ensimmäinen pelataan vastapäivään, toinen myötäpäivään ja niin edelleen.
rules-next-end = Jos jonkun pisteet ovat jaon jälkeen vähintään { $limit }, uutta jakoa ei enää tule. Pelin voittaa se, jolla on vähiten pisteitä; jos heitä on useita, he jakavat voiton. Lyhyempään peliin voit valita matalamman rajan tai jakojen määrän.

## Three players

rules-three = Kolmella pelaajalla
rules-three-hand = Kolmestakin pelaajasta kukin saa { $hand } korttia. Loput { $hand } jäävät sivuun, eikä kukaan näe niitä.
rules-three-lead = Jos kukaan ei ensimmäisessä jaossa saanut kolmiväristä ykköstä, jakajan oikealla puolella istuva aloittaa millä tahansa.

## Rule sets

rules-sets = Sääntöpaketit
rules-sets-lead = Painetut ohjevihkot eroavat muutamassa kohdassa, joten pöytä voi valita neljästä sääntöpaketista.
rules-sets-name = Sääntöpaketti
rules-sets-differs = Mikä on toisin
rules-sets-classic = Ei mikään: se on juuri tämän sivun mukainen. Pelin ensimmäisessä yhdistelmässä on enintään { $most ->
    [one] { $most } kortti
   *[other] { $most } korttia
    }.
rules-set-players-allowed = Vain neljälle pelaajalle.
rules-set-opening-max-cards = Pelin ensimmäisessä yhdistelmässä saa olla montako korttia tahansa.
rules-set-full-house-tiebreak = Täyskädet, joissa on yhtä korkeat kolmoset, ovat tasan pareista riippumatta.
rules-set-multi-one-in-flush = Värissä kolmivärinen 1 ei ole sen arvokkaampi kuin saman värin ykkönen.
rules-set-last-card-duty = Viimeinen kortti ei velvoita edellistä pelaajaa mihinkään.
rules-set-duty-gang = Jos korkein kortti on liian matala pysäyttämään viimeistä korttia, on pelattava kopla, jos sellainen on.
rules-set-duty-lead-highest-single = Velvoitettu pelaaja, jolla on vain yksittäisiä kortteja, saa aloittaa millä niistä tahansa.
rules-set-loser-tiebreak = Jos eniten kortteja jäi usealle, luovuttaja on heistä se, jolle jäi korkein kortti.

## Fair deals

rules-fair = Jaetaanko kortit reilusti?
rules-fair-text = Meitä ei tarvitse uskoa. Ennen peliä palvelin ja kunkin pelaajan ohjelma valitsevat salaisen luvun ja sinetöivät sen. Kaikki jaot seuraavat näistä luvuista yhdessä, joten kukaan ei voi ohjailla niitä, ei edes palvelin. Jokainen pelaaja näkee pöydän saman sormenjäljen. Pelin jälkeen palvelin paljastaa salaisuutensa, ja kuka tahansa voi laskea kaikki kädet uudelleen.

## Exercises

rules-try-flush = Etsi väri
rules-try-flush-question = Sinä aloitat. Mitkä kortit ovat väri?
rules-try-flush-right = Kolmivärinen 1 on samaa väriä kuin neljä muuta korttia, joten tämä on punainen väri.
rules-try-flush-other = Sillä saa aloittaa, mutta se ei ole väri.
rules-try-house = Voita täyskäsi
rules-try-house-question = Joku on pelannut täyskäden. Voitatko sen?
rules-try-house-low = Seiskat ovat korkeampia kuin kutoset, eikä parilla ole väliä.
rules-try-house-high = Se on korkeampi, koska seiskat ovat korkeampia kuin kutoset. Matalampikin pari olisi riittänyt.
rules-try-house-pass = Tässä saa aina passata, mutta tällä kädellä sen voi voittaa.
rules-try-duty = Velvoite
rules-try-duty-question = Seuraava pelaaja on ilmoittanut viimeisen kortin. Mikä kortti sinun on pelattava?
rules-try-duty-right = Se on kätesi korkein kortti. Matalampi kortti ei ole sallittu, eikä myöskään passi.

## The way on

rules-tips = Vinkkejä ja strategiaa
rules-learn = Opettele askel askeleelta
