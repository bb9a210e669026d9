### Today's eight deals: the text that somebody shares. It never names a card.
### $level is the name of a level of bots, in the nominative; $day and $month are numbers.

daily-share-title = Gang of Four · { daily-share-date }
daily-share-date = { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
    }
daily-share-place = Plaats { $place } van { $people }
daily-share-better = beter dan { $level }
# In place of the place, of somebody who played a day that was over.
daily-share-unranked = voor de lol
