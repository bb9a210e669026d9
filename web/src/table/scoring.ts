/** What the points of a deal are made of, read from what the server wrote down. */
import type { CardName, DealResultView } from "../protocol/wire";

export interface PointsLine {
    seat: number;
    cards: CardName[];
    points: number;
    /** What each card counted; null where the points are not a multiple of the cards. */
    factor: number | null;
}

/** One line for each seat: its cards, and how they make its points. */
export function pointsLines(result: DealResultView, hands: readonly CardName[][]): PointsLine[] {
    return result.points.map((points, seat) => {
        const cards = hands[seat] ?? [];
        const factor = points / cards.length;
        return { seat, cards, points, factor: Number.isInteger(factor) && factor > 0 ? factor : null };
    });
}

/** The seat with the most points in a deal; null if several share them or nobody has any. */
export function hitHardest(points: readonly number[]): number | null {
    const most = Math.max(...points);
    const seats = points.flatMap((each, seat) => (each === most ? [seat] : []));
    return most > 0 && seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The places of the seats: the lowest score is first, equal scores share a place. */
export function places(scores: readonly number[]): { seat: number; place: number; score: number }[] {
    return scores
        .map((score, seat) => ({ seat, score, place: 1 + scores.filter((other) => other < score).length }))
        .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
