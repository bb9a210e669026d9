/** A replay to go through: the position at every step, and the steps at which something begins. */
import type { MatchReplay, ReplayStep } from "../protocol/wire";
import { type Position, foldEvents, startOf } from "./position";

export interface Part {
    /** From 1. */
    readonly number: number;
    /** The step that it begins with. */
    readonly index: number;
}

/** What a link to a moment looks like: "#d2.17" is action 17 of deal 2, "#d2" its start. */
const MOMENT = /^#d(\d{1,4})(?:\.(\d{1,5}))?$/;

export class Film {
    readonly steps: readonly ReplayStep[];
    /** The deals of the match. */
    readonly deals: readonly Part[];
    /** What stood before each deal: to show a step, only those of its deal are folded. */
    readonly #starts: readonly Position[];

    constructor(readonly replay: MatchReplay) {
        this.steps = replay.steps;
        this.deals = this.steps.flatMap(({ deal_number: number, action_number: action }, index) =>
            action === 0 ? [{ number, index }] : [],
        );
        let [position, folded] = [startOf(replay), 0];
        this.#starts = this.deals.map(({ index }) => {
            position = this.#folded(position, folded, index);
            folded = index;
            return position;
        });
    }

    /** The last step; -1 for a match that was never dealt. */
    get last(): number {
        return this.steps.length - 1;
    }

    /** Returns the position after a step. */
    at(index: number): Position {
        const place = this.#dealPlace(index);
        const from = this.deals[place]?.index ?? 0;
        return this.#folded(this.#starts[place] ?? startOf(this.replay), from, index + 1);
    }

    /** Returns the position before a step. */
    before(index: number): Position {
        const place = this.#dealPlace(index);
        return this.deals[place]?.index === index ? (this.#starts[place] ?? startOf(this.replay)) : this.at(index - 1);
    }

    /** The deal that a step belongs to. */
    dealAt(index: number): Part | null {
        return this.deals[this.#dealPlace(index)] ?? null;
    }

    /** The first step of the deal before or after; there is always one, at worst the end of the film. */
    dealBeside(index: number, way: 1 | -1): number {
        const place = this.#dealPlace(index);
        const here = this.deals[place]?.index ?? 0;
        if (way === -1) return index > here ? here : (this.deals[place - 1]?.index ?? 0);
        return this.deals[place + 1]?.index ?? this.last;
    }

    /** The tricks of the deal that a step belongs to, each by the step of its lead. */
    tricksAt(index: number): Part[] {
        const from = this.dealAt(index)?.index ?? 0;
        const tricks: Part[] = [];
        let isOpen = false;
        for (let step = from; step <= this.last && (step === from || this.steps[step]?.action_number !== 0); step++) {
            for (const { type } of this.steps[step]?.events ?? []) {
                if (type === "combination_played" && !isOpen) {
                    tricks.push({ number: tricks.length + 1, index: step });
                    isOpen = true;
                } else if (type === "trick_won") {
                    isOpen = false;
                }
            }
        }
        return tricks;
    }

    /** How a link names a step. */
    momentOf(index: number): string {
        const step = this.steps[index];
        if (step === undefined) return "";
        return step.action_number === 0 ? `#d${step.deal_number}` : `#d${step.deal_number}.${step.action_number}`;
    }

    /** The step that a link names, or the nearest there is; null if it names none. */
    indexOf(moment: string): number | null {
        const [, deal, action] = MOMENT.exec(moment) ?? [];
        const start = this.deals.find(({ number }) => number === Number(deal))?.index;
        if (start === undefined) return null;
        const end = this.deals.find(({ index }) => index > start)?.index ?? this.steps.length;
        return Math.min(start + Number(action ?? 0), end - 1);
    }

    #dealPlace(index: number): number {
        return this.deals.findLastIndex((deal) => deal.index <= index);
    }

    #folded(position: Position, from: number, to: number): Position {
        return this.steps.slice(from, to).reduce((folded, { events }) => foldEvents(folded, events), position);
    }
}
