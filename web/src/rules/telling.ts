// The words of the rules: typed by ids of their own, and never a bare id in a page that is kept.
import type { RulesFacts } from "../words/messages";
import { useWords, type Words } from "../words/words.svelte";
import { cardWords, combinationWords } from "../words/naming";
import type { CardName } from "../protocol/wire";
import type { Example } from "./content";

type Facts<Id extends keyof RulesFacts> = RulesFacts[Id] extends null ? [] : [facts: RulesFacts[Id]];

export class Telling {
    readonly #words: Words;

    constructor(words: Words) {
        this.#words = words;
    }

    get language(): string {
        return this.#words.language;
    }

    /** Returns a sentence; throws if there is none. */
    t = <Id extends keyof RulesFacts>(id: Id, ...[facts]: Facts<Id>): string => {
        if (!this.#words.knows(id)) throw new Error(`${this.language} has no message ${id}`);
        return this.#words.said(id, facts ?? {});
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
