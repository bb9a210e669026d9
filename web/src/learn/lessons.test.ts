// The lessons that the Python package made, played by the page: it comes to their ends, and judges as the engine does.
import { describe, expect, it } from "vitest";
import type { Command } from "../link/outbox";
import type { CardName } from "../protocol/wire";
import { Settings } from "../settings/settings.svelte";
import { Announcer } from "../table/announcing/announcer.svelte";
import { CATALOGUE } from "../table/hand/hand_example";
import { english } from "../words/english_example";
import { refusalOf } from "./actions";
import { EXAMPLE } from "./lesson_example";
import type { Lesson } from "./lesson_format";
import { LessonTable } from "./lesson_table.svelte";
import { LESSONS, markOf, stepsLeft } from "./lessons";
import { Progress } from "./progress.svelte";

const WORDS = english();

/** The command that a text of a lesson stands for. */
function commandOf(action: string): Command {
    if (action === "pass" || action === "declare") return { type: action };
    const [first, ...others] = action.split(" ");
    if (first === "return") return { type: "return_card", card: others[0] as CardName };
    const isDeclared = others.at(-1) === "declare";
    const cards = action.split(" ").slice(0, isDeclared ? -1 : undefined) as CardName[];
    return { type: "play", cards, declare: isDeclared };
}

function opened(lesson: Lesson): LessonTable {
    const settings = new Settings(null);
    settings.choose({ motion: "off" });
    const announcer = new Announcer();
    const table = new LessonTable({ lesson, progress: new Progress(null), settings, words: WORDS, announcer });
    table.catalogue = CATALOGUE;
    table.open();
    return table;
}

/** Every way to every step, by the answers that lead there; no way passes a step twice. */
function waysOf(lesson: Lesson): (string | null)[][] {
    const ways: (string | null)[][] = [];
    const walk = (place: number, answers: (string | null)[], behind: number[]): void => {
        ways.push(answers);
        for (const { action, next } of lesson.steps[place]?.answers ?? []) {
            if (next !== null && !behind.includes(next)) walk(next, [...answers, action], [...behind, next]);
        }
    };
    walk(0, [], [0]);
    return ways;
}

function at(lesson: Lesson, way: readonly (string | null)[]): LessonTable {
    const table = opened(lesson);
    for (const action of way) {
        if (action === null) table.goOn();
        else table.send(commandOf(action));
    }
    return table;
}

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))("lesson %s", (id, lesson) => {
    it("has a name, and a sentence about it", () => {
        for (const message of [`lesson-${id}-name`, `lesson-${id}-about`]) expect(WORDS.knows(message)).toBe(true);
    });

    it("comes to its end by the answers that it accepts", () => {
        const ends = waysOf(lesson).map((way) => at(lesson, way));
        expect(ends.some(({ status }) => status === "done")).toBe(true);
        for (const table of ends) expect(table.status).not.toBe("telling");
    });

    it("says every sentence in words", () => {
        for (const table of waysOf(lesson).map((way) => at(lesson, way))) {
            const { step } = table;
            const said = [step?.say, step?.hint, step?.otherwise, ...(step?.wrong ?? []).map(({ say }) => say)];
            for (const message of said) if (message != null) expect(WORDS.knows(message), message).toBe(true);
        }
    });

    it("answers what it declines, and nothing moves", () => {
        for (const table of waysOf(lesson).map((way) => at(lesson, way))) {
            const { known } = table;
            for (const { action, say } of table.step?.wrong ?? []) {
                table.send(commandOf(action));
                expect(table.reply, action).toEqual({ tone: "wrong", text: WORDS.said(say) });
            }
            expect(table.known).toBe(known);
        }
    });

    it("is refused by the page what the engine refuses, for the same reason", () => {
        for (const table of waysOf(lesson).map((way) => at(lesson, way))) {
            const { known, step } = table;
            for (const { action, code } of step?.refused ?? []) {
                const command = commandOf(action);
                if (command.type === "play" || command.type === "pass") {
                    expect(refusalOf(command, known, CATALOGUE, WORDS), action).toBe(code);
                }
                table.send(command);
                expect([table.reply?.tone, table.known], action).toEqual(["wrong", known]);
                expect(table.reply?.text).not.toContain(code);
            }
        }
    });
});

describe("the lessons as data", () => {
    it("says how far the end is on the shortest way", () => {
        expect(stepsLeft(EXAMPLE)).toEqual([3, 2, 2, 1]);
    });

    it("marks a lesson so that a changed one is another", () => {
        expect(markOf(EXAMPLE)).toBe(markOf({ ...EXAMPLE }));
        expect(markOf(EXAMPLE)).not.toBe(markOf({ ...EXAMPLE, seat: 1 }));
    });
});
