### Verifying the deals of a match from its record. $name is a player's name; $deal and $number are numbers of deals.
### A commitment is what somebody publishes first, so that the secret behind it cannot be changed later.

verify-title = Was the deal fair?
verify-lead = Open the record of a match. This page computes every hand again from the numbers that the server and the players committed to before the first card.

## Opening a record

verify-open = Open a record
verify-open-other = Open another record
verify-drop = You can also drop the file here. A record ends in .gof.
verify-paste = Or paste the text of a record
verify-paste-button = Verify this text
verify-add-transcript = Add a transcript
verify-transcript-why = A transcript is what your browser or program saved before the cards were known. With it, the check is strongest.
verify-fetching = The record is being fetched…
verify-working = The cards are being checked…
verify-progress = Deal { $number } of { $deals }
verify-unknown-match = This server has no record of that match. If you have the record as a file, open it here.
verify-not-fetched = The record could not be fetched. Check your connection and try again, or open the record from a file.
verify-not-text = This file is no text. Choose the file that the record was saved to.
verify-too-long = This file is too long for a record. Choose the file that the record was saved to.
verify-bad-transcript = This file is no transcript. Use the file as it was saved.
verify-which-file = File: { $file }
verify-which-match = Match { $match }
verify-which-text = A text that you pasted
verify-look-back = Look back at this match

## The verdict

verify-verdict-verified = Fair deal verified
verify-verdict-verified-why = { $deals ->
    [0] Nothing was dealt in this record, and all that stands in it is right.
    [one] The one deal of this record is what the server and the players had fixed before the first card.
   *[other] All { $deals } deals of this record are what the server and the players had fixed before the first card.
    }
verify-verdict-asking = The cards are right
verify-verdict-asking-why = Now the play is being checked…
verify-verdict-partly = The cards are right, the play is not checked
verify-verdict-partly-why = This page has verified every card by itself. Whether each play was legal is for the server to say, and it did not answer.
verify-verdict-unfair = Not fair
verify-verdict-unplayable = The cards are right, the play is not
verify-verdict-unreadable = This record cannot be read
verify-verdict-unverifiable = This record cannot be verified
verify-unfinished = The match is not finished in this record: only what stands in it was verified.
verify-offline = To check the play without this server, use the command line:

## What was checked. Each line is a statement, and beside it stands whether it is right.

verify-checks = What was checked
verify-state-right = right
verify-state-wrong = wrong
verify-state-none = none
verify-state-open = not checked
verify-state-asking = being checked
verify-check-values = The record has every value of the fair deal.
verify-check-saved-browser = The record fits the transcript that this browser kept when the match began.
verify-check-saved-file = The record fits the transcript that you added.
verify-check-unsaved = Compared with a transcript: there is none of this match in this browser. The record agrees with itself; a transcript would show that it is the record of your match.
verify-check-server = The secret of the server (S) is the one it had committed to (C).
verify-check-client = The number of { $name } (r) is the one that was committed to (h).
verify-check-silent = Dealt without the number of { $name }. Together with the server, this seat could have chosen between two deals.
verify-check-transcript = All of these together give the fingerprint of the table (T).
verify-check-dealer = The first dealer follows from them.
verify-check-cut = { $done ->
    [0] The cut cards follow from them.
    [one] The cut cards of { $done } deal follow from them.
   *[other] The cut cards of { $done } deals follow from them.
    }
verify-check-uncut = The deck was not cut in this match.
verify-check-hands = { $done ->
    [0] Every hand follows from them.
    [one] Every hand of { $done } deal follows from them.
   *[other] Every hand of { $done } deals follows from them.
    }
verify-check-plays = { $done ->
    [0] Every seat played and kept exactly the cards that it held.
    [one] In { $done } deal every seat played and kept exactly the cards that it held.
   *[other] In { $done } deals every seat played and kept exactly the cards that it held.
    }
verify-check-legal = Every play was legal, and every line of the record follows from the plays. The server checked this with the rules.
verify-check-legal-open = Every play was legal, and every line of the record follows from the plays.

## What is wrong. The technical name stands below each sentence.

