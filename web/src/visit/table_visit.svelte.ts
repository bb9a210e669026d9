/** Being at a table: the way in, what is known there, and what the person wants. The screen shows it. */
import { inviteFor } from "../addresses/invitations";
import type { Catalogue } from "../catalogue/catalogue";
import { fetchCatalogue } from "../catalogue/fetched_catalogue";
import { combinationOf } from "../catalogue/judgement";
import type { CalledOff, calledOffIn } from "../fairness/called_off";
import type { FairPlay } from "../fairness/fair_play.svelte";
import type { Change, Known } from "../folding/fold";
import { isTurnNew } from "../folding/turns";
import { type Answer, type Command, TableLink } from "../link/table_link.svelte";
import type { MatchView } from "../protocol/wire";
import { Refusal } from "../requests/requests";
import type { Session } from "../requests/session.svelte";
import type { Settings } from "../settings/settings.svelte";
import type { Soundboard } from "../sound/soundboard";
import type { Announcer } from "../table/announcing/announcer.svelte";
import type { Reaction } from "../table/bot_reactions";
import type { Moments } from "../table/moments";
import type { Words } from "../words/words.svelte";
import { beginsByItself, readyMatch } from "./self_start";

/** What is read out comes after the cards; promises keep their order, and so do the sentences. */
const telling = () => import("../table/announcing/announcements");
const VIBRATE_MS = 30;
const FAIR_PLAY_MS = 1500;

export interface VisitOptions {
    tableId: string;
    session: Session;
    words: Words;
    settings: Settings;
    announcer: Announcer;
}

export class TableVisit {
    /** Null until the person has a name and the way is open. */
    link: TableLink | null = $state.raw(null);
    fairPlay: FairPlay | null = $state.raw(null);
    catalogue: Catalogue | null = $state.raw(null);
    /** Null until a deal has ended. */
    moments: Moments | null = $state.raw(null);
    /** What a bot said last. */
    reaction: Reaction | null = $state.raw(null);
    /** Why nobody could come in; a code. */
    problem: { code: string; facts: Record<string, string | number> } | null = $state.raw(null);
    /** Starts that were called off here while this page looked on, after all numbers were fixed. */
    calledOff: readonly CalledOff[] = $state.raw([]);
    /** How many of them the person has been told of, and has dismissed. */
    calledOffRead: number = $state(0);
    /** What the last refusal said, or who joins with the next deal. */
    toast: string = $state("");
    invite: string | null = $state(null);
    /** Whether this page is ready for the first match by itself; decided when the table is first seen. */
    isReadyByItself: boolean | null = $state(null);

    readonly #options: VisitOptions;
    /** What went wrong last: the next thing that goes well ends the word about it. */
    #refusal = "";
    /** Comes with the first touch: before that no browser lets it sound. */
    #soundboard: Soundboard | null = null;
    readonly #gestures = new AbortController();
    #isClosed = false;
    #fairness: Promise<unknown> | null = null;
    /** Comes with the fair deal, which a start that can be called off is a part of. */
    #calledOffIn: typeof calledOffIn | null = null;
    /** What was heard of starts before that. */
    #unjudged: Change[] = [];
    #readyFor: string | null = null;
    /** Whether the person said to be ready for a match that has not begun. */
    #isWished = false;

