### The score pad for people who play with real cards.
### $name, $giver, $receiver and $leader are names of players; $names and $others are lists of them.

pad-title = Pistelehtiö
pad-lead = Pöytään, jossa pelataan oikeilla korteilla. Kirjaa, kuka voitti ja montako korttia muille jäi. Lehtiö laskee ja kertoo, kuka antaa kortin kenelle.
pad-kept = Kaikki säilyy tässä selaimessa, eikä yhteyttä tarvita.

## Before the first deal: who plays

pad-name = Pelaaja { $number }
pad-seating = Nimeä pelaajat istumajärjestyksessä: jokainen istuu edellisen oikealla puolella.
pad-swap = Vaihda pelaajat { $number } ja { $other }
pad-begin = Aloita
pad-last-sheet = Takaisin viime taulukkoon

## The sheet

pad-sheet-caption = Jakojen miinuspisteet ja pisteet kunkin jaon jälkeen
pad-sheet-deal = Jako
pad-sheet-score = Pisteet
pad-sheet-winner = voittaa jaon
pad-sheet-empty = Yhtään jakoa ei ole vielä kirjattu.
pad-sheet-change = Muuta jakoa { $number }
pad-sheet-sum = = { $score }
pad-sheet-late = Peli päättyi jaon { $number } jälkeen. Myöhempiä jakoja ei lasketa.
pad-write = Kirjaa jako { $number }
pad-write-on = Jatka jakoa { $number }
pad-undo = Kumoa
pad-redo = Tee uudelleen
pad-share = Lähetä
pad-new = Uusi taulukko
pad-undone = Kumottu.
pad-redone = Tehty uudelleen.

## The last deal, and the next one

pad-last = { $name } voittaa jaon { $number }
pad-sum = { $count ->
    [one] { $count } kortti × { $factor } = { $points }
   *[other] { $count } korttia × { $factor } = { $points }
    }
pad-next = Seuraavaksi: jako { $number }
pad-direction = { $direction ->
    [ccw] Vastapäivään
   *[cw] Myötäpäivään
    }
pad-exchange = { $giver } luovuttaa korkeimman korttinsa, ja sen saa { $receiver }. { $receiver } palauttaa minkä tahansa kortin.
pad-leads = { $leader } jakaa ja aloittaa. Sitten vuorossa ovat { $others }.
pad-first-dealer = Vanhin pelaaja jakaa.
pad-first-lead = Se, jolla on kolmivärinen 1, aloittaa, ja hänen on pelattava se.
pad-first-lead-three = Jos sitä ei ole kenelläkään, jakajan oikealla puolella istuva aloittaa.
pad-tied = Eniten kortteja jäljellä: { $names }. Kenen kortit ovat vahvemmat? Verratkaa korkeinta korttia, sitten seuraavaa.
pad-tied-equal = Tasan: { $names }
pad-tied-change = Vertaa kortteja uudelleen

## Writing a deal down

pad-entry-name = Jako { $number }
pad-ask-winner = Kuka voitti jaon?
pad-ask-left = { $name }: montako korttia jäi?
pad-left = { $count ->
    [one] { $name }: { $count } kortti jäi
   *[other] { $name }: { $count } korttia jäi
    }
pad-tile-winner = Vaihda voittaja: { $name }
pad-tile-left = { $count ->
    [one] Muuta: { $name }, { $count } kortti
   *[other] Muuta: { $name }, { $count } korttia
    }
pad-tile-open = Kysy ensin: { $name }
pad-forgotten = Jos ”yksi kortti” jäi sanomatta, kortteja jäi 1.
pad-typed = { $digit }… kirjoita toinen numero tai paina Enter.
pad-step-back = Askel taaksepäin
pad-keep = Jätä ennalleen

## What is read out

pad-said-deal = Jako { $number }: { $name } voittaa.
pad-said-points = { $points ->
    [one] { $name }: { $points } miinuspiste.
   *[other] { $name }: { $points } miinuspistettä.
    }

## The end of the match

pad-over = { $count ->
    [one] { $names } voittaa pelin
   *[other] { $names } jakavat voiton
    }
pad-places = Sijoitukset
pad-place = { $place }.
pad-place-score = { $score ->
    [one] { $score } piste
   *[other] { $score } pistettä
    }
pad-again = Samat pelaajat uudelleen

## Sharing

pad-share-name = Lähetä taulukko
pad-text = Taulukko tekstinä
pad-copy = Kopioi teksti
pad-copied = Kopioitu.
pad-copy-failed = Kopiointi ei onnistunut. Teksti on valittuna: kopioi se itse.
pad-picture = Taulukko kuvana
pad-save-picture = Tallenna kuva
pad-share-picture = Lähetä kuva
pad-picture-failed = Kuvaa ei voitu tehdä.
pad-standing = Jaon { $number } jälkeen
