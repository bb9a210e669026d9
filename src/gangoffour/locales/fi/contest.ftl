### Contests beside the days: challenges, and eight deals at once. $name is a player’s name; $points, $own and
### $theirs are signed numbers.

contest-challenge-do = Voita minun kahdeksan jakoani
contest-challenge-hint = Hae linkki. Sen avaaja pelaa samat kahdeksan jakoa samoja botteja vastaan, ja näette, kumpi pärjäsi paremmin.
contest-link = Linkki haasteeseesi
contest-instant-title = Kahdeksan jakoa heti
contest-instant-hint = Aiempia jakoja, joita et ole koskaan nähnyt. Sinua verrataan ihmisiin ja botteihin, jotka ovat jo pelanneet ne.
contest-instant-do = Pelaa kahdeksan jakoa nyt
contest-instant-again = Kahdeksan uutta jakoa
contest-dared = { $name } haastaa sinut: kahdeksan jakoa
contest-own = Haasteesi
contest-to-beat = { $name } sai { $points }. Samat kortit, samat botit: pystytkö parempaan?
contest-seen-before = Muut ovat pelanneet nämä jaot. Nyt sinä.
contest-known = Jo pelaamasi jaot lasketaan niin kuin pelasit ne.
contest-someone = Joku
contest-won = Voitit haasteen: { $name } jäi taakse!
contest-lost = { $name } on edelläsi.
contest-even = Sinä ja { $name } olette tasoissa.
contest-both = Jako { $board }: sinä { $own }, { $name } { $theirs }
