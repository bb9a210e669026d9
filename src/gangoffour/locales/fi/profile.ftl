### A profile: who somebody is, their matches, and what came of them. $name is a player.

profile-title = Profiili
profile-nobody = Et ole vielä pelannut täällä. Pelaa peli, niin se näkyy tässä.
profile-guest = Vieras
profile-guest-hint = Vain sinä näet tämän. Säilytä nimesi asetuksissa, niin profiilisi saa osoitteen muita varten.
profile-since = { $matches ->
    [one] { $matches } peli, mukana alkaen: { $date }
   *[other] { $matches } peliä, mukana alkaen: { $date }
    }
profile-joined = Mukana alkaen: { $date }
profile-only-you = Vain sinä näet tämän.

## Choosing a face, and what everybody may see

profile-edit = Muokkaa profiilia
profile-animal = Kasvot
profile-animal-cat = Kissa
profile-animal-hare = Jänis
profile-animal-fox = Kettu
profile-animal-dog = Koira
profile-animal-panda = Panda
profile-animal-mouse = Hiiri
profile-colour = Väri
profile-colour-jade = Vihreä
profile-colour-gold = Kulta
profile-colour-lacquer = Punainen
profile-colour-night = Sininen
profile-shown = Kaikki saavat nähdä
profile-shown-hint = Nimi ja kasvot näkyvät aina, ja peli näkyy kaikilla, jotka pelasivat sen.
profile-part-matches = Pelit
profile-part-daily = Päivän jakojen tulokset
profile-part-statistics = Tilastot
profile-address = Profiilisi osoite
profile-copy = Kopioi
profile-copied = Osoite on kopioitu.
profile-copy-failed = Kopiointi ei ole täällä sallittu. Osoite on valittuna: kopioi se itse.
profile-save = Tallenna
profile-saved = Tallennettu.

## Matches

profile-matches = Pelit
profile-hides = { $name } ei näytä pelejään.
profile-none = Ei vielä loppuun pelattuja pelejä.
profile-none-found = Sellaista peliä ei ole.
profile-incomplete = Osa palvelimesta ei vastaa. Sen pelit puuttuvat tästä; yritä myöhemmin uudelleen.
profile-search = Hae
profile-opponent = Pelattu kanssa
profile-level = Botit
profile-month = Kuukausi
profile-month-hint = Vuosi ja kuukausi, esimerkiksi 2026-11
profile-any = Mikä tahansa
profile-clear = Näytä kaikki
profile-newer = Uudemmat
profile-older = Vanhemmat
profile-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
    }
profile-record = Tallenne
profile-archive = Lataa kaikki tallenteet
profile-archive-hint = Kaiken muun sinusta säilytettävän kanssa, ZIP-pakettina.

## Figures

profile-totals = { $seats } pelaajaa
profile-place = Sija
profile-share = Osuus
profile-played-matches = Pelejä
profile-deals = Jakoja
profile-deals-won = Voitettuja jakoja
profile-mean = Pisteitä jakoa kohti
profile-gangs-played = Pelattuja koplia
profile-gangs-met = Muiden koplia
profile-disqualified = Pudonnut jaosta
profile-exchange = Arvoja voitettu vaihtoa kohti
profile-figure = Näin { $name } pelaa
profile-daily = Päivän jaot
profile-streak = { $days ->
    [one] { $days } päivä putkeen
   *[other] { $days } päivää putkeen
    }
profile-day = Päivä
profile-day-place = { $place }/{ $people }
profile-day-points = Pisteet
