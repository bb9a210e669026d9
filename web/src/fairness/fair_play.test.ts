import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeServer } from "../link/fake_socket";
import { TableLink } from "../link/table_link.svelte";
import type { Event, Told } from "../protocol/wire";
import { MemoryStorage } from "../storage/memory_storage";
import { FairPlay } from "./fair_play.svelte";
import { changed, type FairStory, storyOf, VECTORS } from "./golden_fair";
import { bytesToHex, clientCommitment, hexToBytes, idBytes, NUMBER_SIZE } from "./hashing";
import { KeptMatches } from "./kept_matches";

let storage: MemoryStorage;
let server: FakeServer;
let link: TableLink;
let fair: FairPlay;

/** A page opens the table: new, or again after a reload. */
function open(story: FairStory): void {
    link?.close();
    vi.restoreAllMocks();
    draw(story);
    server = new FakeServer();
    link = new TableLink({ tableId: "t", socket: server.socket });
    fair = new FairPlay(link, new KeptMatches(storage));
    server.last.open();
    server.last.say(story.welcome);
}

/** From now on the browser draws the number that the story's seat committed to. */
function draw(story: FairStory): void {
    const chance = crypto.getRandomValues.bind(crypto);
    vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
        const drawn = chance(array);
        if (drawn instanceof Uint8Array && drawn.length === NUMBER_SIZE) {
            drawn.set(hexToBytes(story.number ?? ""));
        }
        return drawn;
    });
}

function isPrepared(): boolean {
    const { known } = link;
    return known?.seat !== null && known?.table.preparation !== null && known?.table.preparation !== undefined;
}

/** Tells a story to the end, and is ready when it is time. */
function tell(story: FairStory, changes: Record<string, Event> = {}, from = 0, to = Infinity): void {
    for (const told of story.told.slice(from, to)) {
        server.last.say(changed(told, changes));
        if (isPrepared() && sent("ready").length === 0) {
            void fair.ready();
        }
    }
}

function sent(type: string): Record<string, unknown>[] {
    return server.last.sent.filter((message) => message["type"] === type);
}

function stepOf(story: FairStory, type: Event["type"]): number {
    return story.told.findIndex((told: Told) => told.entries.some((entry) => entry.event.type === type));
}

beforeEach(() => {
    storage = new MemoryStorage();
});

afterEach(() => {
    link.close();
    vi.restoreAllMocks();
});

describe("an honest match", () => {
    it.each([
        ["three", "verified", 2, []],
        ["three, watched", "verified", 2, []],
        ["three, from the second deal on", "partly", 1, []],
        ["four", "verified", 2, []],
        ["four without a number", "verified", 2, [1]],
        ["four, abandoned", "verified", 2, []],
    ])("is found to be so: %s", async (name, state, deals, withoutNumber) => {
        const story = storyOf(name);
        open(story);
        tell(story);
        await vi.waitFor(() => expect(fair.verdict).toEqual({ state, deals, withoutNumber }));
    });

    it("is open until its secret is told", () => {
        const story = storyOf("four");
        open(story);
        tell(story, {}, 0, stepOf(story, "match_ended"));
        expect(fair.verdict).toEqual({ state: "open" });
    });

    it("has the fingerprint that all are told", () => {
        const story = storyOf("four");
        open(story);
        tell(story);
        expect(fair.fingerprint).toBe(link.known?.table.match?.fingerprint);
        expect(fair.fingerprint).toMatch(/^(\w{5}-){3}\w{5}$/);
    });

    it("is verified in one go too, by a page that was away for all of it", async () => {
        const story = storyOf("three");
        open(story);
        const start = stepOf(story, "match_started");
        tell(story, {}, 0, start + 1);
        const rest = story.told.slice(start + 1);
        const last = rest.at(-1) as Told;
        const entries = rest.flatMap((told) => told.entries);
        server.last.say({ ...last, after: link.known?.seq ?? 0, entries });
        await vi.waitFor(() => expect(fair.verdict).toEqual({ state: "verified", deals: 2, withoutNumber: [] }));
    });
});

describe("a dishonest match", () => {
    it.each(VECTORS.cases.filter((each) => each.field !== null).map((each) => [each.name, each.field, each] as const))(
        "is found out as the server's verifier finds it: %s, %s",
        async (_, field, { story: name, changes }) => {
            const story = storyOf(name);
            open(story);
            tell(story, changes);
            await vi.waitFor(() => expect(fair.verdict).toEqual({ state: "wrong", field }));
        },
    );

    it.each(["C", "h", "r", "T", "player", "rules"])(
        "is found out as it begins if the lie is about %s",
        async (label) => {
            const lie = VECTORS.cases.find((each) => each.name === `four: ${label}`);
            const story = storyOf("four");
            open(story);
            tell(story, lie?.changes, 0, stepOf(story, "match_started") + 1);
            await vi.waitFor(() => expect(fair.verdict).toEqual({ state: "wrong", field: lie?.field }));
            expect(fair.fingerprint).toBeNull();
        },
    );

    it("is found out if the secret is none", async () => {
        const story = storyOf("four");
        open(story);
        tell(story, {}, 0, stepOf(story, "match_ended"));
        const ended = story.told.at(stepOf(story, "match_ended")) as Told;
        const seq = ended.entries.at(-1)?.seq ?? 0;
        const event = { type: "match_ended", match_id: "m", cause: "won", secret: "no secret" } as const;
        server.last.say(changed(ended, { [seq]: event }));
        await vi.waitFor(() => expect(fair.verdict).toEqual({ state: "wrong", field: "S" }));
    });
});

