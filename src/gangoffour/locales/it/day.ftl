### Today's eight deals on the page. $date is a day in words, $level the name of a level of bots.

## The day on the first page and on its own

day-title = Le otto mani di oggi
day-title-old = Otto mani del { $date }
day-fresh = I bot hanno giocato. Ora tocca a te.
day-so-far = { $played } giocate su 8 · finora { $points }
day-done = Tutte e otto giocate · { $points }
day-play-first = Gioca la prima mano
day-play-next = Continua con la mano { $board }
day-result = Vedi il tuo risultato
day-time-left = { $hours } h { $minutes } min
day-left = ancora oggi
day-yesterday = ieri
day-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
    }
day-streak = di fila
day-minutes = 5 minuti
day-minutes-hint = per tutte e otto
day-bots = Bot: { $level }
day-over = Questa giornata è finita. Puoi ancora giocarne le mani, ma senza posto.
day-loading = Un momento…

## Squares, one for each deal

day-squares = Le tue otto mani
day-square-finished = Mano { $board }: { $points }, { $mark }
day-square-next = Mano { $board }: la prossima
day-square-open = Mano { $board }: non ancora giocata
day-mark-best = il migliore di tutti
day-mark-above = sopra gli altri
day-mark-level = alla pari con gli altri
day-mark-below = sotto gli altri

## Standings

day-standing = Classifica
day-standing-today = Classifica di oggi
day-span-day = Oggi
day-span-day-old = Quel giorno
day-span-week = Settimana
day-span-season = Stagione
day-you = Tu
day-not-played = non giocato
day-guest = ospite
day-friend = amico
day-standing-note = I bot giocano senza posto. Conta la settimana: i tuoi cinque giorni migliori.
day-guests-note = Gli ospiti hanno un posto nel giorno, ma non nella settimana né nella stagione.

## After a deal. $own, $field and $points are signed numbers.

day-deal = Mano { $board } di 8
day-out-first = Chiudi prima di tutti!
day-other-first = { $name } chiude prima.
day-deal-best = Nessuno ha fatto di più con queste carte.
day-deal-better = Meglio di { $level } con le stesse carte.
day-deal-worst = Tutti e sei i bot hanno fatto di più con queste carte.
day-deal-margin = Contro il tavolo: tu { $own }, gli altri { $field }.
day-same-cards = Le stesse carte, giocate da
day-next = Mano { $board }
day-look = Rivedi questa mano
day-pad = Punti
day-cards-left = { $count ->
    [0] fuori
    [one] { $count } carta
   *[other] { $count } carte
    }

## After all eight

day-back = Tutte e otto le mani
day-better = Meglio di { $level }.
day-worse = Dietro a tutti e sei i bot.
day-ladder = Come hanno giocato i sei livelli
day-won-most = La mano { $board } ti ha reso di più
day-lost-most = La mano { $board } ti è costata di più
day-most-hint = { $points } contro gli altri
day-share = Condividi senza svelare nulla
day-share-do = Condividi
day-copy = Copia
day-copied = Copiato.
day-copy-failed = Qui la copia non funziona. Il testo è selezionato: copialo a mano.
day-freezes = { $count ->
    [0] Nessun giorno libero rimasto questo mese
    [one] Ancora un giorno libero questo mese
   *[other] Ancora { $count } giorni liberi questo mese
    }

## Looking back, beside somebody else

day-scores = Chi ha fatto cosa
day-compare = Confronta
day-compare-title = Tu e { $name }
day-part = Qui le vostre strade si dividono:
day-alike = Avete giocato questa mano allo stesso modo fino alla fine.
day-both = Fin qui avete fatto lo stesso.

## Checking a day that is over. A link is a link of a chain of hashes, the anchor its end.

day-check-title = Queste mani erano fissate in anticipo?
day-check-hint = Il tuo browser ricava le otto mani e ogni risultato dall’anello uscito dopo la chiusura.
day-check-do = Verifica ora
day-check-right = Sì. Le otto mani seguono dall’anello, l’anello porta all’ancora della stagione, e { $people ->
    [0] tutti i risultati sono giusti
    [one] il risultato di una persona è giusto
   *[other] i risultati di { $people } persone sono giusti
    }.
day-check-wrong = No: «{ $field }» è sbagliato. Non fidarti di questa giornata.
day-check-anchor = Ancora della stagione; confrontala con quella che hai annotato all’inizio:
day-check-later = L’anello esce mezz’ora dopo mezzanotte UTC. Torna allora a verificare.
day-best-part = Dove hai lasciato la strada migliore
day-best-way = Tu: { $own }. Meglio: { $best }, vale { $points } punti in più.
