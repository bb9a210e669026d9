### The desk of the staff.

moderation-title = Moderacja
moderation-reports = Zgłoszenia
moderation-none = Nic nie czeka.
moderation-report = { $reporter } zgłasza: { $name }, { $reason }
moderation-deal = W rozdaniu { $deal }
moderation-record = Zapis gry
moderation-hours = Godziny
moderation-act = { $act ->
    [dismiss] Oddal
    [warn] Ostrzeż
    [mute] Wycisz
    [ban] Zakaz wstępu
    [lift] Zakończ teraz
    [uphold] Utrzymaj
    [appoint] Rola nadana
   *[release] Rola odebrana
    }
moderation-appeals = Odwołania
moderation-until = do { $time }
moderation-own = To twoja decyzja: obejrzy ją ktoś inny.
moderation-acts = Co zrobiła obsługa
moderation-done = Gotowe.
