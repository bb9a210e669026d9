### The desk of the staff.

moderation-title = Moderatie
moderation-reports = Meldingen
moderation-none = Er wacht niets.
moderation-report = { $reporter } meldt { $name }: { $reason }
moderation-deal = In partij { $deal }
moderation-record = Het verslag
moderation-hours = Uren
moderation-act = { $act ->
    [dismiss] Afwijzen
    [warn] Waarschuwen
    [mute] Laten zwijgen
    [ban] Verbannen
    [lift] Nu beëindigen
    [uphold] Laten staan
    [appoint] Rol gegeven
   *[release] Rol afgenomen
    }
moderation-appeals = Bezwaren
moderation-until = tot { $time }
moderation-own = Jij hebt dit beslist: iemand anders bekijkt het.
moderation-acts = Wat het team deed
moderation-done = Klaar.
