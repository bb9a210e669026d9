// Records that the server's own verifier has judged, for tests.
import { readFileSync } from "node:fs";

export interface Found {
    code: string;
    field?: string;
    facts?: Record<string, string | number>;
}

export interface VerdictCase {
    base: string;
    edit: [start: number, gone: number, lines: string[]] | null;
    transcript: string | null;
    /** What is wrong first; null if nothing is. */
    found: Found | null;
}

interface Vectors {
    bases: Record<string, string>;
    transcripts: Record<string, string>;
    cases: VerdictCase[];
}

export const VERDICTS = JSON.parse(readFileSync("../tests/golden/verdicts.json", "utf-8")) as Vectors;

export function baseOf(name: string): string {
    const text = VERDICTS.bases[name];
    if (text === undefined) {
        throw new Error(`no record: ${name}`);
    }
    return text;
}

export function textOf({ base, edit }: VerdictCase): string {
    const lines = baseOf(base).split("\n");
    return edit === null ? lines.join("\n") : lines.toSpliced(edit[0], edit[1], ...edit[2]).join("\n");
}
