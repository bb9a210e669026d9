// What this page finds out about a record by itself: can it be read, and are its cards those that were committed to?
import type { MatchEvidence } from "../fairness/evidence";
import type { Transcript } from "../fairness/transcripts";
import { Unfair } from "../fairness/unfair";
import { type Step, verifying } from "../fairness/verify";
import { type Facts, RecordError } from "../records/errors";
import { evidenceOf } from "../records/record_evidence";
import type { MatchRecord } from "../records/model";
import { parseRecord } from "../records/parser";

/** How long the page may not answer to a person. */
const SLICE_MS = 50;

export interface Saved {
    transcript: Transcript;
    /** Kept by this browser when the match began, or added by the person. */
    from: "browser" | "file";
}

export type Fault =
    | { sort: "text"; code: string; facts: Facts }
    /** The first wrong field, and the step that found it. */
    | { sort: "cards"; field: string; step: Step };

export interface Checked {
    /** Null if the text cannot be read. */
    record: MatchRecord | null;
    /** Null if the record lacks what a check needs. */
    evidence: MatchEvidence | null;
    saved: Saved | null;
    /** The steps that were begun; the last one failed if there is a fault. */
    steps: readonly Step[];
    fault: Fault | null;
}

/** Checks the cards of a record. `onStep` is told each step; the page can draw and listen in between. */
export async function checkCards(
    text: string,
    savedOf: (matchId: string) => Saved | null,
    onStep: (step: Step, record: MatchRecord) => void = () => undefined,
): Promise<Checked> {
    const found: Checked = { record: null, evidence: null, saved: null, steps: [], fault: null };
    const steps: Step[] = [];
    try {
        const record = parseRecord(text);
        found.record = record;
        const evidence = evidenceOf(record);
        found.evidence = evidence;
        found.saved = savedOf(evidence.told.matchId);
        let since = performance.now();
        for (const step of verifying(evidence, found.saved?.transcript ?? null)) {
            steps.push(step);
            onStep(step, record);
            if (performance.now() - since > SLICE_MS) {
                await new Promise((resolve) => setTimeout(resolve));
                since = performance.now();
            }
        }
        return { ...found, steps };
    } catch (error) {
        return { ...found, steps, fault: faultOf(error, steps) };
    }
}

function faultOf(error: unknown, steps: readonly Step[]): Fault {
    const step = steps.at(-1);
    if (error instanceof Unfair && step !== undefined) {
        return { sort: "cards", field: error.field, step };
    }
    if (error instanceof RecordError) {
        return { sort: "text", code: error.code, facts: error.facts };
    }
    throw error;
}
