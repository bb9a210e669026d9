/** What binds the person on turn, as a message. The limits come from the server; here they only find their words. */
import type { CardName, LimitsView } from "../protocol/wire";

export type Duty =
    | { id: "duty-declare-first" | "duty-gang" | "duty-many-cards" }
    | { id: "duty-highest" | "duty-highest-or-gang" | "duty-highest-no-gang"; card: CardName }
    | { id: "duty-first-play"; card: CardName }
    | { id: "duty-first-play-most"; card: CardName; most: number };

/** As many cards as the largest gang has: no limit at all. */
const NO_LIMIT = 7;

/** Returns what binds the seat, or null if it plays freely. */
export function dutyOf(limits: LimitsView | null): Duty | null {
    if (limits === null) return null;
    const { gang, must_contain: card, max_cards: most } = limits;
    if (limits.must_declare_first) return { id: "duty-declare-first" };
    if (gang === "required") return { id: "duty-gang" };
    if (limits.single_only && card !== null) {
        if (gang === "allowed") return { id: "duty-highest-or-gang", card };
        return { id: gang === "barred" ? "duty-highest-no-gang" : "duty-highest", card };
    }
    if (card !== null)
        return most < NO_LIMIT ? { id: "duty-first-play-most", card, most } : { id: "duty-first-play", card };
    return limits.min_cards > 1 ? { id: "duty-many-cards" } : null;
}
