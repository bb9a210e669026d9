### The lessons of the tutorial: what is said while a learner plays with fixed cards. One or two short sentences each.
### The messages of a lesson stand in the order in which they are said: its name, what it is about in the list, then the
### tasks, each with its hint, its praise, and the reasons why another play is not taken.

## 1. Get rid of your cards. The learner holds a yellow 4, a red 7 and a green 10

lesson-cards-name = Get rid of your cards
lesson-cards-about = Beat a card with a higher one, until your hand is empty.
lesson-cards-first = Whoever gets rid of all cards first wins the deal. A 2 lies on the table: play a higher card.
lesson-cards-first-hint = Choose the 4, your lowest card, and play it.
lesson-cards-first-praise = Exactly: as low as it can be.
lesson-cards-too-high = That is higher, but a lower card is enough. Keep the high one, you will need it.
lesson-cards-no-pass = You may pass, but you hold a card that is high enough. Every card you keep is one too many.
lesson-cards-second = The others went higher, and the turn is yours again. Beat the 6.
lesson-cards-second-hint = The 7 is just high enough.
lesson-cards-third = One card left, and a 9 to beat. What are you waiting for?
lesson-cards-third-hint = Your 10 beats the 9. Play it, and the deal is yours.
lesson-cards-done = Your hand is empty, so the deal is over at once: nobody may answer. Every card the others still hold costs them points, and points are bad.

## 2. Colours break ties. The learner holds red 5, green 7, yellow 7, yellow 9, red 9 and yellow 10

lesson-colours-name = Colours break ties
lesson-colours-about = Of two cards with one rank, the colour decides.
lesson-colours-seven = Green is the lowest colour, then comes yellow, then red. A green 7 lies on the table: beat it with a 7.
lesson-colours-seven-hint = Your green 7 is equal, and equal is not higher. The yellow 7 is.
lesson-colours-seven-praise = Yellow beats green.
lesson-colours-seven-rank = That wins by rank. Here a 7 of a higher colour is enough: which one?
lesson-colours-red-seven = And a red 7 beats your yellow one. No 7 is higher than a red 7.
lesson-colours-nine = A green 9. You hold two 9s that beat it: play the lower one.
lesson-colours-nine-hint = Yellow stands between green and red: your yellow 9 is just high enough.
lesson-colours-nine-praise = And you keep the red 9, the highest of all 9s.
lesson-colours-nine-red = The red 9 beats it, but the yellow 9 is enough. Keep the red one.
lesson-colours-nine-rank = A 10 beats every 9, but that is too much for this one. A 9 is enough.
lesson-colours-ten = Surprise: a green 10. The rank comes first, so your red 9 is of no use here; but you hold another 10.
lesson-colours-ten-hint = Your yellow 10 is higher than the green 10.
lesson-colours-done = First the rank, then the colour, and an equal card never beats. Small squares on the cards count the colours: one for green, two for yellow, three for red.

## 3. Pairs and triples. The learner holds two 5s (yellow, red), two 7s (green, red) and three 9s

lesson-pairs-name = Pairs and triples
lesson-pairs-about = Two or three cards of one rank go together.
lesson-pairs-pair = Two cards of one rank are a pair, and on a pair goes a higher pair. One of your pairs is just high enough: which?
lesson-pairs-pair-hint = Look at the colours: your 7s are green and red, these are green and yellow.
lesson-pairs-pair-praise = 7s on 7s: the best colour in the pair decides, and red beats yellow.
lesson-pairs-pair-nines = That is higher, but it takes two cards out of your three 9s. A lower pair is enough.
lesson-pairs-triple = All others passed, so you lead, and you may lead what you like. Three cards of one rank are a triple: lead yours.
lesson-pairs-triple-hint = Choose all three 9s.
lesson-pairs-house = Clever: a triple and a pair together are a full house, and your whole hand is gone at once! It gets a lesson of its own.
lesson-pairs-triple-other = You may lead that, but three cards at once are better than one or two. Lead the three 9s together.
lesson-pairs-out = Nobody has a higher triple. Two cards left, and you lead again: how do you finish?
lesson-pairs-out-hint = Your 5s are a pair.
lesson-pairs-out-single = One 5 leaves the other one behind. Both can go at once.
lesson-pairs-done = Seven cards in three plays! The more cards go together, the sooner your hand is empty.

