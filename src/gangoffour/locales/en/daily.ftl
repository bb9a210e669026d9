### Today's eight deals: the text that somebody shares. It never names a card.
### $level is the name of a level of bots, in the nominative; $day and $month are numbers.

daily-share-title = Gang of Four · { daily-share-date }
daily-share-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
    }
daily-share-place = Place { $place } of { $people }
daily-share-better = better than { $level }
# In place of the place, of somebody who played a day that was over.
daily-share-unranked = just for fun
