### The desk of the staff.

moderation-title = Moderazione
moderation-reports = Segnalazioni
moderation-none = Niente in attesa.
moderation-report = { $reporter } segnala { $name }: { $reason }
moderation-deal = Nella mano { $deal }
moderation-record = La registrazione
moderation-hours = Ore
moderation-act = { $act ->
    [dismiss] Archivia
    [warn] Avverti
    [mute] Togli la parola
    [ban] Escludi
    [lift] Termina ora
    [uphold] Mantieni
    [appoint] Ruolo dato
   *[release] Ruolo tolto
    }
moderation-appeals = Ricorsi
moderation-until = fino a { $time }
moderation-own = L’hai deciso tu: lo guarda qualcun altro.
moderation-acts = Che cosa è stato fatto
moderation-done = Fatto.
