### Today's eight deals: the text that somebody shares. It never names a card.
### $level is the name of a level of bots, in the nominative; $day and $month are numbers.

daily-share-title = Gang of Four · { daily-share-date }
daily-share-date = { $day }.{ $month }.
daily-share-place = Sija { $place }/{ $people }
daily-share-better = parempi kuin { $level }
# In place of the place, of somebody who played a day that was over.
daily-share-unranked = huvin vuoksi
