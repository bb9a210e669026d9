### The lessons of the tutorial: what is said while a learner plays with fixed cards. One or two short sentences each.
### The messages of a lesson stand in the order in which they are said: its name, what it is about in the list, then the
### tasks, each with its hint, its praise, and the reasons why another play is not taken.

## 1. Get rid of your cards. The learner holds a yellow 4, a red 7 and a green 10

lesson-cards-name = Pozbądź się kart
lesson-cards-about = Przebijaj karty wyższymi, aż twoja ręka będzie pusta.
lesson-cards-first = Kto pierwszy pozbędzie się wszystkich kart, wygrywa rozdanie. Na stole leży dwójka: zagraj wyższą kartę.
lesson-cards-first-hint = Wybierz czwórkę, swoją najniższą kartę, i ją zagraj.
lesson-cards-first-praise = Właśnie tak: jak najniżej.
lesson-cards-too-high = To wyższa karta, ale wystarczy niższa. Wysoką zachowaj, jeszcze się przyda.
lesson-cards-no-pass = Możesz spasować, ale masz dość wysoką kartę. Każda karta, która zostaje ci na ręce, to o jedną za dużo.
lesson-cards-second = Pozostali zagrali wyżej i znowu twoja kolej. Przebij szóstkę.
lesson-cards-second-hint = Siódemka jest akurat dość wysoka.
lesson-cards-third = Została ci jedna karta, a do przebicia jest dziewiątka. Na co czekasz?
lesson-cards-third-hint = Twoja dziesiątka przebija dziewiątkę. Zagraj ją, a rozdanie będzie twoje.
lesson-cards-done = Twoja ręka jest pusta, więc rozdanie od razu się kończy: nikt już nie może odpowiedzieć. Każda karta, która została innym, kosztuje ich punkty, a im mniej punktów, tym lepiej.

## 2. Colours break ties. The learner holds red 5, green 7, yellow 7, yellow 9, red 9 and yellow 10

lesson-colours-name = Przy remisie decyduje kolor
lesson-colours-about = Gdy dwie karty mają tę samą rangę, decyduje kolor.
lesson-colours-seven = Zielony to najniższy kolor, potem jest żółty, a potem czerwony. Na stole leży zielona siódemka: przebij ją siódemką.
lesson-colours-seven-hint = Twoja zielona siódemka jest równa, a równa nie wystarczy. Żółta siódemka jest wyższa.
lesson-colours-seven-praise = Żółty przebija zielony.
lesson-colours-seven-rank = To wygrywa rangą. Tutaj wystarczy siódemka w wyższym kolorze: która?
lesson-colours-red-seven = A czerwona siódemka przebija twoją żółtą. Wyższej siódemki niż czerwona nie ma.
lesson-colours-nine = Zielona dziewiątka. Masz dwie dziewiątki, które ją przebijają: zagraj niższą.
lesson-colours-nine-hint = Żółty jest między zielonym a czerwonym: twoja żółta dziewiątka jest akurat dość wysoka.
lesson-colours-nine-praise = I zostaje ci czerwona dziewiątka, najwyższa ze wszystkich dziewiątek.
lesson-colours-nine-red = Czerwona dziewiątka ją przebija, ale wystarczy żółta. Czerwoną zachowaj.
lesson-colours-nine-rank = Dziesiątka przebija każdą dziewiątkę, ale tutaj jej szkoda. Wystarczy dziewiątka.
lesson-colours-ten = Niespodzianka: zielona dziesiątka. Ranga jest ważniejsza, więc czerwona dziewiątka nic tu nie da; ale ty też masz dziesiątkę.
lesson-colours-ten-hint = Twoja żółta dziesiątka jest wyższa niż zielona.
lesson-colours-done = Najpierw ranga, potem kolor, a równa karta nigdy nie przebija. Kwadraciki na kartach pokazują kolor: jeden to zielony, dwa to żółty, trzy to czerwony.

## 3. Pairs and triples. The learner holds two 5s (yellow, red), two 7s (green, red) and three 9s

