### What is read out at a table, and the words of text mode. $who is "you" or "other"; $name is a player's name.
### Combinations and cards stand in the nominative, after a colon or a dash.

## Plays and passes

announce-high = { $combination }, carta alta { colour.feminine }
announce-played = { $who ->
    [you] Giochi
   *[other] { $name }
    }: { $combination }. { $left ->
    [0] Carte finite.
    [one] Resta { $left } carta.
   *[other] Restano { $left } carte.
    }
announce-passed = { $who ->
    [you] Passi.
   *[other] { $name } passa.
    }
announce-last-card = { $who ->
    [you] Dici: «Ultima carta!»
   *[other] { $name }: «Ultima carta!»
    }
announce-disqualified = { $who ->
    [you] Non hai dichiarato l’ultima carta. Sei fuori da questa mano.
   *[other] { $name } non ha dichiarato l’ultima carta ed è fuori da questa mano.
    }
announce-trick-won = { $who ->
    [you] Vinci la presa; apri tu.
   *[other] { $name } vince la presa e apre.
    }
announce-trick-won-other-leads = { $who ->
    [you] Vinci la presa.
   *[other] { $name } vince la presa.
    } Apertura: { $leader }.

## Turns

announce-turn-lead = Tocca a te. Apri tu.
announce-turn-follow = Tocca a te. Da battere: { $combination }.
announce-turn-return = Tocca a te. Scegli una carta da restituire a { $name }.
announce-turn-other = Tocca a { $name }.
announce-deadline-passed = { $who ->
    [you] Il tuo tempo è scaduto.
   *[other] { $name } ha finito il tempo.
    }

## Deals and the match

announce-match-started = La partita comincia.
announce-deal-started = Mano { $number }, { $direction ->
    [ccw] in senso antiorario
   *[cw] in senso orario
    }. Apertura: { $leader }.
announce-deal-started-seat = Mano { $number }, { $direction ->
    [ccw] in senso antiorario
   *[cw] in senso orario
    }. Dopo di te: { $next }.
announce-tribute = { $who ->
    [giver] Dai la tua carta più alta a { $receiver }: { $card }.
    [receiver] { $giver } ti dà la sua carta più alta: { $card }.
   *[other] Tributo ({ $giver } → { $receiver }): { $card }.
    }
announce-returned = { $who ->
    [giver] Restituisci a { $receiver }: { $card }.
    [receiver] { $giver } ti restituisce: { $card }.
   *[other] Carta restituita ({ $giver } → { $receiver }): { $card }.
    }
announce-deal-won = { $who ->
    [you] Vinci la mano!
   *[other] { $name } vince la mano.
    }
announce-points = Punti: { $points }.
announce-points-of = { $who ->
    [you] tu: { $points }, punteggio { $score }
   *[other] { $name }: { $points }, punteggio { $score }
    }
announce-match-won = { $who ->
    [you] Vinci la partita!
   *[other] { $name } vince la partita.
    }
announce-match-shared = Vittoria condivisa: { $names }.
announce-match-abandoned = La partita è stata abbandonata.

## Around the table

announce-seat-taken = { $who ->
    [you] Ti siedi.
   *[other] { $name } si siede.
    }
announce-seat-taken-over = { $who ->
    [you] Sostituisci un bot.
   *[other] { $name } sostituisce un bot.
    }
announce-seat-left = { $who ->
    [you] Ti alzi.
   *[other] { $name } si alza.
    }
announce-seat-removed = { $who ->
    [you] L’host ti ha tolto il posto.
   *[other] L’host ha tolto un posto: { $name }.
    }
announce-promised = { $who ->
    [you] Dalla prossima mano sostituisci { $bot }.
   *[other] Dalla prossima mano { $name } sostituisce { $bot }.
    }
announce-promise-withdrawn = { $bot } resta: nessuna sostituzione nella prossima mano.
announce-away = { $name } si assenta.
announce-back = { $name } è di nuovo qui.
announce-substitute = { $who ->
    [you] Un bot gioca per te. Riprendi il tuo posto per continuare a giocare.
   *[other] Un bot gioca per { $name }.
    }
announce-seat-taken-back = { $who ->
    [you] Giochi di nuovo.
   *[other] { $name } gioca di nuovo.
    }
announce-host = { $who ->
    [you] Ora ospiti tu il tavolo.
   *[other] Ora { $name } ospita il tavolo.
    }
announce-options = Le opzioni del tavolo sono cambiate.
announce-prepared = Tutti i posti sono occupati. Conferma per cominciare.
announce-ready = { $who ->
    [you] Hai confermato.
   *[other] { $name } ha confermato.
    }
announce-paused = La partita è in pausa.
announce-resumed = La partita riprende.
announce-adjourned = La partita aspetta che qualcuno torni.
announce-continued = Qualcuno è di nuovo qui; la partita riprende.
announce-closed = Il tavolo è chiuso.

## Where the table stands, said once after arriving or coming back

