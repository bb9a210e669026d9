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
seating-bot = Add a bot
seating-bot-label = Add a bot, seat { $number }
seating-remove = Remove
seating-remove-label = Remove { $name }
seating-get-up = Leave seat
seating-bots-level = Bot level
seating-bots-fill = Fill with bots

## What the table waits for

seating-waiting-seats = { $count ->
    [one] Waiting for a player: { $count } seat is free.
   *[other] Waiting for players: { $count } seats are free.
    }
seating-waiting-you = Everyone’s here. Ready?
seating-waiting-others = Waiting for: { $names }.
seating-waiting-start = Everyone’s ready. Dealing…
seating-waiting-prepare = Shuffling…
seating-choose-seat = Choose a seat to play.
seating-watching = You are watching. All seats are taken.

## Being ready

seating-be-ready = Ready
seating-is-ready = You are ready

## Invitation

seating-invite = Invite friends
seating-invite-hint = Anyone with this link can join.
seating-invite-no-key = This is a private table. Ask the host for the link with the key.
seating-link = Link to this table
seating-copy = Copy link
seating-copied = Link copied.
seating-copy-failed = Copying isn’t allowed here. The link is selected: copy it by hand.
seating-words-show = Get an invite code
seating-words = Tell them this code. They type it on the home page:
seating-code-show = Show QR code
seating-code-hide = Hide QR code
seating-code = The link as a QR code for a phone’s camera

## Options

seating-options = Table options
seating-options-host-only = The host chooses.
seating-option-players = Players
seating-players-3 = Three
seating-players-4 = Four
seating-option-preset = Rules
seating-option-length = Length
seating-option-clock = Time per turn
seating-clock-none = No clock
seating-clock-strangers = 60 seconds, with two or more people
seating-clock-45 = 45 seconds
seating-clock-20 = 20 seconds
seating-clock-custom = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    }
seating-option-pace = Bot speed
seating-pace-fast = Fast
seating-pace-normal = Normal
seating-pace-relaxed = Relaxed
seating-option-declaration = Last card
seating-declaration-automatic = Automatic
seating-declaration-manual = Players call it
seating-option-assists = Play suggestions
seating-assists-on = Allowed
seating-assists-off = Off for everyone
seating-option-hints = Hints
seating-hints-off = Off
seating-hints-alone = When all others are bots
seating-hints-everybody = For everyone
seating-option-chat = Chat
seating-chat-phrases = Set phrases
seating-chat-free = Free text
seating-chat-off = Off
seating-option-spectators = Spectators
seating-spectators-on = Welcome
seating-spectators-off = Not allowed

## Chat

chat-nothing = No messages yet.
chat-off-here = Chat is off at this table.
chat-line = { $name }: { $text }
chat-heard = { $name } says: { $text }
chat-phrases-group = Say something
chat-emotes = Emotes
chat-text = Your message
chat-send = Send
chat-spoken = Read messages aloud
chat-people = Mute people
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-muted = You won’t see messages from { $name }.
chat-unmuted = You see messages from { $name } again.
chat-lines = Messages
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-back-again = I’m back.
phrase-rematch = Another match?
phrase-good-bye = Goodbye!
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-sad = Oh no!
phrase-clap = Bravo!
phrase-think = Hmm…
phrase-fire = On fire!
