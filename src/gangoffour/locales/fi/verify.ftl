### Verifying the deals of a match from its record. $name is a player's name; $deal and $number are numbers of deals.
### A commitment is what somebody publishes first, so that the secret behind it cannot be changed later.

verify-title = Oliko jako reilu?
verify-lead = Avaa pelin tallenne. Tämä sivu laskee jokaisen käden uudelleen luvuista, joihin palvelin ja pelaajat sitoutuivat ennen ensimmäistä korttia.

## Opening a record

verify-open = Avaa tallenne
verify-open-other = Avaa toinen tallenne
verify-drop = Voit myös pudottaa tiedoston tähän. Tallenteen nimen lopussa on .gof.
verify-paste = Tai liitä tallenteen teksti
verify-paste-button = Tarkista tämä teksti
verify-add-transcript = Lisää pöytäkirja
verify-transcript-why = Pöytäkirjan selaimesi tai ohjelmasi tallensi ennen kuin kortit tiedettiin. Sen kanssa tarkistus on vahvimmillaan.
verify-fetching = Tallennetta haetaan…
verify-working = Kortteja tarkistetaan…
verify-progress = Jako { $number }/{ $deals }
verify-unknown-match = Tällä palvelimella ei ole sen pelin tallennetta. Jos sinulla on tallenne tiedostona, avaa se tässä.
verify-not-fetched = Tallennetta ei voitu hakea. Tarkista verkkoyhteytesi ja yritä uudelleen, tai avaa tallenne tiedostosta.
verify-not-text = Tämä tiedosto ei ole tekstiä. Valitse tiedosto, johon tallenne on tallennettu.
verify-too-long = Tämä tiedosto on liian pitkä tallenteeksi. Valitse tiedosto, johon tallenne on tallennettu.
verify-bad-transcript = Tämä tiedosto ei ole pöytäkirja. Käytä alkuperäistä tiedostoa.
verify-which-file = Tiedosto: { $file }
verify-which-match = Peli { $match }
verify-which-text = Liittämäsi teksti
verify-look-back = Kertaa tämä peli

## The verdict

verify-verdict-verified = Jako todettu reiluksi
verify-verdict-verified-why = { $deals ->
    [0] Tässä tallenteessa ei ole jaettu mitään, ja kaikki, mitä siinä on, täsmää.
    [one] Tämän tallenteen ainoa jako on sellainen kuin palvelin ja pelaajat olivat sen ennen ensimmäistä korttia lyöneet lukkoon.
   *[other] Kaikki tämän tallenteen { $deals } jakoa ovat sellaisia kuin palvelin ja pelaajat olivat ne ennen ensimmäistä korttia lyöneet lukkoon.
    }
verify-verdict-asking = Kortit täsmäävät
verify-verdict-asking-why = Nyt tarkistetaan pelin kulkua…
verify-verdict-partly = Kortit täsmäävät, pelin kulkua ei ole tarkistettu
verify-verdict-partly-why = Tämä sivu on itse tarkistanut jokaisen kortin. Oliko kaikki pelattu sallittua, sen sanoo palvelin, eikä se vastannut.
verify-verdict-unfair = Ei reilu
verify-verdict-unplayable = Kortit täsmäävät, pelin kulku ei
verify-verdict-unreadable = Tätä tallennetta ei voi lukea
verify-verdict-unverifiable = Tätä tallennetta ei voi tarkistaa
verify-unfinished = Peli jää tässä tallenteessa kesken: vain se tarkistettiin, mitä tallenteessa on.
verify-offline = Jos haluat tarkistaa pelin kulun ilman tätä palvelinta, käytä komentoriviä:

## What was checked. Each line is a statement, and beside it stands whether it is right.

