import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Transcript } from "../fairness/transcripts";
import { Unfair } from "../fairness/unfair";
import { verifyMatch } from "../fairness/verify";
import { RecordError } from "./errors";
import { evidenceOf } from "./evidence";
import { parseRecord } from "./reading";

interface Found {
    code: string;
    field?: string;
    facts?: Record<string, string | number>;
}

interface Vectors {
    bases: Record<string, string>;
    transcripts: Record<string, string>;
    cases: {
        base: string;
        edit: [start: number, gone: number, lines: string[]] | null;
        transcript: string | null;
        found: Found | null;
    }[];
}

const VECTORS = JSON.parse(readFileSync("../tests/golden/verdicts.json", "utf-8")) as Vectors;

function textOf({ base, edit }: Vectors["cases"][number]): string {
    const lines = (VECTORS.bases[base] ?? "").split("\n");
    return edit === null ? lines.join("\n") : lines.toSpliced(edit[0], edit[1], ...edit[2]).join("\n");
}

/** What this page finds wrong first; a fault of the cards by its field, any other by its code and facts. */
function foundIn(text: string, transcript: string | null): Omit<Found, "code"> | Found | null {
    const saved = transcript === null ? null : (JSON.parse(VECTORS.transcripts[transcript] ?? "") as Transcript);
    try {
        verifyMatch(evidenceOf(parseRecord(text)), saved);
        return null;
    } catch (error) {
        if (error instanceof Unfair) return { field: error.field };
        if (error instanceof RecordError) return { code: error.code, facts: error.facts };
        throw error;
    }
}

describe("the cards of a record", () => {
    it("are verified in every preset, with three seats and with four", () => {
        const honest = VECTORS.cases.filter(({ edit, transcript }) => edit === null && transcript === null);
        expect(honest.map(({ base }) => base)).toEqual(Object.keys(VECTORS.bases));
        expect(honest.filter((each) => foundIn(textOf(each), null) !== null)).toEqual([]);
    });

    it("and all else of it are judged as the server's own verifier does", () => {
        expect(VECTORS.cases.length).toBeGreaterThan(500);
        const differing = VECTORS.cases
            .map(({ found, ...each }) => {
                const expected = found?.field === undefined ? found : { field: found.field };
                return { ...each, expected, here: foundIn(textOf({ ...each, found }), each.transcript) };
            })
            .filter(({ expected, here }) => JSON.stringify(sorted(expected)) !== JSON.stringify(sorted(here)));
        expect(differing).toEqual([]);
    });
});

/** The same facts in one order. */
function sorted(found: Partial<Found> | null): unknown {
    return found?.facts === undefined ? found : { ...found, facts: Object.entries(found.facts).sort() };
}
