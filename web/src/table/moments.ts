/** What is worth remembering of a match: from the pad, and from the deals that this page saw. */
import type { Combined, MatchView } from "../protocol/wire";

export interface GangMoment {
    seat: number;
    combination: Combined;
    deal: number;
}
export interface LossMoment {
    seat: number;
    points: number;
    deal: number;
}
export interface FinishMoment {
    seat: number;
    cards: number;
    deal: number;
}

export interface Moments {
    gang: GangMoment | null;
    /** The deal in which somebody else came nearest to winning. */
    finish: FinishMoment | null;
}

export const NO_MOMENTS: Moments = { gang: null, finish: null };

/** Returns the moments after a deal ended; the match stands as it was told then. */
export function withDealOver(moments: Moments, match: MatchView): Moments {
    const { deal } = match;
    if (deal === null || deal.deal_winner === null) return moments;
    const number = deal.number;
    let { gang, finish } = moments;
    for (const { seat, combination } of [...deal.tricks, deal.trick].flatMap(({ turns }) => turns)) {
        if (combination?.kind === "gang" && isLarger(combination, gang?.combination ?? null)) {
            gang = { seat, combination, deal: number };
        }
    }
    for (const [seat, cards] of deal.hand_sizes.entries()) {
        const isNearer = cards > 0 && cards < (finish?.cards ?? Infinity);
        if (seat !== deal.deal_winner && isNearer) finish = { seat, cards, deal: number };
    }
    return { gang, finish };
}

/** The most points in one deal; they all stand on the pad. Of equal losses the first counts. */
export function largestLoss({ results }: MatchView): LossMoment | null {
    let loss: LossMoment | null = null;
    for (const [place, { points }] of results.entries()) {
        for (const [seat, each] of points.entries()) {
            if (each > (loss?.points ?? 0)) loss = { seat, points: each, deal: place + 1 };
        }
    }
    return loss;
}

/** More cards make the larger gang; of equal ones the first stays. */
function isLarger(gang: Combined, other: Combined | null): boolean {
    return other === null || gang.cards.length > other.cards.length;
}