verify-checks = Mitä tarkistettiin
verify-state-right = oikein
verify-state-wrong = väärin
verify-state-none = ei ole
verify-state-open = ei tarkistettu
verify-state-asking = tarkistetaan
verify-check-values = Tallenteessa ovat kaikki reilun jaon arvot.
verify-check-saved-browser = Tallenne vastaa pöytäkirjaa, jonka tämä selain tallensi pelin alussa.
verify-check-saved-file = Tallenne vastaa lisäämääsi pöytäkirjaa.
verify-check-unsaved = Vertailu pöytäkirjaan: tässä selaimessa ei ole tämän pelin pöytäkirjaa. Tallenne on ristiriidaton itsensä kanssa; pöytäkirja osoittaisi, että se on sinun pelisi tallenne.
verify-check-server = Palvelimen salaisuus (S) on se, johon se oli sitoutunut (C).
verify-check-client = Pelaajan { $name } luku (r) on se, johon oli sitouduttu (h).
verify-check-silent = Jaettu ilman pelaajan { $name } lukua. Yhdessä palvelimen kanssa tämä paikka olisi voinut valita kahdesta jaosta.
verify-check-transcript = Näistä kaikista yhdessä tulee pöydän sormenjälki (T).
verify-check-dealer = Ensimmäinen jakaja seuraa niistä.
verify-check-cut = { $done ->
    [0] Nostetut kortit seuraavat niistä.
    [one] Nostetut kortit seuraavat niistä ({ $done } jako).
   *[other] Nostetut kortit seuraavat niistä ({ $done } jakoa).
    }
verify-check-uncut = Tässä pelissä pakkaa ei nostettu.
verify-check-hands = { $done ->
    [0] Jokainen käsi seuraa niistä.
    [one] Jokainen käsi seuraa niistä ({ $done } jako).
   *[other] Jokainen käsi seuraa niistä ({ $done } jakoa).
    }
verify-check-plays = { $done ->
    [0] Jokainen paikka pelasi ja piti täsmälleen ne kortit, jotka sillä oli.
    [one] Jokainen paikka pelasi ja piti täsmälleen ne kortit, jotka sillä oli ({ $done } jako).
   *[other] Jokainen paikka pelasi ja piti täsmälleen ne kortit, jotka sillä oli ({ $done } jakoa).
    }
verify-check-legal = Kaikki pelattu oli sallittua, ja tallenteen jokainen rivi seuraa pelin kulusta. Palvelin tarkisti tämän sääntöjen avulla.
verify-check-legal-open = Kaikki pelattu oli sallittua, ja tallenteen jokainen rivi seuraa pelin kulusta.

## What is wrong. The technical name stands below each sentence.

verify-wrong = Mikä on väärin
verify-line = Rivi { $line }: { $sentence }
verify-technical = Tekninen nimi:
verify-fault-seats = Tallenteessa ei ole kolmen tai neljän paikan arvoja.
verify-fault-match-id = Pelin tunnus ei ole se, jota varten sitoumukset tehtiin.
verify-fault-rules = Säännöt eivät ole ne, joista pelissä sovittiin.
verify-fault-commitment = Palvelimen sitoumus ei ole se, joka sen salaisuudesta seuraa.
verify-fault-secret = Palvelimen salaisuus ei ole se, johon se oli sitoutunut.
verify-fault-server = Palvelimen salaisuus ei vastaa sen sitoumusta. Jompaakumpaa on muutettu.
verify-fault-transcript = Pöydän sormenjälki ei ole se, joka sitoumuksista ja luvuista seuraa.
verify-fault-client-commitment = Pelaajan { $name } sitoumus ei ole se, joka hänen luvustaan seuraa.
verify-fault-client-number = Pelaajan { $name } luku ei ole se, johon hän oli sitoutunut.
verify-fault-player = Pelaajan { $name } tunnus tai luku ei ole se, johon oli sitouduttu.
verify-fault-several = Pöydän sormenjälkeä ei ole tehty näistä arvoista. Jotakin niistä on muutettu.
verify-fault-dealer = Ensimmäinen jakaja ei seuraa luvuista.
verify-fault-cut = Jaon { $deal } nostetut kortit eivät seuraa luvuista.
verify-fault-hand = Pelaajan { $name } käsi jaossa { $deal } ei ole se, joka lyötiin lukkoon ennen peliä.
verify-fault-dummy-hand = Jaossa { $deal } sivuun jätetyt kortit eivät ole ne, jotka lyötiin lukkoon ennen peliä.
verify-fault-exchange = Jaon { $deal } korttien vaihto ei sovi kortteihin: se puuttuu, tai sitä ei pitäisi olla.
verify-fault-giver = Jaossa { $deal } kortin ei luovuttanut tämä pelaaja: kortit eivät täsmää.
verify-fault-receiver = Jaossa { $deal } luovutettua korttia ei saanut tämä pelaaja: kortit eivät täsmää.
verify-fault-tribute = Jaossa { $deal } luovutettu kortti ei ole korkein siitä kädestä, josta se tuli.
verify-fault-returned-card = Jaossa { $deal } palautettu kortti ei sovi pelattuihin kortteihin.
verify-fault-plays = { $name } pelasi tai piti jaossa { $deal } kortteja, jotka eivät kuulu siihen käteen.
verify-saved-match-id = Pöytäkirja on eri pelistä kuin tallenne.
verify-saved-rules = Tallenteessa on eri säännöt kuin pöytäkirjassa.
verify-saved-commitment = Tallenteessa on eri palvelimen sitoumus kuin pöytäkirjassa.
verify-saved-seats = Tallenteessa on eri määrä paikkoja kuin pöytäkirjassa.
verify-saved-player = Pelaajan { $name } paikalla on tallenteessa eri pelaaja kuin pöytäkirjassa.
verify-saved-client-commitment = Pelaajan { $name } sitoumus on tallenteessa eri kuin pöytäkirjassa.
verify-saved-transcript = Pöydän sormenjälki on tallenteessa eri kuin pöytäkirjassa.

