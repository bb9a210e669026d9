### A profile: who somebody is, their matches, and what came of them. $name is a player.

profile-title = Profil
profile-nobody = Du hast hier noch nicht gespielt. Spiel eine Partie, dann steht sie hier.
profile-guest = Gast
profile-guest-hint = Das siehst nur du. Behalte deinen Namen in den Einstellungen, dann bekommt dein Profil eine Adresse für andere.
profile-since = { $matches ->
    [one] { $matches } Partie seit { $date }
   *[other] { $matches } Partien seit { $date }
    }
profile-joined = Seit { $date }
profile-only-you = Das siehst nur du.

## Choosing a face, and what everybody may see

profile-edit = Profil bearbeiten
profile-animal = Gesicht
profile-animal-cat = Katze
profile-animal-hare = Hase
profile-animal-fox = Fuchs
profile-animal-dog = Hund
profile-animal-panda = Panda
profile-animal-mouse = Maus
profile-colour = Farbe
profile-colour-jade = Grün
profile-colour-gold = Gold
profile-colour-lacquer = Rot
profile-colour-night = Blau
profile-shown = Alle dürfen sehen
profile-shown-hint = Name und Gesicht sieht man immer, und eine Partie steht bei allen, die sie gespielt haben.
profile-part-matches = Partien
profile-part-daily = Ergebnisse der Tagesrunden
profile-part-statistics = Statistik
profile-address = Adresse deines Profils
profile-copy = Kopieren
profile-copied = Die Adresse ist kopiert.
profile-copy-failed = Kopieren ist hier nicht erlaubt. Die Adresse ist markiert: Kopier sie von Hand.
profile-save = Speichern
profile-saved = Gespeichert.

## Matches

profile-matches = Partien
profile-hides = { $name } zeigt keine Partien.
profile-none = Noch keine beendeten Partien.
profile-none-found = Keine solche Partie.
profile-incomplete = Ein Teil des Servers antwortet nicht. Dessen Partien fehlen hier; versuch es später noch einmal.
profile-search = Suchen
profile-opponent = Gespielt mit
profile-level = Bots
profile-month = Monat
profile-month-hint = Jahr und Monat, etwa 2026-11
profile-any = Alle
profile-clear = Alle zeigen
profile-newer = Neuere
profile-older = Ältere
profile-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
profile-record = Aufzeichnung
profile-archive = Alle Aufzeichnungen speichern
profile-archive-hint = Mit allem anderen, was über dich gespeichert ist, als ZIP-Archiv.

## Figures

profile-totals = Zu { $seats ->
    [3] dritt
   *[other] viert
    }
profile-place = Platz
profile-share = Anteil
profile-played-matches = Partien
profile-deals = Runden
profile-deals-won = Gewonnene Runden
profile-mean = Punkte je Runde
profile-gangs-played = Eigene Gangs
profile-gangs-met = Gangs der anderen
profile-disqualified = Ausgeschieden
profile-exchange = Gewonnene Ränge je Kartentausch
profile-figure = Wie { $name } spielt
profile-daily = Tagesrunden
profile-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
    }
profile-day = Tag
profile-day-place = { $place } von { $people }
profile-day-points = Punkte
