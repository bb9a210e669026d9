### Contests beside the days: challenges, and eight deals at once. $name is a player’s name; $points, $own and
### $theirs are signed numbers.

contest-challenge-do = Beat my eight deals
contest-challenge-hint = Get a link. Anyone who opens it plays the same eight deals against the same bots, and you see who did better.
contest-link = Link to your challenge
contest-instant-title = Eight deals right now
contest-instant-hint = Deals from the past that you’ve never seen. You’re compared with people and bots who have played them.
contest-instant-do = Play eight deals now
contest-instant-again = Eight new deals
contest-dared = { $name } dares you: eight deals
contest-own = Your challenge
contest-to-beat = { $name } made { $points }. Same cards, same bots: can you do better?
contest-seen-before = Others have played these deals. Now it’s you.
contest-known = Deals you’ve already played count the way you played them.
contest-someone = Someone
contest-won = You beat { $name }!
contest-lost = { $name } is ahead of you.
contest-even = You and { $name } are level.
contest-both = Deal { $board }: you { $own }, { $name } { $theirs }