## 4. Pass. The learner holds a green 4, two 9s and a red 10

lesson-pass-name = Pass
lesson-pass-about = You need not play, and you can come back.
lesson-pass-cannot = A triple was led, and you hold none. Nothing of yours beats it, so pass.
lesson-pass-cannot-hint = Press Pass.
lesson-pass-cannot-praise = A pass costs you nothing but this turn.
lesson-pass-rather-not = A red 8. A 9 would beat it, but your two 9s are worth more together: pass, although you could play.
lesson-pass-rather-not-hint = Press Pass, and see what the others do.
lesson-pass-rather-not-praise = Patience!
lesson-pass-rather-not-nine = That beats the 8, but it breaks your pair of 9s. Pass this time, and wait.
lesson-pass-rather-not-ten = That beats the 8, but your red 10 can beat far more. Pass this time, and wait.
lesson-pass-back = Surprise: you are on turn again, for a pass counts for one turn only. Beat the green 10.
lesson-pass-back-hint = Your red 10 is higher than the green 10. Come back with it.
lesson-pass-done = You passed, and the trick is yours all the same. It ends only when all others have passed after the last play.

## 5. Win the trick, lead anything. The learner holds 2, 5, 5, 7, 10, 10 when it comes to leading

lesson-lead-name = Win the trick, lead anything
lesson-lead-about = When all others pass, you choose what is played next.
lesson-lead-win = When all others pass, the trick is yours, and you lead the next one. Beat the 8, and see.
lesson-lead-win-hint = Your red 9 is high enough, and whoever wins the trick leads.
lesson-lead-win-ten = That is higher, but your two 10s are a pair. The 9 is enough.
lesson-lead-yours = All passed: the trick is yours. Now there is nothing to beat, and you lead any combination you like.
lesson-lead-choose = You can lead in eight ways, and one is the best. Try any of them, and see what comes of it.
lesson-lead-choose-hint = Two low cards can go together, and two high ones can win the lead back.
lesson-lead-two = Your lowest card is gone, but only one card, and the lead with it. Try another lead.
lesson-lead-seven = Two cards were higher, and the lead is gone: a 7 is neither low nor high. Try another lead.
lesson-lead-five = Now your other 5 is alone, and a 5 alone beats little. Keep together what goes together, and try another lead.
lesson-lead-ten = A red 10 was higher, and your other 10 has lost its partner. Try another lead.
lesson-lead-tens = Nobody answers, and you lead again. But all your low cards are still there, and nothing is left to bring you back: try another lead.
lesson-lead-fives-praise = Two low cards at once.
lesson-lead-fives = On a pair go higher pairs, and the last of them are 9s. Win the lead back.
lesson-lead-fives-hint = Your 10s beat the 9s. That is what you kept them for.
lesson-lead-done = Four cards fewer, and you lead again. Lead low cards together, and keep something high to come back with.

## 6. Five cards. A hand of its own for each task

