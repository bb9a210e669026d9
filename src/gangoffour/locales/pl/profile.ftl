### A profile: who somebody is, their matches, and what came of them. $name is a player.

profile-title = Profil
profile-nobody = Jeszcze tu nie grano. Zagraj, a gra pojawi się tutaj.
profile-guest = Gość
profile-guest-hint = Widzisz to tylko ty. Zachowaj swoje imię w ustawieniach, a profil dostanie adres dla innych.
profile-since = { $matches ->
    [one] { $matches } gra od: { $date }
    [few] { $matches } gry od: { $date }
    [many] { $matches } gier od: { $date }
   *[other] { $matches } gry od: { $date }
    }
profile-joined = Od: { $date }
profile-only-you = Widzisz to tylko ty.

## Choosing a face, and what everybody may see

profile-edit = Edytuj profil
profile-animal = Twarz
profile-animal-cat = Kot
profile-animal-hare = Zając
profile-animal-fox = Lis
profile-animal-dog = Pies
profile-animal-panda = Panda
profile-animal-mouse = Mysz
profile-colour = Kolor
profile-colour-jade = Zielony
profile-colour-gold = Złoty
profile-colour-lacquer = Czerwony
profile-colour-night = Niebieski
profile-shown = Wszyscy mogą zobaczyć
profile-shown-hint = Imię i twarz widać zawsze, a gra jest na liście każdego, kto w niej grał.
profile-part-matches = Gry
profile-part-daily = Wyniki dnia
profile-part-statistics = Statystyki
profile-address = Adres twojego profilu
profile-copy = Kopiuj
profile-copied = Adres skopiowano.
profile-copy-failed = Kopiowanie jest tu niedozwolone. Adres jest zaznaczony: skopiuj go ręcznie.
profile-save = Zapisz
profile-saved = Zapisano.

## Matches

profile-matches = Gry
profile-hides = { $name } nie pokazuje gier.
profile-none = Nie ma jeszcze ukończonych gier.
profile-none-found = Nie ma takiej gry.
profile-incomplete = Część serwera nie odpowiada. Brakuje tu jej gier; spróbuj później.
profile-search = Szukaj
profile-opponent = Gra z
profile-level = Boty
profile-month = Miesiąc
profile-month-hint = Rok i miesiąc, na przykład 2026-11
profile-any = Dowolne
profile-clear = Pokaż wszystkie
profile-newer = Nowsze
profile-older = Starsze
profile-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
    }
profile-record = Zapis
profile-archive = Pobierz wszystkie zapisy
profile-archive-hint = Ze wszystkim innym, co jest o tobie przechowywane, jako archiwum ZIP.

## Figures

profile-totals = Gra w { $seats } osoby
profile-place = Miejsce
profile-share = Udział
profile-played-matches = Gry
profile-deals = Rozdania
profile-deals-won = Wygrane rozdania
profile-mean = Punkty na rozdanie
profile-gangs-played = Zagrane gangi
profile-gangs-met = Gangi innych
profile-disqualified = Poza rozdaniem
profile-exchange = Zyskane wartości na wymianę
profile-figure = Jak gra { $name }
profile-daily = Rozdania dnia
profile-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
    }
profile-day = Dzień
profile-day-place = { $place } z { $people }
profile-day-points = Punkty
