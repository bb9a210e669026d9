### Why an action is advised: one message for each reason, in one plain sentence. $left is how many plays the rest of
### the hand takes at least; $name is the name of another player. The web client loads this file with the first hint.

# A part of other sentences, never at their beginning.
hint-rest = { $left ->
    [one] one play is left then
   *[other] { $left } plays are left then
    }

hint-out = It empties your hand: the deal is yours.
hint-settled = Nobody can beat it, and all the rest goes in one play: the deal is yours.
hint-duty = The next player has one card left, so your highest card is due.
hint-only = Nothing else is allowed now.
hint-unbeatable = Nobody can beat it; { hint-rest }.
hint-shuts-out = { $name } has only { $held ->
    [one] one card
   *[other] { $held } cards
    } and cannot beat { $count } cards.
hint-keeps-gang = It keeps your gang together; { hint-rest }.
hint-lowest-beating = Nothing lower of its kind beats; { hint-rest }.
hint-lowest-card = Your lowest card goes with it; { hint-rest }.
hint-many-cards = { $count } cards go at once; { hint-rest }.
hint-leaves = { $left ->
    [one] One play is left after it.
   *[other] { $left } plays are left after it.
    }
hint-pass-keeps-gang = Every play here would cost you a gang.
hint-pass-keeps-plan = No play here would leave fewer plays than you have now.
hint-pass-keeps-highest = Every play here would cost you one of your highest cards.
hint-pass-waits = You spend nothing here and wait for a better trick.
hint-return-lowest = It is the lowest card that you may return; { hint-rest }.
hint-return-spared = You need it least; { hint-rest }.
hint-declare = Your last card has to be declared first.

hint-number = The number says by how many points this deal should end better for you than for the others on average. Their order also counts who leads the next deal.
