// The server and the page fold alike: every message of the golden stories leads to what the server says is known.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Event, Snapshot, Told, Welcome } from "../protocol/wire";
import { type Known, foldTold, foldWelcome } from "./fold";
import { foldMatch } from "./match";
import { foldTable } from "./table";

interface Opening {
    story: string;
    seat: number | null;
    welcome: Welcome;
}
interface Step {
    told: Told;
    hash: string;
    known?: Snapshot;
}
interface Story extends Opening {
    steps: Step[];
}

function stories(): Story[] {
    const text = readFileSync("../tests/golden/folds.jsonl", "utf-8");
    const found: Story[] = [];
    for (const line of text.trimEnd().split("\n")) {
        const value = JSON.parse(line) as Opening | Step;
        if ("story" in value) {
            found.push({ ...value, steps: [] });
        } else {
            found.at(-1)?.steps.push(value);
        }
    }
    return found;
}

function snapshotOf({ table, match, own }: Known): Snapshot {
    return { table, match, own };
}

/** The hash that the stories give for what is known: of its JSON with sorted names. */
function hashOf(known: Snapshot): string {
    return createHash("sha256")
        .update(JSON.stringify(sorted(known)))
        .digest("hex")
        .slice(0, 16);
}

function sorted(value: unknown): unknown {
    if (Array.isArray(value)) {
        return value.map(sorted);
    }
    if (typeof value !== "object" || value === null) {
        return value;
    }
    const names = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(names.map(([name, member]) => [name, sorted(member)]));
}

function frozen<T>(value: T): T {
    if (typeof value === "object" && value !== null) {
        Object.freeze(value);
        Object.values(value).forEach(frozen);
    }
    return value;
}

function begun(story: Opening): Known {
    const known = foldWelcome(null, story.welcome);
    if (known === null) {
        throw new Error("a story begins with a snapshot");
    }
    return known;
}

const STORIES = stories();

describe("the golden stories", () => {
    it("are all there", () => {
        expect(STORIES.length).toBe(10);
        expect(STORIES.every((story) => story.steps.some((step) => step.known))).toBe(true);
    });

    it.each(STORIES.map((story) => [story.story, story.seat, story] as const))(
        "lead to what the server says, message by message: %s for seat %s",
        (_, _seat, story) => {
            let known = frozen(begun(story));
            for (const { told, hash, known: expected } of story.steps) {
                const after = foldTold(known, frozen(told));
                if (after === null) {
                    throw new Error(`the message after ${told.after} does not follow`);
                }
                known = frozen(after);
                if (expected !== undefined) {
                    expect(snapshotOf(known)).toEqual(expected);
                }
                expect([told.seq, hashOf(snapshotOf(known))]).toEqual([told.seq, hash]);
                expect(known.seq).toBe(told.seq);
            }
        },
    );
});

const story = STORIES[0] as Story;
const moon = { type: "moon_risen" } as unknown as Event;

describe("a page", () => {
    it("leaves aside an event that it does not know", () => {
        const known = begun(story);
        expect(foldTable(known.table, { seq: 1, at_ms: 0, event: moon })).toBe(known.table);
        const inDeal = story.steps.find((step) => step.known)?.known?.match ?? null;
        expect(inDeal?.deal).not.toBeNull();
        expect(foldMatch(inDeal, moon)).toBe(inDeal);
        expect(foldMatch(null, moon)).toBeNull();
    });

    it("takes no message that does not begin where it stands", () => {
        const known = begun(story);
        const { told } = story.steps[0] as Step;
        expect(foldTold({ ...known, seq: known.seq - 1 }, told)).toBeNull();
        expect(foldTold({ ...known, seq: known.seq + 1 }, told)).toBeNull();
    });

    it("goes on from what it knows if the server says so and means the same audience", () => {
        const known = begun(story);
        const back = { ...story.welcome, snapshot: null, seq: known.seq + 5 };
        expect(foldWelcome(known, back)).toBe(known);
        expect(foldWelcome(known, { ...back, seat: 3 })).toBeNull();
        expect(foldWelcome(known, { ...back, player_id: "eve" })).toBeNull();
        expect(foldWelcome(known, { ...back, seq: known.seq - 1 })).toBeNull();
        expect(foldWelcome(null, back)).toBeNull();
    });
});
