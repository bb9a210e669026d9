### Contests beside the days: challenges, and eight deals at once. $name is a player’s name; $points, $own and
### $theirs are signed numbers.

contest-challenge-do = Versla mijn acht partijen
contest-challenge-hint = Haal een link. Wie hem opent, speelt dezelfde acht partijen tegen dezelfde bots, en jullie zien wie het beter deed.
contest-link = Link naar je uitdaging
contest-instant-title = Nu meteen acht partijen
contest-instant-hint = Partijen van vroeger die je nooit hebt gezien. Je wordt vergeleken met mensen en bots die ze al speelden.
contest-instant-do = Speel nu acht partijen
contest-instant-again = Acht nieuwe partijen
contest-dared = { $name } daagt je uit: acht partijen
contest-own = Jouw uitdaging
contest-to-beat = { $name } kwam op { $points }. Dezelfde kaarten, dezelfde bots: kun jij het beter?
contest-seen-before = Anderen hebben deze partijen gespeeld. Nu jij.
contest-known = Partijen die je al speelde, tellen zoals je ze speelde.
contest-someone = Iemand
contest-won = Je hebt { $name } verslagen!
contest-lost = { $name } staat voor je.
contest-even = Jij en { $name } staan gelijk.
contest-both = Partij { $board }: jij { $own }, { $name } { $theirs }
