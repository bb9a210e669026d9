import { beforeEach, describe, expect, it } from "vitest";
import { MemoryStorage } from "../storage/memory_storage";
import { VECTORS } from "./golden_fair";
import { KeptMatches } from "./kept_matches";
import { canonicalRules } from "./rules";

let storage: MemoryStorage;

beforeEach(() => {
    storage = new MemoryStorage();
});

function keep(keptMatches: KeptMatches, id: string, number: string, sinceMs = 1): void {
    keptMatches.save({ ...keptMatches.of(id), number, since_ms: sinceMs });
}

describe("what is kept", () => {
    it("is there after a reload, each match under a name of its own", () => {
        keep(new KeptMatches(storage), "one", "11");
        keep(new KeptMatches(storage), "two", "22");
        const later = new KeptMatches(storage);
        expect([later.of("one").number, later.of("two").number, later.of("three").number]).toEqual(["11", "22", null]);
        expect(storage.length).toBe(2);
    });

    it("is of the last twenty matches", () => {
        storage.setItem("something of others", "stays");
        const keptMatches = new KeptMatches(storage);
        for (let match = 0; match < 25; match += 1) {
            keep(keptMatches, `match ${match}`, "11", match);
        }
        const later = new KeptMatches(storage);
        expect(storage.length).toBe(21);
        expect([later.of("match 4").number, later.of("match 5").number]).toEqual([null, "11"]);
    });

    it("makes room if the storage is full", () => {
        keep(new KeptMatches(storage), "old", "00", 1);
        keep(new KeptMatches(storage), "older", "00", 0);
        storage.room = 2;
        keep(new KeptMatches(storage), "new", "11", 2);
        const later = new KeptMatches(storage);
        expect([later.of("new").number, later.of("older").number]).toEqual(["11", null]);
    });

    it("holds on for this page if there is no room at all", () => {
        storage.room = 0;
        const keptMatches = new KeptMatches(storage);
        keep(keptMatches, "new", "11");
        expect(keptMatches.of("new").number).toBe("11");
    });

    it("is nothing if what lies there cannot be read", () => {
        storage.setItem("gangoffour.fair.1.one", "{");
        expect(new KeptMatches(storage).of("one").number).toBeNull();
    });

    it("lasts as long as the page where there is no storage", () => {
        const keptMatches = new KeptMatches(null);
        keep(keptMatches, "one", "11");
        expect(keptMatches.of("one").number).toBe("11");
    });
});

describe("the text of a rule set", () => {
    it("is the one that the server hashes", () => {
        expect(VECTORS.rules.length).toBe(7);
        for (const { rules, seat_count: seatCount, text } of VECTORS.rules) {
            expect(canonicalRules(rules, seatCount)).toBe(text);
        }
    });

    it("does not depend on the order of the options", () => {
        expect(canonicalRules({ b: null, a: [3, 4], c: "x", d: true }, 3)).toBe(
            'gof-rules-1 seats=3 a=[3,4] b=null c="x" d=true',
        );
    });
});
