### Cards, combinations and what decides between them.
### $rank is 1 to 10, 11 for a phoenix and 12 for the dragon; $colour is green, yellow, red or multi.

# The inflected form goes before a number and before feniks.
colour = { $colour ->
    [green] groen
    [yellow] geel
    [red] rood
   *[multi] meerkleurig
    }
    .inflected = { $colour ->
        [green] groene
        [yellow] gele
        [red] rode
       *[multi] meerkleurige
        }
card = { $rank ->
    [12] draak
    [11] { colour.inflected } feniks
   *[other] { colour.inflected } { $rank }
    }
ranks = { $rank ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
    [9] negens
   *[10] tienen
    [11] feniksen
    }
pair-ranks = { $pair_rank ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
    [9] negens
   *[10] tienen
    [11] feniksen
    }

## Combinations in words; $rank and $colour are those of the card that counts most

combination-single = { card }
combination-pair = paar { ranks }
combination-triple = trits { ranks }
combination-straight = reeks tot en met { $rank }
combination-flush = { colour.inflected } kleur, hoogste { $rank }
combination-full-house = full, { ranks } en { pair-ranks }
combination-straight-flush = kleurenreeks in { colour } tot en met { $rank }
combination-gang = { $size ->
    [4] Gang of Four
    [5] Gang of Five
    [6] Gang of Six
   *[7] Gang of Seven
    } met { ranks }

## Several plays of one kind

plays-single = { $count ->
    [one] Losse kaart
   *[other] Losse kaarten ({ $count })
    }: { $plays }
plays-pair = { $count ->
    [one] Paar
   *[other] Paren ({ $count })
    }: { $plays }
plays-triple = { $count ->
    [one] Trits
   *[other] Tritsen ({ $count })
    }: { $plays }
plays-straight = { $count ->
    [one] Reeks
   *[other] Reeksen ({ $count })
    }: { $plays }
plays-flush = { $count ->
    [one] Kleur
   *[other] Kleuren ({ $count })
    }: { $plays }
plays-full-house = { $count ->
    [one] Full
   *[other] Fulls ({ $count })
    }: { $plays }
plays-straight-flush = { $count ->
    [one] Kleurenreeks
   *[other] Kleurenreeksen ({ $count })
    }: { $plays }
plays-gang = { $count ->
    [one] Gang
   *[other] Gangs ({ $count })
    }: { $plays }

## Why cards are no combination

nothing-no-cards = daar is minstens één kaart voor nodig
nothing-dragon = de draak speel je altijd alleen, nooit met andere kaarten
nothing-phoenix = een feniks speel je alleen, samen met de andere feniks, of met z’n tweeën als paar in een full
nothing-two-cards = twee kaarten moeten een paar zijn, dus dezelfde waarde hebben
nothing-three-cards = drie kaarten moeten een trits zijn, dus dezelfde waarde hebben
nothing-four-cards = vier kaarten moeten een Gang zijn, dus dezelfde waarde hebben
nothing-five-cards = vijf kaarten moeten een reeks, een kleur, een full, een kleurenreeks of een Gang zijn
nothing-many-cards = meer dan vijf kaarten moeten een Gang zijn, dus dezelfde waarde hebben

## What decides between two combinations

reason-gang-beats-all = een Gang verslaat alles wat geen Gang is
reason-gang-size = de Gang met meer kaarten is hoger
reason-gang-rank = bij Gangs met evenveel kaarten wint de hogere waarde
reason-card-count = ze hebben niet evenveel kaarten en mogen dus niet op elkaar worden gespeeld
reason-kind = de soort combinatie beslist, van laag naar hoog: reeks, kleur, full, kleurenreeks
reason-rank = de hogere waarde beslist
reason-colour = de hoogste waarden zijn gelijk, en dan beslist de kleur van de hoogste kaart, van laag naar hoog: groen, geel, rood
reason-further-card = de hoogste kaarten zijn gelijk, en dan beslist de eerstvolgende kaart die verschilt
reason-triple = de tritsen hebben dezelfde waarde, en dan beslissen hun kleuren
reason-pair-of-full-house = de tritsen zijn gelijk, en dan beslist het paar
reason-multi-one = ze verschillen alleen in een 1, en de meerkleurige 1 is de hoogste 1
reason-equal = ze zijn even hoog, en alleen wat echt hoger is wint

## Options of the rules

option-players-allowed = hoeveel plaatsen een spel mag hebben
option-opening-max-cards = hoeveel kaarten de eerste combinatie van het spel hoogstens heeft
option-tiebreak-order = hoe combinaties van dezelfde soort en met dezelfde hoogste waarde worden vergeleken
option-full-house-tiebreak = of het paar telt bij fulls met gelijke tritsen
option-multi-one-in-flush = wat de meerkleurige 1 waard is in een kleur
option-passing = of je na een pas in dezelfde ronde weer mag spelen
option-direction-change = wanneer de speelrichting verandert
option-declaration = wie een laatste kaart meldt: de speler of het programma
option-declaration-window = tot wanneer een laatste kaart mag worden gemeld
option-undeclared-points = punten als de laatste kaart niet is gemeld
option-last-card-duty = of er een plicht geldt voor de plaats vóór een laatste kaart
option-duty-gang = of een Gang in plaats van de vereiste hoogste kaart mag, moet of verboden is
option-duty-lead-highest-single = of je bij die plicht met alleen losse kaarten met de hoogste moet uitkomen
option-loser-tiebreak = wie een kaart afstaat als meerdere spelers de meeste kaarten overhouden
option-exchange-return-same = of de afgestane kaart mag worden teruggegeven
option-match-limit = bij welke score het spel eindigt
option-match-deals = na hoeveel partijen het spel eindigt
option-match-limit-test = of die score bereikt of overschreden moet zijn
option-winner-tie = wat er gebeurt bij een gedeelde laagste score
option-deal-ritual = of er voor het delen voor de vorm wordt gecoupeerd
option-ritual-count-direction = in welke richting vanaf de gecoupeerde kaart wordt geteld
option-discard-face = hoe gespeelde kaarten na hun ronde liggen
option-discard-info = welke gespeelde combinaties het scherm toont
