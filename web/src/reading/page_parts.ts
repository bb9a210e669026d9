// What a page to read is made of: chapters, and plays that are drawn.
import type { Catalogue } from "../catalogue/catalogue";
import type { CardName, KindName } from "../protocol/wire";
import type { ReadingFacts } from "../words/messages";
import type { Words } from "../words/words.svelte";

/** A language with its own name for itself. */
export interface Language {
    code: string;
    name: string;
}

/** What a page is made with. */
export interface PageProps {
    words: Words;
    languages: readonly Language[];
    catalogue: Catalogue;
}

/** Ids of messages that need no facts. */
export type PlainId = { [Id in keyof ReadingFacts]: ReadingFacts[Id] extends null ? Id : never }[keyof ReadingFacts];

export interface Chapter {
    /** The same in all languages, so that a link keeps its aim when the language changes. */
    anchor: string;
    heading: PlainId;
}

/** A play: the kind that it is said to be, and its cards in rising order, but the triple of a full house first. */
export interface Example {
    kind: KindName;
    cards: readonly CardName[];
}

/** Two plays of which one beats the other, or not, and why. */
export interface Comparison {
    left: Example;
    right: Example;
    leftBeats: boolean;
    why: PlainId;
}

export function cardsIn(text: string): CardName[] {
    return text.split(" ") as CardName[];
}

export function example(kind: KindName, cards: string): Example {
    return { kind, cards: cardsIn(cards) };
}
