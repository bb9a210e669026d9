### Puzzles: positions with one right answer, and questions about a decision of a real match.

puzzle-title = Puzzels
puzzle-today = Puzzel van vandaag
puzzle-question = Wat zou jij spelen?
puzzle-kind-judgement = Afwegen
puzzle-kind-proof = Bewijs
puzzle-theme-exchange = Uitwisseling
puzzle-theme-last-card = Laatste kaart
puzzle-theme-gang = Gang
puzzle-theme-lead = Uitkomen
puzzle-theme-pass = Passen
puzzle-theme-follow = Overbieden
puzzle-ask-judgement = Eén actie is duidelijk het best. Vind haar.
puzzle-ask-proof = Je kunt zeker als eerste uit zijn. Hoe?
puzzle-ask-match = Dit komt uit een echt spel. Speel, dan zie je wat er gebeurde.
puzzle-right = Goed!
puzzle-wrong = Dat is het niet. Probeer het nog eens.
puzzle-answer = Het antwoord: { $action }
puzzle-gap = { $points } punten voor op de tweede (± { $error }).
puzzle-proved = Alle { $worlds } manieren waarop de kaarten kunnen liggen zijn doorzocht.
puzzle-missed = Gemist door: { $levels }.
puzzle-show = Antwoord tonen
puzzle-again = Opnieuw
puzzle-forward = Volgende puzzel
puzzle-play-on = Je kunt verder spelen tegen de bots.
puzzle-over = De partij is uit: { $points } punten voorsprong.
puzzle-streak = Dagen op rij: { $count }
puzzle-solved = Opgelost: { $count }
puzzle-more = Meer om op te lossen
puzzle-kind = Soort
puzzle-theme = Thema
puzzle-any = Alle
puzzle-found = { $count } puzzels
puzzle-unknown = Deze stelling is er hier niet. Kies een andere puzzel.
puzzle-loading = De kaarten worden neergelegd…
puzzle-verdict = Het oordeel
puzzle-link = Link naar deze vraag
puzzle-to-match = Naar het spel
puzzle-rated = Je rating: { $rating } ± { $error } ({ $change }). Deze puzzel: { $puzzle }.
puzzle-rating = Je rating: { $rating } ± { $error }
puzzle-own = Je fouten zijn terug: { $count }
puzzle-own-title = Jouw fout
puzzle-ask-own = Dit kostte je { $points } punten. Wat zou je nu spelen?
puzzle-own-wrong = Deze niet. Het beste: { $actions }
puzzle-own-again = { $days ->
    [one] Hij komt morgen terug.
   *[other] Hij komt over { $days } dagen terug.
}
puzzle-own-learned = Drie keer op rij goed: geleerd.
puzzle-own-next = Volgende fout
