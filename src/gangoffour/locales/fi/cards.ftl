### Cards, combinations and what decides between them.
### $rank is 1 to 10, 11 for a phoenix and 12 for the dragon; $colour is green, yellow, red or multi.

colour = { $colour ->
    [green] vihreä
    [yellow] keltainen
    [red] punainen
   *[multi] kolmivärinen
    }
card = { $rank ->
    [12] lohikäärme
    [11] { colour } feenix
   *[other] { colour } { $rank }
    }
ranks = { $rank ->
    [1] ykköset
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
    [6] kuutoset
    [7] seiskat
    [8] kasit
    [9] ysit
    [10] kympit
   *[11] feenixit
    }
    .compound = { $rank ->
        [1] ykkös
        [2] kakkos
        [3] kolmos
        [4] nelos
        [5] viitos
        [6] kuutos
        [7] seiska
        [8] kasi
        [9] ysi
        [10] kymppi
       *[11] feenix
        }
    .partitive = { $rank ->
        [1] ykköstä
        [2] kakkosta
        [3] kolmosta
        [4] nelosta
        [5] viitosta
        [6] kuutosta
        [7] seiskaa
        [8] kasia
        [9] ysiä
        [10] kymppiä
       *[11] feenixiä
        }
pair-ranks = { $pair_rank ->
    [1] ykköset
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
    [6] kuutoset
    [7] seiskat
    [8] kasit
    [9] ysit
    [10] kympit
   *[11] feenixit
    }

## Combinations in words; $rank and $colour are those of the card that counts most

combination-single = { card }
combination-pair = { ranks.compound }pari
combination-triple = kolme { ranks.partitive }
combination-straight = suora, korkein { $rank }
combination-flush = { colour } väri, korkein { $rank }
combination-full-house = täyskäsi, { ranks } ja { pair-ranks }
combination-straight-flush = { colour } värisuora, korkein { $rank }
combination-gang = { $size ->
    [4] neljän
    [5] viiden
    [6] kuuden
   *[7] seitsemän
    } kopla, { ranks }

## Several plays of one kind

plays-single = { $count ->
    [one] Yksittäinen kortti
   *[other] Yksittäiset kortit ({ $count })
    }: { $plays }
plays-pair = { $count ->
    [one] Pari
   *[other] Parit ({ $count })
    }: { $plays }
plays-triple = { $count ->
    [one] Kolmoset
   *[other] Kolmoset ({ $count })
    }: { $plays }
plays-straight = { $count ->
    [one] Suora
   *[other] Suorat ({ $count })
    }: { $plays }
plays-flush = { $count ->
    [one] Väri
   *[other] Värit ({ $count })
    }: { $plays }
plays-full-house = { $count ->
    [one] Täyskäsi
   *[other] Täyskädet ({ $count })
    }: { $plays }
plays-straight-flush = { $count ->
    [one] Värisuora
   *[other] Värisuorat ({ $count })
    }: { $plays }
plays-gang = { $count ->
    [one] Kopla
   *[other] Koplat ({ $count })
    }: { $plays }

## Why cards are no combination

nothing-no-cards = ilman kortteja ei voi pelata
nothing-dragon = lohikäärme pelataan aina yksin, ei koskaan muiden korttien kanssa
nothing-phoenix = feenix pelataan yksin, toisen feenixin kanssa tai sen kanssa täyskäden parina
nothing-two-cards = kahden kortin on oltava pari, siis samaa numeroa
nothing-three-cards = kolmen kortin on oltava kolmoset, siis samaa numeroa
nothing-four-cards = neljän kortin on oltava kopla, siis samaa numeroa
nothing-five-cards = viiden kortin on oltava suora, väri, täyskäsi, värisuora tai kopla
nothing-many-cards = yli viiden kortin on oltava kopla, siis samaa numeroa

## What decides between two combinations

reason-gang-beats-all = kopla voittaa kaiken, mikä ei ole kopla
reason-gang-size = se kopla on korkeampi, jossa on enemmän kortteja
reason-gang-rank = kahdesta yhtä suuresta koplasta voittaa se, jonka arvo on korkeampi
reason-card-count = niissä on eri määrä kortteja, joten kumpaakaan ei voi pelata toisen päälle
reason-kind = yhdistelmän laji ratkaisee, matalimmasta alkaen: suora, väri, täyskäsi, värisuora
reason-rank = korkeampi arvo ratkaisee
reason-colour = korkeimmat arvot ovat samat, joten korkeimman kortin väri ratkaisee, matalimmasta alkaen: vihreä, keltainen, punainen
reason-further-card = korkeimmat kortit ovat samat, joten seuraava erilainen kortti ratkaisee
reason-triple = kolmosissa on sama arvo, joten niiden värit ratkaisevat
reason-pair-of-full-house = kolmoset ovat yhtä korkeat, joten pari ratkaisee
reason-multi-one = ne eroavat vain yhden ykkösen osalta, ja kolmivärinen 1 on ykkösistä korkein
reason-equal = ne ovat yhtä korkeat, ja vain korkeampi voittaa

## Options of the rules

option-players-allowed = kuinka monta paikkaa pelissä voi olla
option-opening-max-cards = kuinka monta korttia pelin ensimmäisessä yhdistelmässä saa enintään olla
option-tiebreak-order = miten verrataan saman lajin yhdistelmiä, joissa on sama korkein arvo
option-full-house-tiebreak = ratkaiseeko pari, kun täyskäsien kolmoset ovat yhtä korkeat
option-multi-one-in-flush = mikä on kolmivärisen 1:n arvo värissä
option-passing = saako passannut pelata vielä samassa tikissä
option-direction-change = milloin pelin suunta vaihtuu
option-declaration = kuka ilmoittaa viimeisen kortin: pelaaja vai ohjelma
option-declaration-window = mihin asti viimeisen kortin voi ilmoittaa
option-undeclared-points = miinuspisteet, kun viimeinen kortti jää ilmoittamatta
option-last-card-duty = velvoittaako seuraavan pelaajan viimeinen kortti edellistä pelaajaa
option-duty-gang = onko kopla sallittu, pakollinen vai kielletty, kun korkein kortti olisi pelattava
option-duty-lead-highest-single = aloittaako velvoitettu korkeimmalla, jos kädessä on vain yksittäisiä kortteja
option-loser-tiebreak = kuka luovuttaa kortin, kun usealle jää yhtä paljon ja eniten kortteja
option-exchange-return-same = saako luovutetun kortin palauttaa
option-match-limit = pistemäärä, johon peli päättyy
option-match-deals = kuinka monen jaon jälkeen peli päättyy
option-match-limit-test = pitääkö pisteraja saavuttaa vai ylittää
option-winner-tie = mitä tapahtuu, kun pienin pistemäärä on usealla
option-deal-ritual = nostetaanko pakka ennen jakoa, tavan vuoksi
option-ritual-count-direction = kumpaan suuntaan paikat lasketaan nostetusta kortista
option-discard-face = miten pelatut kortit ovat pöydällä tikin jälkeen
option-discard-info = mitkä pelatut kortit ruudulla näkyvät
