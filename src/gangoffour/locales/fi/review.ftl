### The review of a match: what decisions cost, and how much was in the cards. All points are expected points.

review-meaning = Menetetty: pisteitä ratkaisua kohti verrattuna parhaaseen sen perusteella, mitä pelaaja saattoi nähdä. Arvioija: { $engine }.
review-quick = Pikainen: vain verkko arvioi, joten pienet erot kertovat vähän.

review-player = pelaaja
review-decisions = ratkaisuja
review-lost = menetetty
review-inaccuracies = epätarkkuuksia
review-mistakes = virheitä
review-blunders = munauksia
review-like = pelaa kuin

review-luck-meaning = Etu muihin nähden: mitä kortit toivat, mitä omat ratkaisut muuttivat ja mikä jäi yli
review-margin = etu
review-cards = kortit
review-plays = ratkaisut
review-rest = muu

review-moments = Kalleimmat hetket
# $action and $best are written as they are typed; $reason is a sentence of hints.ftl.
review-moment = Jako { $deal }, toimi { $turn }, { $name }: { $action } maksoi { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä. Parempi: { $best }. { $reason }
review-nothing = Mikään ratkaisu ei varmuudella maksanut pisteitä.

review-progress = Jakoja analysoitu: { $done } / { $total }
review-stopped = Keskeytettiin ennen loppua: mitään ei analysoitu.
puzzles-progress = Pelejä tutkittu: { $done } / { $total }
puzzles-done = Arviointitehtäviä: { $judgement }, todistettuja tehtäviä: { $proof }, tiedosto: { $file }
puzzles-stopped = Keskeytetty. Löydetty on tiedostossa { $file }; sama komento jatkaa siitä.

## On the page

review-page-title = Arvio
review-page-none = Arvio on tekeillä…
review-page-failed = Ei arviota: { $why }
review-page-quick = Pika-arvio: vain verkko arvioi, pienet erot kertovat vähän.
review-page-deep = Arvioi perusteellisesti
review-page-deep-waiting = Perusteellinen arvio odottaa vuoroaan…
review-page-deep-working = Perusteellinen arvio: { $done }/{ $total } jakoa
review-page-seat = Kenen ratkaisut
review-page-curve = Menetetyt pisteet ratkaisuittain
review-page-deal = Jako { $deal }
review-page-decision = Jako { $deal }, ratkaisu { $number }: { $verdict }, { $points } pistettä
review-page-place = Jako { $deal } · { $verdict }
review-page-verdict-as-good = yhtä hyvä
review-page-verdict-inaccuracy = epätarkkuus
review-page-verdict-mistake = virhe
review-page-verdict-blunder = munaus
review-page-moments = Kalleimmat hetket
review-page-nothing = Mikään ratkaisu ei varmuudella maksanut pisteitä.
review-page-better = Parempi: { $best }. { $reason }
review-page-figure = { $lost } pistettä menetetty ratkaisua kohti, todennäköisesti { $low }–{ $high }.
review-page-like = Pelaa kuin: { $level }.
review-page-candidates = Vaihtoehdot: { $name }
review-page-best = Paras
review-page-taken = Pelattu
review-page-yours = Sinun
review-page-error = ± { $error }
review-page-return = palauta { $card }
review-page-try = Kokeile itse
review-page-next = Seuraava menetys
review-page-luck = Jako { $deal }: mistä { $margin } tuli
review-page-cards = Kortit
review-page-plays = Ratkaisut
review-page-rest = Muu
