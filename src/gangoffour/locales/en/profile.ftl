### A profile: who somebody is, their matches, and what came of them. $name is a player.

profile-title = Profile
profile-nobody = You haven’t played here yet. Play a match, and it’s listed here.
profile-guest = Guest
profile-guest-hint = Only you see this. Keep your name in the settings, and your profile gets an address for others.
profile-since = { $matches ->
    [one] { $matches } match since { $date }
   *[other] { $matches } matches since { $date }
    }
profile-joined = Since { $date }
profile-only-you = Only you see this.

## Choosing a face, and what everybody may see

profile-edit = Edit profile
profile-animal = Face
profile-animal-cat = Cat
profile-animal-hare = Hare
profile-animal-fox = Fox
profile-animal-dog = Dog
profile-animal-panda = Panda
profile-animal-mouse = Mouse
profile-colour = Colour
profile-colour-jade = Green
profile-colour-gold = Gold
profile-colour-lacquer = Red
profile-colour-night = Blue
profile-shown = Everyone may see
profile-shown-hint = Your name and face are always seen, and a match is listed by everyone who played it.
profile-part-matches = Matches
profile-part-daily = Daily results
profile-part-statistics = Statistics
profile-address = Address of your profile
profile-copy = Copy
profile-copied = The address is copied.
profile-copy-failed = Copying is not allowed here. The address is selected: copy it by hand.
profile-save = Save
profile-saved = Saved.

## Matches

profile-matches = Matches
profile-hides = { $name } doesn’t show matches.
profile-none = No finished matches yet.
profile-none-found = No match like that.
profile-incomplete = Part of the server doesn’t answer. Its matches are missing here; try again later.
profile-search = Search
profile-opponent = Played with
profile-level = Bots
profile-month = Month
profile-month-hint = Year and month, such as 2026-11
profile-any = Any
profile-clear = Show all
profile-newer = Newer
profile-older = Older
profile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
profile-record = Record
profile-archive = Save all records
profile-archive-hint = With everything else that is kept about you, as a ZIP archive.

## Figures

profile-totals = With { $seats } players
profile-place = Place
profile-share = Share
profile-played-matches = Matches
profile-deals = Deals
profile-deals-won = Deals won
profile-mean = Points per deal
profile-gangs-played = Gangs played
profile-gangs-met = Gangs of others
profile-disqualified = Disqualified
profile-exchange = Ranks gained per exchange
profile-figure = How { $name } plays
profile-daily = Daily deals
profile-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
    }
profile-day = Day
profile-day-place = { $place } of { $people }
profile-day-points = Points
