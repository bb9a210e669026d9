### Today's eight deals: the text that somebody shares. It never names a card.
### $level is the name of a level of bots, in the nominative; $day and $month are numbers.

daily-share-title = Gang of Four · { daily-share-date }
daily-share-date = { $day } { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
    }
daily-share-place = Miejsce { $place } z { $people }
daily-share-better = lepiej niż { $level }
# In place of the place, of somebody who played a day that was over.
daily-share-unranked = dla zabawy
