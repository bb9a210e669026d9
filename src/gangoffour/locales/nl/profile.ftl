### A profile: who somebody is, their matches, and what came of them. $name is a player.

profile-title = Profiel
profile-nobody = Je hebt hier nog niet gespeeld. Speel een spel, dan staat het hier.
profile-guest = Gast
profile-guest-hint = Alleen jij ziet dit. Bewaar je naam in de instellingen, dan krijgt je profiel een adres voor anderen.
profile-since = { $matches ->
    [one] { $matches } spel sinds { $date }
   *[other] { $matches } spellen sinds { $date }
    }
profile-joined = Sinds { $date }
profile-only-you = Alleen jij ziet dit.

## Choosing a face, and what everybody may see

profile-edit = Profiel bewerken
profile-animal = Gezicht
profile-animal-cat = Kat
profile-animal-hare = Haas
profile-animal-fox = Vos
profile-animal-dog = Hond
profile-animal-panda = Panda
profile-animal-mouse = Muis
profile-colour = Kleur
profile-colour-jade = Groen
profile-colour-gold = Goud
profile-colour-lacquer = Rood
profile-colour-night = Blauw
profile-shown = Iedereen mag zien
profile-shown-hint = Je naam en gezicht zijn altijd te zien, en een spel staat bij iedereen die het speelde.
profile-part-matches = Spellen
profile-part-daily = Dagelijkse uitslagen
profile-part-statistics = Statistieken
profile-address = Adres van je profiel
profile-copy = Kopiëren
profile-copied = Het adres is gekopieerd.
profile-copy-failed = Kopiëren mag hier niet. Het adres is geselecteerd: kopieer het zelf.
profile-save = Opslaan
profile-saved = Opgeslagen.

## Matches

profile-matches = Spellen
profile-hides = { $name } toont geen spellen.
profile-none = Nog geen afgelopen spellen.
profile-none-found = Geen spel dat zo is.
profile-incomplete = Een deel van de server antwoordt niet. De spellen daarvan ontbreken hier; probeer het later nog eens.
profile-search = Zoeken
profile-opponent = Gespeeld met
profile-level = Bots
profile-month = Maand
profile-month-hint = Jaar en maand, zoals 2026-11
profile-any = Alle
profile-clear = Alles tonen
profile-newer = Nieuwere
profile-older = Oudere
profile-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }
profile-record = Verslag
profile-archive = Alle verslagen downloaden
profile-archive-hint = Met al het andere dat over je bewaard wordt, als ZIP-archief.

## Figures

profile-totals = Met { $seats } spelers
profile-place = Plaats
profile-share = Aandeel
profile-played-matches = Spellen
profile-deals = Partijen
profile-deals-won = Gewonnen partijen
profile-mean = Punten per partij
profile-gangs-played = Gespeelde gangs
profile-gangs-met = Gangs van anderen
profile-disqualified = Uitgesloten
profile-exchange = Gewonnen rangen per uitwisseling
profile-figure = Hoe { $name } speelt
profile-daily = Partijen van de dag
profile-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
    }
profile-day = Dag
profile-day-place = { $place } van { $people }
profile-day-points = Punten
