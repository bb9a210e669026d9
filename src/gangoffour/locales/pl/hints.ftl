### Dlaczego coś się radzi: jedno zdanie na każdy powód. $left to najmniejsza liczba zagrań, których wymaga reszta ręki;
### $name to imię innego gracza.

# Część innych zdań, nigdy na początku.
hint-rest = { $left ->
    [one] potem zostaje jedno zagranie
    [few] potem zostają { $left } zagrania
   *[many] potem zostaje { $left } zagrań
    }

hint-out = Zostajesz bez kart: rozdanie jest twoje.
hint-settled = Nikt tego nie przebije, a cała reszta to jedno zagranie: rozdanie jest twoje.
hint-duty = Następny gracz ma już tylko jedną kartę, więc trzeba zagrać najwyższą.
hint-only = Nic innego teraz nie wolno.
hint-unbeatable = Nikt tego nie przebije; { hint-rest }.
hint-shuts-out = { $name } ma już tylko { $held ->
    [one] jedną kartę
    [few] { $held } karty
   *[many] { $held } kart
    } i nie przebije { $count } kart.
hint-keeps-gang = Twój gang zostaje cały; { hint-rest }.
hint-lowest-beating = Nic niższego tego rodzaju nie wystarczy; { hint-rest }.
hint-lowest-card = Pozbywasz się najniższej karty; { hint-rest }.
hint-many-cards = { $count ->
    [one] Schodzi { $count } karta
    [few] Schodzą naraz { $count } karty
    [many] Schodzi naraz { $count } kart
   *[other] Schodzi naraz { $count } karty
    }; { hint-rest }.
hint-leaves = { $left ->
    [one] Potem zostaje jedno zagranie.
    [few] Potem zostają { $left } zagrania.
   *[many] Potem zostaje { $left } zagrań.
    }
hint-pass-keeps-gang = Każde zagranie kosztowałoby cię tutaj Gang.
hint-pass-keeps-plan = Żadne zagranie nie zmniejszyłoby tutaj liczby zagrań, które ci zostają.
hint-pass-keeps-highest = Każde zagranie kosztowałoby cię tutaj jedną z najwyższych kart.
hint-pass-waits = Nic tu nie wydajesz i czekasz na lepszą okazję.
hint-return-lowest = To najniższa karta, którą możesz zwrócić; { hint-rest }.
hint-return-spared = Tej karty potrzebujesz najmniej; { hint-rest }.
hint-declare = Najpierw trzeba zgłosić ostatnią kartę.

hint-number = Liczba mówi, o ile punktów lepiej to rozdanie powinno skończyć się dla ciebie niż średnio dla pozostałych. Kolejność uwzględnia też, kto zacznie następne rozdanie.