lesson-pairs-name = Pary i trójki
lesson-pairs-about = Dwie lub trzy karty tej samej rangi zagrywa się razem.
lesson-pairs-pair = Dwie karty tej samej rangi to para, a na parę zagrywa się wyższą parę. Jedna z twoich par jest akurat dość wysoka: która?
lesson-pairs-pair-hint = Spójrz na kolory: ty masz siódemki zieloną i czerwoną, a na stole leżą zielona i żółta.
lesson-pairs-pair-praise = Siódemki na siódemki: decyduje najlepszy kolor w parze, a czerwony przebija żółty.
lesson-pairs-pair-nines = To wyższa para, ale zabiera dwie z twoich trzech dziewiątek. Wystarczy niższa.
lesson-pairs-triple = Wszyscy pozostali spasowali, więc zaczynasz, i to od czego chcesz. Trzy karty tej samej rangi to trójka: zacznij od swojej.
lesson-pairs-triple-hint = Wybierz wszystkie trzy dziewiątki.
lesson-pairs-house = Sprytnie: trójka i para razem to ful, a cała twoja ręka schodzi naraz! Będzie o nim osobna lekcja.
lesson-pairs-triple-other = Od tego możesz zacząć, ale trzy karty naraz są lepsze niż jedna czy dwie. Zacznij od trzech dziewiątek razem.
lesson-pairs-out = Nikt nie ma wyższej trójki. Zostały dwie karty i znowu zaczynasz: jak skończysz?
lesson-pairs-out-hint = Twoje piątki to para.
lesson-pairs-out-single = Jeśli zagrasz jedną piątkę, druga zostanie. Obie mogą zejść naraz.
lesson-pairs-done = Siedem kart w trzech zagraniach! Im więcej kart schodzi razem, tym szybciej ręka jest pusta.

## 4. Pass. The learner holds a green 4, two 9s and a red 10

lesson-pass-name = Pas
lesson-pass-about = Nie musisz grać, a potem możesz wrócić.
lesson-pass-cannot = Lewa zaczęła się od trójki, a ty żadnej nie masz. Nie masz czym jej przebić, więc spasuj.
lesson-pass-cannot-hint = Naciśnij „Pas”.
lesson-pass-cannot-praise = Pas kosztuje cię tylko tę jedną kolej.
lesson-pass-rather-not = Czerwona ósemka. Dziewiątka by ją przebiła, ale twoje dwie dziewiątki są razem warte więcej: spasuj, choć masz co zagrać.
lesson-pass-rather-not-hint = Naciśnij „Pas” i zobacz, co zrobią inni.
lesson-pass-rather-not-praise = Cierpliwości!
lesson-pass-rather-not-nine = To przebija ósemkę, ale rozbija twoją parę dziewiątek. Tym razem spasuj i poczekaj.
lesson-pass-rather-not-ten = To przebija ósemkę, ale twoja czerwona dziesiątka może przebić dużo więcej. Tym razem spasuj i poczekaj.
lesson-pass-back = Niespodzianka: znowu twoja kolej, bo pas dotyczy tylko jednej kolejki. Przebij zieloną dziesiątkę.
lesson-pass-back-hint = Twoja czerwona dziesiątka jest wyższa niż zielona. Wróć z nią do lewy.
lesson-pass-done = Był pas, a lewa i tak jest twoja. Kończy się dopiero wtedy, gdy po ostatnim zagraniu spasują wszyscy pozostali.

## 5. Win the trick, lead anything. The learner holds 2, 5, 5, 7, 10, 10 when it comes to leading

