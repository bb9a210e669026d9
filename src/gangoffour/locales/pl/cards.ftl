### Cards, combinations and what decides between them.
### $rank is 1 to 10, 11 for a phoenix and 12 for the dragon; $colour is green, yellow, red or multi.
### The nominative plural of a rank is written as its genitive singular.

colour = { $colour ->
    [green] zielony
    [yellow] żółty
    [red] czerwony
   *[multi] wielokolorowy
    }
    .feminine = { $colour ->
        [green] zielona
        [yellow] żółta
        [red] czerwona
       *[multi] wielokolorowa
    }
    .locative = { $colour ->
        [green] zielonym
        [yellow] żółtym
        [red] czerwonym
       *[multi] wielokolorowym
    }
card = { $rank ->
    [12] smok
    [11] { colour } feniks
   *[other] { colour.feminine } { $rank }
    }
ranks = { $rank ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
    [6] szóstek
    [7] siódemek
    [8] ósemek
    [9] dziewiątek
    [10] dziesiątek
   *[11] feniksów
    }
    .nominative = { $rank ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
        [10] dziesiątki
       *[11] feniksy
        }
pair-ranks = { $pair_rank ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
    [6] szóstek
    [7] siódemek
    [8] ósemek
    [9] dziewiątek
    [10] dziesiątek
   *[11] feniksów
    }

## Combinations in words; $rank and $colour are those of the card that counts most

combination-single = { card }
combination-pair = para { ranks }
combination-triple = trzy { ranks.nominative }
combination-straight = strit do { ranks.nominative }
combination-flush = kolor { colour }, najwyższa { $rank }
combination-full-house = ful z { ranks } i { pair-ranks }
combination-straight-flush = strit w kolorze { colour.locative } do { ranks.nominative }
combination-gang = { $size ->
    [4] Gang czterech
    [5] Gang pięciu
    [6] Gang sześciu
   *[7] Gang siedmiu
    } { ranks }

## Several plays of one kind

plays-single = { $count ->
    [one] Pojedyncza karta
   *[other] Pojedyncze karty ({ $count })
    }: { $plays }
plays-pair = { $count ->
    [one] Para
   *[other] Pary ({ $count })
    }: { $plays }
plays-triple = { $count ->
    [one] Trójka
   *[other] Trójki ({ $count })
    }: { $plays }
plays-straight = { $count ->
    [one] Strit
   *[other] Strity ({ $count })
    }: { $plays }
plays-flush = { $count ->
    [one] Kolor
   *[other] Kolory ({ $count })
    }: { $plays }
plays-full-house = { $count ->
    [one] Ful
   *[other] Fule ({ $count })
    }: { $plays }
plays-straight-flush = { $count ->
    [one] Strit w kolorze
   *[other] Strity w kolorze ({ $count })
    }: { $plays }
plays-gang = { $count ->
    [one] Gang
   *[other] Gangi ({ $count })
    }: { $plays }

## Why cards are no combination

nothing-no-cards = bez kart nie ma zagrania
nothing-dragon = smoka zagrywa się tylko osobno, nigdy z innymi kartami
nothing-phoenix = feniksa zagrywa się osobno, z drugim feniksem albo razem z nim jako parę w fulu
nothing-two-cards = dwie karty muszą być parą, czyli mieć tę samą rangę
nothing-three-cards = trzy karty muszą być trójką, czyli mieć tę samą rangę
nothing-four-cards = cztery karty muszą być gangiem, czyli mieć tę samą rangę
nothing-five-cards = pięć kart musi być stritem, kolorem, fulem, stritem w kolorze albo gangiem
nothing-many-cards = więcej niż pięć kart musi być gangiem, czyli mieć tę samą rangę

## What decides between two combinations

reason-gang-beats-all = gang przebija wszystko, co nie jest gangiem
reason-gang-size = gang z większą liczbą kart jest wyższy
reason-gang-rank = z dwóch równie licznych gangów wygrywa ten o wyższej randze
reason-card-count = mają różną liczbę kart, więc żadnej nie można zagrać na drugą
reason-kind = decyduje rodzaj kombinacji, od najniższego: strit, kolor, ful, strit w kolorze
reason-rank = decyduje wyższa ranga
reason-colour = najwyższe rangi są równe, więc decyduje kolor najwyższej karty, od najniższego: zielony, żółty, czerwony
reason-further-card = najwyższe karty są równe, więc decyduje następna karta, która się różni
reason-triple = trójki mają tę samą rangę, więc decydują ich kolory
reason-pair-of-full-house = trójki są równe, więc decyduje para
reason-multi-one = różnią się tylko jedynką, a wielokolorowa 1 jest najwyższą jedynką
reason-equal = są równe, a przebić można tylko czymś wyższym

## Options of the rules

option-players-allowed = ile miejsc może mieć gra
option-opening-max-cards = ile kart może mieć najwyżej pierwsze zagranie gry
option-tiebreak-order = jak porównuje się kombinacje tego samego rodzaju i o tej samej najwyższej randze
option-full-house-tiebreak = czy przy fulach z równymi trójkami liczy się para
option-multi-one-in-flush = ile jest warta wielokolorowa 1 w kolorze
option-passing = czy po spasowaniu można jeszcze grać w tej samej lewie
option-direction-change = kiedy zmienia się kolejność gry
option-declaration = kto zgłasza ostatnią kartę: gracz czy program
option-declaration-window = do kiedy można zgłosić ostatnią kartę
option-undeclared-points = punkty za brak zgłoszenia ostatniej karty
option-last-card-duty = czy ostatnia karta następnego gracza do czegoś zobowiązuje
option-duty-gang = czy zamiast obowiązkowej najwyższej karty gang jest dozwolony, wymagany czy zabroniony
option-duty-lead-highest-single = czy gracz z obowiązkiem, mając tylko pojedyncze karty, zaczyna od najwyższej
option-loser-tiebreak = kto oddaje daninę, gdy kilku graczom zostało najwięcej kart
option-exchange-return-same = czy można zwrócić kartę otrzymaną jako danina
option-match-limit = wynik, który kończy grę
option-match-deals = liczba rozdań, która kończy grę
option-match-limit-test = czy ten wynik trzeba osiągnąć, czy przekroczyć
option-winner-tie = co się dzieje przy remisie o najniższy wynik
option-deal-ritual = czy przed rozdaniem przekłada się talię, dla samej tradycji
option-ritual-count-direction = w którą stronę odlicza się miejsca od przełożonej karty
option-discard-face = jak leżą zagrane karty po skończonej lewie
option-discard-info = które zagrania widać na ekranie
