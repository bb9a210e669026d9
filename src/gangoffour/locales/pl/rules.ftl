### The rules as a page to read, without JavaScript. One message is one heading, paragraph, item or cell.
### Numbers come as facts. $combination and $card are names in the nominative, as in cards.ftl.

## The page

rules-title = Jak grać w Gang of Four
rules-description = Zasady gry karcianej Gang of Four w pięć minut, z obrazkami: karty, kombinacje, gangi, ostatnia karta i punkty.
rules-lead = Pięć minut czytania i możesz siadać do stołu z każdym.
rules-contents = Na tej stronie
rules-languages = Inne języki
rules-play = Spróbuj teraz przy stole

## What it is about

rules-aim = O co chodzi
rules-aim-deal = Pozbądź się wszystkich kart przed innymi. Komu uda się to najpierw, ten wygrywa rozdanie i nie dostaje punktów.
rules-aim-points = Pozostali dostają punkty za karty, które im zostały, a im mniej punktów, tym lepiej. Gdy ktoś ma ich { $limit } lub więcej, gra się kończy i wygrywa najniższy wynik.

## The cards

rules-cards = Karty
rules-cards-deck = { $cards ->
    [one] W talii jest { $cards } karta.
    [few] W talii są { $cards } karty.
   *[many] W talii jest { $cards } kart.
    } Rangi od 1 do 10 są zielone, żółte i czerwone, każda karta po dwa razy. Cztery karty są tylko po jednej: wielokolorowa 1, dwa feniksy i smok.
rules-cards-row = kolor { colour }: od 1 do 10
rules-cards-hand = Przy czterech graczach każdy dostaje po { $hand } kart. Nikt nie widzi cudzych kart, ale każdy może wiedzieć, ile ich jest.
rules-cards-rank = Im wyższa ranga, tym wyższa karta: od jedynki do dziesiątki, potem feniksy, a na końcu smok.
rules-cards-colour = Przy równej randze decyduje kolor. Zielony jest najniższy, żółty wyższy, czerwony najwyższy. Widać to po kwadracikach na dole karty: jest ich jeden, dwa albo trzy.
rules-cards-multi = Wielokolorowa 1 jest najwyższą jedynką, ale niższą niż każda dwójka. W kolorze przyjmuje barwę pozostałych czterech kart.
rules-cards-phoenix = Feniksy są wyższe niż każda dziesiątka, a żółty jest wyższy niż zielony. Feniksa zagrywa się osobno albo oba razem jako parę, także jako parę w fulu. Do niczego innego nie pasują.
rules-cards-dragon = Smok jest najwyższą pojedynczą kartą i zawsze zagrywa się go osobno.

## Turns and tricks

rules-trick = Jak rozgrywa się lewę
rules-trick-lead = Jeden z graczy zaczyna od dowolnej kombinacji.
rules-trick-follow = Potem kolej przechodzi z gracza na gracza. Zagrywasz coś wyższego z tej samej liczby kart albo pasujesz.
rules-trick-pass = Możesz spasować, nawet jeśli masz co zagrać. Pas nie jest ostateczny: gdy kolej wróci do ciebie w tej samej lewie, możesz znowu grać.
rules-trick-end = Gdy wszyscy pozostali spasują, lewa się kończy. Następną zaczyna gracz z najwyższym zagraniem. Kto zaczyna, nie może spasować.
rules-trick-first = Pierwsze rozdanie gry zaczyna gracz z wielokolorową 1 i ta karta musi wejść do pierwszego zagrania.
rules-trick-example = Jedna lewa, krok po kroku
rules-trick-example-lead = Ana zaczyna: { $combination }
rules-trick-example-pass = Tomek pasuje. Ma lepszy plan.
rules-trick-example-beat = Mei zagrywa: { $combination }
rules-trick-example-passes = Lena pasuje, Ana też.
rules-trick-example-return = Tomek wraca i zagrywa: { $combination }
rules-trick-example-end = Mei, Lena i Ana pasują. Tomek zaczyna następną lewę.

## Combinations

