### Contests beside the days: challenges, and eight deals at once. $name is a player’s name; $points, $own and
### $theirs are signed numbers.

contest-challenge-do = Schlag meine acht Runden
contest-challenge-hint = Hol dir einen Link. Wer ihn öffnet, spielt dieselben acht Runden gegen dieselben Bots, und ihr seht, wer besser war.
contest-link = Link zu deiner Herausforderung
contest-instant-title = Acht Runden sofort
contest-instant-hint = Runden von früher, die du noch nie gesehen hast. Du wirst mit Leuten und Bots verglichen, die sie schon gespielt haben.
contest-instant-do = Jetzt acht Runden spielen
contest-instant-again = Acht neue Runden
contest-dared = { $name } fordert dich heraus: acht Runden
contest-own = Deine Herausforderung
contest-to-beat = { $name } kam auf { $points }. Dieselben Karten, dieselben Bots: Kannst du es besser?
contest-seen-before = Andere haben diese Runden gespielt. Jetzt bist du dran.
contest-known = Runden, die du schon gespielt hast, zählen so, wie du sie gespielt hast.
contest-someone = Jemand
contest-won = Du hast { $name } geschlagen!
contest-lost = { $name } liegt vor dir.
contest-even = Du und { $name } seid gleichauf.
contest-both = Runde { $board }: du { $own }, { $name } { $theirs }
