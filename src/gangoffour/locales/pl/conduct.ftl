### What follows from leaving matches with other people.

conduct-cause = { $cause ->
    [stalled] W ostatniej grze inni musieli na ciebie czekać.
    [never_started] W ostatniej grze z innymi nie było cię przy kartach.
   *[left] Twoja ostatnia gra z innymi skończyła się bez ciebie.
    }
conduct-warned = Następnym razem stoły publiczne będą dla ciebie zamknięte przez dziesięć minut.
conduct-closed-until = Stoły publiczne są dla ciebie zamknięte do { $time }.
conduct-closed-hint = Do tego czasu graj z botami albo przy prywatnym stole. Po dziesięciu dobrych grach z rzędu będzie to zapomniane.

## Reports, and what the staff has decided

report-title = Zgłoś kogoś
report-hint = Ktoś z obsługi obejrzy zapis gry. Nikt się nie dowie, kto zgłosił.
report-button = Zgłoś
report-reason = Co się stało?
report-words = W kilku słowach, jeśli chcesz
report-send = Wyślij zgłoszenie
report-sent = Zgłoszenie wysłane: { $name }. Ktoś obejrzy tę grę.
reason = { $reason ->
    [abuse] obelgi lub groźby
    [cheating] oszustwo
    [stalling] celowe zwlekanie
   *[name] obraźliwa nazwa
    }
sanction-told = { $kind ->
    [warn] Masz ostrzeżenie od obsługi.
    [mute] Nie możesz pisać do { $time }.
   *[ban] Masz zakaz wstępu do { $time }.
    }
sanction-reason = Powód: { $reason }.
appeal-case = Sprawa
appeal-words = Co przemawia przeciw temu?
appeal-send = Odwołaj się
appeal-sent = Obejrzy to inna osoba.
