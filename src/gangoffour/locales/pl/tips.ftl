### Tips and strategy as a page to read, without JavaScript, and the exercises on this page and on that of the rules.
### One message is one heading, paragraph, item or cell. $card is a name in the nominative, as in cards.ftl.

## The page

tips-title = Porady i strategia
tips-description = Jak wygrywać w grze karcianej Gang of Four: plan na całą rękę, wymiana, ostatnia karta, liczenie kart, gangi i punkty, z obrazkami i ćwiczeniami.
tips-lead = Zasady już znasz. Oto, co robią z nimi dobrzy gracze.

## Planning

tips-plan = Zaplanuj całą rękę
tips-plan-sort = Przed pierwszą lewą podziel rękę na zagrania. Im mniej ich potrzebujesz, tym szybciej pozbędziesz się kart, a karta, która do niczego nie pasuje, kosztuje osobne zagranie.
tips-plan-example = Te same dziewięć kart na dwa sposoby:
tips-plan-good = Strit i dwie pary.
tips-plan-bad = Ful jest silniejszy, ale zostawia cztery pojedyncze karty.
tips-plan-order = Ostatnie zagranie nie musi być silne, bo nikt nie może na nie odpowiedzieć. Przedostatnie musi: ma wziąć lewę. Zagrywaj więc silne karty, póki masz jeszcze słabe do wyłożenia, a słabe zagranie zostaw na koniec.
tips-plan-plays = { $count ->
    [one] { $count } zagranie
    [few] { $count } zagrania
   *[many] { $count } zagrań
    }

## Five cards

tips-five = Pięć kart naraz
tips-five-odds = Tylu graczy na 100 znajduje taką kombinację w { $hand } rozdanych kartach:
tips-five-kind = Kombinacja
tips-five-share = Na 100 graczy
tips-five-flush = Każdemu graczowi trafia się kolor, a każdy kolor przebija każdego strita. Zaczynaj więc od strita, żeby pozbyć się niskich kart, ale nie licz, że na początku rozdania weźmie lewę.
tips-five-house = Ful przebija wszystkie kolory, nawet jeśli jego karty są niskie. Nie rozbijaj go, jeśli musisz wziąć lewę.
tips-five-pair = W fulu decyduje trójka. Dołóż do niej najniższą parę, a wysoką zachowaj.

## Special cards

tips-special = Karty specjalne
tips-special-multi = Sama wielokolorowa 1 przegrywa z każdą dwójką. Lepiej jej w towarzystwie: jako piąta karta koloru zielonego, żółtego lub czerwonego, razem z innymi jedynkami albo na dole strita.
tips-special-phoenix = Razem feniksy to para, którą może przebić tylko gang. Osobno każdy z nich przebija każdą dziesiątkę. W fulu najczęściej się marnują, bo decyduje trójka.
tips-special-dragon = Smoka przebija tylko gang. Ale smok nie łączy się z żadną inną kartą, więc zawsze kosztuje osobne zagranie.

## The exchange

tips-exchange = Wymiana
tips-exchange-tribute = Danina to najwyższa karta z ręki i ty ją widzisz. Kto ją oddaje, nie dostał z rozdania nic wyższego. Zapamiętaj to.
tips-exchange-none = Danina: { $card }. Temu graczowi nie trafiła się żadna z tych kart:
tips-exchange-return = Rozdanie jest twoje? To zwróć kartę, którą trzeba by zagrać osobno. Najlepiej niską: niewiele przebija, a jedynka czy dwójka pasuje do niewielu stritów, podczas gdy piątka czy szóstka prawie do wszystkich.
tips-exchange-example = Do zwrotu: { $card }. Zostają strit i para.

## The last two plays

tips-last = Dwa ostatnie zagrania
tips-last-two = O dwóch ostatnich zagraniach myśl razem, zanim zostaną ci tylko one. Silniejszym weź lewę, a potem zacznij od drugiego: to koniec twoich kart, choćby było najniższe.
tips-last-example = Jeśli nikt nie ma gangu, feniksy biorą lewę. Piątka nie musi już wtedy nic przebijać.
tips-last-many = Jeśli możesz, kończ co najmniej dwiema kartami naraz. Wtedy nie ma ostatniej karty do zgłoszenia i nikt nie ma obowiązku cię zatrzymać.
tips-last-single = Jeśli zostaje ci jedna karta, gracz tuż przed tobą musi zagrać swoją najwyższą na każdą pojedynczą kartę, którą ona przebija. Niska ostatnia karta przejdzie tylko wtedy, gdy od niej zaczniesz. Zostaw więc sobie wysoką albo coś, czym weźmiesz lewę.

## Counting

