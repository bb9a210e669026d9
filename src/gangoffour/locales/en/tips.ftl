### Tips and strategy as a page to read, without JavaScript, and the exercises on this page and on that of the rules.
### One message is one heading, paragraph, item or cell. $card is a name in the nominative, as in cards.ftl.

## The page

tips-title = Tips and strategy
tips-description = How to win at the card game Gang of Four: planning a hand, the exchange, the last card, counting cards, gangs and points, with pictures and exercises.
tips-lead = You know the rules. Here is what good players do with them.

## Planning

tips-plan = Plan the whole hand
tips-plan-sort = Sort your hand into plays before the first trick. The fewer plays you need, the sooner you are out, and a card that fits nothing costs a play of its own.
tips-plan-example = The same nine cards, in two ways:
tips-plan-good = A straight and two pairs.
tips-plan-bad = The full house is stronger, but it leaves four singles behind.
tips-plan-order = Your last play needs no strength, for nobody may answer it. The play before it does: it has to win the trick. So play strong cards while you still have weak ones to bring out, and let a weak play be the last.
tips-plan-plays = { $count ->
    [one] { $count } play
   *[other] { $count } plays
    }

## Five cards

tips-five = Five cards at once
tips-five-odds = So many of 100 players find such a combination in the { $hand } cards that they are dealt:
tips-five-kind = Combination
tips-five-share = Of 100 players
tips-five-flush = Every player is dealt a flush, and every flush beats every straight. So lead a straight to get rid of low cards, but do not count on it to win a trick early in a deal.
tips-five-house = A full house beats all flushes, even if its cards are low. Keep one together if you need to win a trick.
tips-five-pair = In a full house the triple decides. Give it your lowest pair and keep the high one.

## Special cards

tips-special = The special cards
tips-special-multi = Alone, the multi-coloured 1 loses to every 2. It does better in company: as the fifth card of a flush in any colour, together with other 1s, or at the low end of a straight.
tips-special-phoenix = Together, the phoenixes are a pair that only a gang can beat. Alone, each of them beats every 10. In a full house they are mostly wasted, because the triple decides.
tips-special-dragon = Only a gang beats the dragon. But it goes with no other card, so it always costs a play of its own.

## The exchange

tips-exchange = The exchange
tips-exchange-tribute = The tribute is the highest card of a hand, and you see it. Whoever gave it was dealt nothing higher. Remember that.
tips-exchange-none = Tribute: { $card }. This player was dealt none of these:
tips-exchange-return = Have you won the deal? Then give back a card that you would have to play alone. A low card is best: it beats little, and a 1 or a 2 fits into few straights, while a 5 or a 6 fits into nearly all of them.
tips-exchange-example = Give back: { $card }. What stays is a straight and a pair.

## The last two plays

tips-last = The last two plays
tips-last-two = Think of your last two plays together, before you have only them. Win a trick with the stronger one, then lead the other: you are out, however low it is.
tips-last-example = Unless somebody has a gang, the phoenixes win the trick. The 5 then need not beat anything.
tips-last-many = Be out with two cards or more at once if you can. There is no last card to declare then, and nobody has a duty to stop you.
tips-last-single = If you keep a single card, the player before you must put their highest card on every single that it beats. A low last card gets through only if you lead it. So keep a high one, or a way to win a trick.

## Counting

tips-count = Count what is out
tips-count-high = Nobody remembers all { $cards } cards. Begin with three: the dragon and the two phoenixes. When they are gone, a red 10 is the highest single. There are two red 10s, but equal is not enough.
tips-count-tens = Then count the 10s, and the cards of the ranks that your own plan depends on.
tips-count-gang = There are { $copies } cards of each rank from 2 to 10, and { $ones } of rank 1. So if you have seen { $enough } cards of a rank, in your hand or on the table, nobody else can have a gang of it. Of the 1s you need to see { $enough_ones }.
tips-count-example = Whoever holds these need not fear a gang of 8s.

## Gangs

tips-gang = Break a gang or keep it?
tips-gang-use = A gang wins a trick that you could not win in any other way. So keep it if you have weak cards that need the lead.
tips-gang-break = But a gang is also four cards of one rank, and they may be worth more apart. Compare the plans. Here, breaking it saves three plays:
tips-gang-break-kept = The gang stays whole, and four singles remain.
tips-gang-broken = A straight and a triple.
tips-gang-keep = And here both plans are equally short. Keep the gang, because it wins the trick unless there is a higher gang:
tips-gang-keep-kept = First the gang, then the pair.
tips-gang-keep-broken = The full house may be beaten, and then the single 6 waits for a trick.
tips-gang-late = Do not wait too long: a gang in your hand costs points like all other cards.

## Leading

tips-lead-chapter = Lead long or short?
tips-lead-long = Lead the longest combination of your weak cards. It takes five cards from your hand at once, and all others need five cards for an answer, or a gang.
tips-lead-long-example = Five low cards in one play.
tips-lead-sizes = Look how many cards the others hold. Whoever has fewer than five can answer five cards only with a gang, and whoever has three or fewer cannot answer at all.
tips-lead-short = Everybody can answer a single. Lead one if you can win the next trick again, with the dragon or a phoenix, or if it is your last card.
tips-lead-keep = The lead is worth more than a trick: the leader chooses what is played. If you have it and can keep it, bring out what fits no other trick.

