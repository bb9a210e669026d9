### The table before a match, and the chat. $name is a player's name; seats are counted from 1.

## Seats

seating-title = Take your seats
seating-seats = Seats
seating-seat = Seat { $number }
seating-free = Free
seating-you = you
seating-host = host
seating-ready = ready
seating-not-ready = not ready yet
seating-away = away
seating-sit = Sit here
seating-sit-label = Sit here, seat { $number }
seating-bot = Bot here
seating-bot-label = Bot here, seat { $number }
seating-remove = Remove
seating-remove-label = Remove { $name }
seating-get-up = Get up
seating-bots-level = Strength of new bots
seating-bots-fill = Fill with bots

## What the table waits for

seating-waiting-seats = { $count ->
    [one] Waiting for a player: { $count } seat is free.
   *[other] Waiting for players: { $count } seats are free.
    }
seating-waiting-you = Everybody is here. Are you ready?
seating-waiting-others = Waiting for: { $names }.
seating-waiting-start = All are ready. The cards come in a moment.
seating-waiting-prepare = One moment: the deck is being sealed.
seating-choose-seat = Choose a seat to play.
seating-watching = You are watching. All seats are taken.

## Being ready

seating-be-ready = Ready
seating-is-ready = You are ready

## Invitation

seating-invite = Invite friends
seating-invite-hint = Whoever has this link can come to the table.
seating-invite-no-key = This is a private table. Ask the host for the link with the key.
seating-link = Link to this table
seating-copy = Copy the link
seating-copied = The link is copied.
seating-copy-failed = Copying is not allowed here. The link is selected: copy it by hand.
seating-words-show = Get a code to say
seating-words = Say this code. It is typed on the home page:
seating-code-show = Show QR code
seating-code-hide = Hide QR code
seating-code = The link as a QR code for the camera of a phone

## Options

seating-options = How this table plays
seating-options-host-only = The host chooses.
seating-option-players = Players
seating-players-3 = Three
seating-players-4 = Four
seating-option-preset = Rules
seating-option-length = Length
seating-option-clock = Time for a turn
seating-clock-none = No clock
seating-clock-strangers = 60 seconds, if two or more people play
seating-clock-45 = 45 seconds
seating-clock-20 = 20 seconds
seating-clock-custom = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    }
seating-option-pace = Pace of the bots
seating-pace-fast = Fast
seating-pace-normal = Normal
seating-pace-relaxed = Relaxed
seating-option-declaration = Last card
seating-declaration-automatic = Called by itself
seating-declaration-manual = Called by the player
seating-option-assists = Help with plays
seating-assists-on = Allowed
seating-assists-off = Off for everybody
seating-option-hints = Hints
seating-hints-off = None
seating-hints-alone = When all others are bots
seating-hints-everybody = For everybody
seating-option-chat = Chat
seating-chat-phrases = Set phrases
seating-chat-free = Free text
seating-chat-off = None
seating-option-spectators = Spectators
seating-spectators-on = Welcome
seating-spectators-off = Not allowed

## Chat

chat-nothing = Nobody has said anything yet.
chat-off-here = There is no chat at this table.
chat-line = { $name }: { $text }
chat-heard = { $name } says: { $text }
chat-phrases-group = Say something
chat-emotes = Pictures to send
chat-text = Your words
chat-send = Say it
chat-spoken = Read new lines out
chat-people = People you hear
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = You do not see what { $name } says any more.
chat-unmuted = You see what { $name } says again.
chat-lines = What was said
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-back-again = I am back.
phrase-rematch = Another match?
phrase-good-bye = Good bye!
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-sad = Oh no!
phrase-clap = Bravo!
phrase-think = Hmm…
phrase-fire = On fire!