announce-summary-seating = Un tavolo prima della partita. Posti occupati: { $taken } su { $seats }.
announce-summary-starting = La partita sta per cominciare.
announce-summary-deal = Mano { $number }.
announce-summary-deal-over = La mano { $number } è finita.
announce-summary-match-over = La partita è finita.

## Answers to questions about the table

answer-none = Non si sta giocando nessuna mano.
answer-no-play = Non è ancora stato giocato niente.
answer-last = Ultima giocata: { $name } – { $combination }.
answer-passes-since = { $count ->
    [one] Da allora un passo.
   *[other] Da allora { $count } passi.
    }
answer-trick = Questa presa: { $turns }.
answer-turn-play = { $who ->
    [you] tu – { $combination }
   *[other] { $name } – { $combination }
    }
answer-turn-pass = { $who ->
    [you] tu – passo
   *[other] { $name } – passo
    }
answer-counts = Carte rimaste: { $counts }.
answer-count = { $who ->
    [you] tu: { $count }
   *[other] { $name }: { $count }
    }
answer-count-last = { $who ->
    [you] tu: { $count } (ultima carta)
   *[other] { $name }: { $count } (ultima carta)
    }
answer-hand = { $count ->
    [one] La tua carta ({ $count })
   *[other] Le tue carte ({ $count })
    }: { $cards }.
answer-no-hand = Non hai carte.
answer-scores = Punteggi: { $scores }.
answer-score = { $who ->
    [you] tu: { $score }
   *[other] { $name }: { $score }
    }
answer-time-own = { $seconds ->
    [one] Ti resta { $seconds } secondo.
   *[other] Ti restano { $seconds } secondi.
    }
answer-time-other = { $seconds ->
    [one] A { $name } resta { $seconds } secondo.
   *[other] A { $name } restano { $seconds } secondi.
    }
answer-time-deal = { $seconds ->
    [one] La prossima mano comincia al più tardi tra { $seconds } secondo.
   *[other] La prossima mano comincia al più tardi tra { $seconds } secondi.
    }
answer-time-none = Nessun limite di tempo.

## Text mode: the page

text-title = Il tavolo a parole
text-input = Giocata o comando
text-input-hint = Per esempio 77, 34567, 10R, passo o aiuto.
text-do = Esegui
text-buttons = Comandi
text-hand = Le tue carte
text-hand-empty = Ora non hai carte.
text-trick = Ciclo
text-players = Al tavolo
text-happened = Che cosa è successo
text-happened-nothing = Ancora niente.
text-chat = Chat
text-top-cards = { $play }: { $cards }
text-player = { $who ->
    [you] Tu: punteggio { $score }
   *[other] { $name }: punteggio { $score }
    }
text-player-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
    }
text-player-left-over = carte rimaste: { $cards }
text-suggestions-title = Che cosa puoi giocare
text-suggestions-return = Che cosa puoi restituire
text-suggestions-none = Ora non puoi giocare niente.
text-suggestions-off = A questo tavolo non ci sono suggerimenti.
text-suggestions-more = Mostra altre giocate
text-play-declare = Gioca e dichiara l’ultima: { $play }
text-help-title = Parole che puoi scrivere
text-help-plays = Le carte per valore, con i colori se vuoi (g verde, y giallo, r rosso, m multicolore): 77, 34567, 7g 7r, 10R; f è una Fenice, d il Drago.
text-help-declare = Se una giocata ti lascia con una sola carta, aggiungi «ultima»: 77 ultima.
text-help-line = { $word }: { $meaning }
text-unknown = Non sono né carte né un comando. Scrivi aiuto per le parole che puoi usare.
text-no-ready = Ora non c’è niente da confermare.

## Text mode: words that can be typed, with commas between words of one meaning. Every language also
## understands the English name of a command.

text-word-pass = passo, passa
text-word-last-card = ultima, ultima carta, dichiara
text-word-return = restituisci, rendi
text-word-ready = conferma, continua
text-word-rematch = rivincita
text-word-take-back = riprendi
text-word-suggestions = suggerimenti, giocate
text-word-hint = consiglio
text-word-help = aiuto
text-word-last = ultima giocata, precedente
text-word-counts = rimaste, quante
text-word-trick = presa, ciclo
text-word-hand = carte
text-word-scores = punti, punteggi
text-word-time = tempo

## Text mode: what each word does; also the text of its button

text-does-pass = Passa
text-does-last-card = Dichiara l’ultima
text-does-return = Restituisci una carta: la parola, poi la carta
text-does-ready = Conferma
text-does-rematch = Rivincita
text-does-take-back = Riprendi il posto
text-does-suggestions = Suggerimenti
text-does-hint = Consiglio
text-does-help = Aiuto
text-does-last = Ultima giocata
text-does-counts = Carte rimaste
text-does-trick = Questa presa
text-does-hand = Le mie carte
text-does-scores = Punteggi
text-does-time = Tempo rimasto
