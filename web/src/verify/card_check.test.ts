import { describe, expect, it } from "vitest";
import { parseTranscript } from "../fairness/transcript_parser";
import type { Transcript } from "../fairness/transcripts";
import { baseOf, textOf, VERDICTS, type VerdictCase } from "../records/golden_verdicts";
import type { Play } from "./record_requests";
import { checkCards, type Saved } from "./card_check";
import { type Row, rowsOf } from "./rows";
import { verdictOf } from "./verdict";

const LEGAL: Play = { state: "legal", isOver: true };

function caseOf(base: string, field: string): VerdictCase {
    const found = VERDICTS.cases.find((each) => each.base === base && each.found?.field === field);
    if (found === undefined) throw new Error(`no case: ${base}, ${field}`);
    return found;
}

function saved(name: string, from: Saved["from"] = "file"): Saved {
    return { transcript: parseTranscript(VERDICTS.transcripts[name] ?? "") as Transcript, from };
}

async function rows(text: string, play: Play | null, kept: Saved | null = null): Promise<string[]> {
    const checked = await checkCards(text, () => kept);
    return rowsOf(checked, play).map(told);
}

function told({ name, state, seat, done }: Row): string {
    return [name, ...(seat === null ? [] : [seat]), ...(done === 0 ? [] : [`x${done}`]), state].join(" ");
}

describe("the list of what was checked", () => {
    it("is all right for an honest record, with what is not there named as such", async () => {
        expect(await rows(baseOf("without a number"), LEGAL)).toEqual([
            "values right",
            "unsaved none",
            "server right",
            "client 0 right",
            "silent 1 none",
            "client 2 right",
            "silent 3 none",
            "transcript right",
            "dealer right",
            "cut x2 right",
            "hands x2 right",
            "plays x2 right",
            "legal right",
        ]);
    });

    it("says that a deck was not cut", async () => {
        expect(await rows(baseOf("gang, 4 seats"), LEGAL)).toContain("uncut none");
    });

    it("says which transcript was compared", async () => {
        const text = baseOf("custom, 4 seats");
        expect(await rows(text, LEGAL, saved("honest", "browser"))).toContain("saved-browser right");
        const other = await rows(text, null, saved("other player"));
        expect(other.slice(0, 3)).toEqual(["values right", "saved-file wrong", "server open"]);
    });

    it("ends with what is wrong, and tells how far all was right", async () => {
        const wrong = caseOf("custom, 4 seats", "deal 2: tribute");
        const list = await rows(textOf(wrong), null);
        expect(list.slice(-4)).toEqual(["cut x2 right", "hands x2 right", "plays wrong", "legal-open open"]);
        const number = caseOf("custom, 4 seats", "seat 1: player id or r");
        expect((await rows(textOf(number), null)).slice(2, 8)).toEqual([
            "server right",
            "client 0 right",
            "client 1 wrong",
            "client 2 open",
            "client 3 open",
            "transcript open",
        ]);
    });

    it("says that nobody checked the play", async () => {
        const text = baseOf("classic, 3 seats");
        expect(await rows(text, { state: "open", code: "network/away", facts: {} })).toContain("legal-open open");
        expect(await rows(text, { state: "asking" })).toContain("legal-open asking");
        expect(await rows(text, { state: "illegal", code: "record/illegal_action", facts: {} })).toContain(
            "legal wrong",
        );
    });
});

describe("the verdict", () => {
    it.each([
        ["verified", LEGAL],
        ["asking", { state: "asking" }],
        ["partly", { state: "open", code: "network/away", facts: {} }],
        ["unplayable", { state: "illegal", code: "record/contradiction", facts: {} }],
    ] as const)("is %s if the cards are right and the server says so of the play", async (verdict, play) => {
        const checked = await checkCards(baseOf("french, 3 seats"), () => null);
        expect(verdictOf(checked, play)).toBe(verdict);
    });

    it("is about the record alone if something is wrong with it", async () => {
        const verdict = async (text: string): Promise<string> => verdictOf(await checkCards(text, () => null), null);
        const text = baseOf("custom, 3 seats");
        expect(await verdict(textOf(caseOf("custom, 3 seats", "S")))).toBe("unfair");
        expect(await verdict("a letter")).toBe("unreadable");
        expect(await verdict(text.replace(/fair S: .*\n/, ""))).toBe("unverifiable");
    });
});
