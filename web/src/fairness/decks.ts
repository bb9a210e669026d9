// Step 6 of gof-fair-1: deck orders, the first dealer and the cut cards, all from one key.
import { DECK } from "../catalogue/cards";
import type { CardName } from "../protocol/wire";
import { streamBlock } from "./match_key";

const HAND_SIZE = 16;
const FIRST_SPECIAL_POSITION = 61;
const BYTE_VALUES = 256;

export interface DealtHands {
    hands: CardName[][];
    /** The last sixteen cards at a table of three seats, else null. */
    dummyHand: CardName[] | null;
}

/** Returns the order of the 64 cards for a deal; the first deal of a match has index 0. */
export function deckOrder(key: Uint8Array, index: number): number[] {
    const bytes = byteStream(key, "deal", index);
    const deck = [...DECK.keys()];
    for (let size = DECK.length; size > 1; size -= 1) {
        const chosen = draw(bytes, size);
        const last = deck[size - 1] as number;
        deck[size - 1] = deck[chosen] as number;
        deck[chosen] = last;
    }
    return deck;
}

/** Returns the seat that deals first in the match. */
export function firstDealer(key: Uint8Array, seatCount: number): number {
    return draw(byteStream(key, "dealer", 0), seatCount);
}

/** Returns the cards looked at in the dealing ritual, as positions: all but the last are phoenixes or the dragon. */
export function cutCards(key: Uint8Array, index: number): number[] {
    const bytes = byteStream(key, "cut", index);
    const cards = [draw(bytes, DECK.length)];
    while ((cards.at(-1) as number) >= FIRST_SPECIAL_POSITION) {
        cards.push(draw(bytes, DECK.length));
    }
    return cards;
}

/** Returns the hands of a deal: seat s receives the s-th sixteen cards. */
export function dealtHands(key: Uint8Array, index: number, seatCount: number): DealtHands {
    const cards = cardsAt(deckOrder(key, index));
    const block = (number: number): CardName[] => cards.slice(number * HAND_SIZE, (number + 1) * HAND_SIZE);
    const hands = Array.from({ length: seatCount }, (_, seat) => block(seat));
    return { hands, dummyHand: seatCount * HAND_SIZE < DECK.length ? block(seatCount) : null };
}

/** Returns the cards at these positions of the deck before it is shuffled. */
export function cardsAt(positions: readonly number[]): CardName[] {
    return positions.map((position) => DECK[position] as CardName);
}

function* byteStream(key: Uint8Array, tag: string, index: number): Generator<number, never> {
    for (let block = 0; ; block += 1) {
        yield* streamBlock(key, tag, index, block);
    }
}

/** The bytes above the last full multiple of the size are dropped: kept, they would favour the low numbers. */
function draw(bytes: Generator<number, never>, size: number): number {
    const limit = BYTE_VALUES - (BYTE_VALUES % size);
    for (;;) {
        const { value } = bytes.next();
        if (value < limit) {
            return value % size;
        }
    }
}
