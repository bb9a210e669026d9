/** Asks the server for replays: of a match that it keeps, or of a record that somebody brings. */
import type { MatchReplay, RecordList } from "../protocol/wire";
import { asked } from "../requests/requests";

/** The longest record that the server takes. */
export const RECORD_BYTES = 512 * 1024;

/** Returns the replay of a finished match of this server. */
export function replayOf(matchId: string): Promise<MatchReplay> {
    return ask(`/api/matches/${encodeURIComponent(matchId)}/replay`);
}

/** Returns the replay of a record. */
export function replayOfText(text: string): Promise<MatchReplay> {
    return ask("/api/replays", { method: "POST", body: text, headers: { "Content-Type": "text/plain" } });
}

/** Returns the finished matches of whoever is signed in. */
export function ownRecords(): Promise<RecordList> {
    return ask("/api/me/records");
}

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    return (await asked(path, init)).json() as Promise<Answer>;
}
