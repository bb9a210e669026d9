### What only happens at a table: seats and options that are refused there.

options-slow-clock = People who sit together have at most an hour for a turn. For a longer clock, play turn by turn.
options-turn-based-clock = To play turn by turn, choose a clock of an hour or more for a turn.
options-alone-clock = Nobody is hurried who plays alone against bots. Play without a clock, or with others.
options-invited-private = Only a private table has a key to invite with. Make the table private, or let everyone sit down.
options-rated = Tables whose results count are opened by the server. Open a table without that.
seat-next-deal = A bot finishes this deal for you. Ask for your seat, and it is yours again with the next deal.
seat-no-time = Your time for this turn is up, and a bot takes it for you. Take your seat back after it.
seat-alone = One person plays here, against bots. Watch, or choose another table.
seat-promised = That seat is kept for someone else. Watch, or choose another table.
ready-late = The match begins without you, and a bot plays for you. Take your seat back as soon as it has begun.
