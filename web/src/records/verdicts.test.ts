import { describe, expect, it } from "vitest";
import type { Transcript } from "../fairness/transcripts";
import { Unfair } from "../fairness/unfair";
import { verifyMatch } from "../fairness/verify";
import { RecordError } from "./errors";
import { evidenceOf } from "./record_evidence";
import { baseOf, type Found, textOf, VERDICTS } from "./golden_verdicts";
import { parseRecord } from "./parser";

/** What this page finds wrong first; a fault of the cards by its field, any other by its code and facts. */
function foundIn(text: string, transcript: string | null): Partial<Found> | null {
    const saved = transcript === null ? null : (JSON.parse(VERDICTS.transcripts[transcript] ?? "") as Transcript);
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
        const honest = VERDICTS.cases.filter(({ edit, transcript }) => edit === null && transcript === null);
        expect(honest.map(({ base }) => base)).toEqual(Object.keys(VERDICTS.bases));
        expect(honest.filter((each) => foundIn(textOf(each), null) !== null)).toEqual([]);
    });

    it("and all else of it are judged as the server's own verifier does", () => {
        expect(VERDICTS.cases.length).toBeGreaterThan(900);
        for (const each of VERDICTS.cases) {
            const { found } = each;
            const expected = found?.field === undefined ? found : { field: found.field };
            expect({ ...each, found: foundIn(textOf(each), each.transcript) }).toEqual({ ...each, found: expected });
        }
    });

    it("are the same with the line ends of Windows, and after a mark of the byte order", () => {
        const text = baseOf("custom, 3 seats");
        expect(parseRecord(`\ufeff${text.replaceAll("\n", "\r\n")}`)).toEqual(parseRecord(text));
    });
});
