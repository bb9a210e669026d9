/** One lesson as a table: it folds what the lesson tells, beat by beat, and answers what the learner does. No socket. */
import type { Catalogue } from "../catalogue/catalogue";
import { type Known, foldTold } from "../folding/fold";
import { actionOf, isAction } from "../link/action_text";
import type { Command } from "../link/outbox";
import type { Snapshot, Told } from "../protocol/wire";
import type { Settings } from "../settings/settings.svelte";
import { announcements } from "../table/announcing/announcements";
import type { Announcer } from "../table/announcing/announcer.svelte";
import { paceOf } from "../table/motion";
import type { Words } from "../words/words.svelte";
import { isCode, type Refused, refusalOf, refusalWords } from "./actions";
import type { Lesson, LessonAnswer, LessonStep } from "./lesson_format";
import { markOf, stepsLeft } from "./lessons";
import type { Progress } from "./progress.svelte";

/** How long the others think, at the normal pace. */
const BEAT_MS = 700;
/** After so many tries in vain a hint is offered. */
const PATIENCE = 2;
const LEARNER = "learner";

/** "Telling": the others act. "Waiting": the learner is asked. "Done": only a last word is left. */
export type LessonStatus = "telling" | "waiting" | "done";

/** What the lesson answers to the last thing that the learner did. */
export interface Reply {
    tone: "praise" | "wrong" | "hint";
    text: string;
}

export interface LessonOptions {
    lesson: Lesson;
    progress: Progress;
    settings: Settings;
    words: Words;
    announcer: Announcer;
}

export class LessonTable {
    known: Known;
    status: LessonStatus = $state("telling");
    reply: Reply | null = $state.raw(null);
    /** Null until it has come: without it the hand suggests nothing, and the lesson knows its own answers only. */
    catalogue: Catalogue | null = $state.raw(null);
    #path: readonly number[] = $state.raw([]);
    #tries = $state(0);

    readonly #options: LessonOptions;
    readonly #mark: string;
    readonly #left: readonly number[];
    #beat: ReturnType<typeof setTimeout> | undefined;

    constructor(options: LessonOptions) {
        this.#options = options;
        this.#mark = markOf(options.lesson);
        this.#left = stepsLeft(options.lesson);
        this.known = $state.raw(knownFrom(options.lesson, options.lesson.start));
    }

    get lesson(): Lesson {
        return this.#options.lesson;
    }

