### The rules as a page to read, without JavaScript. One message is one heading, paragraph, item or cell.
### Numbers come as facts. $combination and $card are names in the nominative, as in cards.ftl.

## The page

rules-title = How to play Gang of Four
rules-description = The rules of the card game Gang of Four in five minutes, with pictures: cards, combinations, gangs, the last card and the points.
rules-lead = Five minutes to read, and you can sit down with anybody.
rules-contents = On this page
rules-languages = Other languages
rules-play = Now try it at a table

## What it is about

rules-aim = What it is about
rules-aim-deal = Get rid of all your cards before the others do. Whoever manages it first wins the deal and gets no points.
rules-aim-points = The others get points for the cards they still hold, and points are bad. When somebody has { $limit } or more, the match is over, and the lowest score wins.

## The cards

rules-cards = The cards
rules-cards-deck = There are { $cards } cards. The ranks 1 to 10 come in green, yellow and red, two copies of each card. Four cards come only once: the multi-coloured 1, two phoenixes and the dragon.
rules-cards-row = { colour }: 1 to 10
rules-cards-hand = Four players get { $hand } cards each. Nobody sees the cards of the others, but everybody may know how many they hold.
rules-cards-rank = A higher rank is a higher card: from 1 up to 10, then the phoenixes, then the dragon.
rules-cards-colour = If the ranks are equal, the colour decides. Green is lowest, yellow is higher, red is highest. The small squares at the foot of a card show it: one, two or three.
rules-cards-multi = The multi-coloured 1 is the highest 1, yet lower than any 2. In a flush it takes on the colour of the other four cards.
rules-cards-phoenix = The phoenixes are higher than any 10, and the yellow one is higher than the green. Play one alone, or both as a pair, even as the pair of a full house. They fit nothing else.
rules-cards-dragon = The dragon is the highest single of all, and it is always played alone.

## Turns and tricks

rules-trick = Playing a trick
rules-trick-lead = One player leads any combination.
rules-trick-follow = Then the turn goes from player to player. You either play something higher with the same number of cards, or you pass.
rules-trick-pass = You may pass even if you could play. And a pass is not for good: if your turn comes again in this trick, you may play again.
rules-trick-end = When all others have passed, the trick is over. Whoever made the top play leads the next trick. A leader may not pass.
rules-trick-first = The first deal of a match is led by the player with the multi-coloured 1, and this card must be part of the first play.
rules-trick-example = One trick, turn by turn
rules-trick-example-lead = Ana leads: { $combination }
rules-trick-example-pass = Tomek passes. He has something better in mind.
rules-trick-example-beat = Mei plays: { $combination }
rules-trick-example-passes = Lena passes, and so does Ana.
rules-trick-example-return = Tomek comes back and plays: { $combination }
rules-trick-example-end = Mei, Lena and Ana pass. Tomek leads the next trick.

## Combinations

rules-kinds = Combinations
rules-kinds-lead = There are eight kinds of combination. Nothing else can be played.
rules-kind-single = Single
rules-kind-single-text = Any one card.
rules-kind-pair = Pair
rules-kind-pair-text = Two cards of one rank, in any colours. The two phoenixes are the highest pair.
rules-kind-triple = Triple
rules-kind-triple-text = Three cards of one rank.
rules-kind-straight = Straight
rules-kind-straight-text = Five ranks in a row, in any colours. It never goes on beyond the 10.
rules-kind-flush = Flush
rules-kind-flush-text = Five cards of one colour. A rank may occur twice.
rules-kind-full-house = Full house
rules-kind-full-house-text = A triple and a pair.
rules-kind-straight-flush = Straight flush
rules-kind-straight-flush-text = Five ranks in a row, all in one colour.
rules-kind-gang = Gang
rules-kind-gang-text = Four or more cards of one rank. On your turn you may play it on anything, however many cards lie there. Only a higher gang beats it. The biggest is the Gang of Seven: all the 1s.
rules-kinds-five = Any combination of five cards can be played on any other if it is higher: every flush beats every straight, every full house beats every flush, and every straight flush beats every full house.

## What beats what

rules-beats = What beats what
rules-beats-lead = Two combinations of one kind are compared card by card, from the highest down: first the rank, then the colour. The first difference decides.
rules-beats-word = beats
rules-beats-not-word = does not beat
rules-beats-rank = Rank comes before colour.
rules-beats-colour = Both pairs are 3s, so the better colour decides: one red card is enough.
rules-beats-next = The highest cards are equal, so the next ones decide.
rules-beats-kind = The kind comes before everything else: even a low flush beats the highest straight.
rules-beats-full-house = In a full house the triple decides, however high the pair.
rules-beats-gang = Even the lowest gang beats the highest straight flush.
rules-beats-gang-size = Of two gangs the one with more cards wins, and with as many cards the higher rank.
rules-beats-equal = Equal is not enough: you have to be higher.

