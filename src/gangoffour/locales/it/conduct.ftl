### What follows from leaving matches with other people.

conduct-cause = { $cause ->
    [stalled] Hai fatto aspettare gli altri nella tua ultima partita.
    [never_started] Non hai giocato nella tua ultima partita con altre persone.
   *[left] Hai lasciato la tua ultima partita con altre persone prima della fine.
    }
conduct-warned = La prossima volta i tavoli pubblici resteranno chiusi per te dieci minuti.
conduct-closed-until = I tavoli pubblici sono chiusi per te fino alle { $time }.
conduct-closed-hint = Fino ad allora gioca contro i bot o a un tavolo privato. Dopo dieci partite buone di fila è dimenticato.

## Reports, and what the staff has decided

report-title = Segnalare qualcuno
report-hint = Chi gestisce il sito guarda la registrazione della partita. Nessuno saprà chi ha segnalato.
report-button = Segnala
report-reason = Che cosa è successo?
report-words = In poche parole, se vuoi
report-send = Invia la segnalazione
report-sent = { $name } è stato segnalato. Qualcuno guarderà la partita.
reason = { $reason ->
    [abuse] insulti o minacce
    [cheating] imbrogli
    [stalling] far aspettare apposta
   *[name] un nome offensivo
    }
sanction-told = { $kind ->
    [warn] Hai ricevuto un avvertimento.
    [mute] Non puoi parlare fino a { $time }.
   *[ban] Non puoi entrare fino a { $time }.
    }
sanction-reason = Motivo: { $reason }.
appeal-case = Caso
appeal-words = Che cosa hai da dire in contrario?
appeal-send = Fai ricorso
appeal-sent = Un’altra persona lo guarderà.