lesson-lead-name = Weź lewę i zacznij dowolnie
lesson-lead-about = Gdy wszyscy pozostali spasują, ty wybierasz, co dalej.
lesson-lead-win = Gdy wszyscy pozostali spasują, lewa jest twoja i zaczynasz następną. Przebij ósemkę, a zobaczysz.
lesson-lead-win-hint = Twoja czerwona dziewiątka jest dość wysoka, a kto bierze lewę, ten zaczyna.
lesson-lead-win-ten = To wyższa karta, ale twoje dwie dziesiątki to para. Wystarczy dziewiątka.
lesson-lead-yours = Wszyscy spasowali: lewa jest twoja. Teraz nie ma nic do przebicia i zaczynasz od dowolnej kombinacji.
lesson-lead-choose = Możesz zacząć na osiem sposobów, a jeden jest najlepszy. Wypróbuj dowolny i zobacz, co z tego wyniknie.
lesson-lead-choose-hint = Dwie niskie karty mogą zejść razem, a dwie wysokie mogą odzyskać wyjście.
lesson-lead-two = Najniższej karty już nie masz, ale to tylko jedna karta, a wyjście przepadło. Spróbuj zacząć inaczej.
lesson-lead-seven = Dwie karty były wyższe i wyjście przepadło: siódemka nie jest ani niska, ani wysoka. Spróbuj zacząć inaczej.
lesson-lead-five = Teraz twoja druga piątka jest sama, a sama piątka niewiele przebija. Nie rozdzielaj tego, co idzie w parze, i spróbuj zacząć inaczej.
lesson-lead-ten = Czerwona dziesiątka była wyższa, a twoja druga dziesiątka została bez pary. Spróbuj zacząć inaczej.
lesson-lead-tens = Nikt nie odpowiada i znowu zaczynasz. Ale wszystkie niskie karty wciąż masz na ręce, a nie ma już czym wrócić: spróbuj zacząć inaczej.
lesson-lead-fives-praise = Dwie niskie karty naraz.
lesson-lead-fives = Na parę zagrywa się wyższe pary, a ostatnia to dziewiątki. Odzyskaj wyjście.
lesson-lead-fives-hint = Twoje dziesiątki przebijają dziewiątki. Właśnie na to czekały.
lesson-lead-done = Cztery karty mniej i znowu zaczynasz. Zaczynaj od niskich kart razem i zachowaj coś wysokiego, żeby wrócić.

## 6. Five cards. A hand of its own for each task

lesson-five-name = Pięć kart
lesson-five-about = Strit, kolor, ful, strit w kolorze: od najniższego do najwyższego.
lesson-five-straight = Pięć kolejnych rang to strit, kolory dowolne. Tu leży strit do 5: ułóż wyższego.
lesson-five-straight-hint = Masz pięć kolejnych rang, od 4 do 8. Podpowiedź wybiera je wszystkie naraz.
lesson-five-straight-praise = Pięć kart naraz!
lesson-five-straight-done = Wygrywa strit, który sięga wyżej. Ponad każdym stritem stoi kolor: pięć kart jednego koloru.
lesson-five-flush = Nowe karty i strit do 10: wyżej żaden strit nie sięga. Przebij go kolorem.
lesson-five-flush-hint = Pięć twoich kart jest czerwonych, a to jest kolor.
lesson-five-flush-praise = Nawet niski kolor przebija każdego strita.
lesson-five-surprise = Niespodzianka: trzy jedynki i dwie dwójki przebijają twój kolor. Trójka z parą to ful, a ful przebija każdy kolor.
lesson-five-house = Nowe karty, a teraz ty zrób to samo. Przebij ten kolor fulem.
lesson-five-house-hint = Masz trzy trójki i dwie czwórki, a to jest ful.
lesson-five-house-praise = Między dwoma fulami najpierw liczy się trójka.
lesson-five-house-done = Jeden rodzaj jest jeszcze wyższy: strit w kolorze, pięć kolejnych rang w jednym kolorze.
lesson-five-straight-flush = Nowe karty i ful z trzema dziesiątkami. Przebij go stritem w kolorze.
lesson-five-straight-flush-hint = Twoje żółte karty idą od 2 do 6, a to jest strit w kolorze.
lesson-five-unaided-soon = Strit, kolor, ful, strit w kolorze: taka jest kolejność. Teraz poszukaj bez podpowiedzi.
lesson-five-unaided = Kolor czerwony do 10. Które pięć twoich kart go przebija?
lesson-five-unaided-hint = Twój strit jest za słaby, a twój kolor zielony sięga tylko do 9. Poszukaj trójki i pary.
lesson-five-done = Niskie karty wysokiego rodzaju przebijają wysokie karty niskiego rodzaju. Te cztery rodzaje zagrywa się jeden na drugi i na nic innego.

## 7. The gang. First the learner holds four 3s, later five 2s, two 7s and a 9

