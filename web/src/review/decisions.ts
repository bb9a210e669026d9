/** What an analysis says of one seat. */
import type { AnalysedDecision, MatchAnalysis, SeatLuck } from "../protocol/wire";

/** A decision, and where in the match it stands. */
export interface Placed {
    readonly deal: number;
    readonly decision: AnalysedDecision;
}

/** What could have been done, and what it was worth. */
export type Candidate = readonly [action: string, value: number];

/** The candidates of a decision, best first: the types of the wire know no pairs. */
export const candidatesOf = ({ candidates }: AnalysedDecision): Candidate[] => candidates as unknown as Candidate[];

/** How sure it is how far a candidate is behind the best one; null if that is not known, and for the best one itself. */
export function errorOf(decision: AnalysedDecision, place: number): number | null {
    const { errors }: Partial<AnalysedDecision> = decision; // analyses that were kept before errors have none
    const known = errors?.[place] ?? (place === decision.taken ? decision.error : 0);
    return known > 0 ? known : null;
}

const MOST_MOMENTS = 3;
const INTERVAL_ERRORS = 1.96;
/** With fewer decisions a figure is no more than a guess. */
const FEWEST_DECISIONS = 12;

/** Returns the decisions that somebody made in a seat, in order; those of a substitute or the clock are nobody's. */
export function decisionsOf({ deals }: MatchAnalysis, seat: number): Placed[] {
    return deals.flatMap(({ deal, decisions }) =>
        decisions
            .filter((decision) => decision.seat === seat && decision.maker === "player")
            .map((decision) => ({ deal, decision })),
    );
}

/** Returns the decisions that cost most, costliest first. */
export function costliest(placed: readonly Placed[]): Placed[] {
    return placed
        .filter(({ decision }) => decision.verdict !== "as_good")
        .sort((one, other) => other.decision.loss - one.decision.loss)
        .slice(0, MOST_MOMENTS);
}

export interface Figure {
    readonly mean: number;
    readonly low: number;
    readonly high: number;
    /** The levels of bots that lose about as much, weakest first. */
    readonly levels: readonly string[];
}

/** Returns how many points were lost for a decision, with its interval; null if there are too few to tell. */
export function figureOf(placed: readonly Placed[], levels: Readonly<Record<string, number>>): Figure | null {
    const losses = placed.map(({ decision }) => decision.loss);
    if (losses.length < FEWEST_DECISIONS) return null;
    const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
    const squares = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0);
    const half = INTERVAL_ERRORS * Math.sqrt(squares / (losses.length - 1) / losses.length);
    const [low, high] = [mean - half, mean + half];
    const within = Object.entries(levels).filter(([, lost]) => low <= lost && lost <= high);
    return { mean, low, high, levels: within.map(([level]) => level) };
}

/** Returns what a deal brought a seat, in parts; null if that is not known. */
export function luckOf({ deals }: MatchAnalysis, deal: number, seat: number): SeatLuck | null {
    return deals.find((each) => each.deal === deal)?.luck.find((each) => each.seat === seat) ?? null;
}
