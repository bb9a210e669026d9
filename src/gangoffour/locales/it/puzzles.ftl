### Puzzles: positions with one right answer, and questions about a decision of a real match.

puzzle-title = Problemi
puzzle-today = Problema del giorno
puzzle-question = Che cosa giocheresti?
puzzle-kind-judgement = Giudizio
puzzle-kind-proof = Dimostrazione
puzzle-theme-exchange = Scambio
puzzle-theme-last-card = Ultima carta
puzzle-theme-gang = Gang
puzzle-theme-lead = Apertura
puzzle-theme-pass = Passare
puzzle-theme-follow = Rispondere
puzzle-ask-judgement = Un’azione è nettamente la migliore. Trovala.
puzzle-ask-proof = Puoi finire prima di tutti con certezza. Come?
puzzle-ask-match = Viene da una partita vera. Gioca, poi vedi che cosa è stato fatto.
puzzle-right = Giusto!
puzzle-wrong = Non è questa. Riprova.
puzzle-answer = La risposta: { $action }
puzzle-gap = { $points } punti davanti alla seconda (± { $error }).
puzzle-proved = Sono stati esaminati tutti i { $worlds } modi in cui possono stare le carte.
puzzle-missed = Non trovata da: { $levels }.
puzzle-show = Mostra la risposta
puzzle-again = Ricomincia
puzzle-forward = Problema successivo
puzzle-play-on = Puoi continuare contro i bot.
puzzle-over = La mano è finita: { $points } punti di vantaggio.
puzzle-streak = Giorni di fila: { $count }
puzzle-solved = Risolti: { $count }
puzzle-more = Altri da risolvere
puzzle-kind = Tipo
puzzle-theme = Tema
puzzle-any = Tutti
puzzle-found = { $count } problemi
puzzle-unknown = Qui non c’è questa posizione. Scegli un altro problema.
puzzle-loading = Si dispongono le carte…
puzzle-verdict = Il verdetto
puzzle-link = Link a questa domanda
puzzle-to-match = Alla partita
puzzle-rated = Il tuo punteggio: { $rating } ± { $error } ({ $change }). Questo problema: { $puzzle }.
puzzle-rating = Il tuo punteggio: { $rating } ± { $error }
puzzle-own = I tuoi errori ritornano: { $count }
puzzle-own-title = Il tuo errore
puzzle-ask-own = Ti è costato { $points } punti. Cosa giocheresti ora?
puzzle-own-wrong = Non è questa. La migliore: { $actions }
puzzle-own-again = { $days ->
    [one] Ritorna domani.
   *[other] Ritorna tra { $days } giorni.
}
puzzle-own-learned = Tre volte di fila: imparato.
puzzle-own-next = Errore successivo
