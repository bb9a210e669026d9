import { beforeEach, describe, expect, it } from "vitest";
import { MemoryStorage } from "../storage/memory_storage";
import { type Entry, nextQuestion } from "./entries";
import { PAD_KEY, ScorePad } from "./score_pad.svelte";

const BEGIN: Entry = { type: "begin", names: ["Ana", "Ben", "Cleo"], preset: "classic", length: "full" };

/** A deal of three in the order in which it is tapped. */
function deal(winner: number, ...cards: [number, number]): Entry[] {
    const others = [0, 1, 2].filter((seat) => seat !== winner);
    const left = others.map((seat, place) => ({ type: "left" as const, seat, cards: cards[place] ?? 0 }));
    return [{ type: "winner", seat: winner }, ...left];
}

function writeAll(pad: ScorePad, ...entries: Entry[]): ScorePad {
    for (const entry of entries) pad.write(entry);
    return pad;
}

let storage: MemoryStorage;
let pad: ScorePad;

beforeEach(() => {
    storage = new MemoryStorage();
    pad = new ScorePad(storage);
});

describe("a deal", () => {
    it("is written down with the last count", () => {
        writeAll(pad, BEGIN, ...deal(1, 11, 3).slice(0, 2));
        expect(pad.sheet?.deals).toEqual([]);
        pad.write({ type: "left", seat: 2, cards: 3 });
        expect(pad.sheet?.deals).toEqual([{ winner: 1, left: [11, 0, 3], strongest: null }]);
        expect(pad.standing?.scores).toEqual([33, 0, 3]);
    });

    it("asks for the winner first, then for the cards of everybody else", () => {
        const asked = [BEGIN, ...deal(1, 11, 3)].map((entry) => {
            pad.write(entry);
            return pad.sheet && nextQuestion(pad.sheet.draft);
        });
        expect(asked).toEqual(["winner", 0, 2, "winner"]);
    });

    it("can be changed later, one count at a time", () => {
        writeAll(pad, BEGIN, ...deal(1, 11, 3), ...deal(0, 1, 2));
        writeAll(pad, { type: "change", deal: 0 }, { type: "left", seat: 0, cards: 10 });
        expect(pad.standing?.rows.map(({ scores }) => scores)).toEqual([
            [20, 0, 3],
            [20, 1, 5],
        ]);
        expect(pad.sheet?.draft.deal).toBeNull();
    });

    it("with another winner asks for the cards of the old one", () => {
        writeAll(pad, BEGIN, ...deal(1, 11, 3), { type: "change", deal: 0 }, { type: "winner", seat: 0 });
        expect(pad.sheet && nextQuestion(pad.sheet.draft)).toBe(1);
        pad.write({ type: "left", seat: 1, cards: 5 });
        expect(pad.sheet?.deals).toEqual([{ winner: 0, left: [0, 5, 3], strongest: null }]);
    });

    it("stays as it was if nobody goes on with the change, and there is no change to undo", () => {
        writeAll(pad, BEGIN, ...deal(1, 11, 3));
        const before = pad.sheet;
        writeAll(pad, { type: "change", deal: 0 }, { type: "winner", seat: 0 });
        pad.dropDraft();
        expect(pad.sheet).toEqual(before);
        pad.undo();
        expect(pad.sheet?.deals).toEqual([]);
    });

    it("forgets who had the strongest cards when its cards change", () => {
        writeAll(pad, BEGIN, ...deal(1, 4, 4), { type: "strongest", seats: [2] });
        expect(pad.sheet?.deals[0]?.strongest).toEqual([2]);
        writeAll(pad, { type: "change", deal: 0 }, { type: "left", seat: 0, cards: 4 });
        expect(pad.sheet?.deals[0]?.strongest).toBeNull();
    });
});

