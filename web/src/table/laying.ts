/** How the cards of a combination lie on the table. */
import { rankOf } from "../catalogue/cards";
import type { CardName, Combined } from "../protocol/wire";

/** Cards lie in rising order; of a full house the triple comes first, since it is what counts. */
export function laidOut({ kind, cards }: Combined): CardName[] {
    if (kind !== "full_house") return [...cards];
    const triple = rankOf(cards[2] ?? cards[0] ?? "1M");
    return [...cards.filter((card) => rankOf(card) === triple), ...cards.filter((card) => rankOf(card) !== triple)];
}