rules-kinds = Kombinacje
rules-kinds-lead = Jest osiem rodzajów kombinacji. Nic innego nie można zagrać.
rules-kind-single = Pojedyncza karta
rules-kind-single-text = Jedna dowolna karta.
rules-kind-pair = Para
rules-kind-pair-text = Dwie karty tej samej rangi, kolory dowolne. Najwyższą parą są dwa feniksy.
rules-kind-triple = Trójka
rules-kind-triple-text = Trzy karty tej samej rangi.
rules-kind-straight = Strit
rules-kind-straight-text = Pięć kolejnych rang, kolory dowolne. Strit nigdy nie wychodzi poza 10.
rules-kind-flush = Kolor
rules-kind-flush-text = Pięć kart jednego koloru. Ranga może się powtórzyć.
rules-kind-full-house = Ful
rules-kind-full-house-text = Trójka i para.
rules-kind-straight-flush = Strit w kolorze
rules-kind-straight-flush-text = Pięć kolejnych rang, wszystkie w jednym kolorze.
rules-kind-gang = Gang
rules-kind-gang-text = Co najmniej cztery karty tej samej rangi. Gdy przyjdzie twoja kolej, możesz zagrać go na wszystko, bez względu na to, ile kart leży na stole. Przebija go tylko wyższy gang. Największy jest Gang siedmiu: wszystkie jedynki.
rules-kinds-five = Kombinację z pięciu kart można zagrać na każdą inną, jeśli jest wyższa: każdy kolor przebija każdego strita, każdy ful każdy kolor, a każdy strit w kolorze każdego fula.

## What beats what

rules-beats = Co przebija co
rules-beats-lead = Dwie kombinacje jednego rodzaju porównuje się karta po karcie, od najwyższej w dół: najpierw rangę, potem kolor. Decyduje pierwsza różnica.
rules-beats-word = przebija
rules-beats-not-word = nie przebija
rules-beats-rank = Ranga jest ważniejsza niż kolor.
rules-beats-colour = Obie pary mają rangę 3, więc decyduje lepszy kolor: wystarczy jedna czerwona karta.
rules-beats-next = Najwyższe karty są równe, więc decydują następne.
rules-beats-kind = Rodzaj jest ważniejszy niż wszystko inne: nawet niski kolor przebija najwyższego strita.
rules-beats-full-house = W fulu decyduje trójka, bez względu na to, jak wysoka jest para.
rules-beats-gang = Nawet najniższy gang przebija najwyższego strita w kolorze.
rules-beats-gang-size = Z dwóch gangów wygrywa ten, w którym jest więcej kart, a przy tej samej liczbie kart ten o wyższej randze.
rules-beats-equal = Równa karta nie wystarczy: trzeba zagrać wyżej.

## The last card

rules-last = Ostatnia karta
rules-last-call = Jeśli po zagraniu zostaje ci jedna karta, musisz to powiedzieć: „Ostatnia karta!” Przy większości stołów program mówi to za ciebie.
rules-last-forgotten = Przy pozostałych, kto o tym zapomni, wypada z rozdania: karta zostaje na ręce i kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }.
rules-last-duty = Od tej chwili gracz tuż przed tą osobą ma obowiązek jej przeszkodzić:
rules-last-duty-follow = Na pojedynczą kartę musi zagrać najwyższą kartę z ręki. Jeśli jest za niska, pasuje.
rules-last-duty-lead = Zaczynając lewę, musi zagrać co najmniej dwie karty. Jeśli ma tylko pojedyncze karty, zaczyna od najwyższej.
rules-last-duty-gang = Zamiast tego zawsze wolno zagrać gang.
rules-last-example = Na stole: { $top }. Z tej ręki trzeba zagrać: { $card }.
rules-last-hand = Ręka: { $cards }

## Points

rules-points = Punkty
rules-points-lead = Rozdanie kończy się od razu, gdy ktoś zagra wszystkie swoje karty. Pozostali liczą to, co im zostało. Im więcej kart, tym więcej kosztuje każda z nich:
rules-points-cards = Zostało kart
rules-points-each = Każda liczy się
rules-points-sum = Punkty
rules-points-span = { $from }–{ $to }
rules-points-times = ×{ $factor }
rules-points-hint = Gdy zostaje { $few } kart, punktów jest { $few_points }, a gdy { $many }, już { $many_points }. Uważaj na ten próg.

## The next deal