lesson-gang-name = Gang
lesson-gang-about = Cztery karty tej samej rangi przebijają wszystkie inne rodzaje.
lesson-gang-break = Strit w kolorze, najwyższy rodzaj z pięciu kart. Ale cztery karty tej samej rangi to gang, a gang przebija każdy inny rodzaj: zagraj swoje cztery trójki.
lesson-gang-break-hint = Twoje cztery trójki to gang. Przebija to, co leży, i wszystko inne, co nie jest gangiem.
lesson-gang-break-praise = Gang czterech! Rozbija nawet strita w kolorze.
lesson-gang-five = Niespodzianka: Gang pięciu rozbija twój, i to samymi jedynkami! Najpierw liczy się, kto ma więcej kart, a przy tej samej liczbie kart wyższa ranga.
lesson-gang-keep = Nowe karty i para szóstek. Gang można zagrać także na parę, ale czy nie ma czegoś tańszego?
lesson-gang-keep-hint = Twoje dwie siódemki przebijają szóstki, a gang zostaje cały.
lesson-gang-keep-gang = Gang można zagrać na wszystko, ale na parę szóstek go szkoda. Zachowaj go na później.
lesson-gang-top = Cztery dziesiątki, najwyższy Gang czterech, jaki istnieje. Przebijesz nawet to?
lesson-gang-top-hint = Policz swoje dwójki: jest ich pięć, a więcej kart to wyższy gang.
lesson-gang-top-praise = Pięć dwójek przebija cztery dziesiątki.
lesson-gang-done = Lewa jest twoja. Gang można zagrać na wszystko, ale na gang tylko wyższy gang.

## 8. Special cards. A hand of its own for each: the multi-coloured 1, a phoenix and the dragon, both phoenixes

lesson-special-name = Karty specjalne
lesson-special-about = Wielokolorowa 1, feniksy i smok.
lesson-special-open = Kto dostaje wielokolorową 1, zaczyna grę, a ta karta musi wejść do pierwszego zagrania. W kolorze przyjmuje barwę pozostałych kart: zacznij z nią od koloru zielonego.
lesson-special-open-hint = Wybierz wielokolorową 1 i swoje cztery zielone karty.
lesson-special-open-praise = Może być zielona, żółta lub czerwona, tak jak ci potrzeba.
lesson-special-open-alone = Możesz zacząć od niej samej, ale wtedy to zwykła jedynka. Z czterema zielonymi kartami to kolor.
lesson-special-opened = Musi wejść tylko do pierwszego zagrania gry. To najwyższa z jedynek, ale nigdy nie przyjmuje innej rangi.
lesson-special-phoenix = Nowe karty i czerwona dziesiątka, najwyższa ze wszystkich dziesiątek. Nad nimi stoją feniksy: zagraj swojego.
lesson-special-phoenix-hint = Twój zielony feniks jest wyższy niż każda dziesiątka.
lesson-special-phoenix-dragon = Smok też ją przebija, ale wystarczy feniks. Smoka zachowaj.
lesson-special-dragon = Żółty feniks jest wyższy niż zielony. Nad oboma stoi smok: przebija każdą inną pojedynczą kartę.
lesson-special-dragon-hint = Żadna pojedyncza karta nie jest wyższa niż twój smok. Zagrywa się go osobno, nigdy z innymi kartami.
lesson-special-broken = Niespodzianka: gang przebija nawet smoka. Nic innego tego nie potrafi.
lesson-special-couple = Nowe karty i para dziesiątek. Twoje dwa feniksy to też para: zagraj ją.
lesson-special-couple-hint = Twoje dwa feniksy to najwyższa para, jaka istnieje.
lesson-special-done = Feniksy zagrywa się osobno, jako parę albo jako parę w fulu. Smoka zagrywa się tylko osobno.

## 9. Last card! First the learner holds a yellow 5 and a red 10, later two 4s, two 6s and a red 10

