/** Asks the server for replays: of a match that it keeps, or of a record that somebody brings. */
import { Refusal } from "../app/api";
import type { MatchReplay, Problem, RecordList } from "../protocol/wire";

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
    let answer: Response;
    try {
        answer = await fetch(path, { ...init, credentials: "same-origin" });
    } catch {
        throw new Refusal("network/away", {}, 0);
    }
    const said: unknown = await answer.json().catch(() => null);
    if (answer.ok && said !== null) return said as Answer;
    const problem = said as Problem | null;
    throw new Refusal(problem?.code ?? "server/error", problem?.facts ?? {}, answer.status);
}
