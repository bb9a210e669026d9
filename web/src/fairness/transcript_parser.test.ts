import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseTranscript } from "./transcript_parser";
import { formatTranscript, type Transcript } from "./transcripts";

const TEXT = readFileSync("../tests/golden/records/fair.transcript.json", "utf-8");
const VALUE = JSON.parse(TEXT) as Transcript;

function changed(changes: Record<string, unknown>): string {
    return JSON.stringify({ ...VALUE, ...changes });
}

describe("a transcript file", () => {
    it("is read as it was saved, with T and without", () => {
        expect(parseTranscript(TEXT)).toEqual(VALUE);
        const whole = { ...VALUE, transcript_hash: "ab".repeat(32) };
        expect(parseTranscript(formatTranscript(whole))).toEqual(whole);
    });

    it("may hold names with signs of its own syntax", () => {
        const seats = VALUE.seats.with(0, { player: 'a": "b\\', commitment: "ab".repeat(32) });
        expect(parseTranscript(changed({ seats }))?.seats[0]?.player).toBe('a": "b\\');
    });

    it.each([
        ["nothing", ""],
        ["a record", "gof-record 1\n"],
        ["a list", "[]"],
        ["another format", changed({ format: "gof-record" })],
        ["another version", changed({ version: 2 })],
        ["another scheme", changed({ scheme: "gof-fair-2" })],
        ["a field too many", changed({ more: 1 })],
        ["a field too few", changed({ rules: undefined })],
        ["a field that stands twice", TEXT.replace('"version": 1', '"version": 1, "version": 1')],
        ["no seats", changed({ seats: [] })],
        ["a seat that is none", changed({ seats: VALUE.seats.with(1, null as never) })],
        ["capital letters in a digest", changed({ commitment: "AB".repeat(32) })],
        ["a short T", changed({ transcript_hash: "ab" })],
        ["half a sign", changed({ rules: "\ud800" })],
        ["too many signs", `${TEXT}${" ".repeat(65_536)}`],
    ])("is refused if it is %s", (_, text) => {
        expect(parseTranscript(text)).toBeNull();
    });
});
