/** Which cards of the hand are chosen. What the server tells never clears it: only cards that are gone drop out. */
import type { CardName } from "../../protocol/wire";
import { keysOf, ofRank, type Held } from "./held_cards";

/** Keys of cards, each once. */
export type Keys = readonly string[];

export class Selection {
    #chosen: Keys = $state.raw([]);
    #picked: Keys = $state.raw([]);

    /** The keys of the chosen cards. */
    get keys(): Keys {
        return this.#chosen;
    }

    /**
     * The keys that a person chose card by card. Suggestions complete these, and stay as they are while one of
     * them after the other is tried.
     */
    get picked(): Keys {
        return this.#picked;
    }

    get isEmpty(): boolean {
        return this.#chosen.length === 0;
    }

    has(key: string): boolean {
        return this.#chosen.includes(key);
    }

    /** Returns the chosen cards of a hand, in the order in which they lie. */
    cardsOf(held: readonly Held[]): CardName[] {
        return held.filter(({ key }) => this.has(key)).map(({ card }) => card);
    }

    toggle(key: string): void {
        this.restore(this.has(key) ? without(this.#chosen, [key]) : [...this.#chosen, key]);
    }

    /** Adds all cards from one to the other, as they lie, to what was chosen before the sweep began. */
    sweep(held: readonly Held[], from: string, to: string, before: Keys): void {
        const ends = [from, to].map((end) => held.findIndex(({ key }) => key === end));
        if (ends.includes(-1)) return;
        const range = held.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ key }) => key);
        this.restore([...without(before, range), ...range]);
    }

    /** Adds all cards of a rank. */
    addRank(held: readonly Held[], rank: number): void {
        const same = ofRank(held, rank).map(({ key }) => key);
        this.restore([...without(this.#chosen, same), ...same]);
    }

    /** Adds the next card of a rank; after the last one, none of the rank is chosen. */
    addNext(held: readonly Held[], rank: number): void {
        const same = ofRank(held, rank).map(({ key }) => key);
        const next = same.find((key) => !this.has(key));
        this.restore(next === undefined ? without(this.#chosen, same) : [...this.#chosen, next]);
    }

    /** Chooses exactly these cards; returns false and changes nothing if they are not all held. */
    choose(held: readonly Held[], cards: readonly CardName[]): boolean {
        const keys = keysOf(held, cards, this.#chosen);
        if (keys !== null) this.restore(keys);
        return keys !== null;
    }

    /** Chooses the cards of a suggestion, and remembers which ones the person had picked. */
    suggest(held: readonly Held[], cards: readonly CardName[]): void {
        this.#chosen = keysOf(held, cards, this.#picked) ?? this.#chosen;
    }

    clear(): void {
        this.restore([]);
    }

    /** Chooses exactly the cards with these keys. */
    restore(keys: Keys): void {
        this.#chosen = keys;
        this.#picked = keys;
    }

    /** Drops the cards that are not held any more. */
    keep(held: readonly Held[]): void {
        const isGone = (key: string): boolean => !held.some((each) => each.key === key);
        if (this.#chosen.some(isGone)) this.#chosen = without(this.#chosen, this.#chosen.filter(isGone));
        if (this.#picked.some(isGone)) this.#picked = without(this.#picked, this.#picked.filter(isGone));
    }
}

function without(keys: Keys, others: Keys): Keys {
    return keys.filter((key) => !others.includes(key));
}
