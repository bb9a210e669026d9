### The first page, and what stands on every page around the tables.

## Everywhere

site-play = Pelaa
site-daily = Päivän jaot
site-learn = Opettele
site-rules = Säännöt
site-settings = Asetukset
site-me = { $name }, profiili
site-tips = Vinkkejä
site-pad = Pistelehtiö
site-replay = Kertaus
site-verify = Tarkista jako
site-more = Lisää
site-navigation = Sivut
site-notice = Riippumaton ohjelma, jonka sääntöteksti ja korttien kuvat ovat omaa työtä. ”Gang of Four” on Days of Wonderin tavaramerkki, eikä yhtiöllä ole osaa tässä ohjelmassa.
site-version = Versio { $version }
site-lost-title = Täällä ei ole mitään
site-lost = Tässä osoitteessa ei ole sivua.
site-lost-home = Etusivu
site-failed = Se ei onnistunut: { $why }
site-close = Sulje
network-away = Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteytesi ja yritä uudelleen.
bot-level = Botti ({ $level })

## Home. $names are people at a table, $bots how many bots sit with them.

home-title = Gang of Four
home-headline = Nopein ulos voittaa.
home-lead = Nopea ja ovela korttipeli kolmelle tai neljälle. Pääse eroon kuudestatoista kortistasi ennen muita.
home-promise = Ei tunnuksia, ei odottelua, todistettavasti reilut jaot.
home-play-now = Pelaa heti
home-play-now-hint = Botit täyttävät tyhjät paikat
home-teach = Opeta minulle
home-teach-hint = Olen uusi täällä
home-friends = Pelaa kavereiden kanssa
home-friends-hint = Kutsu linkillä tai QR-koodilla
home-play-bots = Valitse botit
home-play-bots-hint = Kuusi tasoa, kahdeksantoista hahmoa
home-puzzles = Tehtävät
home-puzzles-hint = Joka päivä uusi
home-code = Minulla on koodi
home-code-label = Pöydän koodi
home-code-join = Liity
home-starting = Jaetaan…
home-scene-pass = Passi!
home-back = Hei taas!
home-back-hint = Pöytäsi on valmis. Muut liittyvät tullessaan.
home-continue = Jatka peliä
home-older = { $count ->
    [one] { $count } vanhempi peli
   *[other] { $count } vanhempaa peliä
    }
home-resume = Jatka
home-end = Lopeta
home-end-sure = { $people ->
    [0] Lopetetaanko tämä peli kokonaan?
   *[other] Annetaanko paikkasi pysyvästi botille?
    }
home-end-not = Säilytä
home-live = Pöydät juuri nyt
home-people = { $count ->
    [one] { $count } pelaaja pelaa
   *[other] { $count } pelaajaa pelaa
    }
home-sit = Istu pöytään
home-watch = Katso
home-company = { $bots ->
    [0] { $names }
    [one] { $names } + { $bots } botti
   *[other] { $names } + { $bots } bottia
    }
home-alone = Tuo kaveri mukaan
home-alone-hint = Täällä ei ole juuri nyt muita. Yksi linkki riittää.
home-table-empty = Tyhjä pöytä
home-table-deal = { $deal ->
    [0] Alkaa pian
   *[other] Jako { $deal }
    }
home-table-adjourned = Tauolla
home-table-clock = { $seconds ->
    [0] ei kelloa
   *[other] { $seconds } s vuorossa
    }
home-bots = Tutustu botteihin
home-bots-all = Kaikki botit
home-bots-hint = Kuusi tasoa, pelkästä tuurista Suurmestariin.
home-last = Viimeisimmät pelit
home-day = Päivän jaot
home-bots-alone = { $bots ->
    [one] { $bots } botti
   *[other] { $bots } bottia
    }
home-place = Sija { $place }/{ $seats }
home-deals = { $deals ->
    [one] { $deals } jako
   *[other] { $deals } jakoa
    }
home-abandoned = Keskeytetty
home-replay = Kertaus
home-offline = Olet offline-tilassa.
home-offline-hint = Oppitunnit ja pistelehtiö toimivat silti.
home-lessons = Oppitunnit
home-lessons-hint = Kymmenen lyhyttä
home-pad-hint = Oikeille korteille

## How a table plays

seats = Pelaajia
seats-three = 3
seats-four = 4
length = Pituus
length-one-deal = 1 jako
length-short = 4 jakoa
length-half = 50 pisteeseen
length-full = 100 pisteeseen
preset = Säännöt
preset-classic = Klassinen
preset-german = Saksalainen ohjevihko
preset-french = Ranskalainen ohjevihko
preset-gang = ”Gang”-laitos
