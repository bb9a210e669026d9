### Why something about reports is refused.

report-unknown = Diese Meldung gibt es nicht, oder jemand hat sie entschieden, oder ihr saßt nicht beide in einer beendeten Partie. Sieh dir die Partie noch einmal an.
appeal-unknown = Zu diesem Fall gibt es nichts zu widersprechen, oder es ist schon geschehen. Prüf den Fall.
staff-forbidden = Das ist für das Team dieser Seite. Frag, wer sie betreibt.
staff-own-case = Du bist an diesem Fall beteiligt oder hast ihn selbst entschieden. Überlass ihn jemand anderem im Team.
person-unknown = So heißt niemand, und niemand hat diese Kennung. Prüf den Namen.
