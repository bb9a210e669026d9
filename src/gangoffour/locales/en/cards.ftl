### Cards, combinations and what decides between them.
### $rank is 1 to 10, 11 for a phoenix and 12 for the dragon; $colour is green, yellow, red or multi.

colour = { $colour ->
    [green] green
    [yellow] yellow
    [red] red
   *[multi] multi-coloured
    }
card = { $rank ->
    [12] dragon
    [11] { colour } phoenix
   *[other] { colour } { $rank }
    }
ranks = { $rank ->
    [11] phoenixes
   *[other] { $rank }s
    }
pair-ranks = { $pair_rank ->
    [11] phoenixes
   *[other] { $pair_rank }s
    }

## Combinations in words; $rank and $colour are those of the card that counts most

combination-single = { card }
combination-pair = pair of { ranks }
combination-triple = three { ranks }
combination-straight = straight, { $rank } high
combination-flush = { colour } flush, { $rank } high
combination-full-house = full house, { ranks } over { pair-ranks }
combination-straight-flush = { colour } straight flush, { $rank } high
combination-gang = { $size ->
    [4] Gang of Four
    [5] Gang of Five
    [6] Gang of Six
   *[7] Gang of Seven
    }, { ranks }

## Several plays of one kind

plays-single = { $count ->
    [one] Single
   *[other] Singles ({ $count })
    }: { $plays }
plays-pair = { $count ->
    [one] Pair
   *[other] Pairs ({ $count })
    }: { $plays }
plays-triple = { $count ->
    [one] Triple
   *[other] Triples ({ $count })
    }: { $plays }
plays-straight = { $count ->
    [one] Straight
   *[other] Straights ({ $count })
    }: { $plays }
plays-flush = { $count ->
    [one] Flush
   *[other] Flushes ({ $count })
    }: { $plays }
plays-full-house = { $count ->
    [one] Full house
   *[other] Full houses ({ $count })
    }: { $plays }
plays-straight-flush = { $count ->
    [one] Straight flush
   *[other] Straight flushes ({ $count })
    }: { $plays }
plays-gang = { $count ->
    [one] Gang
   *[other] Gangs ({ $count })
    }: { $plays }

## Why cards are no combination

nothing-no-cards = no cards are no play
nothing-dragon = the dragon is played alone, never with other cards
nothing-phoenix = a phoenix goes alone, with the other phoenix, or with it as the pair of a full house
nothing-two-cards = two cards have to be a pair, that is of one rank
nothing-three-cards = three cards have to be a triple, that is of one rank
nothing-four-cards = four cards have to be a gang, that is of one rank
nothing-five-cards = five cards have to be a straight, a flush, a full house, a straight flush or a gang
nothing-many-cards = more than five cards have to be a gang, that is of one rank

## What decides between two combinations

reason-gang-beats-all = a gang beats everything that is no gang
reason-gang-size = the gang with more cards is higher
reason-gang-rank = of two gangs with as many cards the higher rank wins
reason-card-count = they have different numbers of cards, so neither can be played on the other
reason-kind = the kind decides: straight, flush, full house, straight flush, from low to high
reason-rank = the higher rank decides
reason-colour = the highest ranks are equal, so the colour of the highest card decides: green, yellow, red, from low to high
reason-further-card = the highest cards are equal, so the next card that differs decides
reason-triple = the triples have one rank, so their colours decide
reason-pair-of-full-house = the triples are equal, so the pair decides
reason-multi-one = they differ in a 1 only, and the multi-coloured 1 is the highest 1
reason-equal = they are equal, and only a strictly higher play beats

## Options of the rules

option-players-allowed = how many seats a match may have
option-opening-max-cards = most cards in the first play of the match
option-tiebreak-order = how combinations with one kind and one highest rank are compared
option-full-house-tiebreak = whether the pair counts between full houses with equal triples
option-multi-one-in-flush = what the multi-coloured 1 is worth in a flush
option-passing = whether a seat that passed may play again in the trick
option-direction-change = when the direction of play changes
option-declaration = who declares a last card: the player or the program
option-declaration-window = until when a last card may be declared
option-undeclared-points = points of a seat that did not declare
option-last-card-duty = whether the seat before a last card is bound
option-duty-gang = whether a gang may, must or must not replace the highest card that is due
option-duty-lead-highest-single = whether a bound seat that has only single cards leads the highest
option-loser-tiebreak = who gives the tribute when seats tie for most cards left
option-exchange-return-same = whether the card given as tribute may be returned
option-match-limit = the score that ends the match
option-match-deals = the number of deals that ends the match
option-match-limit-test = whether the score has to be reached or exceeded
option-winner-tie = what happens when seats tie for the lowest score
option-deal-ritual = whether the deck is cut before a deal, for show
option-ritual-count-direction = how seats are counted from the cut card
option-discard-face = how played cards lie after their trick
option-discard-info = which plays a screen shows
