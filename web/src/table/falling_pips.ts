/** Where the pips lie that fall for the winner of a match: always the same 64, so that pictures of it are alike. */

export interface Pip {
    kind: "leaf" | "coin" | "star";
    /** Where it comes to rest, in hundredths of the cloth. */
    x: number;
    y: number;
    /** In degrees. */
    turn: number;
    /** How late it falls, from 0 to 1. */
    wait: number;
    /** In units of the drawing. */
    size: number;
}

const PIPS = 64;
const KINDS = ["leaf", "coin", "star"] as const;
/** Steps of the golden ratio and of other irrational numbers spread evenly, and look like chance. */
const STEPS = { x: 0.618034, y: 0.754878, turn: 0.569841, wait: 0.381966, size: 0.83 };

function spread(place: number, step: number): number {
    return (place * step) % 1;
}

export function fallingPips(): Pip[] {
    return Array.from({ length: PIPS }, (_, place) => ({
        kind: KINDS[place % KINDS.length] ?? "leaf",
        x: 100 * spread(place, STEPS.x),
        y: 88 * spread(place, STEPS.y),
        turn: 360 * spread(place, STEPS.turn),
        wait: spread(place, STEPS.wait),
        size: 18 + 24 * spread(place, STEPS.size),
    }));
}
