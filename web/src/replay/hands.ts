/** Whose cards are shown. */
import type { Cards, Position } from "./position";

/** All open, all hidden, or those of one seat alone. */
export type Hands = "open" | "hidden" | number;

/** Returns the cards of a seat; null if they are hidden. After a deal all cards left lie open, as at a table. */
export function shownCards({ hands, match }: Position, seat: number, choice: Hands): Cards | null {
    const isShown = choice === "open" || choice === seat;
    return isShown || match.deal?.shown_hands != null ? (hands[seat] ?? []) : null;
}

/** Reads a choice as a field of a form has it. */
export function readHands(text: string): Hands {
    return text === "open" || text === "hidden" ? text : Number(text);
}
