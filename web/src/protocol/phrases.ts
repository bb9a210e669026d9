// Generated from gangoffour.protocol by `make protocol`; do not edit.
export const PHRASES = ["hello", "good_luck", "well_played", "thanks", "oops", "one_moment", "back_again", "rematch", "good_bye", "laugh", "wow", "sad", "clap", "think", "fire"] as const;
export const EMOTES = ["laugh", "wow", "sad", "clap", "think", "fire"] as const;
