/** What follows from the deals that people wrote down. The facts are the engine's, and its matches are the test. */
import facts from "./facts.json";

export type PresetName = keyof typeof facts.presets;
export type LengthName = keyof (typeof facts.presets)["classic"]["lengths"];
export type DirectionName = keyof typeof facts.steps;

export const PRESETS = Object.keys(facts.presets) as PresetName[];
export const LENGTHS = Object.keys(facts.presets.classic.lengths) as LengthName[];
export const MOST_CARDS = facts.points.length - 1;

/** The options of a rule set that the pad needs. */
export interface PadRules {
    loser_tiebreak: string;
    match_limit: number;
    match_deals: number | null;
    match_limit_test: string;
    winner_tie: string;
}

/** A deal as people see it when it is over. */
export interface Deal {
    winner: number;
    /** The cards left by seat; of the winner none, whatever a sole survivor may hold. */
    left: readonly number[];
    /** Of the seats with most cards left, those whose cards are the strongest; null as long as nobody had to look. */
    strongest: readonly number[] | null;
}

/** A line of the pad. */
export interface Row {
    points: readonly number[];
    /** The running sums, this deal included. */
    scores: readonly number[];
}

/** What people have to know before they deal again. */
export interface NextDeal {
    number: number;
    direction: DirectionName;
    /** The seats in the order of turns, the leader first. Before the first deal the cards decide: empty. */
    order: readonly number[];
    /** Who deals. The first deal is the eldest player's. */
    dealer: number | null;
    /** Null before the first deal. */
    exchange: Exchange | null;
}

export interface Exchange {
    /** Who gives the highest card; null while people have to look who of the tied it is. */
    giver: number | null;
    receiver: number;
    /** The seats that share most cards left. */
    tied: readonly number[];
}

export interface Standing {
    /** Up to the end of the match: what was written after it does not count. */
    rows: readonly Row[];
    scores: readonly number[];
    /** Empty until the match is over. */
    winners: readonly number[];
    /** Null when the match is over. */
    next: NextDeal | null;
}

/** The rules of a preset, for a match of this length. */
export function rulesOf(preset: PresetName, length: LengthName): PadRules {
    return facts.presets[preset].lengths[length];
}

/** The presets that so many can play by. */
export function presetsFor(seatCount: number): PresetName[] {
    return PRESETS.filter((preset) => facts.presets[preset].seat_counts.includes(seatCount));
}

/** The points for so many cards left. */
export function pointsFor(cardsLeft: number): number {
    return facts.points[cardsLeft] ?? 0;
}

/** What each of so many cards left counts. */
export function factorFor(cardsLeft: number): number {
    return pointsFor(cardsLeft) / cardsLeft;
}

/** Where a match stands after these deals. */
export function standingOf(rules: PadRules, seatCount: number, deals: readonly Deal[]): Standing {
    const rows: Row[] = [];
    let scores: readonly number[] = Array<number>(seatCount).fill(0);
    let winners: readonly number[] = [];
    for (const { winner, left } of deals) {
        if (winners.length > 0) break;
        const points = left.map(pointsFor);
        scores = scores.map((score, seat) => score + (points[seat] ?? 0));
        rows.push({ points, scores });
        winners = matchWinners(rules, scores, rows.length, winner);
    }
    const last = deals[rows.length - 1];
    const next = winners.length > 0 ? null : nextDeal(rules, rows.length + 1, scores, last);
    return { rows, scores, winners, next };
}

/** The winners after a deal; nobody if the match goes on. */
function matchWinners(rules: PadRules, scores: readonly number[], dealCount: number, dealWinner: number): number[] {
    const highest = Math.max(...scores);
    const isOver =
        (rules.match_deals !== null && dealCount >= rules.match_deals) ||
        (rules.match_limit_test === "exceed" ? highest > rules.match_limit : highest >= rules.match_limit);
    if (!isOver) return [];
    const lowest = seatsWith(scores, Math.min(...scores));
    if (lowest.length === 1 || rules.winner_tie === "shared") return lowest;
    if (rules.winner_tie === "extra_deal") return [];
    return lowest.includes(dealWinner) ? [dealWinner] : lowest;
}

function nextDeal(rules: PadRules, number: number, scores: readonly number[], last: Deal | undefined): NextDeal {
    const direction = facts.directions[(number - 1) % facts.directions.length] as DirectionName;
    if (last === undefined) return { number, direction, order: [], dealer: null, exchange: null };
    const order = seatsFrom(last.winner, facts.steps[direction], scores.length);
    return { number, direction, order, dealer: last.winner, exchange: exchangeAfter(rules, last, scores) };
}

/** Who gives the highest card to whom: most cards left, then the option for ties, then counter-clockwise. */
function exchangeAfter(rules: PadRules, { winner, left, strongest }: Deal, scores: readonly number[]): Exchange {
    const candidates = seatsFrom(winner, facts.steps.ccw, scores.length);
    const most = Math.max(...candidates.map((seat) => left[seat] ?? 0));
    const tied = candidates.filter((seat) => left[seat] === most);
    const looksAtCards = rules.loser_tiebreak === "highest_leftover_card" && tied.length > 1;
    const strong = looksAtCards ? tied.filter((seat) => strongest?.includes(seat)) : tied;
    const highest = Math.max(...strong.map((seat) => scores[seat] ?? 0));
    return { giver: strong.find((seat) => scores[seat] === highest) ?? null, receiver: winner, tied };
}

/** All seats, beginning with one of them. */
function seatsFrom(seat: number, step: number, seatCount: number): number[] {
    return Array.from(
        { length: seatCount },
        (_, distance) => (seat + step * distance + seatCount * distance) % seatCount,
    );
}

function seatsWith(scores: readonly number[], wanted: number): number[] {
    return scores.flatMap((score, seat) => (score === wanted ? [seat] : []));
}
