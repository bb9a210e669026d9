/** Where two ways to play the same deal part. */
import type { Film } from "../replay/film";
import type { Placed } from "../review/decisions";

/** The first step that is not the same in both; null for two that are the same to the end. */
export function partingOf(one: Film, other: Film): number | null {
    const length = Math.max(one.steps.length, other.steps.length);
    for (let step = 0; step < length; step += 1) {
        if (JSON.stringify(one.steps[step]?.events) !== JSON.stringify(other.steps[step]?.events)) return step;
    }
    return null;
}

/** The first decision that lost points beyond doubt: there a way and the best one part. Null if none did. */
export function firstLoss(placed: readonly Placed[]): Placed | null {
    return placed.find(({ decision }) => decision.verdict !== "as_good") ?? null;
}
