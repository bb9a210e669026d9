import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeptMatches } from "../fairness/kept_matches";
import { parseTranscript } from "../fairness/transcript_parser";
import type { Transcript } from "../fairness/transcripts";
import { baseOf, VERDICTS } from "../records/golden_verdicts";
import { parseRecord } from "../records/parser";
import { evidenceOf } from "../records/record_evidence";
import { MemoryStorage } from "../storage/memory_storage";
import { Verification } from "./verification.svelte";

const TEXT = baseOf("custom, 4 seats");
const OTHER = baseOf("custom, 3 seats");
const MATCH_ID = evidenceOf(parseRecord(TEXT)).told.matchId;
const HONEST = transcript("honest");

let sent: string[];
let answer: () => Promise<Response>;

function transcript(name: string): Transcript {
    return parseTranscript(VERDICTS.transcripts[name] ?? "") as Transcript;
}

function problem(status: number, code: string, facts: object = {}): () => Promise<Response> {
    return () => Promise.resolve(Response.json({ code, facts, sentence: "" }, { status }));
}

beforeEach(() => {
    sent = [];
    answer = () => Promise.resolve(Response.json({ is_over: true }));
    vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
        sent.push(String(init.body));
        return answer();
    });
});

afterEach(() => {
    vi.unstubAllGlobals();
});

function verification(storage = new MemoryStorage()): Verification {
    return new Verification(new KeptMatches(storage));
}

describe("a record that is opened", () => {
    it("is checked here first, and then its play by the server", async () => {
        const opened = verification();
        await opened.open(TEXT, { from: "text" });
        expect(opened.checked?.fault).toBeNull();
        expect(opened.play).toEqual({ state: "legal", isOver: true });
        expect(sent).toEqual([TEXT]);
    });

    it("does not leave the page if its cards are wrong", async () => {
        const opened = verification();
        await opened.open(TEXT.replace(/fair S: ./, "fair S: x"), { from: "text" });
        expect(opened.play).toBeNull();
        await opened.open(TEXT.replace(/hand 0: \S+/, "hand 0: DR"), { from: "text" });
        expect(opened.checked?.fault).toMatchObject({ field: "deal 1: hand of seat 0" });
        expect(sent).toEqual([]);
    });

    it("is refused with the code of the server if the play is not legal", async () => {
        answer = problem(400, "record/illegal_action", { line: 30, deal: 1 });
        const opened = verification();
        await opened.open(TEXT, { from: "text" });
        expect(opened.play).toEqual({ state: "illegal", code: "record/illegal_action", facts: { line: 30, deal: 1 } });
    });

    it.each([
        ["network/away", () => Promise.reject(new TypeError("away"))],
        ["request/too_many", problem(429, "request/too_many", { wait_s: 3 })],
        ["server/error", () => Promise.resolve(new Response("<html>", { status: 502 }))],
        ["server/error", () => Promise.resolve(new Response("<html>", { status: 200 }))],
    ])("is not said to be illegal if the server does not say so: %s", async (code, given) => {
        answer = given;
        const opened = verification();
        await opened.open(TEXT, { from: "text" });
        expect(opened.play).toMatchObject({ state: "open", code });
    });

    it("takes the place of one whose answer is still to come", async () => {
        const opened = verification();
        const first = opened.open(TEXT, { from: "text" });
        const second = opened.open(OTHER, { from: "file", name: "other.gof" });
        await Promise.all([first, second]);
        expect(opened.checked?.record?.seats).toHaveLength(3);
        expect(sent).toEqual([OTHER]);
    });
});

describe("a transcript", () => {
    it("that this browser kept is compared without being asked for", async () => {
        const storage = new MemoryStorage();
        const keptMatches = new KeptMatches(storage);
        keptMatches.save({ ...keptMatches.of(MATCH_ID), transcript: HONEST });
        const opened = verification(storage);
        await opened.open(TEXT, { from: "text" });
        expect(opened.checked?.saved?.from).toBe("browser");
        await opened.open(OTHER, { from: "text" });
        expect(opened.checked?.saved).toBeNull();
    });

    it("that was added is compared at once, and goes before the one that was kept", async () => {
        const opened = verification();
        await opened.open(TEXT, { from: "text" });
        await opened.add(transcript("other secrets"));
        expect(opened.checked?.fault).toMatchObject({ field: "C", step: { check: "saved" } });
    });

    it("that was added first, or along with it, belongs to the record; the next record has none", async () => {
        const opened = verification();
        await opened.add(HONEST);
        await opened.open(TEXT, { from: "text" });
        expect(opened.checked?.saved?.from).toBe("file");
        await opened.open(OTHER, { from: "text" });
        expect(opened.checked?.saved).toBeNull();
        await opened.open(TEXT, { from: "text" }, HONEST);
        expect(opened.checked?.saved?.from).toBe("file");
    });
});

describe("a check that takes long", () => {
    it("tells how far it is, and no longer when it is done", async () => {
        let clock = 0;
        vi.spyOn(performance, "now").mockImplementation(() => (clock += 400));
        const opened = verification();
        const seen = new Set<number | undefined>();
        const done = opened.open(TEXT, { from: "text" });
        while (opened.checked === null) {
            seen.add(opened.progress?.deal);
            await new Promise((resolve) => setTimeout(resolve));
        }
        await done;
        expect([...seen]).toEqual(expect.arrayContaining([undefined, 1, 2, 3]));
        expect(opened.progress).toBeNull();
        vi.restoreAllMocks();
    });
});