describe("the number of this page", () => {
    const story = storyOf("four");
    const matchId = (): string => link.known?.table.preparation?.match_id ?? "";

    it("is committed to when the person is ready", () => {
        open(story);
        tell(story, {}, 0, stepOf(story, "match_prepared") + 1);
        const number = hexToBytes(story.number ?? "");
        const commitment = bytesToHex(clientCommitment(idBytes(matchId()), "guest-cleo", number));
        expect(sent("ready")).toMatchObject([{ match_id: matchId(), commitment }]);
    });

    it("is revealed once, when all have committed and the transcript is saved", () => {
        open(story);
        const step = stepOf(story, "numbers_committed");
        tell(story, {}, 0, step);
        expect(sent("reveal")).toEqual([]);
        const send = server.last.send.bind(server.last);
        let savedBefore = "";
        vi.spyOn(server.last, "send").mockImplementation((frame) => {
            savedBefore ||= storage.written.at(-1) ?? "";
            send(frame);
        });
        tell(story, {}, step);
        expect(sent("reveal")).toMatchObject([{ number: story.number }]);
        expect(JSON.parse(savedBefore)).toMatchObject({ transcript: story.transcript });
    });

    it("is the same after a reload, and is revealed then", () => {
        open(story);
        const step = stepOf(story, "numbers_committed");
        tell(story, {}, 0, step);
        open(story);
        tell(story, {}, 0, step + 1);
        expect(sent("ready")).toHaveLength(1);
        expect(sent("reveal")).toMatchObject([{ number: story.number }]);
    });

    it("is kept back if the page's own commitment was taken and then exchanged", async () => {
        open(story);
        const step = stepOf(story, "numbers_committed");
        tell(story, {}, 0, step);
        server.last.say({ type: "ack", id: String(sent("ready")[0]?.["id"]), seq: 1 });
        await vi.waitFor(() => expect(storage.written.at(-1)).toContain('"is_committed":true'));
        const committed = story.told[step] as Told;
        const entry = committed.entries[0];
        const event = { ...entry?.event, client_commitments: Array<string>(4).fill("00".repeat(32)) } as Event;
        server.last.say(changed(committed, { [entry?.seq ?? 0]: event }));
        expect(sent("reveal")).toEqual([]);
        await vi.waitFor(() => expect(fair.verdict).toEqual({ state: "wrong", field: "h of seat 2" }));
    });

    it("is not revealed by a browser whose commitment is not the seat's: the person is at another one too", async () => {
        open(story);
        vi.restoreAllMocks();
        tell(story);
        expect(sent("ready")).toHaveLength(1);
        expect(sent("reveal")).toEqual([]);
        await vi.waitFor(() => expect(fair.verdict).toMatchObject({ state: "verified" }));
    });

    it("needs a prepared match", async () => {
        open(story);
        expect(await fair.ready()).toEqual({ ok: false, code: "ready/not_prepared", facts: {} });
    });
});

describe("a reload", () => {
    it.each(["hands_shown", "tribute_given", "match_ended"] as const)("after %s loses nothing", async (type) => {
        const story = storyOf("three");
        open(story);
        const step = stepOf(story, type) + 1;
        tell(story, {}, 0, step);
        const snapshot = link.known;
        if (snapshot === null) {
            throw new Error("nothing is known");
        }
        open({ ...story, welcome: { ...story.welcome, seq: snapshot.seq, snapshot } });
        tell(story, {}, step);
        await vi.waitFor(() => expect(fair.verdict).toEqual({ state: "verified", deals: 2, withoutNumber: [] }));
    });

    it("in another browser leaves what was seen in this one", async () => {
        const story = storyOf("three");
        open(story);
        const step = stepOf(story, "tribute_given") + 1;
        tell(story, {}, 0, step);
        const snapshot = link.known;
        storage = new MemoryStorage();
        open({ ...story, welcome: { ...story.welcome, seq: snapshot?.seq ?? 0, snapshot } });
        tell(story, {}, step);
        await vi.waitFor(() => expect(fair.verdict).toEqual({ state: "partly", deals: 1, withoutNumber: [] }));
    });
});

describe("the transcript", () => {
    it("is the one that the server's verifier reads, with T", () => {
        const story = storyOf("three");
        open(story);
        expect(fair.transcript()).toBeNull();
        tell(story);
        const hash = link.known?.table.match?.transcript_hash;
        expect(JSON.parse(fair.transcript() ?? "")).toEqual({ ...story.transcript, transcript_hash: hash });
    });
});
