// One record being verified: where it came from, how far the check is, and what was found.
import type { KeptMatches } from "../fairness/kept_matches";
import type { Transcript } from "../fairness/transcripts";
import { type Play, judgePlay } from "./record_requests";
import { type Checked, checkCards, type Saved } from "./card_check";

/** After this long a person is shown how far the check is. */
const PATIENCE_MS = 2000;

export type Source = { from: "file"; name: string } | { from: "server"; matchId: string } | { from: "text" };

export class Verification {
    source: Source | null = $state.raw(null);
    /** What this page found; null as long as it is at work, or nothing is open. */
    checked: Checked | null = $state.raw(null);
    /** What the server says of the play; null if it was not asked. */
    play: Play | null = $state.raw(null);
    /** How far a long check is, in deals; null for one that is done at once. */
    progress: { deal: number; deals: number } | null = $state.raw(null);

    readonly #keptMatches: KeptMatches;
    #text: string | null = null;
    #added: Transcript | null = null;
    /** Counts the checks, so that one that was overtaken says nothing more. */
    #run = 0;

    constructor(keptMatches: KeptMatches) {
        this.#keptMatches = keptMatches;
    }

    /** Verifies a record. A transcript that was added before belongs to it if no other record was open. */
    async open(text: string, source: Source, transcript: Transcript | null = null): Promise<void> {
        this.#added = transcript ?? (this.#text === null ? this.#added : null);
        this.#text = text;
        this.source = source;
        await this.#verify(text);
    }

    /** Compares the open record, or the next one, with a transcript. */
    async add(transcript: Transcript): Promise<void> {
        this.#added = transcript;
        if (this.#text !== null) {
            await this.#verify(this.#text);
        }
    }

    async #verify(text: string): Promise<void> {
        const run = ++this.#run;
        const since = performance.now();
        this.checked = null;
        this.play = null;
        this.progress = null;
        const checked = await checkCards(
            text,
            (matchId) => this.#savedOf(matchId),
            ({ deal = 0 }, { deals }) => {
                if (run === this.#run && performance.now() - since > PATIENCE_MS) {
                    this.progress = { deal, deals: deals.length };
                }
            },
        );
        if (run !== this.#run) return;
        this.progress = null;
        this.play = checked.fault === null ? { state: "asking" } : null;
        this.checked = checked;
        if (checked.fault === null) {
            const play = await judgePlay(text);
            if (run === this.#run) this.play = play;
        }
    }

    #savedOf(matchId: string): Saved | null {
        if (this.#added !== null) {
            return { transcript: this.#added, from: "file" };
        }
        const { transcript } = this.#keptMatches.of(matchId);
        return transcript === null ? null : { transcript, from: "browser" };
    }
}
