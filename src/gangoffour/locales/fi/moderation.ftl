### The desk of the staff.

moderation-title = Valvonta
moderation-reports = Ilmoitukset
moderation-none = Mikään ei odota.
moderation-report = { $reporter } ilmoittaa: { $name }, { $reason }
moderation-deal = Jaossa { $deal }
moderation-record = Tallenne
moderation-hours = Tunteja
moderation-act = { $act ->
    [dismiss] Hylkää
    [warn] Varoita
    [mute] Vaienna
    [ban] Estä pääsy
    [lift] Päätä heti
    [uphold] Pidä voimassa
    [appoint] Rooli annettu
   *[release] Rooli otettu pois
    }
moderation-appeals = Valitukset
moderation-until = { $time } asti
moderation-own = Ratkaisit tämän itse: toinen katsoo sen.
moderation-acts = Mitä ylläpito teki
moderation-done = Valmis.
