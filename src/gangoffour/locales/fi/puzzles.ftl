### Puzzles: positions with one right answer, and questions about a decision of a real match.

puzzle-title = Tehtävät
puzzle-today = Päivän tehtävä
puzzle-question = Mitä sinä pelaisit?
puzzle-kind-judgement = Arviointi
puzzle-kind-proof = Todistus
puzzle-theme-exchange = Korttien vaihto
puzzle-theme-last-card = Viimeinen kortti
puzzle-theme-gang = Kopla
puzzle-theme-lead = Aloitus
puzzle-theme-pass = Passaus
puzzle-theme-follow = Lyöminen
puzzle-ask-judgement = Yksi teko on selvästi paras. Löydä se.
puzzle-ask-proof = Voit varmasti päästä ensimmäisenä eroon korteistasi. Miten?
puzzle-ask-match = Tämä on oikeasta pelistä. Pelaa, niin näet, mitä tehtiin.
puzzle-right = Oikein!
puzzle-wrong = Ei tämä. Yritä uudelleen.
puzzle-answer = Vastaus: { $action }
puzzle-gap = { $points } pistettä toiseksi parasta edellä (± { $error }).
puzzle-proved = Kaikki { $worlds } tapaa, joilla kortit voivat olla, käytiin läpi.
puzzle-missed = Löytämättä jäi: { $levels }.
puzzle-show = Näytä vastaus
puzzle-again = Alusta
puzzle-forward = Seuraava tehtävä
puzzle-play-on = Voit jatkaa botteja vastaan.
puzzle-over = Jako on ohi: { $points } pistettä muita edellä.
puzzle-streak = Päiviä peräkkäin: { $count }
puzzle-solved = Ratkaistu: { $count }
puzzle-more = Lisää ratkottavaa
puzzle-kind = Laji
puzzle-theme = Aihe
puzzle-any = Kaikki
puzzle-found = { $count } tehtävää
puzzle-unknown = Tällaista asemaa ei ole täällä. Valitse toinen tehtävä.
puzzle-loading = Kortteja asetellaan…
puzzle-verdict = Arvio
puzzle-link = Linkki tähän kysymykseen
puzzle-to-match = Peliin
puzzle-rated = Lukusi: { $rating } ± { $error } ({ $change }). Tämä tehtävä: { $puzzle }.
puzzle-rating = Lukusi: { $rating } ± { $error }
puzzle-own = Virheesi palaavat: { $count }
puzzle-own-title = Oma virheesi
puzzle-ask-own = Tämä maksoi sinulle { $points } pistettä. Mitä pelaisit nyt?
puzzle-own-wrong = Ei tämä. Paras: { $actions }
puzzle-own-again = { $days ->
    [one] Se palaa huomenna.
   *[other] Se palaa { $days } päivän päästä.
}
puzzle-own-learned = Kolmesti peräkkäin oikein: opittu.
puzzle-own-next = Seuraava virhe
