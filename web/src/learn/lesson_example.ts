// A small lesson for tests: two answers are accepted, one leads on, the other to a new start. Both come to the end.
import type { Snapshot } from "../protocol/wire";
import { told } from "../link/table_example";
import { type Example, knownOf, pair } from "../table/hand/hand_example";
import type { Lesson, LessonStep } from "./lesson_format";

function snapshot(example: Example): Snapshot {
    const { table, match, own } = knownOf(example);
    return { table, match, own };
}

const START = snapshot({ hand: ["3G", "3Y", "5R", "7G", "7R"], top: pair("2G", "2R") });
const AFTER = snapshot({ hand: ["5R", "7G", "7R"], isMyTurn: false }).own;

const STEP: LessonStep = {
    start: null,
    told: [],
    say: "learn-lead",
    ask: "next",
    answers: [],
    wrong: [],
    otherwise: null,
    refused: [],
    hint: null,
};

/** Every sentence is one that the page has, so that each can be told from the others. */
export const EXAMPLE: Lesson = {
    id: "example",
    seat: 0,
    start: START,
    steps: [
        {
            ...STEP,
            ask: "action",
            say: "hand-why-choose",
            answers: [
                { action: "3G 3Y", praise: "learn-hint", next: 1 },
                { action: "7G 7R", praise: null, next: 2 },
            ],
            wrong: [{ action: "pass", say: "learn-skip" }],
            otherwise: "learn-all",
            refused: [{ action: "declare", code: "declare/automatic" }],
            hint: "learn-next",
        },
        {
            ...STEP,
            told: [
                told(0, [{ type: "combination_played", seat: 0, combination: pair("3G", "3Y"), next_seat: 1 }], AFTER),
                told(1, [{ type: "passed", seat: 1, next_seat: 2 }], AFTER),
                told(2, [{ type: "passed", seat: 2, next_seat: 0 }], START.own),
            ],
            say: "learn-go-on",
            answers: [{ action: null, praise: null, next: 3 }],
        },
        {
            ...STEP,
            start: snapshot({ hand: ["9R"], top: { kind: "single", cards: ["10R"] } }),
            ask: "action",
            say: "hand-pass",
            answers: [{ action: "pass", praise: null, next: 3 }],
        },
        { ...STEP, say: "learn-begin", answers: [{ action: null, praise: null, next: null }] },
    ],
};
