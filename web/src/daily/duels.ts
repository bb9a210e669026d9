/** Who is ahead in a challenge: the person, or who made it. */
import type { Contest } from "../protocol/wire";

/** By how much the person is ahead, in hundredths of a point; null where there is nobody to beat, or not yet a result. */
export function duelOf(contest: Contest, playerId: string | null): number | null {
    if (contest.kind !== "challenge" || contest.maker_id === playerId) return null;
    const maker = contest.entries.find(({ player_id: id }) => id === contest.maker_id);
    const isDone = contest.boards.every(({ status }) => status === "finished");
    return maker === undefined || !isDone ? null : contest.total - maker.total;
}