rules-next = Następne rozdanie
rules-next-exchange = Komu zostało najwięcej kart, ten oddaje najwyższą kartę z nowej ręki zwycięzcy poprzedniego rozdania. Zwycięzca zwraca dowolną kartę. Obie karty widzą wszyscy.
rules-next-tie = Jeśli najwięcej kart zostało kilku graczom, oddaje ten, kto ma najwyższy wynik.
rules-next-lead = Potem zwycięzca poprzedniego rozdania zaczyna od dowolnej kombinacji.
rules-next-direction = Kolejność gry zmienia się co rozdanie: pierwsze idzie przeciwnie do ruchu wskazówek zegara, drugie zgodnie z nim i tak dalej.
rules-next-end = Jeśli po rozdaniu czyjś wynik sięga { $limit }, następnego już nie ma. Grę wygrywa najniższy wynik, a przy remisie zwycięstwo jest wspólne. Na krótszą grę można wybrać niższy limit albo liczbę rozdań.

## Three players

rules-three = Gra w trzy osoby
rules-three-hand = Przy trzech graczach każdy też dostaje po { $hand } kart. Pozostałe karty ({ $hand }) odkłada się na bok i nikt ich nie widzi.
rules-three-lead = Jeśli w pierwszym rozdaniu nikt nie ma wielokolorowej 1, dowolną kombinacją zaczyna gracz po prawej stronie rozdającego.

## Rule sets

rules-sets = Zestawy zasad
rules-sets-lead = Drukowane instrukcje różnią się w kilku miejscach, więc przy stole można wybrać jeden z czterech zestawów zasad.
rules-sets-name = Zestaw zasad
rules-sets-differs = Co jest inaczej
rules-sets-classic = Nic: obowiązuje ta strona. Pierwsze zagranie gry może mieć najwyżej { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
    }.
rules-set-players-allowed = Tylko dla czterech graczy.
rules-set-opening-max-cards = Pierwsze zagranie gry może mieć dowolną liczbę kart.
rules-set-full-house-tiebreak = Fule z równymi trójkami są równe, bez względu na pary.
rules-set-multi-one-in-flush = W kolorze wielokolorowa 1 jest warta tyle co jedynka tego koloru.
rules-set-last-card-duty = Gracz przed ostatnią kartą nie ma żadnego obowiązku.
rules-set-duty-gang = Jeśli najwyższa karta jest za niska, żeby zatrzymać ostatnią kartę, trzeba zagrać gang, o ile się go ma.
rules-set-duty-lead-highest-single = Gracz z obowiązkiem, który ma tylko pojedyncze karty, może zacząć od dowolnej z nich.
rules-set-loser-tiebreak = Jeśli najwięcej kart zostało kilku graczom, oddaje ten, komu została najwyższa karta.

## Fair deals

rules-fair = Czy karty są rozdawane uczciwie?
rules-fair-text = Nie musisz wierzyć nam na słowo. Przed grą serwer i program każdego gracza wybierają tajną liczbę i ją pieczętują. Wszystkie rozdania wynikają z tych liczb razem, więc nikt nie może nimi sterować, nawet serwer. Każdy gracz widzi ten sam odcisk stołu. Po grze serwer ujawnia swoją tajną liczbę i każdy może obliczyć wszystkie ręce jeszcze raz.

## Exercises

rules-try-flush = Znajdź kolor
rules-try-flush-question = Zaczynasz. Które karty tworzą kolor?
rules-try-flush-right = Wielokolorowa 1 przyjmuje barwę pozostałych czterech kart, więc to kolor czerwony.
rules-try-flush-other = Od tego możesz zacząć, ale to nie jest kolor.
rules-try-house = Przebij fula
rules-try-house-question = Ktoś zagrał fula. Możesz go przebić?
rules-try-house-low = Siódemki są wyższe niż szóstki, a para nie ma znaczenia.
rules-try-house-high = Ten ful jest wyższy, bo siódemki są wyższe niż szóstki. Wystarczyłaby niższa para.
rules-try-house-pass = Spasować zawsze tu możesz, ale z tej ręki da się go przebić.
rules-try-duty = Obowiązek
rules-try-duty-question = Następny gracz zgłosił ostatnią kartę. Którą kartę musisz zagrać?
rules-try-duty-right = To najwyższa karta z twojej ręki. Niższej zagrać nie wolno, spasować też nie.

## The way on

rules-tips = Porady i strategia
rules-learn = Nauka krok po kroku