lesson-five-name = Five cards
lesson-five-about = Straight, flush, full house, straight flush: from low to high.
lesson-five-straight = Five ranks in a row are a straight, in any colours. Here is one up to 5: build a higher one.
lesson-five-straight-hint = You hold five ranks in a row, from 4 to 8. The suggested play chooses them all at once.
lesson-five-straight-praise = Five cards at once!
lesson-five-straight-done = The straight with the higher top card wins. Above every straight stands the flush: five cards of one colour.
lesson-five-flush = New cards, and a straight up to 10: no straight has a higher rank on top. Beat it with a flush.
lesson-five-flush-hint = Five of your cards are red, and that is a flush.
lesson-five-flush-praise = Even a low flush beats every straight.
lesson-five-surprise = Surprise: three 1s and two 2s beat your flush. A triple with a pair is a full house, and it beats every flush.
lesson-five-house = New cards, and now you do the same. Beat this flush with a full house.
lesson-five-house-hint = You hold three 3s and two 4s, and that is a full house.
lesson-five-house-praise = Between two full houses, the triple counts first.
lesson-five-house-done = One kind is higher still: the straight flush, five ranks in a row in one colour.
lesson-five-straight-flush = New cards, and a full house of 10s. Beat it with a straight flush.
lesson-five-straight-flush-hint = Your yellow cards run from 2 to 6, and that is a straight flush.
lesson-five-unaided-soon = Straight, flush, full house, straight flush: that is the order. Now find one without suggested plays.
lesson-five-unaided = A red flush up to 10. Which five of your cards beat it?
lesson-five-unaided-hint = Your straight is too weak, and your green flush goes up to 9 only. Look for a triple and a pair.
lesson-five-done = Low cards of a high kind beat high cards of a low kind. These four kinds go on one another, and on nothing else.

## 7. The gang. First the learner holds four 3s, later five 2s, two 7s and a 9

lesson-gang-name = The gang
lesson-gang-about = Four cards of one rank beat all other kinds.
lesson-gang-break = A straight flush, the highest kind of five cards. But four cards of one rank are a gang, and a gang beats every other kind: play your 3s.
lesson-gang-break-hint = Your four 3s are a gang. They beat this, and everything else that is no gang.
lesson-gang-break-praise = A Gang of Four! It breaks even a straight flush.
lesson-gang-five = Surprise: a Gang of Five breaks yours, and only with 1s! More cards come first; with as many cards, the higher rank.
lesson-gang-keep = New cards, and a pair of 6s. A gang may go on a pair too, but is there something cheaper?
lesson-gang-keep-hint = Your two 7s beat the 6s and leave your gang as it is.
lesson-gang-keep-gang = A gang goes on everything, but for a pair of 6s it is too good. Keep it for later.
lesson-gang-top = Four 10s, the highest Gang of Four there is. Can you beat even that?
lesson-gang-top-hint = Count your 2s: there are five, and more cards come first.
lesson-gang-top-praise = Five 2s beat four 10s.
lesson-gang-done = The trick is yours. A gang goes on everything, but on a gang goes only a higher gang.

## 8. Special cards. A hand of its own for each: the multi-coloured 1, a phoenix and the dragon, both phoenixes

lesson-special-name = Special cards
lesson-special-about = The multi-coloured 1, the phoenixes and the dragon.
lesson-special-open = Whoever is dealt the multi-coloured 1 begins the match, and it has to be in the first play. In a flush it takes the colour of the others: lead a green flush with it.
lesson-special-open-hint = Choose the multi-coloured 1 and your four green cards.
lesson-special-open-praise = It can be green, yellow or red, just as you need it.
lesson-special-open-alone = You may lead it alone, but then it is just a 1. With your four green cards it is a flush.
lesson-special-opened = Only the first play of a match has to contain it. It is the highest of the 1s, but it never takes another rank.
lesson-special-phoenix = New cards, and a red 10, the highest of all 10s. Above them stand the phoenixes: play yours.
lesson-special-phoenix-hint = Your green phoenix is higher than any 10.
lesson-special-phoenix-dragon = The dragon beats it too, but the phoenix is enough. Keep the dragon.
lesson-special-dragon = The yellow phoenix is higher than the green one. Above both stands the dragon: it beats every other single card.
lesson-special-dragon-hint = No single card is higher than your dragon. It goes alone, never with other cards.
lesson-special-broken = Surprise: a gang beats even the dragon. Nothing else can.
lesson-special-couple = New cards, and a pair of 10s. Your two phoenixes are a pair as well: play it.
lesson-special-couple-hint = Your two phoenixes are the highest pair there is.
lesson-special-done = Phoenixes go alone, as a pair, or as the pair of a full house. The dragon only goes alone.