describe("undo", () => {
    it("takes back deals, changes and new sheets up to the first, and redo brings all of them back", () => {
        const steps: Entry[][] = [
            [BEGIN],
            deal(1, 11, 3),
            deal(0, 2, 2),
            [
                { type: "change", deal: 0 },
                { type: "left", seat: 0, cards: 4 },
            ],
            [{ type: "strongest", seats: [2] }],
            [{ type: "clear" }],
            [BEGIN],
            deal(2, 1, 2),
        ];
        const seen: unknown[] = [pad.sheet];
        for (const entries of steps) seen.push(writeAll(pad, ...entries).sheet);
        for (let place = steps.length - 1; place >= 0; place -= 1) {
            pad.undo();
            expect(pad.sheet).toEqual(seen[place]);
        }
        expect(pad.mayUndo).toBe(false);
        pad.undo();
        for (let place = 1; place <= steps.length; place += 1) {
            pad.redo();
            expect(pad.sheet).toEqual(seen[place]);
        }
        expect(pad.mayRedo).toBe(false);
        pad.redo();
        expect(pad.sheet).toEqual(seen.at(-1));
    });

    it("takes back half a deal as a whole, and redo brings the half back", () => {
        writeAll(pad, BEGIN, ...deal(1, 11, 3), ...deal(0, 2, 2).slice(0, 2));
        const half = pad.sheet;
        pad.undo();
        expect([pad.sheet?.deals.length, pad.sheet?.draft.winner]).toEqual([1, null]);
        pad.redo();
        expect(pad.sheet).toEqual(half);
    });

    it("takes back one tap while a deal is being written down", () => {
        writeAll(pad, BEGIN, ...deal(1, 11, 3).slice(0, 2));
        pad.stepBack();
        expect(pad.sheet?.draft).toEqual({ deal: null, winner: 1, left: [null, null, null] });
    });

    it("ends what can be done again as soon as something else is written", () => {
        writeAll(pad, BEGIN, { type: "winner", seat: 0 });
        pad.undo();
        pad.write({ type: "winner", seat: 2 });
        expect([pad.mayRedo, pad.sheet?.draft.winner]).toEqual([false, 2]);
    });
});

describe("the browser", () => {
    it("brings everything back after a reload: the sheet, half a deal, and what was undone", () => {
        writeAll(pad, BEGIN, ...deal(1, 11, 3), { type: "winner", seat: 2 }, { type: "left", seat: 0, cards: 7 });
        pad.stepBack();
        const again = new ScorePad(storage);
        expect(again.sheet).toEqual(pad.sheet);
        expect(again.mayRedo).toBe(true);
        again.redo();
        expect(again.sheet?.draft.left).toEqual([7, null, null]);
    });

    it("shows what another page wrote", () => {
        const other = writeAll(new ScorePad(storage), BEGIN);
        expect(pad.sheet).toBeNull();
        pad.read();
        expect(pad.sheet).toEqual(other.sheet);
    });

    it("may keep nothing at all", () => {
        const forgetful = writeAll(new ScorePad(null), BEGIN, ...deal(1, 11, 3));
        expect(forgetful.standing?.scores).toEqual([33, 0, 3]);
    });

    it("may be full", () => {
        storage.room = 0;
        writeAll(pad, BEGIN, ...deal(1, 11, 3));
        expect(pad.standing?.scores).toEqual([33, 0, 3]);
        expect(new ScorePad(storage).sheet).toBeNull();
    });

    it.each([
        ["no JSON", "{"],
        ["another thing", "[1]"],
        ["nothing", "null"],
        ["no entries", '{"entries":7}'],
        ["a preset that is none", JSON.stringify({ entries: [{ ...BEGIN, preset: "house" }], count: 1 })],
        ["too many players", JSON.stringify({ entries: [{ ...BEGIN, names: ["A", "B", "C", "D", "E"] }], count: 1 })],
        ["an edition for four with three", JSON.stringify({ entries: [{ ...BEGIN, preset: "gang" }], count: 1 })],
        ["a length that is none", JSON.stringify({ entries: [{ ...BEGIN, length: "endless" }], count: 1 })],
    ])("may have kept what is no pad: %s", (_what, kept) => {
        storage.setItem(PAD_KEY, kept);
        expect(new ScorePad(storage).sheet).toBeNull();
    });

    it.each([
        { type: "left", seat: 0, cards: 17 },
        { type: "left", seat: 0, cards: 0 },
        { type: "winner", seat: -1 },
        { type: "strongest", seats: "all" },
        { type: "change" },
        { type: "dance" },
        null,
    ])("goes on before the first entry that is none: %j", (bad) => {
        const entries = [BEGIN, ...deal(1, 11, 3), bad, ...deal(0, 1, 1)];
        storage.setItem(PAD_KEY, JSON.stringify({ entries, count: entries.length }));
        expect(new ScorePad(storage).standing?.scores).toEqual([33, 0, 3]);
    });

    it.each([
        { type: "winner", seat: 3 },
        { type: "left", seat: 7, cards: 2 },
        { type: "change", deal: 4 },
    ] as const)("makes nothing of an entry for what is not there: %j", (entry) => {
        writeAll(pad, BEGIN, ...deal(1, 11, 3));
        const before = pad.sheet;
        pad.write(entry);
        expect(pad.sheet).toEqual(before);
    });
});

it("remembers who played when a new sheet is taken", () => {
    writeAll(pad, BEGIN, ...deal(1, 11, 3), { type: "clear" });
    expect(pad.sheet).toBeNull();
    expect(pad.setup).toMatchObject({ names: ["Ana", "Ben", "Cleo"] });
});
