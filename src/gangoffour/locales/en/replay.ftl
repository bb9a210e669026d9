# Looking back at a match.

replay-title = Replay