## 9. Last card! First the learner holds a yellow 5 and a red 10, later two 4s, two 6s and a red 10

lesson-last-name = Last card!
lesson-last-about = Call your last card, and stop somebody who has only one.
lesson-last-call = Whoever has one card left calls it. At most tables that happens by itself, here you do it: play the 5, and call your last card with it.
lesson-last-call-hint = Choose the 5, switch on Last card! and play.
lesson-last-call-praise = Now everybody knows.
lesson-last-call-silent = Without the call you would be out of this deal, with your card still in your hand. Call it together with the play.
lesson-last-call-ten = Well called, but then you are left with a 5, and a 5 beats little. Keep the 10.
lesson-last-call-pass = You may pass, but your 5 is high enough. Play it, and see what your call does.
lesson-last-bound = Surprise: the player before you had to play the highest card of the hand, to stop you. Is a green 10 enough?
lesson-last-bound-hint = Your red 10 is higher than the green 10. Play it, and the deal is yours.
lesson-last-out = It was not enough, and you are out. Now see it from the other side.
lesson-last-highest = The player after you has one card left, so now you are bound. On a single card you have to play your highest card, if it is high enough.
lesson-last-highest-hint = Play the red 10. No other card is allowed, and no pass.
lesson-last-lead = You lead, but you are still bound: you have to lead two or more cards if you can. Which pair?
lesson-last-lead-hint = Begin with the higher pair: the 6s.
lesson-last-lead-low = You may lead that, but a low pair is easily beaten. Begin with the 6s.
lesson-last-finish = Nobody answers, and you lead again. And now?
lesson-last-finish-hint = Your two 4s are a pair, and two cards go out without a call.
lesson-last-done = You win the deal. One card can never answer a pair: that is how a last card is stopped.

## 10. Score, exchange, turn about. First eight cards, then two 9s, then a whole hand, at last a green 10

lesson-score-name = Score, exchange, turn about
lesson-score-about = What cards left cost, who gives a card to whom, and when a match ends.
lesson-score-eight = Somebody has one card left, and you hold eight. Eight cards left cost 16 points, seven cost 7: get rid of one.
lesson-score-eight-hint = Any card higher than the 4 will do. Eight cards left cost 16 points, seven cost 7.
lesson-score-points = 7 points instead of 16! From eight cards on each counts twice, from eleven on three times, from fourteen on four times, and all sixteen count five times.
lesson-score-win = The next deal is nearly over, and this time you lead. Finish it.
lesson-score-win-hint = Play both 9s at once.
lesson-score-win-single = One 9 leaves the other one behind. Both can go at once.
lesson-score-won = You are the deal winner; the deal loser has most cards left. Before the next deal these two exchange a card.
lesson-score-exchange = Surprise: the deal loser has to give you the highest card, and it is the dragon! You return any card: which one do you miss least?
lesson-score-exchange-hint = The green 1 is your lowest card, and it belongs to no pair.
lesson-score-exchange-praise = The best card for the worst: that is what winning is worth.
lesson-score-exchange-dragon = You may return even the dragon, but then the exchange was for nothing. Return your lowest card.
lesson-score-exchange-high = You may return it, but high cards win tricks. Return your lowest card.
lesson-score-exchange-lower = It belongs to no pair, but you hold a card that is lower still. Return that one.
lesson-score-exchange-pair = You may return it, but that breaks a pair. Return a low card that is alone.
lesson-score-turned = The deal winner leads. And the direction has turned about, as in every new deal: whoever played before you plays after you now.
lesson-score-hundred = Some deals later. When a score reaches 100 the match is over, and the lowest score wins: can you end it?
lesson-score-hundred-hint = Your 10 beats the 9. It is your last card, and it ends the match.
lesson-score-done = Somebody has more than 100, and the lowest score is yours: you win the match. Now you know all you need, so take a seat at a real table.