tips-count = Licz, co już zeszło
tips-count-high = Nikt nie pamięta wszystkich kart, a jest ich { $cards }. Zacznij od trzech: smoka i dwóch feniksów. Gdy ich już nie ma, najwyższą pojedynczą kartą jest czerwona dziesiątka. Czerwone dziesiątki są dwie, ale równa karta nie wystarczy.
tips-count-tens = Potem licz dziesiątki i karty tych rang, od których zależy twój plan.
tips-count-gang = Kart każdej rangi od 2 do 10 jest { $copies }, a jedynek { $ones }. Jeśli więc na twojej ręce lub na stole było już widać { $enough ->
    [one] { $enough } kartę
    [few] { $enough } karty
   *[many] { $enough } kart
    } jednej rangi, nikt inny nie może mieć z niej gangu. Jedynek trzeba zobaczyć { $enough_ones }.
tips-count-example = Kto ma te karty, nie musi się bać gangu ósemek.

## Gangs

tips-gang = Rozbić gang czy zachować?
tips-gang-use = Gang bierze lewę, której inaczej nie dałoby się wziąć. Zachowaj go więc, jeśli masz słabe karty, które potrzebują wyjścia.
tips-gang-break = Ale gang to także cztery karty jednej rangi, a osobno mogą być warte więcej. Porównaj plany. Tutaj rozbicie gangu oszczędza trzy zagrania:
tips-gang-break-kept = Gang zostaje cały, a obok niego cztery pojedyncze karty.
tips-gang-broken = Strit i trójka.
tips-gang-keep = A tutaj oba plany są równie krótkie. Zachowaj gang, bo bierze lewę, chyba że ktoś ma wyższy gang:
tips-gang-keep-kept = Najpierw gang, potem para.
tips-gang-keep-broken = Fula można przebić, a wtedy samotna szóstka czeka na swoją lewę.
tips-gang-late = Nie czekaj zbyt długo: gang na ręce kosztuje punkty jak wszystkie inne karty.

## Leading

tips-lead-chapter = Długie wyjście czy krótkie?
tips-lead-long = Zaczynaj od najdłuższej kombinacji ze słabych kart. Z ręki schodzi ci pięć kart naraz, a pozostali potrzebują na odpowiedź pięciu kart albo gangu.
tips-lead-long-example = Pięć niskich kart w jednym zagraniu.
tips-lead-sizes = Patrz, ile kart mają inni. Kto ma mniej niż pięć, na pięć kart odpowie tylko gangiem, a kto ma trzy lub mniej, nie odpowie wcale.
tips-lead-short = Na pojedynczą kartę może odpowiedzieć każdy. Zacznij od niej, jeśli następną lewę możesz znowu wziąć, smokiem albo feniksem, lub jeśli to twoja ostatnia karta.
tips-lead-keep = Wyjście jest warte więcej niż lewa: kto zaczyna, wybiera, co się gra. Jeśli je masz i możesz utrzymać, wyłóż to, co nie pasuje do żadnej innej lewy.

## Points

tips-points = Kiedy karty kosztują podwójnie
tips-points-lead = Nie da się wygrać każdego rozdania. Jeśli komuś innemu zaraz skończą się karty, zejdź poniżej najbliższego progu, nawet kosztem dobrej kombinacji:
tips-points-before = Zostało kart
tips-points-after = O jedną mniej
tips-points-cell = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
    }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }
tips-points-early = Zagraj więc coś wcześnie w każdym rozdaniu i nie trzymaj { $hand } kart w oczekiwaniu na idealny plan.

## The dragon

tips-dragon = Do czego służy smok
tips-dragon-lead = Nie trać smoka na lewę, która nic ci nie daje. Zagraj go, gdy potrzebujesz wyjścia: żeby wyłożyć długą, słabą kombinację albo przedostatnie zagranie.
tips-dragon-stop = Zagraj go też wtedy, gdy gracz z jedną kartą mógłby skończyć na następnej pojedynczej karcie. Na smoka nie ma odpowiedzi oprócz gangu.
tips-dragon-beats = Najwyższa ze wszystkich pojedynczych kart.
tips-dragon-duty = Jeśli ten gracz jest tuż po tobie, obowiązek zabiera ci smoka: to twoja najwyższa karta, więc musisz go zagrać na pierwszą pojedynczą kartę, chyba że zagrasz gang. To, co potrzebuje smoka, wyłóż, zanim komuś zostanie jedna karta.

## One card

tips-one = Gracz z jedną kartą
tips-one-lead = Nie dawaj nic graczowi z jedną kartą. Zaczynaj od co najmniej dwóch kart: na to nie odpowie, gdziekolwiek siedzi.
tips-one-example = Nawet najniższej parze ostatnia karta nie zagrozi.
tips-one-singles = Jeśli masz tylko pojedyncze karty, zacznij od najwyższej. Gracz tuż przed ostatnią kartą i tak musi to zrobić, a dla wszystkich innych to rozsądne.
tips-one-follow = Gdy gra się pojedyncze karty, nie pasuj zbyt szybko: wysoka karta teraz to może być ostatnia szansa, żeby zatrzymać tego gracza.

