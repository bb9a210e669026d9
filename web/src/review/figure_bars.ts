/** What the bars of somebody's figure show. */
import type { PlayerFigure } from "../protocol/wire";

/** From so many decisions on there is a figure, as the server has it. */
export const NEEDED = 40;

/** No bar is so low that it cannot be seen or pressed. */
const LEAST = 0.04;

export interface KindBar {
    kind: string;
    lost: number;
    /** Its length, where the longest has 1. */
    share: number;
}

/** Returns the kinds of decisions, the costliest first. Below zero it only seemed better by chance: no bar. */
export function kindsOf({ by_kind }: Pick<PlayerFigure, "by_kind">): KindBar[] {
    const kinds = Object.entries(by_kind).map(([kind, { lost }]) => ({ kind, lost }));
    const most = Math.max(...kinds.map(({ lost }) => lost), 0);
    return kinds
        .sort((one, other) => other.lost - one.lost)
        .map(({ kind, lost }) => ({ kind, lost, share: most === 0 ? 0 : Math.max(0, lost) / most }));
}

/** Returns how high the bar of a match is, where the highest has 1. */
export function heightIn(lost: number, most: number): number {
    return most === 0 ? LEAST : Math.max(LEAST, lost / most);
}
