// The cards as the engine orders them: rank, colour and copies of every face.
import type { CardName } from "../protocol/wire";
import deck from "./deck.json";

export type ColourName = "green" | "yellow" | "red" | "multi";

export interface Face {
    card: CardName;
    /** 1 to 10; 11 is a phoenix, 12 the dragon. */
    rank: number;
    colour: ColourName;
    /** How often the deck holds it: once or twice. */
    copies: number;
}

/** The 34 faces in rising card order. */
export const FACES = deck as readonly Face[];

/** The 64 cards in rising card order, copies side by side. */
export const DECK: readonly CardName[] = FACES.flatMap(({ card, copies }) => Array<CardName>(copies).fill(card));

const FACE_OF = new Map(FACES.map((face) => [face.card, face]));
const FIRST_PLACE = new Map([...DECK.entries()].reverse().map(([place, card]) => [card, place]));

function faceOf(card: CardName): Face {
    const face = FACE_OF.get(card);
    if (face === undefined) throw new RangeError(`no card: ${card}`);
    return face;
}

export function rankOf(card: CardName): number {
    return faceOf(card).rank;
}

export function colourOf(card: CardName): ColourName {
    return faceOf(card).colour;
}

export function copiesOf(card: CardName): number {
    return faceOf(card).copies;
}

/** Where in `DECK` the first copy of a card stands. */
export function firstPlaceOf(card: CardName): number {
    const place = FIRST_PLACE.get(card);
    if (place === undefined) throw new RangeError(`no card: ${card}`);
    return place;
}

/** Returns the cards in rising card order. */
export function sortCards(cards: readonly CardName[]): CardName[] {
    return [...cards].sort((one, other) => firstPlaceOf(one) - firstPlaceOf(other));
}
