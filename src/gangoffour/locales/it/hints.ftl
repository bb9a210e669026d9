### Perché si consiglia un’azione: una frase per ogni motivo. $left è quante giocate richiede almeno il resto della mano;
### $name è il nome di un’altra persona.

# Una parte di altre frasi, mai all’inizio.
hint-rest = { $left ->
    [one] poi resta una giocata
   *[other] poi restano { $left } giocate
    }

hint-out = Ti lascia senza carte: la mano è tua.
hint-settled = Nessuno può superarla, e tutto il resto va in una giocata: la mano è tua.
hint-duty = A chi gioca dopo di te resta una sola carta, quindi devi giocare la tua più alta.
hint-only = Ora non è permesso altro.
hint-unbeatable = Nessuno può batterla; { hint-rest }.
hint-shuts-out = A { $name } { $held ->
    [one] resta solo una carta
   *[other] restano solo { $held } carte
    } e non può superare { $count } carte.
hint-keeps-gang = Il tuo Gang resta intero; { hint-rest }.
hint-lowest-beating = Niente di più basso dello stesso tipo basta; { hint-rest }.
hint-lowest-card = Se ne va la tua carta più bassa; { hint-rest }.
hint-many-cards = Se ne vanno { $count } carte in una volta; { hint-rest }.
hint-leaves = { $left ->
    [one] Poi resta una giocata.
   *[other] Poi restano { $left } giocate.
    }
hint-pass-keeps-gang = Qualsiasi giocata ti costerebbe qui un Gang.
hint-pass-keeps-plan = Nessuna giocata ti lascerebbe qui meno giocate di adesso.
hint-pass-keeps-highest = Qualsiasi giocata ti costerebbe qui una delle tue carte più alte.
hint-pass-waits = Qui non spendi niente e aspetti una presa migliore.
hint-return-lowest = È la carta più bassa che puoi restituire; { hint-rest }.
hint-return-spared = È la carta che ti serve meno; { hint-rest }.
hint-declare = Prima devi dichiarare la tua ultima carta.

hint-number = Il numero dice di quanti punti questa mano dovrebbe finire meglio per te che in media per gli altri. L’ordine tiene conto anche di chi comincia la mano seguente.