    constructor(options: VisitOptions) {
        this.#options = options;
        for (const gesture of ["pointerdown", "keydown"]) {
            addEventListener(gesture, () => void this.#wakeSound(), { signal: this.#gestures.signal, passive: true });
        }
    }

    /** Comes in: as a guest, if the person has no name yet. */
    async arrive(): Promise<void> {
        this.problem = null;
        this.invite = inviteFor(this.#options.tableId, location.hash);
        void this.#fetchCatalogue();
        try {
            await this.#options.session.someone();
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            this.problem = { code: error.code, facts: error.facts };
            return;
        }
        if (this.#isClosed) return;
        const link = new TableLink({
            tableId: this.#options.tableId,
            invite: this.invite,
            kindOf: (cards) => (this.catalogue && combinationOf(this.catalogue, cards))?.kind ?? null,
        });
        link.onChange((change) => this.#hear(change));
        this.link = link;
        setTimeout(() => void (this.#isClosed || this.#playFair()), FAIR_PLAY_MS);
    }

    /**
     * Fetches what takes part in the fair deal. A match that is being prepared needs it at once, and one that is over
     * waits for its verdict; at a table where cards lie, they come first.
     */
    #playFair(): Promise<unknown> {
        this.#fairness ??= import("../fairness/fair_play.svelte").then(
            ({ FairPlay, calledOffIn: judge }) => {
                if (this.#isClosed || this.link === null) return;
                this.#calledOffIn = judge;
                this.#noteCalledOff();
                this.fairPlay = new FairPlay(this.link);
                if (this.link.known !== null) this.#beReady(this.link.known);
            },
            () => (this.#fairness = null), // The next wish asks for it again.
        );
        return this.#fairness;
    }

    /** Sends a command. A refusal is shown and read out. */
    async send(command: Command): Promise<void> {
        if (this.link !== null) this.#take(await this.link.send(command));
    }

    /** Says ready: for the prepared match, with a number of one's own; or for the next deal. */
    async ready(): Promise<void> {
        const { link } = this;
        const table = link?.known?.table;
        if (link === null || table === undefined) return;
        if (table.preparation !== null) {
            this.#isWished = true;
            this.#readyFor = table.preparation.match_id;
            await this.#playFair();
            if (this.fairPlay === null) this.tell(this.#options.words.t("network-away"));
            else this.#take(await this.fairPlay.ready());
        } else if (table.match !== null) {
            this.#take(await link.send({ type: "ready", match_id: table.match.match_id }));
        }
    }

    /** Lets it be heard that somebody at the table has said something. */
    pop(): void {
        this.#soundboard?.play([{ name: "pop" }]);
    }

    /** Tells the person something that went wrong, by eye and by ear. */
    tell(sentence: string): void {
        this.toast = this.#refusal = sentence;
        this.#options.announcer.say(sentence);
    }

    close(): void {
        this.#isClosed = true;
        this.fairPlay?.close();
        this.link?.close();
        this.#gestures.abort();
        this.#soundboard?.close();
        this.#options.announcer.close();
    }

    #take(answer: Answer): void {
        if (answer.ok) {
            if (this.toast === this.#refusal) this.toast = "";
        } else if (!this.#isClosed) this.tell(this.#options.words.said(answer.code, answer.facts));
    }

    #hear(change: Change): void {
        const { settings, words, announcer } = this.#options;
        const { before, after } = change;
        void telling().then(({ announcements, newcomerSentence, reactionTo }) => {
            announcer.tell(announcements(change, words));
            this.toast = newcomerSentence(change, words) ?? this.toast;
            this.reaction = reactionTo(change) ?? this.reaction;
        });
        this.#soundboard?.hear(change, after.seat);
        if (before.table.preparation !== null || change.entries.some(({ event }) => event.type === "match_prepared")) {
            this.#unjudged.push(change);
            void this.#playFair();
            this.#noteCalledOff();
        }
        if (before.table.match?.match_id !== after.table.match?.match_id) {
            this.moments = null;
            this.#isWished = false;
        }
        if (change.entries.some(({ event }) => event.type === "deal_scored") && after.match !== null) {
            void this.#remember(after.match);
        }
        if (isTurnNew(change) && settings.choices.vibrate) vibrate();
        const { preparation, match } = after.table;
        if (preparation !== null || (match !== null && match.ended !== null)) void this.#playFair();
        this.#beReady(after);
    }

    #noteCalledOff(): void {
        const judge = this.#calledOffIn;
        if (judge === null) return;
        const starts = this.#unjudged.splice(0).flatMap(judge);
        if (starts.length === 0) return;
        this.calledOff = [...this.calledOff, ...starts];
        this.#options.announcer.say(this.#options.words.t("screen-called-off"));
    }

    /** What is worth remembering of a deal is found when there was one. */
    async #remember(match: MatchView): Promise<void> {
        const { NO_MOMENTS, withDealOver } = await import("../table/moments");
        this.moments = withDealOver(this.moments ?? NO_MOMENTS, match);
    }

    #beReady(known: Known): void {
        this.isReadyByItself ??= beginsByItself(known);
        const matchId = this.fairPlay === null ? null : readyMatch(known, this.#isWished);
        if (!this.isReadyByItself || matchId === null || matchId === this.#readyFor) return;
        this.#readyFor = matchId;
        void this.ready();
    }

    async #wakeSound(): Promise<void> {
        this.#gestures.abort();
        const { Soundboard } = await import("../sound/soundboard");
        if (!this.#isClosed) this.#soundboard = new Soundboard(() => this.#options.settings.choices);
    }

    /** Without the catalogue nothing is suggested and the server alone judges. */
    async #fetchCatalogue(): Promise<void> {
        try {
            this.catalogue = await fetchCatalogue();
        } catch {
            this.tell(this.#options.words.t("screen-no-catalogue"));
        }
    }
}

/** Browsers allow it only after a first touch, and complain otherwise. */
function vibrate(): void {
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(VIBRATE_MS);
}
