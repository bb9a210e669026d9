### Looking back at a match that is over, step by step. Sentences about plays and passes are those of the table.
### Names of people and of record fields are facts; everything else is said here.

## The page

replay-name = Replay
replay-loading = The match is being fetched…
# $names: names of the players, with commas between them
replay-name-of = Replay: { $names }
replay-cut-off = The record ends before the match does.
replay-empty = No deal was played in this match.
replay-again = Try again
replay-unknown = There is no such match on this server, or it is not over yet.

## Where in the match one is

# $sentence: what happened, one or more whole sentences
replay-moment = Deal { $deal }, trick { $trick }: { $sentence }
replay-moment-start = Deal { $deal }: { $sentence }
replay-step = Step { $number } of { $count }

## Controls

replay-controls = Controls
replay-timeline = Timeline
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-deal = Deal
replay-trick = Trick
# The first choice in the list of tricks: before the first lead of the deal
replay-before-tricks = Start
replay-keys = Keys: left and right go one step, up and down one deal, Home and End to the ends.

## Whose cards are shown

replay-hands = Hands
replay-hands-open = All open
replay-hands-hidden = All hidden
replay-hands-of = Only { $name }
replay-hand-of = Cards of { $name }
replay-dummy-hand = Set aside
replay-no-cards = No cards
replay-on-table = On the table

## What can be done with a match

replay-more = Share and keep
replay-link = Link to this moment
replay-copy = Copy the link
replay-copied = The link is copied.
replay-copy-failed = Copying does not work here. The link is selected; copy it yourself.
replay-no-link = This match comes from a file, so there is no link to it. Send the file instead.
replay-download = Save the record
replay-verify = Verify this match
replay-not-verifiable = The deals of this record cannot be verified: it has no values for it.

## A record of one's own

replay-open = Open a record
replay-open-hint = A record is a text file that ends in .gof. It is read by the server and not kept.
replay-choose = Choose a file
replay-drop = Or drop it here.
replay-paste = Or paste its text
replay-show = Show the match
replay-another = Open another record
replay-too-large = The file is larger than { $limit } kB. No record of a match is that long. Choose another file.
replay-refused = The record cannot be shown.
# $sentence: what is wrong with the line, one or more whole sentences
replay-refused-line = Line { $line }: { $sentence }

## Matches on this server

replay-mine = Your matches
replay-mine-empty = Matches that you have played to the end will be listed here.
# $date: day and time when the match ended
replay-mine-match = Match of { $date }