verify-wrong = What is wrong
verify-line = Line { $line }: { $sentence }
verify-technical = Technical name:
verify-fault-seats = The record does not have the values of three or four seats.
verify-fault-match-id = The match id is not the one that the commitments were made for.
verify-fault-rules = The rules are not the ones that the match was agreed with.
verify-fault-commitment = The commitment of the server is not the one that its secret gives.
verify-fault-secret = The secret of the server is not the one that it had committed to.
verify-fault-server = The secret of the server does not open its commitment. One of the two was changed.
verify-fault-transcript = The fingerprint of the table is not the one that the commitments and numbers give.
verify-fault-client-commitment = The commitment of { $name } is not the one that their number gives.
verify-fault-client-number = The number of { $name } is not the one that they had committed to.
verify-fault-player = The player id of { $name }, or their number, is not the one that was committed to.
verify-fault-several = The fingerprint of the table was not made from these values. One of several values was changed.
verify-fault-dealer = The first dealer does not follow from the numbers.
verify-fault-cut = The cut cards of deal { $deal } do not follow from the numbers.
verify-fault-hand = The hand of { $name } in deal { $deal } is not the one that was fixed before the match.
verify-fault-dummy-hand = The dummy hand of deal { $deal } is not the one that was fixed before the match.
verify-fault-exchange = The exchange of deal { $deal } does not fit the cards: it is missing, or it should not be there.
verify-fault-giver = The tribute of deal { $deal } was not given by this player: the cards do not fit.
verify-fault-receiver = The tribute of deal { $deal } was not given to this player: the cards do not fit.
verify-fault-tribute = The tribute of deal { $deal } is not the highest card of the hand it came from.
verify-fault-returned-card = The returned card of deal { $deal } does not fit the cards that were played.
verify-fault-plays = { $name } played or kept cards in deal { $deal } that are not the cards of that hand.
verify-saved-match-id = The transcript is of another match than the record.
verify-saved-rules = The record has other rules than the transcript.
verify-saved-commitment = The record has another commitment of the server than the transcript.
verify-saved-seats = The record has another number of seats than the transcript.
verify-saved-player = The record has another player than the transcript in the seat of { $name }.
verify-saved-client-commitment = The record has another commitment of { $name } than the transcript.
verify-saved-transcript = The record has another fingerprint of the table than the transcript.

## What it means and what to do

verify-meaning = What this means
verify-meaning-cards = The record was changed after the match, or the server did not keep to what it had committed to. This is where the record first departs from it.
verify-meaning-saved = The record is not of the match that this transcript was saved for, or it was rewritten afterwards with other cards.
verify-meaning-play = The cards are those that were fixed before the match. But the match cannot have been played as it is written here.
verify-meaning-text = The file is damaged, or it is not the record of a match. Nothing is said about the cards.
verify-meaning-unverifiable = Only matches with fair deals can be verified, and only when they are over. Other records can still be looked back at.
verify-next = What to do next
verify-next-keep = Keep this file as it is, and your transcript too.
verify-next-compare = Compare with a transcript: yours, or that of another player.
verify-next-ask = Ask the others at the table to verify their own copy of the record.
verify-next-again = Fetch the record again, and verify that one.

## The fingerprint and the values

verify-fingerprint-title = Fingerprint of the table
verify-fingerprint-compare = Everybody at the table saw these four groups when the match began. Compare them with what you and the others saw.
verify-values = All values
verify-values-label = Values of the fair deal
verify-values-copy = Copy all values
verify-values-copied = Copied

## What no check can show

verify-limits = What a record alone cannot prove
verify-limit-record = That it is the record of your match. A server could make a whole new record from new secrets. A transcript, or a fingerprint that you compared, shows it.
verify-limit-server = The server sees all hands while you play. A dishonest one could tell a friend.
verify-limit-voice = Players may talk to each other, by voice or otherwise.
verify-limit-page = This page comes from the server. If you do not trust who runs it, use the command line:
verify-limit-starts = A start that somebody did not like may have been called off and begun again. The table shows it, but nobody can prevent it.
verify-limit-stories = A server may show one commitment to you and another to somebody else. Compare the fingerprints: then it comes to light.