## What it means and what to do

verify-meaning = Mitä tämä tarkoittaa
verify-meaning-cards = Tallennetta on muutettu pelin jälkeen, tai palvelin ei pitänyt kiinni siitä, mihin se oli sitoutunut. Tässä kohdassa tallenne poikkeaa siitä ensimmäisen kerran.
verify-meaning-saved = Tallenne ei ole siitä pelistä, jota varten pöytäkirja tallennettiin, tai se on tehty jälkeenpäin uudelleen toisilla korteilla.
verify-meaning-play = Kortit ovat ne, jotka lyötiin lukkoon ennen peliä. Mutta peliä ei ole voitu pelata niin kuin tähän on kirjoitettu.
verify-meaning-text = Tiedosto on vioittunut, tai se ei ole pelin tallenne. Korteista tämä ei kerro mitään.
verify-meaning-unverifiable = Vain reilusti jaetut pelit voi tarkistaa, ja nekin vasta, kun ne ovat päättyneet. Muitakin tallenteita voi kuitenkin kerrata.
verify-next = Mitä tehdä seuraavaksi
verify-next-keep = Säilytä tämä tiedosto sellaisenaan, ja pöytäkirjasi myös.
verify-next-compare = Vertaa pöytäkirjaan: omaasi tai toisen pelaajan.
verify-next-ask = Pyydä muita pöydässä olleita tarkistamaan oma kopionsa tallenteesta.
verify-next-again = Hae tallenne uudelleen ja tarkista se vielä kerran.

## The fingerprint and the values

verify-fingerprint-title = Pöydän sormenjälki
verify-fingerprint-compare = Kaikki pöydässä näkivät nämä neljä ryhmää pelin alkaessa. Vertaa niitä siihen, mitä sinä ja muut näitte.
verify-values = Kaikki arvot
verify-values-label = Reilun jaon arvot
verify-values-copy = Kopioi kaikki arvot
verify-values-copied = Kopioitu

## What no check can show

verify-limits = Mitä pelkkä tallenne ei voi todistaa
verify-limit-record = Että se on sinun pelisi tallenne. Palvelin voisi tehdä uusista salaisuuksista kokonaan uuden tallenteen. Pöytäkirja tai vertaamanne sormenjälki osoittaa sen.
verify-limit-server = Palvelin näkee kaikki kädet pelin aikana. Epärehellinen voisi kertoa ne kaverille.
verify-limit-voice = Pelaajat voivat puhua keskenään, puhelimessa tai muuten.
verify-limit-page = Tämä sivu tulee palvelimelta. Jos et luota sen ylläpitäjään, käytä komentoriviä:
verify-limit-starts = Alku, josta joku ei pitänyt, on voitu perua ja tehdä uudelleen. Pöytä näyttää sen, mutta kukaan ei voi estää sitä.
verify-limit-stories = Palvelin voisi näyttää sinulle yhden sitoumuksen ja jollekulle toiselle toisen. Verratkaa sormenjälkiä: silloin se tulee ilmi.
