### What follows from leaving matches with other people.

conduct-cause = { $cause ->
    [stalled] Du hast andere in deiner letzten Partie warten lassen.
    [never_started] Du hast in deiner letzten Partie mit anderen nicht mitgespielt.
   *[left] Du hast deine letzte Partie mit anderen vor dem Ende verlassen.
    }
conduct-warned = Beim nächsten Mal sind öffentliche Tische zehn Minuten für dich geschlossen.
conduct-closed-until = Öffentliche Tische sind für dich bis { $time } geschlossen.
conduct-closed-hint = Spiel bis dahin gegen Bots oder an einem privaten Tisch. Nach zehn guten Partien in Folge ist es vergessen.

## Reports, and what the staff has decided

report-title = Jemanden melden
report-hint = Jemand vom Team sieht sich die Aufzeichnung der Partie an. Niemand erfährt, wer gemeldet hat.
report-button = Melden
report-reason = Was ist passiert?
report-words = In wenigen Worten, wenn du magst
report-send = Meldung abschicken
report-sent = { $name } ist gemeldet. Jemand sieht sich die Partie an.
reason = { $reason ->
    [abuse] Beleidigungen oder Drohungen
    [cheating] Betrug
    [stalling] absichtliches Wartenlassen
   *[name] ein anstößiger Name
    }
sanction-told = { $kind ->
    [warn] Das Team hat dich verwarnt.
    [mute] Du bist bis { $time } stummgeschaltet.
   *[ban] Du bist bis { $time } gesperrt.
    }
sanction-reason = Grund: { $reason }.
appeal-case = Fall
appeal-words = Was spricht dagegen?
appeal-send = Widerspruch einlegen
appeal-sent = Eine andere Person sieht es sich an.
