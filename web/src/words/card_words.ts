/** Cards and combinations as facts for the messages about them. */
import type { CardName, Combined } from "../protocol/wire";
import { colourOf, rankOf } from "../catalogue/cards";
import type { Words } from "./words.svelte";

/** Names a card: "red 5". */
export function cardWords({ t }: Words, card: CardName): string {
    return t("card", { rank: rankOf(card), colour: colourOf(card) });
}

/** Names a combination: "pair of 7s". The facts are those of the card that counts most. */
export function combinationWords(words: Words, { kind, cards }: Combined): string {
    const top = cards.at(-1);
    if (top === undefined) return "";
    let [rank, pairRank] = [rankOf(top), rankOf(top)];
    if (kind === "full_house") [rank, pairRank] = tripleAndPair(cards);
    return words.said(`combination-${kind}`, { rank, colour: colourOf(top), pair_rank: pairRank, size: cards.length });
}

/** The ranks of the triple and of the pair; in rising order the middle card belongs to the triple. */
function tripleAndPair(cards: readonly CardName[]): [number, number] {
    const ranks = cards.map(rankOf);
    const triple = ranks[2] ?? 0;
    return [triple, ranks.find((rank) => rank !== triple) ?? triple];
}
