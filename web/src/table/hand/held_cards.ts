/** The person's hand as cards that can be told apart, in the order in which they lie. */
import { colourOf, firstPlaceOf, rankOf, type ColourName } from "../../catalogue/cards";
import type { Known } from "../../folding/fold";
import type { CardName } from "../../protocol/wire";
import type { Sorting } from "../../settings/settings.svelte";
import { cardWords } from "../../words/card_words";
import type { Words } from "../../words/words.svelte";

/** A card in the hand. Two copies of a face have two keys, and each keeps its own for as long as it is held. */
export interface Held {
    key: string;
    card: CardName;
}

const COLOURS: readonly ColourName[] = ["multi", "green", "yellow", "red"];

/**
 * Returns the held cards in rising card order. The server does not say which of two copies was played, so the keys
 * of those that are `leaving` go first, and all other keys of `before` stay.
 */
export function holdHand(
    hand: readonly CardName[],
    before: readonly Held[] = [],
    leaving: readonly string[] = [],
): Held[] {
    const counts = new Map<CardName, number>();
    for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
    const staying = before.filter(({ key }) => !leaving.includes(key)).map(({ key }) => key);
    const going = before.filter(({ key }) => leaving.includes(key)).map(({ key }) => key);
    return [...counts]
        .sort(([one], [other]) => firstPlaceOf(one) - firstPlaceOf(other))
        .flatMap(([card, count]) => {
            const fresh = hand.map((_, copy) => `${card}#${copy}`);
            const known = [...staying, ...going].filter((key) => key.startsWith(`${card}#`));
            const keys = [...new Set([...known, ...fresh])].slice(0, count).sort();
            return keys.map((key) => ({ key, card }));
        });
}

/** Returns the cards in the order in which they lie; a card that the manual order does not name comes last. */
export function arrange(held: readonly Held[], sorting: Sorting, manual: readonly string[]): Held[] {
    const byRank = [...held].sort((one, other) => place(one) - place(other) || (one.key < other.key ? -1 : 1));
    if (sorting === "colour") {
        return byRank.sort((one, other) => COLOURS.indexOf(colourOf(one.card)) - COLOURS.indexOf(colourOf(other.card)));
    }
    if (sorting === "rank" || manual.length === 0) return byRank;
    const at = new Map(manual.map((key, index) => [key, index]));
    return byRank.sort((one, other) => (at.get(one.key) ?? manual.length) - (at.get(other.key) ?? manual.length));
}

/** Returns the keys in their order after one of them was put at another place. */
export function moved(keys: readonly string[], key: string, index: number): string[] {
    const others = keys.filter((each) => each !== key);
    return [...others.slice(0, index), key, ...others.slice(index)];
}

/** The sorting after the present one: a manual order is offered again only if there is one. */
export function nextSorting(sorting: Sorting, hasManual: boolean): Sorting {
    if (sorting === "rank") return "colour";
    return sorting === "colour" && hasManual ? "own" : "rank";
}

/** Names a card so that no two in the hand are called alike: "red 5, first of two". */
export function heldWords(words: Words, held: readonly Held[], { key, card }: Held): string {
    const name = cardWords(words, card);
    const copies = held.filter((each) => each.card === card);
    if (copies.length < 2) return name;
    return copies[0]?.key === key
        ? words.t("hand-first-of-two", { card: name })
        : words.t("hand-second-of-two", { card: name });
}

/** Returns the key of the tribute while the person has to return a card for it; it lies apart from the others. */
export function receivedKey({ match, seat }: Known, held: readonly Held[]): string | null {
    const exchange = match?.deal?.exchange ?? null;
    if (exchange === null || exchange.returned_card !== null || exchange.deal_winner !== seat) return null;
    return held.findLast(({ card }) => card === exchange.tribute)?.key ?? null;
}

/** Returns the keys of the given cards, copies counted; those in `preferred` are taken first. Null: not all are held. */
export function keysOf(
    held: readonly Held[],
    cards: readonly CardName[],
    preferred: readonly string[] = [],
): string[] | null {
    const free = [
        ...held.filter(({ key }) => preferred.includes(key)),
        ...held.filter(({ key }) => !preferred.includes(key)),
    ];
    const keys: string[] = [];
    for (const card of cards) {
        const index = free.findIndex((each) => each.card === card);
        const [found] = index < 0 ? [] : free.splice(index, 1);
        if (found === undefined) return null;
        keys.push(found.key);
    }
    return keys;
}

/** Returns the cards of a rank, in the order in which they lie. */
export function ofRank(held: readonly Held[], rank: number): Held[] {
    return held.filter(({ card }) => rankOf(card) === rank);
}

function place({ card }: Held): number {
    return firstPlaceOf(card);
}
