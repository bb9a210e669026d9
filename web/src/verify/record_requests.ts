// What the page asks its server: for the record of a match, and whether a match can have been played as a record says.
// Legal plays are a matter of the rules, and those the engine alone knows.
import type { MatchReplay } from "../protocol/wire";
import type { Facts } from "../records/errors";
import { asked, Refusal } from "../requests/requests";

export type Play =
    | { state: "asking" }
    | { state: "legal"; isOver: boolean }
    | { state: "illegal"; code: string; facts: Facts }
    /** The server did not say; the code tells why. */
    | { state: "open"; code: string; facts: Facts };

/** Returns the record of a match of this server. Throws `Refusal`. */
export async function fetchRecord(matchId: string): Promise<string> {
    const answer = await asked(`/api/matches/${encodeURIComponent(matchId)}/record`);
    return answer.text();
}

/** Asks whether all plays of a record are legal and all else in it follows from them. */
export async function judgePlay(text: string): Promise<Play> {
    try {
        const headers = { "Content-Type": "text/plain; charset=utf-8" };
        const answer = await asked("/api/replays", { method: "POST", body: text, headers });
        const { is_over: isOver } = (await answer.json()) as MatchReplay;
        return { state: "legal", isOver };
    } catch (error) {
        const { code, facts } = error instanceof Refusal ? error : new Refusal("server/error", {}, 0);
        return { state: code.startsWith("record/") ? "illegal" : "open", code, facts };
    }
}
