/** A position to act in: somebody acts, and bots answer until it is their turn again. The server knows the cards. */
import { type Known, foldTold } from "../folding/fold";
import type { Practice, Told } from "../protocol/wire";
import { practise } from "../review/review_requests";
import type { Settings } from "../settings/settings.svelte";
import { announcements } from "../table/announcing/announcements";
import type { Announcer } from "../table/announcing/announcer.svelte";
import { paceOf } from "../table/motion";
import type { Words } from "../words/words.svelte";

/** How long the others think, at the normal pace. */
const BEAT_MS = 700;

/** Where the position comes from. */
export interface Place {
    match_id?: string;
    puzzle_id?: string;
    deal: number;
    turn: number;
}

export interface PracticeOptions {
    place: Place;
    settings: Settings;
    words: Words;
    announcer: Announcer;
}

export class PracticeTable {
    known: Known | null = $state.raw(null);
    /** "Acting": it is the person's turn. "Telling": the others act. */
    status: "loading" | "acting" | "telling" | "over" = $state("loading");
    /** What the person has done so far. */
    actions: readonly string[] = $state.raw([]);
    failure: unknown = $state.raw(null);
    #beat: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly options: PracticeOptions) {}

    /** Lays the cards out, or begins anew. */
    async open(): Promise<void> {
        clearTimeout(this.#beat);
        this.status = "loading";
        this.actions = [];
        const practice = await this.#ask([]);
        const start = practice?.start;
        if (practice === null || start == null) return;
        const playerId = start.table.seats[practice.seat]?.player?.player_id ?? null;
        const known = { playerId, seat: practice.seat, seq: 0, ...start };
        this.known = known;
        this.status = "acting";
        const { announcer, words } = this.options;
        announcer.tell(announcements({ before: known, after: known, entries: [] }, words));
    }

    /** Carries an action out. */
    async act(action: string): Promise<void> {
        if (this.status !== "acting") return;
        this.status = "telling";
        const practice = await this.#ask([...this.actions, action]);
        if (practice === null) {
            this.status = "acting";
            return;
        }
        this.actions = [...this.actions, action];
        this.#tell(practice.told, practice.is_over, true);
    }

    close(): void {
        clearTimeout(this.#beat);
        this.options.announcer.close();
    }

    async #ask(actions: string[]): Promise<Practice | null> {
        try {
            const practice = await practise({ ...this.options.place, actions });
            this.failure = null;
            return practice;
        } catch (error) {
            this.failure = error;
            return null;
        }
    }

    /** What the person did is told at once, the others take their time. */
    #tell([told, ...more]: readonly Told[], isOver: boolean, isAtOnce: boolean): void {
        clearTimeout(this.#beat);
        if (told === undefined) {
            this.status = isOver ? "over" : "acting";
            return;
        }
        const waitMs = isAtOnce ? 0 : BEAT_MS * paceOf(this.options.settings.choices.motion);
        const tell = (): void => {
            this.#learn(told);
            this.#tell(more, isOver, false);
        };
        if (waitMs === 0) tell();
        else this.#beat = setTimeout(tell, waitMs);
    }

    #learn(told: Told): void {
        const before = this.known;
        const after = before && foldTold(before, told);
        if (before === null || after === null) return;
        this.known = after;
        const { announcer, words } = this.options;
        announcer.tell(announcements({ before, after, entries: told.entries }, words));
    }
}
