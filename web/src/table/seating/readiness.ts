/** What the table waits for before a match, in one sentence. */
import type { Known } from "../../folding/fold";
import type { Words } from "../../words/words.svelte";
import { seatNames } from "../scene";

/** Says what has to happen before the cards are dealt. */
export function waitingSentence(known: Known, words: Words): string {
    const { t } = words;
    const { table, seat } = known;
    const free = table.seats.filter(({ player }) => player === null).length;
    if (free > 0) return seat === null ? t("seating-choose-seat") : t("seating-waiting-seats", { count: free });
    if (table.preparation === null) return t("seating-waiting-prepare");
    const names = seatNames(table, words);
    const missing = table.seats.flatMap(({ is_ready: isReady, player }, index) =>
        isReady || player?.bot != null ? [] : [index],
    );
    if (missing.length === 0) return t("seating-waiting-start");
    if (seat === null) return t("seating-watching");
    if (missing.includes(seat)) return t("seating-waiting-you");
    return t("seating-waiting-others", { names: missing.map((index) => names[index] ?? "").join(", ") });
}

/** True if the person can say now that they are ready. */
export function mayBeReady({ table, seat }: Known): boolean {
    return seat !== null && table.preparation !== null && table.seats[seat]?.is_ready === false;
}
