### Today's eight deals: the text that somebody shares. It never names a card.
### $level is the name of a level of bots, in the nominative; $day and $month are numbers.

daily-share-title = Gang of Four · { daily-share-date }
daily-share-date = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[12] dic
    }
daily-share-place = Puesto { $place } de { $people }
daily-share-better = mejor que { $level }
# In place of the place, of somebody who played a day that was over.
daily-share-unranked = por diversión