    /** The step that the lesson is at; only a table that is not open yet has none. */
    readonly step: LessonStep | null = $derived.by(() => this.lesson.steps[this.#path.at(-1) ?? -1] ?? null);
    /** The message that explains and asks, while the learner has something to do. */
    readonly say: string | null = $derived.by(() => (this.status === "telling" ? null : (this.step?.say ?? null)));
    readonly asks: LessonStep["ask"] | null = $derived.by(() =>
        this.status === "waiting" ? (this.step?.ask ?? null) : null,
    );
    readonly isHintOffered = $derived.by(() => this.#tries >= PATIENCE && this.step?.hint != null);
    /** How many steps there are on the shortest way, and how many of them lie behind. */
    readonly stepCount: number = $derived.by(() => this.#left[0] ?? 0);
    readonly stepsBehind: number = $derived.by(() => {
        if (this.status === "done") return this.stepCount;
        return Math.max(0, this.stepCount - (this.#left[this.#path.at(-1) ?? 0] ?? this.stepCount));
    });

    /** Begins, or goes on where the learner was. */
    open(): void {
        const { progress, lesson, announcer, words } = this.#options;
        const place = progress.place;
        const isHere = place?.lesson === lesson.id && place.mark === this.#mark;
        const known = isHere ? knownAt(lesson, place.path) : null;
        if (known === null) return this.startAgain();
        this.known = known;
        this.#path = place?.path ?? [];
        announcer.tell(announcements({ before: known, after: known, entries: [] }, words));
        this.#wait();
    }

    startAgain(): void {
        this.#setUp(this.lesson.start);
        this.reply = null;
        this.#path = [];
        this.#enter(0, false);
    }

    /** Does what the learner wants, if the lesson wants it too; else it says why not, and nothing happens. */
    send(command: Command): void {
        const action = actionOf(command);
        if (action === null) return this.#decline("learn-not-in-lesson");
        const { step } = this;
        if (this.status !== "waiting" || step === null) return;
        if (step.ask === "next") return this.#decline("learn-go-on-first");
        const isThis = (each: { action: string | null }): boolean => isAction(each.action, action);
        const answer = step.answers.find(isThis);
        if (answer !== undefined) return this.#accept(answer);
        const code =
            refusalOf(command, this.known, this.catalogue, this.#options.words) ?? step.refused.find(isThis)?.code;
        if (code !== undefined) return this.#refuse({ code, cards: cardsOf(command) });
        this.#tries += 1;
        this.#decline(step.wrong.find(isThis)?.say ?? step.otherwise ?? "learn-not-asked");
    }

    /** Hears what the hand itself would not do, and why; says the whole reason if it is one of the rules. */
    hearRefusal(why: string, sentence: string, cards: Refused["cards"]): void {
        if (this.asks === "next") this.#decline("learn-go-on-first");
        else if (this.asks === "action" && isCode(why)) this.#refuse({ code: why, cards });
        else this.#options.announcer.say(sentence);
    }

    /** Goes on from an explanation. */
    goOn(): void {
        const answer = this.asks === "next" ? this.step?.answers[0] : undefined;
        if (answer !== undefined) this.#accept(answer);
    }

    showHint(): void {
        const hint = this.step?.hint ?? null;
        if (hint !== null) this.#answer("hint", this.#options.words.said(hint));
    }

    close(): void {
        clearTimeout(this.#beat);
        this.#options.announcer.close();
    }

    #accept({ action, praise, next }: LessonAnswer): void {
        this.reply = null;
        if (praise !== null) this.#answer("praise", this.#options.words.said(praise));
        if (next !== null) this.#enter(next, action !== null);
    }

    #decline(message: string): void {
        this.#answer("wrong", this.#options.words.said(message));
    }

    #refuse(refused: Refused): void {
        this.#tries += 1;
        this.#answer("wrong", refusalWords(refused, this.known, this.catalogue, this.#options.words));
    }

    #answer(tone: Reply["tone"], text: string): void {
        this.reply = { tone, text };
        this.#options.announcer.say(text);
    }

    /** Comes to a step. What the learner did is told at once, the others take their time. */
    #enter(place: number, isOwnAct: boolean): void {
        const step = this.lesson.steps[place];
        if (step === undefined) throw new RangeError(`lesson ${this.lesson.id} has no step ${place}`);
        this.#path = [...this.#path, place];
        this.#tries = 0;
        this.status = "telling";
        this.#options.progress.reach({ lesson: this.lesson.id, mark: this.#mark, path: [...this.#path] });
        if (step.start !== null) this.#setUp(step.start);
        this.#tell(step.told, isOwnAct);
    }

    #tell([told, ...more]: readonly Told[], isAtOnce: boolean): void {
        clearTimeout(this.#beat);
        if (told === undefined) return this.#wait();
        const waitMs = isAtOnce ? 0 : BEAT_MS * paceOf(this.#options.settings.choices.motion);
        const tell = (): void => {
            this.#learn(told);
            this.#tell(more, false);
        };
        if (waitMs === 0) tell();
        else this.#beat = setTimeout(tell, waitMs);
    }

    #learn(told: Told): void {
        const before = this.known;
        const after = foldTold(before, told);
        if (after === null) throw new Error(`lesson ${this.lesson.id} tells ${told.after} after ${before.seq}`);
        this.known = after;
        const { announcer, words } = this.#options;
        announcer.tell(announcements({ before, after, entries: told.entries }, words));
    }

    #setUp(start: Snapshot): void {
        const { announcer, words } = this.#options;
        const known = knownFrom(this.lesson, start);
        this.known = known;
        announcer.tell(announcements({ before: known, after: known, entries: [] }, words));
    }

    /** Waits for the learner; a step that leads nowhere but out is the end already. */
    #wait(): void {
        const isEnd = this.step?.answers.every(({ next }) => next === null) === true;
        this.status = isEnd ? "done" : "waiting";
        if (isEnd) this.#options.progress.finish(this.lesson.id);
        this.#options.announcer.say(this.#options.words.said(this.step?.say ?? ""));
    }
}

function cardsOf(command: Command): Refused["cards"] {
    if (command.type === "play") return command.cards;
    return command.type === "return_card" ? [command.card] : [];
}

/** What the learner knows at a start. */
function knownFrom({ seat }: Lesson, { table, match, own }: Snapshot): Known {
    return { playerId: LEARNER, seat, seq: 0, table, match, own };
}

/** What is known at the end of a way through the lesson; null if there is no such way. */
function knownAt(lesson: Lesson, path: readonly number[]): Known | null {
    let known: Known | null = knownFrom(lesson, lesson.start);
    for (const [index, place] of path.entries()) {
        const before = lesson.steps[path[index - 1] ?? -1];
        const isNext = index === 0 ? place === 0 : before?.answers.some(({ next }) => next === place);
        const step = lesson.steps[place];
        if (step === undefined || !isNext) return null;
        if (step.start !== null) known = knownFrom(lesson, step.start);
        for (const told of step.told) known = known && foldTold(known, told);
    }
    return known;
}