lesson-last-name = Ostatnia karta!
lesson-last-about = Zgłoś ostatnią kartę i zatrzymaj tego, komu została jedna.
lesson-last-call = Komu zostaje jedna karta, ten ją zgłasza. Przy większości stołów karta zgłasza się sama, tu robisz to ty: zagraj piątkę i razem z nią zgłoś ostatnią kartę.
lesson-last-call-hint = Wybierz piątkę, włącz „Ostatnia karta!” i zagraj.
lesson-last-call-praise = Teraz wiedzą już wszyscy.
lesson-last-call-silent = Bez zgłoszenia wypadasz z tego rozdania, a karta zostaje ci na ręce. Zgłoś ją razem z zagraniem.
lesson-last-call-ten = Zgłoszenie jest, ale wtedy zostaje ci piątka, a piątka niewiele przebija. Zachowaj dziesiątkę.
lesson-last-call-pass = Możesz spasować, ale twoja piątka jest dość wysoka. Zagraj ją i zobacz, co da zgłoszenie.
lesson-last-bound = Niespodzianka: gracz przed tobą musiał zagrać najwyższą kartę z ręki, żeby cię zatrzymać. Czy zielona dziesiątka wystarczy?
lesson-last-bound-hint = Twoja czerwona dziesiątka jest wyższa niż zielona. Zagraj ją, a rozdanie będzie twoje.
lesson-last-out = Nie wystarczyła, a ty nie masz już kart. Teraz zobacz to z drugiej strony.
lesson-last-highest = Następny gracz ma jedną kartę, więc teraz ty masz obowiązek. Na pojedynczą kartę musisz zagrać swoją najwyższą, jeśli jest dość wysoka.
lesson-last-highest-hint = Zagraj czerwoną dziesiątkę. Innej karty zagrać nie wolno, spasować też nie.
lesson-last-lead = Zaczynasz, ale obowiązek trwa: jeśli możesz, musisz zacząć od co najmniej dwóch kart. Od której pary?
lesson-last-lead-hint = Zacznij od wyższej pary: od szóstek.
lesson-last-lead-low = Od tego możesz zacząć, ale niską parę łatwo przebić. Zacznij od szóstek.
lesson-last-finish = Nikt nie odpowiada i znowu zaczynasz. I co teraz?
lesson-last-finish-hint = Twoje dwie czwórki to para, a dwie karty schodzą bez zgłoszenia.
lesson-last-done = Wygrywasz rozdanie. Jedna karta nigdy nie odpowie na parę: tak zatrzymuje się ostatnią kartę.

## 10. Score, exchange, turn about. First eight cards, then two 9s, then a whole hand, at last a green 10

lesson-score-name = Punkty, wymiana, kolejność gry
lesson-score-about = Ile kosztują pozostałe karty, kto komu oddaje kartę i kiedy gra się kończy.
lesson-score-eight = Ktoś ma już tylko jedną kartę, a ty osiem. Osiem kart kosztuje 16 punktów, siedem kosztuje 7: pozbądź się jednej.
lesson-score-eight-hint = Wystarczy dowolna karta wyższa niż czwórka. Osiem kart kosztuje 16 punktów, siedem kosztuje 7.
lesson-score-points = 7 punktów zamiast 16! Od ośmiu kart każda liczy się podwójnie, od jedenastu potrójnie, od czternastu poczwórnie, a wszystkie szesnaście pięciokrotnie.
lesson-score-win = Następne rozdanie dobiega końca i tym razem zaczynasz ty. Zakończ je.
lesson-score-win-hint = Zagraj obie dziewiątki naraz.
lesson-score-win-single = Jeśli zagrasz jedną dziewiątkę, druga zostanie. Obie mogą zejść naraz.
lesson-score-won = Wygrywasz rozdanie, a przegrany to ten, komu zostało najwięcej kart. Przed następnym rozdaniem wymieniacie się kartą.
lesson-score-exchange = Niespodzianka: przegrany musi oddać ci najwyższą kartę, a to smok! Ty zwracasz dowolną kartę: której ci najmniej żal?
lesson-score-exchange-hint = Zielona jedynka to twoja najniższa karta i nie należy do żadnej pary.
lesson-score-exchange-praise = Najlepsza karta za najgorszą: tyle jest warta wygrana.
lesson-score-exchange-dragon = Możesz zwrócić nawet smoka, ale wtedy cała wymiana na nic. Zwróć swoją najniższą kartę.
lesson-score-exchange-high = Możesz ją zwrócić, ale wysokie karty biorą lewy. Zwróć swoją najniższą kartę.
lesson-score-exchange-lower = Nie należy do żadnej pary, ale masz kartę jeszcze niższą. Zwróć tamtą.
lesson-score-exchange-pair = Możesz ją zwrócić, ale to rozbija parę. Zwróć niską kartę, która jest sama.
lesson-score-turned = Zaczyna zwycięzca rozdania. A kolejność gry się odwróciła, jak w każdym nowym rozdaniu: kto grał przed tobą, teraz gra po tobie.
lesson-score-hundred = Kilka rozdań później. Gdy czyjś wynik sięga 100, gra się kończy i wygrywa najniższy wynik: możesz ją zakończyć?
lesson-score-hundred-hint = Twoja dziesiątka przebija dziewiątkę. To twoja ostatnia karta i kończy ona grę.
lesson-score-done = Ktoś ma ponad 100 punktów, a najniższy wynik masz ty: wygrywasz grę. Teraz wiesz już wszystko, co trzeba, więc siadaj do prawdziwego stołu.
