/** What the figures and charts of a profile show. */
import type { PastDay } from "../protocol/wire";

/** How large a part is; nothing of nothing is nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The mean; null where nothing was counted. */
export const meanOf = (sum: number, count: number): number | null => (count === 0 ? null : sum / count);

export interface Line {
    /** The points of the line, for SVG: the first day left, the best total above. */
    points: string;
    /** Where a total of nothing lies. */
    zero: number;
}

/** The totals of days as a line in a field of this size, oldest first; null where there are too few for a line. */
export function lineOf(days: readonly PastDay[], width: number, height: number): Line | null {
    if (days.length < 2) return null;
    const totals = days.map(({ total }) => total).toReversed();
    const [most, least] = [Math.max(0, ...totals), Math.min(0, ...totals)];
    const heightOf = (total: number): number =>
        most === least ? height / 2 : ((most - total) / (most - least)) * height;
    const points = totals.map((total, place) => [(place / (totals.length - 1)) * width, heightOf(total)]);
    return { points: points.map((each) => each.map((value) => value.toFixed(1)).join()).join(" "), zero: heightOf(0) };
}
