/** Asks the server how a match was played, and for positions to play on from. */
import type { MatchReview, NewPractice, Practice } from "../protocol/wire";
import { ask } from "../requests/api";

const reviewAddress = (matchId: string): string => `/api/matches/${encodeURIComponent(matchId)}/review`;

/** Returns what is known of a match. */
export const reviewOf = (matchId: string): Promise<MatchReview> => ask("GET", reviewAddress(matchId));

/** Asks for the deep review of a match. */
export const askInDepth = (matchId: string): Promise<MatchReview> => ask("POST", reviewAddress(matchId), {});

/** Plays on from a position. */
export const practise = (wanted: Partial<NewPractice> & Pick<NewPractice, "deal" | "turn">): Promise<Practice> =>
    ask("POST", "/api/practice", wanted);
