### Today's eight deals: the text that somebody shares. It never names a card.
### $level is the name of a level of bots, in the nominative; $day and $month are numbers.

daily-share-title = Gang of Four · { daily-share-date }
daily-share-date = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
    }
daily-share-place = Place { $place } sur { $people }
daily-share-better = devant { $level }
# In place of the place, of somebody who played a day that was over.
daily-share-unranked = pour le plaisir