## The last card

rules-last = The last card
rules-last-call = If your play leaves you a single card, you must say so: “Last card!” At most tables here the program says it for you.
rules-last-forgotten = At the others, whoever forgets it is out of this deal: the card stays in the hand, and it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
rules-last-duty = From then on the player whose turn comes just before has a duty to stand in the way:
rules-last-duty-follow = To follow a single, they must play the highest card of their hand. If that card is too low, they pass.
rules-last-duty-lead = To lead, they must play two cards or more. If they hold nothing but singles, they lead the highest.
rules-last-duty-gang = A gang is always allowed instead.
rules-last-example = On the table: { $top }. This hand must play: { $card }.
rules-last-hand = Hand: { $cards }

## Points

rules-points = Points
rules-points-lead = A deal ends at once when somebody has played all their cards. The others count what they hold. The more cards, the more each of them costs:
rules-points-cards = Cards left
rules-points-each = Each counts
rules-points-sum = Points
rules-points-span = { $from }–{ $to }
rules-points-times = ×{ $factor }
rules-points-hint = With { $few } cards you get { $few_points } points, with { $many } already { $many_points }. Watch that step.

## The next deal

rules-next = The next deal
rules-next-exchange = Whoever had the most cards left must give the highest card of the new hand to the winner of the last deal. The winner gives back any card. Everybody sees both cards.
rules-next-tie = If several players had the most cards, the one with the highest score gives.
rules-next-lead = Then the winner of the last deal leads any combination.
rules-next-direction = The direction changes with each deal: the first goes counter-clockwise, the second clockwise, and so on.
rules-next-end = If a score has reached { $limit } after a deal, there is no next one. The lowest score wins the match; equal lowest scores share it. For a short match you can choose a lower limit or a number of deals.

## Three players

rules-three = With three players
rules-three-hand = Three players get { $hand } cards each too. The other { $hand } stay aside, and nobody sees them.
rules-three-lead = If nobody was dealt the multi-coloured 1 in the first deal, the player to the right of the dealer leads anything.

## Rule sets

rules-sets = Rule sets
rules-sets-lead = The printed booklets differ on a few points, so a table can choose between four rule sets.
rules-sets-name = Rule set
rules-sets-differs = What is different
rules-sets-classic = Nothing: it is what this page says. The first play of a match has { $most } cards at most.
rules-set-players-allowed = Only for four players.
rules-set-opening-max-cards = The first play of a match may have any number of cards.
rules-set-full-house-tiebreak = Full houses with equal triples are equal, whatever their pairs.
rules-set-multi-one-in-flush = In a flush the multi-coloured 1 is worth no more than a 1 of that colour.
rules-set-last-card-duty = The player before a last card has no duty.
rules-set-duty-gang = If the highest card is too low to stop a last card, a gang must be played, if there is one.
rules-set-duty-lead-highest-single = A player with a duty who holds nothing but singles may lead any of them.
rules-set-loser-tiebreak = If several players had the most cards, the one with the highest card left gives.

## Fair deals

rules-fair = Are the cards dealt fairly?
rules-fair-text = You need not take our word for it. Before a match, the server and the program of each player choose a secret number and seal it. All deals follow from these numbers together, so nobody can steer them, not even the server. Each player sees the same table fingerprint. After the match the server opens its secret, and anybody can compute every hand again.

## Exercises

rules-try-flush = Find the flush
rules-try-flush-question = You lead. Which cards are a flush?
rules-try-flush-right = The multi-coloured 1 takes on the colour of the other four cards, so this is a red flush.
rules-try-flush-other = You may lead that, but it is no flush.
rules-try-house = Beat the full house
rules-try-house-question = Somebody has played a full house. Can you beat it?
rules-try-house-low = 7s are higher than 6s, and the pair does not matter.
rules-try-house-high = It is higher, because 7s are higher than 6s. A lower pair would have been enough.
rules-try-house-pass = You may always pass here, but this hand can beat it.
rules-try-duty = The duty
rules-try-duty-question = The next player has declared a last card. Which card must you play?
rules-try-duty-right = It is the highest card of your hand. Neither a lower card nor a pass is allowed.

## The way on

rules-tips = Tips and strategy
rules-learn = Learn step by step
