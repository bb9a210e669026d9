### Holding, choosing and playing cards on the page. Texts on buttons are short: a phone shows four buttons in a row.
### $card, $cards and $play are names of cards and combinations in the nominative.

## The cards

hand-area = Korttisi ja mitä niillä teet
hand-name = Kätesi
hand-first-of-two = { $card }, ensimmäinen kahdesta
hand-second-of-two = { $card }, toinen kahdesta
hand-card-due = { $card }, on pelattava
hand-card-received = { $card }, juuri saatu
hand-received = Saatu

## Suggested plays

hand-suggestions = Ehdotukset
hand-suggest = Valitse – { $play }
hand-play-of-cards = { $play } ({ $cards })
hand-more = +{ $count } lisää
hand-nothing-beats = Kädessäsi ei ole mitään korkeampaa.
hand-nothing-with-these = Näillä korteilla ei voi pelata.

## Buttons

hand-sort = { $sorting ->
    [rank] Järjestys: arvo
    [colour] Järjestys: väri
   *[own] Oma järjestys
    }
hand-sort-next = { $sorting ->
    [rank] Numeron mukaan
    [colour] Värin mukaan
   *[own] Omaan järjestykseen
    }
hand-sort-short = Järjestä
hand-pass = Passaa
hand-pass-cancel = Älä passaa
hand-auto-pass = Autopassaus
hand-auto-pass-name = Passaa itsestään, kun korkeampaa ei ole
hand-play = Pelaa { $play }
hand-play-chosen = Pelaa
hand-arm = Vuorollani { $play }
hand-armed = Odottamassa { $play }
hand-return-card = Palauta { $card }
hand-last-card = Yksi kortti!
hand-last-card-name = Ilmoita samalla viimeinen korttisi
hand-declare = Ilmoita yksi kortti

## Why the Play button or a pass does nothing now; $kind is the kind of the top play

hand-why-away = Ei yhteyttä
hand-why-paused = Peli on tauolla
hand-why-adjourned = Peli on keskeytetty
hand-why-substitute = Botti pelaa puolestasi
hand-why-disqualified = Putosit jaosta
hand-why-exchange = Odota korttien vaihtoa
hand-why-not-now = Nyt ei pelata
hand-why-turn = Ei sinun vuorosi
hand-why-choose = Valitse kortit
hand-why-return-choose = Valitse palautettava kortti
hand-why-return-one = Valitse vain yksi kortti
hand-why-play-not-held = Ei ole kädessäsi
hand-why-play-not-a-combination = Ei ole yhdistelmä
hand-why-play-wrong-card-count = { $kind ->
    [single] Tarvitaan 1 kortti tai kopla
    [pair] Tarvitaan pari tai kopla
    [triple] Tarvitaan kolmoset tai kopla
   *[other] Tarvitaan 5 korttia tai kopla
    }
hand-why-play-only-higher-gang = Tarvitaan korkeampi kopla
hand-why-play-does-not-beat = { $kind ->
    [single] Liian matala kortti
    [pair] Liian matala pari
    [triple] Liian matalat kolmoset
   *[other] Liian matala yhdistelmä
    }
hand-why-play-declare-first = Ilmoita ensin viimeinen kortti
hand-why-play-must-contain-multi-one = Lisää kolmivärinen 1
hand-why-play-opening-too-many-cards = { $most ->
    [one] Enintään { $most } kortti
   *[other] Enintään { $most } korttia
    }
hand-why-play-duty-highest-single = Pakko: { $card }
hand-why-play-duty-multi-card = Vähintään kaksi korttia
hand-why-play-duty-gang-barred = Ei koplaa. Pakko: { $card }
hand-why-pass-on-lead = Sinä aloitat, joten et voi passata
hand-why-pass-duty-gang = Sinulla on kopla, joten et voi passata
hand-why-pass-duty-highest-single = Et voi passata. On pelattava { $card }

## A play that waits for its turn, and others that are told aloud

hand-armed-changed = Yhdistelmäsi ei enää odota: tikki on muuttunut.
hand-armed-illegal = Yhdistelmäsi ei enää odota: sitä ei voi nyt pelata.
hand-disarmed = Yhdistelmäsi ei enää odota.
hand-pass-held = Passaat hetken kuluttua.
hand-cleared = Mitään ei ole valittu.

## Typed plays

hand-typed = Kirjoita kortit
hand-typed-example = esim. 77, 34567 tai 10R
hand-typed-play = Pelaa kirjoitetut kortit
hand-typed-close = Sulje
hand-typed-unreadable = Tuossa ei ole kortteja. Kirjoita numerot, esimerkiksi 77 tai 34567, ja halutessasi värit (g vihreä, y keltainen, r punainen): 7g 7r.
hand-typed-not-held = Näitä kortteja ei ole kädessäsi.
hand-typed-ambiguous = Useampi yhdistelmä sopii: { $plays }. Lisää värit.

## Keys

hand-keys = Näppäimet
hand-keys-close = Sulje näppäinluettelo
hand-keys-off = Kirjain- ja numeronäppäimet on poistettu käytöstä asetuksissa.
hand-key-ranks = valitse seuraava tämän numeron kortti, 0 on 10; viimeisen jälkeen valinta poistuu
hand-key-phoenix = valitse feenix
hand-key-dragon = valitse lohikäärme
hand-key-arrows = siirry kortista toiseen
hand-key-space-name = Välilyönti
hand-key-space = valitse kortti tai poista valinta
hand-key-enter-name = Enter
hand-key-enter = pelaa
hand-key-pass = passaa
hand-key-suggestions = seuraava tai edellinen ehdotus
hand-key-sort = järjestä käsi
hand-key-escape-name = Esc
hand-key-escape = poista kaikki valinnat
hand-key-typed = kirjoita kortit
hand-key-last = lue ääneen viimeksi pelattu
hand-key-counts = lue ääneen, montako korttia kullakin on
hand-key-trick = lue ääneen tikki
hand-key-hand = lue ääneen omat kortit
hand-key-zen = piilota tai näytä kaikki, mitä pelaamiseen ei tarvita
hand-key-hint = Pyydä vihje
hand-key-help = tämä luettelo
