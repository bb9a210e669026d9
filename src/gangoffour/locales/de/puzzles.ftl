### Puzzles: positions with one right answer, and questions about a decision of a real match.

puzzle-title = Rätsel
puzzle-today = Rätsel des Tages
puzzle-question = Was würdest du spielen?
puzzle-kind-judgement = Abwägen
puzzle-kind-proof = Beweis
puzzle-theme-exchange = Kartentausch
puzzle-theme-last-card = Letzte Karte
puzzle-theme-gang = Gang
puzzle-theme-lead = Ausspielen
puzzle-theme-pass = Passen
puzzle-theme-follow = Überbieten
puzzle-ask-judgement = Eine Aktion ist klar die beste. Finde sie.
puzzle-ask-proof = Du kannst sicher zuerst fertig werden. Wie?
puzzle-ask-match = Das ist aus einer echten Partie. Spiel, dann siehst du, was geschah.
puzzle-right = Richtig!
puzzle-wrong = Das ist es nicht. Versuch es noch einmal.
puzzle-answer = Die Lösung: { $action }
puzzle-gap = { $points } Punkte vor der zweitbesten Aktion (± { $error }).
puzzle-proved = Alle { $worlds } möglichen Verteilungen der Karten wurden durchsucht.
puzzle-missed = Nicht gefunden von: { $levels }.
puzzle-show = Lösung zeigen
puzzle-again = Von vorn
puzzle-forward = Nächstes Rätsel
puzzle-play-on = Du kannst gegen die Bots weiterspielen.
puzzle-over = Die Runde ist aus: { $points } Punkte Vorsprung.
puzzle-streak = Tage in Folge: { $count }
puzzle-solved = Gelöst: { $count }
puzzle-more = Mehr zu lösen
puzzle-kind = Art
puzzle-theme = Thema
puzzle-any = Alle
puzzle-found = { $count } Rätsel
puzzle-unknown = Diese Stellung gibt es hier nicht. Wähle ein anderes Rätsel.
puzzle-loading = Die Karten werden gelegt…
puzzle-verdict = Die Bewertung
puzzle-link = Link zu dieser Frage
puzzle-to-match = Zur Partie
puzzle-rated = Deine Wertung: { $rating } ± { $error } ({ $change }). Dieses Rätsel: { $puzzle }.
puzzle-rating = Deine Wertung: { $rating } ± { $error }
puzzle-own = Deine Fehler sind wieder da: { $count }
puzzle-own-title = Dein Fehler
puzzle-ask-own = Das hat dich { $points } Punkte gekostet. Was würdest du jetzt spielen?
puzzle-own-wrong = Das ist es nicht. Am besten: { $actions }
puzzle-own-again = { $days ->
    [one] Es kommt morgen wieder.
   *[other] Es kommt in { $days } Tagen wieder.
}
puzzle-own-learned = Dreimal in Folge richtig: gelernt.
puzzle-own-next = Nächster Fehler