## Exercises, on this page and on that of the rules. $number is the number of the exercise on its page

try-heading = Ćwiczenie { $number }: { $title }
try-top-play = Najwyższe zagranie:
try-hand = Twoja ręka: { $cards }
# The name of a group of buttons, one for each card.
try-choose-from = Twoja ręka w ćwiczeniu { $number }
# The name of a button that chooses a card. $card comes first, since it is what matters.
try-card = { $card }, ćwiczenie { $number }
try-check = Sprawdź
# The full name of the button "Check"; it has to contain its text.
try-check-name = Sprawdź ćwiczenie { $number }
# The full name of the button "Pass" (hand-pass); it has to contain its text.
try-pass-name = Pas w ćwiczeniu { $number }
try-choose = Najpierw wybierz co najmniej jedną kartę.
try-right = Dobrze!
try-allowed = Dozwolone, ale jest coś lepszego.
try-refused = Tego nie można zagrać.
try-solution = Rozwiązanie ćwiczenia { $number }

## Exercise: two plays

tips-try-plan = Dwa zagrania
tips-try-plan-question = Zaczynasz. Znajdź zagranie, po którym do końca wystarczy ci jeszcze jedno.
tips-try-plan-straight = Trójka ósemek zostaje cała na ostatnie zagranie.
tips-try-plan-triple = Strit zostaje cały na ostatnie zagranie. Ta kolejność jest lepsza: trójka ma duże szanse wziąć lewę, a ostatnie zagranie nie musi być silne.
tips-try-plan-flush = Kolor zabiera kartę z trójki. Zostają para i pojedyncza karta, więc potrzebujesz jeszcze dwóch zagrań.
tips-try-plan-other = Potem potrzebujesz jeszcze dwóch zagrań albo i więcej.

## Exercise: for certain

tips-try-last = Pewna wygrana
tips-try-last-question = Zaczynasz i nikt nie może już mieć gangu. Znajdź zagranie, które na pewno wygrywa rozdanie.
tips-try-last-dragon = Nikt nie może przebić smoka, więc znowu zaczynasz. Para jest wtedy twoim ostatnim zagraniem i nikt nie może na nie odpowiedzieć.
tips-try-last-pair = Przebija ją każda wyższa para, a wtedy smok musi czekać na lewę z pojedynczych kart.
tips-try-last-single = To rozbija parę. Potrzebujesz jeszcze dwóch zagrań, a inni mogą skończyć wcześniej.

## Exercise: the highest single

tips-try-count = Najwyższa pojedyncza karta
tips-try-count-question = Smok i oba feniksy już zeszły. Której z twoich kart nie przebije już żadna inna pojedyncza karta?
tips-try-count-red = Czerwony to najwyższy kolor, a druga czerwona dziesiątka jest równa. Równa nie wystarczy.
tips-try-count-yellow = Przebija zieloną dziesiątkę, ale ktoś może mieć czerwoną.
tips-try-count-pass = Możesz spasować, ale masz tu kartę, która bierze lewę, bo żadna pojedyncza karta jej nie przebije.

## Exercise: on the dragon

tips-try-gang = Na smoka
tips-try-gang-question = Ktoś zagrał smoka. Nikt oprócz ciebie nie może mieć gangu. Znajdź zagranie, które na pewno wygrywa rozdanie.
tips-try-gang-gang = Nikt nie może przebić gangu, więc znowu zaczynasz: od ostatniej karty, jakakolwiek jest.
tips-try-gang-pass = Wtedy smok bierze lewę, a zaczyna ktoś inny.

## Exercise: seven cards

tips-try-points = Siedem kart
tips-try-points-question = Masz dziewięć kart, a komuś innemu karty już się kończą. Co zagrasz?
tips-try-points-eights = Zostaje siedem kart. Kosztowałyby 7 punktów, a dziewięć kart 18. Dziesiątki zostają ci na inną parę.
tips-try-points-tens = Zostaje siedem kart. Kosztowałyby 7 punktów, a dziewięć kart 18. Ósemki dałyby to samo, a dziesiątki by zostały.
tips-try-points-pass = Zostałoby ci dziewięć kart, a to 18 punktów. Siedem kosztowałoby 7.

## Exercise: no help

tips-try-one = Nie pomagaj
tips-try-one-question = Graczowi naprzeciwko ciebie została jedna karta. Zaczynasz. Co zagrasz?
tips-try-one-pair = Gracz z jedną kartą nie może odpowiedzieć na parę. Ktokolwiek weźmie lewę, będzie to ktoś inny.
tips-try-one-ten = Z twoich pojedynczych kart ta jest najbezpieczniejsza. Ale jeśli ostatnią kartą jest feniks lub smok, to może być koniec rozdania.
tips-try-one-single = Jeśli nikt jej nie zatrzyma, każda wyższa ostatnia karta kończy rozdanie.

## The way on

tips-rules = Przeczytaj zasady
tips-learn = Nauka krok po kroku
