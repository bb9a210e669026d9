// Cards as a hand holds them: a face may be there twice.
import type { CardName } from "../protocol/wire";

/** Returns the cards without those that are gone, each taken away once; null if they are not all there. */
export function without(cards: readonly CardName[], gone: readonly CardName[]): CardName[] | null {
    const left = [...cards];
    for (const card of gone) {
        const index = left.indexOf(card);
        if (index === -1) {
            return null;
        }
        left.splice(index, 1);
    }
    return left;
}
