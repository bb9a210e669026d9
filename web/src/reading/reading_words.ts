// The words of the pages to read: typed by ids of their own, and never a bare id in a page that is kept.
import type { CardName } from "../protocol/wire";
import type { Fact, ReadingFacts } from "../words/messages";
import { cardWords, combinationWords } from "../words/card_words";
import { useWords, type Words } from "../words/words.svelte";
import type { Example } from "./page_parts";

type Facts<Id extends keyof ReadingFacts> = ReadingFacts[Id] extends null ? [] : [facts: ReadingFacts[Id]];

export class Telling {
    readonly #words: Words;

    constructor(words: Words) {
        this.#words = words;
    }

    get language(): string {
        return this.#words.language;
    }

    /** Returns a sentence; throws if there is none. */
    t = <Id extends keyof ReadingFacts>(id: Id, ...[facts]: Facts<Id>): string => this.said(id, facts ?? {});

    /** Returns a sentence whose id comes from elsewhere, made with those of the facts that it needs. */
    said = (id: string, facts: Record<string, Fact>): string => {
        if (!this.#words.knows(id)) throw new Error(`${this.language} has no message ${id}`);
        return this.#words.said(id, facts);
    };

    card = (card: CardName): string => cardWords(this.#words, card);

    cards = (cards: readonly CardName[]): string => cards.map(this.card).join(", ");

    combination = ({ kind, cards }: Example): string => combinationWords(this.#words, { kind, cards: [...cards] });

    /** Names a picture of a play: its cards, then what they are together. */
    example = (shown: Example): string => {
        const combination = this.combination(shown);
        return shown.kind === "single" ? combination : `${this.cards(shown.cards)}: ${combination}`;
    };
}

export function useTelling(): Telling {
    return new Telling(useWords());
}
