import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { VERDICTS } from "../records/golden_verdicts";
import { Words } from "../words/words.svelte";
import { wordsOfField } from "./faults";

const WORDS = new Words();
WORDS.use("en", readFileSync("../src/gangoffour/locales/en/verify.ftl", "utf-8"));

const WRONG = VERDICTS.cases.flatMap(({ found }) =>
    found?.field === undefined ? [] : [found as Required<typeof found>],
);

describe("a wrong field", () => {
    it("has a sentence of its own, whatever it is", () => {
        expect(WRONG.length).toBeGreaterThan(300);
        for (const { code, field } of WRONG) {
            const { id } = wordsOfField(field, code === "fair/saved_transcript");
            expect([field, WORDS.knows(id)]).toEqual([field, true]);
        }
    });

    it("is one of several only where a hash cannot tell them apart", () => {
        const several = WRONG.filter(({ field }) => wordsOfField(field, false).id === "verify-fault-several");
        expect(several.length).toBeGreaterThan(0);
        expect(several.filter(({ field }) => !/^(T|rules) or /.test(field))).toEqual([]);
    });

    it("names its seat and its deal", () => {
        expect(wordsOfField("deal 12: hand of seat 3", false)).toEqual({ id: "verify-fault-hand", seat: 3, deal: 12 });
        expect(wordsOfField("seat 2: player id or r", false)).toEqual({
            id: "verify-fault-player",
            seat: 2,
            deal: null,
        });
        expect(wordsOfField("h of seat 0", true)).toEqual({
            id: "verify-saved-client-commitment",
            seat: 0,
            deal: null,
        });
    });
});
