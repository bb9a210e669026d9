### Today's eight deals on the page. $date is a day in words, $level the name of a level of bots.

## The day on the first page and on its own

day-title = Tämän päivän kahdeksan jakoa
day-title-old = Päivän { $date } kahdeksan jakoa
day-fresh = Botit ovat pelanneet. Nyt sinä.
day-so-far = { $played }/8 pelattu · { $points } tähän asti
day-done = Kaikki kahdeksan pelattu · { $points }
day-play-first = Pelaa ensimmäinen jako
day-play-next = Jatka jaosta { $board }
day-result = Katso tuloksesi
day-time-left = { $hours } h { $minutes } min
day-left = tänään jäljellä
day-yesterday = eilen
day-days = { $days ->
    [one] { $days } päivä
   *[other] { $days } päivää
    }
day-streak = putkeen
day-minutes = 5 minuuttia
day-minutes-hint = kaikkiin kahdeksaan
day-bots = Botit: { $level }
day-over = Tämä päivä on päättynyt. Voit yhä pelata sen jaot, mutta ilman sijaa.
day-loading = Hetki vain…

## Squares, one for each deal

day-squares = Kahdeksan jakoasi
day-square-finished = Jako { $board }: { $points }, { $mark }
day-square-next = Jako { $board }: seuraavaksi
day-square-open = Jako { $board }: pelaamatta
day-mark-best = paras kaikista
day-mark-above = muita parempi
day-mark-level = muiden tasolla
day-mark-below = muita heikompi

## Standings

day-standing = Tilanne
day-standing-today = Tämän päivän tilanne
day-span-day = Tänään
day-span-day-old = Sinä päivänä
day-span-week = Viikko
day-span-season = Kausi
day-you = Sinä
day-not-played = ei pelattu
day-guest = vieras
day-friend = kaveri
day-standing-note = Botit pelaavat mukana ilman sijaa. Viikko ratkaisee: viisi parasta päivääsi.
day-guests-note = Vierailla on sija päivällä, mutta ei viikolla eikä kaudella.

## After a deal. $own, $field and $points are signed numbers.

day-deal = Jako { $board }/8
day-out-first = Pääsit ensimmäisenä ulos!
day-other-first = { $name } pääsi ensimmäisenä ulos.
day-deal-best = Kukaan ei ole saanut näistä korteista enempää.
day-deal-better = Parempi kuin { $level } samoilla korteilla.
day-deal-worst = Kaikki kuusi bottia saivat näistä korteista enemmän.
day-deal-margin = Pöytää vastaan: sinä { $own }, muut { $field }.
day-same-cards = Samat kortit, pelaajana
day-next = Jako { $board }
day-look = Katso tämä jako
day-pad = Pisteet
day-cards-left = { $count ->
    [0] ulkona
    [one] { $count } kortti
   *[other] { $count } korttia
    }

## After all eight

day-back = Kaikki kahdeksan jakoa
day-better = Parempi kuin { $level }.
day-worse = Kaikkien kuuden botin takana.
day-ladder = Näin kuusi tasoa pärjäsi
day-won-most = Jako { $board } tuotti sinulle eniten
day-lost-most = Jako { $board } maksoi sinulle eniten
day-most-hint = { $points } muihin verrattuna
day-share = Jaa tulos paljastamatta mitään
day-share-do = Lähetä
day-copy = Kopioi
day-copied = Kopioitu.
day-copy-failed = Kopiointi ei onnistu täällä. Teksti on valittuna: kopioi se itse.
day-freezes = { $count ->
    [0] Ei vapaapäiviä jäljellä tässä kuussa
    [one] Yksi vapaapäivä jäljellä tässä kuussa
   *[other] { $count } vapaapäivää jäljellä tässä kuussa
    }

## Looking back, beside somebody else

day-scores = Kuka teki mitä
day-compare = Vertaa
day-compare-title = Sinä ja { $name }
day-part = Tässä tienne eroavat:
day-alike = Pelasitte tämän jaon samalla tavalla loppuun asti.
day-both = Tähän asti teitte saman.

## Checking a day that is over. A link is a link of a chain of hashes, the anchor its end.

day-check-title = Olivatko nämä jaot ennalta määrätyt?
day-check-hint = Selaimesi laskee kaikki kahdeksan jakoa ja jokaisen tuloksen lenkistä, joka julkaistiin päivän päätyttyä.
day-check-do = Tarkista nyt
day-check-right = Kyllä. Kaikki kahdeksan jakoa seuraavat lenkistä, lenkki johtaa kauden ankkuriin, ja { $people ->
    [0] kaikki tulokset täsmäävät
    [one] yhden pelaajan tulos täsmää
   *[other] { $people } pelaajan tulokset täsmäävät
    }.
day-check-wrong = Ei: ”{ $field }” on väärin. Älä luota tähän päivään.
day-check-anchor = Kauden ankkuri; vertaa sitä siihen, jonka merkitsit muistiin kauden alussa:
day-check-later = Lenkki julkaistaan puoli tuntia keskiyön (UTC) jälkeen. Tule silloin tarkistamaan.
day-best-part = Missä poikkesit parhaalta tieltä
day-best-way = Sinä: { $own }. Parempi: { $best }, { $points } pistettä arvokkaampi.
