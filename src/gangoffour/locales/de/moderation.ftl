### The desk of the staff.

moderation-title = Moderation
moderation-reports = Meldungen
moderation-none = Nichts wartet.
moderation-report = { $reporter } meldet { $name }: { $reason }
moderation-deal = In Runde { $deal }
moderation-record = Die Aufzeichnung
moderation-hours = Stunden
moderation-act = { $act ->
    [dismiss] Abweisen
    [warn] Verwarnen
    [mute] Stummschalten
    [ban] Sperren
    [lift] Jetzt beenden
    [uphold] Beibehalten
    [appoint] Rolle gegeben
   *[release] Rolle genommen
    }
moderation-appeals = Widersprüche
moderation-until = bis { $time }
moderation-own = Das hast du entschieden: Jemand anderes sieht es sich an.
moderation-acts = Was das Team getan hat
moderation-done = Erledigt.
