### The lessons of the tutorial: what is said while a learner plays with fixed cards. One or two short sentences each.
### The messages of a lesson stand in the order in which they are said: its name, what it is about in the list, then the
### tasks, each with its hint, its praise, and the reasons why another play is not taken.

## 1. Get rid of your cards. The learner holds a yellow 4, a red 7 and a green 10

lesson-cards-name = Get rid of your cards
lesson-cards-about = Beat a card with a higher one, until your hand is empty.
lesson-cards-first = Whoever has no cards left first wins the deal. A 2 lies on the table: play a higher card.
lesson-cards-first-hint = Choose the 4, your lowest card, and play it.
lesson-cards-first-praise = Exactly: as low as it can be.
lesson-cards-too-high = That is higher, but a lower card is enough. Keep the high one, you will need it.
lesson-cards-no-pass = You may pass, but you hold a card that is high enough. Every card you keep is one too many.
lesson-cards-second = The others went higher, and the turn is yours again. Beat the 6.
lesson-cards-second-hint = The 7 is just high enough.
lesson-cards-second-praise = Well kept!
lesson-cards-third = One card left, and a 9 to beat. What are you waiting for?
lesson-cards-third-hint = A 10 beats a 9. Play your last card.
lesson-cards-so-close = You may pass, but your last card beats the 9. Play it, and the deal is yours.
lesson-cards-done = Your hand is empty, so the deal is over at once: nobody may answer. What the others still hold are their points, and points are bad.

## 2. Colours break ties. The learner holds red 5, green 7, yellow 7, yellow 9, red 9 and yellow 10

lesson-colours-name = Colours break ties
lesson-colours-about = Of two cards with one rank, the colour decides.
lesson-colours-seven = Green is the lowest colour, then comes yellow, then red. A green 7 lies on the table: beat it with a 7.
lesson-colours-seven-hint = Your green 7 is equal, and equal is not higher. Play the yellow 7.
lesson-colours-seven-praise = Yellow beats green.
lesson-colours-seven-rank = That wins by rank. Here a 7 of a higher colour is enough: which one?
lesson-colours-seven-pass = You need not pass: one of your 7s is higher than a green 7.
lesson-colours-red-seven = And a red 7 beats your yellow one. No 7 is higher than a red 7.
lesson-colours-nine = A green 9. You hold two 9s that beat it: play the lower one.
lesson-colours-nine-hint = Yellow lies between green and red.
lesson-colours-nine-praise = And you keep the red 9, the highest of all 9s.
lesson-colours-nine-red = The red 9 beats it, but the yellow 9 is enough. Keep the red one.
lesson-colours-nine-rank = A 10 beats every 9, but that is too much for this one. A 9 is enough.
lesson-colours-nine-pass = You need not pass: two of your 9s are higher than a green 9.
lesson-colours-ten = Surprise: a green 10. The rank comes first, so your red 9 is of no use here; but you hold another 10.
lesson-colours-ten-hint = The yellow 10 is higher than the green 10.
lesson-colours-ten-praise = Nobody can beat that.
lesson-colours-ten-pass = You may pass, but your yellow 10 is higher. Nobody here holds a red 10.
lesson-colours-done = The trick is yours. Remember: first the rank, then the colour, and an equal card never beats.
