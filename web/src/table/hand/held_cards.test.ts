import { describe, expect, it } from "vitest";
import { english } from "../../words/english_example";
import { knownOf } from "./hand_example";
import { arrange, heldWords, holdHand, keysOf, moved, nextSorting, receivedKey } from "./held_cards";

const keys = (held: readonly { key: string }[]): string[] => held.map(({ key }) => key);

describe("keys of held cards", () => {
    it("tell two copies of a face apart", () => {
        expect(keys(holdHand(["5R", "3G", "5R"]))).toEqual(["3G#0", "5R#0", "5R#1"]);
    });

    it("stay with the copy that is still held", () => {
        const before = holdHand(["5R", "5R"]);
        expect(keys(holdHand(["5R"], before, ["5R#0"]))).toEqual(["5R#1"]);
        expect(keys(holdHand(["5R"], before, ["5R#1"]))).toEqual(["5R#0"]);
    });

    it("stay when a copy comes back because its play was refused", () => {
        const left = holdHand(["5R"], holdHand(["5R", "5R"]), ["5R#0"]);
        expect(keys(holdHand(["5R", "5R"], left, ["5R#0"]))).toEqual(["5R#0", "5R#1"]);
    });

    it("do not take a 1 for a 10", () => {
        expect(keys(holdHand(["10R", "1R"], holdHand(["10R", "10R", "1R"])))).toEqual(["1R#0", "10R#0"]);
    });
});

describe("the order of the hand", () => {
    const held = holdHand(["1G", "1M", "5R", "2Y", "10G", "DR"]);

    it("rises by rank", () => {
        expect(arrange(held, "rank", []).map(({ card }) => card)).toEqual(["1G", "1M", "2Y", "5R", "10G", "DR"]);
    });

    it("keeps colours together and rises within each", () => {
        expect(arrange(held, "colour", []).map(({ card }) => card)).toEqual(["1M", "1G", "10G", "2Y", "5R", "DR"]);
    });

    it("is the person's own where there is one, with new cards at the end", () => {
        const own = ["DR#0", "5R#0", "1M#0", "10G#0", "1G#0"];
        expect(keys(arrange(held, "own", own))).toEqual([...own, "2Y#0"]);
        expect(arrange(held, "own", [])).toEqual(arrange(held, "rank", []));
    });

    it("changes by moving one card", () => {
        expect(moved(["a", "b", "c", "d"], "a", 2)).toEqual(["b", "c", "a", "d"]);
        expect(moved(["a", "b", "c", "d"], "d", 0)).toEqual(["d", "a", "b", "c"]);
    });

    it("goes from rank to colour and back, by way of the person's own order if there is one", () => {
        expect(nextSorting("rank", false)).toBe("colour");
        expect(nextSorting("colour", false)).toBe("rank");
        expect(nextSorting("colour", true)).toBe("own");
        expect(nextSorting("own", true)).toBe("rank");
    });
});

describe("names", () => {
    it("differ for all cards in the hand", () => {
        const held = holdHand(["5R", "5R", "5G", "DR"]);
        const names = held.map((each) => heldWords(english(), held, each));
        expect(names).toEqual(["green 5", "red 5, first of two", "red 5, second of two", "dragon"]);
    });

    it("count a copy only while both are held", () => {
        const held = holdHand(["5R"], holdHand(["5R", "5R"]), ["5R#0"]);
        expect(held.map((each) => heldWords(english(), held, each))).toEqual(["red 5"]);
    });
});

describe("the received card", () => {
    const exchange = { deal_loser: 1, deal_winner: 0, returned_card: null, tribute: "5R" } as const;
    const held = holdHand(["5R", "5R", "DR"]);

    it("is the last copy of the tribute until a card is returned", () => {
        const known = knownOf({ hand: ["5R", "5R", "DR"], deal: { exchange } });
        expect(receivedKey(known, held)).toBe("5R#1");
        const after = knownOf({ hand: ["5R", "DR"], deal: { exchange: { ...exchange, returned_card: "5R" } } });
        expect(receivedKey(after, held)).toBeNull();
    });

    it("is nobody's but the deal winner's", () => {
        const known = knownOf({ hand: ["5R"], deal: { exchange: { ...exchange, deal_winner: 2 } } });
        expect(receivedKey(known, held)).toBeNull();
    });
});

describe("keys of named cards", () => {
    const held = holdHand(["5R", "5R", "7G"]);

    it("take preferred copies first", () => {
        expect(keysOf(held, ["5R", "7G"], ["5R#1"])).toEqual(["5R#1", "7G#0"]);
        expect(keysOf(held, ["5R"])).toEqual(["5R#0"]);
    });

    it("are none if more copies are named than held", () => {
        expect(keysOf(held, ["7G", "7G"])).toBeNull();
    });
});