## Points

tips-points = When cards cost double
tips-points-lead = You cannot win every deal. If somebody else is about to be out, get below the next step, even at the price of a good combination:
tips-points-before = Cards left
tips-points-after = One fewer
tips-points-cell = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
tips-points-early = So make a play early in every deal, and do not sit on { $hand } cards for a perfect plan.

## The dragon

tips-dragon = What the dragon is for
tips-dragon-lead = Do not spend the dragon on a trick that brings you nothing. Play it when you need the lead: to bring out a long weak combination, or your last but one play.
tips-dragon-stop = And play it when a player with one card could be out with the next single. On the dragon there is no answer but a gang.
tips-dragon-beats = The highest single of all.
tips-dragon-duty = If that player comes right after you, the duty takes the dragon from you: it is your highest card, so you must play it on the first single, unless you play a gang. Bring out what needs the dragon before somebody has one card.

## One card

tips-one = A player with one card
tips-one-lead = Give nothing to a player with one card. Lead two cards or more: that player cannot answer, wherever they sit.
tips-one-example = Even the lowest pair is safe from a last card.
tips-one-singles = If you have nothing but singles, lead the highest. The player right before a last card must do so anyway, and for all others it is wise.
tips-one-follow = When singles are played, do not pass too soon: a high single now may be the last chance to stop that player.

## Exercises, on this page and on that of the rules. $number is the number of the exercise on its page

try-heading = Exercise { $number }: { $title }
try-top-play = Top play:
try-hand = Your hand: { $cards }
# The name of a group of buttons, one for each card.
try-choose-from = Your hand in exercise { $number }
# The name of a button that chooses a card. $card comes first, since it is what matters.
try-card = { $card }, exercise { $number }
try-check = Check
# The full name of the button "Check"; it has to contain its text.
try-check-name = Check exercise { $number }
# The full name of the button "Pass" (hand-pass); it has to contain its text.
try-pass-name = Pass in exercise { $number }
try-choose = Choose one card or more first.
try-right = Right!
try-allowed = Allowed, but there is something better.
try-refused = That cannot be played.
try-solution = Solution of exercise { $number }

## Exercise: two plays

tips-try-plan = Two plays
tips-try-plan-question = You lead. Find a play after which one more play takes you out.
tips-try-plan-straight = The triple of 8s stays together as your last play.
tips-try-plan-triple = The straight stays together as your last play. This order is the better one: the triple may well win the trick, and a last play needs no strength.
tips-try-plan-flush = The flush takes a card out of the triple. A pair and a single remain, so you need two more plays.
tips-try-plan-other = After that you need two more plays, or even more.

## Exercise: for certain

tips-try-last = For certain
tips-try-last-question = You lead, and nobody can have a gang any more. Find the play that wins the deal for certain.
tips-try-last-dragon = Nobody can beat the dragon, so you lead again. Then the pair is your last play, and nobody may answer it.
tips-try-last-pair = Any higher pair beats it, and then the dragon has to wait for a trick of singles.
tips-try-last-single = This takes the pair apart. You need two more plays, and the others may be out first.

## Exercise: the highest single

tips-try-count = The highest single
tips-try-count-question = The dragon and both phoenixes have been played. Which card can no other single beat any more?
tips-try-count-red = Red is the highest colour, and the other red 10 is equal. Equal is not enough.
tips-try-count-yellow = It beats the green 10, but somebody may have a red 10.
tips-try-count-pass = You may pass, but you have a card here that wins the trick against all singles.

## Exercise: on the dragon

tips-try-gang = On the dragon
tips-try-gang-question = Somebody has played the dragon. Nobody but you can have a gang. Find the play that wins the deal for certain.
tips-try-gang-gang = Nobody can beat the gang, so you lead again: your last card, whatever it is.
tips-try-gang-pass = Then the dragon wins the trick, and somebody else leads.

## Exercise: seven cards

tips-try-points = Seven cards
tips-try-points-question = You have nine cards, and one of the others is almost out. What do you play?
tips-try-points-eights = Seven cards are left. They would cost 7 points, and nine cards 18. The 10s stay with you for another pair.
tips-try-points-tens = Seven cards are left. They would cost 7 points, and nine cards 18. The 8s would do the same and keep the 10s.
tips-try-points-pass = You would stay at nine cards, and they would cost 18 points. With seven it would be 7.

## Exercise: no help

tips-try-one = No help
tips-try-one-question = The player opposite you has one card left. You lead. What do you play?
tips-try-one-pair = A player with one card cannot answer a pair. Whoever wins the trick, it is somebody else.
tips-try-one-ten = Of all your singles it is the safest. But if the last card is a phoenix or the dragon, the deal may be over.
tips-try-one-single = If nobody stops it, any higher last card ends the deal.

## The way on

tips-rules = Read the rules
tips-learn = Learn step by step
