// The matches that the server's own verifier has judged, for tests.
import { readFileSync } from "node:fs";
import { type Change, foldTold, foldWelcome, type Known } from "../folding/fold";
import type { Entry, Event, MatchView, Told, Welcome } from "../protocol/wire";
import type { Transcript } from "./transcripts";

export interface FairStory {
    /** r of the audience's seat. */
    number: string | null;
    transcript: Transcript | null;
    welcome: Welcome;
    told: Told[];
}

export interface FairCase {
    name: string;
    story: string;
    changes: Record<string, Event>;
    /** What the server's verifier finds wrong first. */
    field: string | null;
}

interface Vectors {
    rules: { rules: MatchView["rules"]; seat_count: number; text: string }[];
    stories: Record<string, FairStory>;
    cases: FairCase[];
}

export const VECTORS = JSON.parse(readFileSync("../tests/golden/fair.json", "utf-8")) as Vectors;

export function storyOf(name: string): FairStory {
    const story = VECTORS.stories[name];
    if (story === undefined) {
        throw new Error(`no story: ${name}`);
    }
    return story;
}

/** Returns a message with the lies of a case in it. */
export function changed(told: Told, changes: Record<string, Event>): Told {
    const entries = told.entries.map((entry): Entry => ({ ...entry, event: changes[entry.seq] ?? entry.event }));
    return { ...told, entries };
}

/** Yields what a page is told, as changes of what it knows. */
export function* changesOf(story: FairStory, changes: Record<string, Event> = {}): Generator<Change> {
    let known = foldWelcome(null, story.welcome) as Known;
    yield { before: known, after: known, entries: [] };
    for (const honest of story.told) {
        const told = changed(honest, changes);
        const after = foldTold(known, told) as Known;
        yield { before: known, after, entries: told.entries };
        known = after;
    }
}
