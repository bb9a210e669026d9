### Contests beside the days: challenges, and eight deals at once. $name is a player’s name; $points, $own and
### $theirs are signed numbers.

contest-challenge-do = Pobij moje osiem rozdań
contest-challenge-hint = Weź link. Kto go otworzy, zagra te same osiem rozdań przeciw tym samym botom i zobaczycie, komu poszło lepiej.
contest-link = Link do twojego wyzwania
contest-instant-title = Osiem rozdań od razu
contest-instant-hint = Dawne rozdania, których jeszcze nie znasz. Porównasz się z ludźmi i botami, które już je zagrały.
contest-instant-do = Zagraj osiem rozdań teraz
contest-instant-again = Osiem nowych rozdań
contest-dared = { $name } rzuca ci wyzwanie: osiem rozdań
contest-own = Twoje wyzwanie
contest-to-beat = Wynik do pobicia ({ $name }): { $points }. Te same karty, te same boty: dasz radę lepiej?
contest-seen-before = Inni już zagrali te rozdania. Teraz ty.
contest-known = Rozdania, które masz już za sobą, liczą się tak, jak zostały zagrane.
contest-someone = Ktoś
contest-won = Wygrywasz! { $name } zostaje w tyle.
contest-lost = { $name } jest przed tobą.
contest-even = Remis: ty i { $name }.
contest-both = Rozdanie { $board }: ty { $own }, { $name } { $theirs }
