"""Routes about matches that are over: records, replays, reviews, practice."""
