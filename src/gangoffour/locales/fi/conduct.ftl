### What follows from leaving matches with other people.

conduct-cause = { $cause ->
    [stalled] Annoit muiden odottaa viime pelissäsi.
    [never_started] Et pelannut viime pelissäsi muiden kanssa.
   *[left] Lähdit kesken viime pelisi muiden kanssa.
    }
conduct-warned = Ensi kerralla julkiset pöydät ovat sinulta suljettuina kymmenen minuuttia.
conduct-closed-until = Julkiset pöydät ovat sinulta suljettuina, kunnes kello on { $time }.
conduct-closed-hint = Pelaa sillä välin botteja vastaan tai yksityisessä pöydässä. Kymmenen hyvän pelin jälkeen asia on unohdettu.

## Reports, and what the staff has decided

report-title = Ilmoita pelaajasta
report-hint = Joku ylläpidosta katsoo pelin tallenteen. Kukaan ei saa tietää, kuka ilmoitti.
report-button = Ilmoita
report-reason = Mitä tapahtui?
report-words = Muutamalla sanalla, jos haluat
report-send = Lähetä ilmoitus
report-sent = { $name } on ilmoitettu. Joku katsoo pelin.
reason = { $reason ->
    [abuse] loukkaukset tai uhkaukset
    [cheating] huijaaminen
    [stalling] tahallinen viivyttely
   *[name] loukkaava nimi
    }
sanction-told = { $kind ->
    [warn] Ylläpito on antanut sinulle varoituksen.
    [mute] Sinut on vaiennettu: { $time } asti.
   *[ban] Pääsysi on estetty: { $time } asti.
    }
sanction-reason = Syy: { $reason }.
appeal-case = Tapaus
appeal-words = Mikä puhuu sitä vastaan?
appeal-send = Valita
appeal-sent = Toinen henkilö katsoo asian.
