### Cards, combinations and what decides between them.
### $rank is 1 to 10, 11 for a phoenix and 12 for the dragon; $colour is green, yellow, red or multi.

# The feminine form goes before a number (die 7), the masculine one before Phönix, Flush and Straight Flush.
colour = { $colour ->
    [green] grün
    [yellow] gelb
    [red] rot
   *[multi] mehrfarbig
    }
    .feminine = { colour }e
    .masculine = { colour }er
card = { $rank ->
    [12] Drache
    [11] { colour.masculine } Phönix
   *[other] { colour.feminine } { $rank }
    }
# The compound form is the first part of a word such as 7er-Paar.
ranks = { $rank ->
    [11] Phönixe
   *[other] { $rank }er
    }
    .dative = { ranks }n
    .compound = { $rank ->
        [11] Phönix
       *[other] { $rank }er
        }
pair-ranks = { $pair_rank ->
    [11] Phönixe
   *[other] { $pair_rank }er
    }
    .dative = { pair-ranks }n

## Combinations in words; $rank and $colour are those of the card that counts most

combination-single = { card }
combination-pair = { ranks.compound }-Paar
combination-triple = { ranks.compound }-Drilling
combination-straight = Straße bis zur { $rank }
combination-flush = { colour.masculine } Flush bis zur { $rank }
combination-full-house = Full House, { ranks } und { pair-ranks }
combination-straight-flush = { colour.masculine } Straight Flush bis zur { $rank }
combination-gang = { $size ->
    [4] Gang of Four
    [5] Gang of Five
    [6] Gang of Six
   *[7] Gang of Seven
    } aus { ranks.dative }

## Several plays of one kind

plays-single = { $count ->
    [one] Einzelkarte
   *[other] Einzelkarten ({ $count })
    }: { $plays }
plays-pair = { $count ->
    [one] Paar
   *[other] Paare ({ $count })
    }: { $plays }
plays-triple = { $count ->
    [one] Drilling
   *[other] Drillinge ({ $count })
    }: { $plays }
plays-straight = { $count ->
    [one] Straße
   *[other] Straßen ({ $count })
    }: { $plays }
plays-flush = { $count ->
    [one] Flush
   *[other] Flushs ({ $count })
    }: { $plays }
plays-full-house = { $count ->
    [one] Full House
   *[other] Full Houses ({ $count })
    }: { $plays }
plays-straight-flush = { $count ->
    [one] Straight Flush
   *[other] Straight Flushs ({ $count })
    }: { $plays }
plays-gang = { $count ->
    [one] Gang
   *[other] Gangs ({ $count })
    }: { $plays }

## Why cards are no combination

nothing-no-cards = dazu braucht es mindestens eine Karte
nothing-dragon = der Drache wird immer allein gespielt, nie mit anderen Karten
nothing-phoenix = ein Phönix geht nur allein, zusammen mit dem anderen Phönix oder mit ihm als Paar in einem Full House
nothing-two-cards = zwei Karten müssen ein Paar sein, also dieselbe Zahl haben
nothing-three-cards = drei Karten müssen ein Drilling sein, also dieselbe Zahl haben
nothing-four-cards = vier Karten müssen eine Gang sein, also dieselbe Zahl haben
nothing-five-cards = fünf Karten müssen eine Straße, ein Flush, ein Full House, ein Straight Flush oder eine Gang sein
nothing-many-cards = mehr als fünf Karten müssen eine Gang sein, also dieselbe Zahl haben

## What decides between two combinations

reason-gang-beats-all = eine Gang schlägt alles, was keine Gang ist
reason-gang-size = die Gang mit mehr Karten ist höher
reason-gang-rank = bei Gangs mit gleich vielen Karten gewinnt die höhere Zahl
reason-card-count = sie haben verschieden viele Karten, und dann darf keine auf die andere gelegt werden
reason-kind = die Art der Kombination entscheidet, in steigender Folge: Straße, Flush, Full House, Straight Flush
reason-rank = die höhere Zahl entscheidet
reason-colour = die höchsten Zahlen sind gleich, und dann entscheidet die Farbe der höchsten Karte, in steigender Folge: Grün, Gelb, Rot
reason-further-card = die höchsten Karten sind gleich, und dann entscheidet die nächste Karte, die sich unterscheidet
reason-triple = die Drillinge haben dieselbe Zahl, und dann entscheiden ihre Farben
reason-pair-of-full-house = die Drillinge sind gleich, und dann entscheidet das Paar
reason-multi-one = sie unterscheiden sich nur in einer 1, und die mehrfarbige 1 ist die höchste 1
reason-equal = beide sind gleich hoch, und schlagen kann nur, was wirklich höher ist

## Options of the rules

option-players-allowed = wie viele Plätze eine Partie haben darf
option-opening-max-cards = wie viele Karten die erste Kombination der Partie höchstens hat
option-tiebreak-order = wie Kombinationen gleicher Art mit gleicher höchster Zahl verglichen werden
option-full-house-tiebreak = ob bei Full Houses mit gleichen Drillingen das Paar zählt
option-multi-one-in-flush = was die mehrfarbige 1 in einem Flush wert ist
option-passing = ob man nach dem Passen im selben Stich wieder spielen darf
option-direction-change = wann die Spielrichtung wechselt
option-declaration = wer die letzte Karte ansagt: man selbst oder das Programm
option-declaration-window = bis wann die letzte Karte angesagt werden darf
option-undeclared-points = Punkte, wenn die letzte Karte nicht angesagt wurde
option-last-card-duty = ob für den Platz vor einer letzten Karte eine Pflicht gilt
option-duty-gang = ob statt der fälligen höchsten Karte eine Gang erlaubt, verlangt oder verboten ist
option-duty-lead-highest-single = ob bei dieser Pflicht mit lauter Einzelkarten die höchste auszuspielen ist
option-loser-tiebreak = wer den Tribut gibt, wenn mehrere die meisten Karten übrig haben
option-exchange-return-same = ob die als Tribut gegebene Karte zurückgegeben werden darf
option-match-limit = bei welcher Gesamtpunktzahl die Partie endet
option-match-deals = nach wie vielen Runden die Partie endet
option-match-limit-test = ob diese Gesamtpunktzahl erreicht oder überschritten sein muss
option-winner-tie = was bei Gleichstand um die niedrigste Gesamtpunktzahl geschieht
option-deal-ritual = ob vor dem Geben abgehoben wird, nur der Form halber
option-ritual-count-direction = in welche Richtung nach der abgehobenen Karte gezählt wird
option-discard-face = wie gespielte Karten nach dem Stich liegen
option-discard-info = welche gespielten Kombinationen der Bildschirm zeigt
