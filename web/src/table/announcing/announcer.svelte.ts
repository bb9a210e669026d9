/** Sentences for people who listen. What comes in a moment is read out in one piece, so that nothing cuts off the rest. */
import { createContext } from "svelte";

const BATCH_MS = 300;
/** After a long absence much is told at once: only the end of it is read out. */
const BATCH_LIMIT = 8;
const PAST_LIMIT = 200;

/** A text in a live region. The number makes a text that is said twice a new one. */
export interface Utterance {
    text: string;
    number: number;
}

export class Announcer {
    polite: Utterance = $state.raw({ text: "", number: 0 });
    assertive: Utterance = $state.raw({ text: "", number: 0 });
    /** Everything that happened, oldest first: a list to read at leisure. */
    past: readonly string[] = $state.raw([]);

    #waiting: string[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** Reads a sentence out when the listener is free. */
    say(sentence: string): void {
        if (sentence === "") return;
        this.#waiting.push(sentence);
        this.#timer ??= setTimeout(() => this.#flush(), BATCH_MS);
    }

    /** Reads a sentence out at once, whatever is being read. For what cannot wait. */
    sayNow(sentence: string): void {
        this.assertive = { text: sentence, number: this.assertive.number + 1 };
    }

    /** Reads out what happened at the table, and keeps it. */
    tell(sentences: readonly string[]): void {
        this.past = [...this.past, ...sentences].slice(-PAST_LIMIT);
        for (const sentence of sentences) this.say(sentence);
    }

    /** Forgets what waits to be said. */
    close(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#waiting = [];
    }

    #flush(): void {
        this.#timer = undefined;
        const text = this.#waiting.slice(-BATCH_LIMIT).join(" ");
        this.#waiting = [];
        this.polite = { text, number: this.polite.number + 1 };
    }
}

export const [useAnnouncer, provideAnnouncer] = createContext<Announcer>();
