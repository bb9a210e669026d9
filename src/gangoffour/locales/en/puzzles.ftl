### Puzzles: positions with one right answer, and questions about a decision of a real match.

puzzle-title = Puzzles
puzzle-today = Today’s puzzle
puzzle-question = What would you play?
puzzle-kind-judgement = Judgement
puzzle-kind-proof = Proof
puzzle-theme-exchange = Exchange
puzzle-theme-last-card = Last card
puzzle-theme-gang = Gang
puzzle-theme-lead = Lead
puzzle-theme-pass = Pass
puzzle-theme-follow = Follow
puzzle-ask-judgement = One action is clearly best. Find it.
puzzle-ask-proof = You can be out first for certain. How?
puzzle-ask-match = This is from a real match. Play, then see what was done.
puzzle-right = Right!
puzzle-wrong = Not this one. Try again.
puzzle-answer = The answer: { $action }
puzzle-gap = { $points } points ahead of the second best (± { $error }).
puzzle-proved = All { $worlds } ways in which the cards may lie were looked through.
puzzle-missed = Missed by { $levels }.
puzzle-show = Show the answer
puzzle-again = Start over
puzzle-forward = Next puzzle
puzzle-play-on = You can play on against the bots.
puzzle-over = The deal is over: { $points } points ahead of the others.
puzzle-streak = Days in a row: { $count }
puzzle-solved = Solved: { $count }
puzzle-more = More to solve
puzzle-kind = Kind
puzzle-theme = Theme
puzzle-any = Any
puzzle-found = { $count } puzzles
puzzle-unknown = There is no such position here. Choose another puzzle.
puzzle-loading = The cards are being laid out…
puzzle-verdict = The verdict
puzzle-link = Link to this question
puzzle-to-match = To the match
puzzle-rated = Your rating: { $rating } ± { $error } ({ $change }). This puzzle: { $puzzle }.
puzzle-rating = Your rating: { $rating } ± { $error }
puzzle-own = Your mistakes are back: { $count }
puzzle-own-title = Your mistake
puzzle-ask-own = This cost you { $points } points. What would you play now?
puzzle-own-wrong = Not this one. Best: { $actions }
puzzle-own-again = { $days ->
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
puzzle-own-learned = Three times in a row: learned.
puzzle-own-next = Next mistake
