import { describe, expect, it } from "vitest";
import { legalPlays, type Combination } from "../../catalogue/judgement";
import type { CardName, Combined } from "../../protocol/wire";
import { CATALOGUE, FREE, knownOf } from "./hand_example";
import { readTyped } from "./typed";

const HAND: CardName[] = ["1M", "3G", "4G", "5G", "6G", "7G", "7Y", "7R", "5R", "10R", "PG", "DR"];

function legal(hand: CardName[], top: Combined | null = null): Combination[] {
    const { match } = knownOf({ hand, top });
    return legalPlays(CATALOGUE, { hand, topPlay: top?.cards ?? null, limits: FREE, rules: match?.rules ?? {} });
}

const read = (text: string, hand = HAND, top: Combined | null = null) => readTyped(text, hand, legal(hand, top));

describe("a typed play", () => {
    it("is the weakest legal one where colours are left out", () => {
        expect(read("77")).toEqual({ found: "cards", cards: ["7G", "7Y"] });
        const top: Combined = { kind: "pair", cards: ["7G", "7R"] };
        const hand: CardName[] = ["7G", "7Y", "7R"];
        expect(read("7 7", hand, top)).toEqual({ found: "cards", cards: ["7Y", "7R"] });
    });

    it("may name colours, all or some", () => {
        expect(read("7g 7r")).toEqual({ found: "cards", cards: ["7G", "7R"] });
        expect(read("7R7")).toEqual({ found: "cards", cards: ["7G", "7R"] });
        expect(read("7,7y")).toEqual({ found: "cards", cards: ["7G", "7Y"] });
    });

    it("reads 10 before 1 and 0, and 0 as 10", () => {
        expect(read("10R")).toEqual({ found: "cards", cards: ["10R"] });
        expect(read("0")).toEqual({ found: "cards", cards: ["10R"] });
        const hand: CardName[] = ["6G", "7Y", "8R", "9G", "10R"];
        expect(read("678910", hand)).toEqual({ found: "cards", cards: hand });
    });

    it("knows the cards without a number", () => {
        expect(read("1m")).toEqual({ found: "cards", cards: ["1M"] });
        expect(read("f")).toEqual({ found: "cards", cards: ["PG"] });
        expect(read("pg")).toEqual({ found: "cards", cards: ["PG"] });
        expect(read("D")).toEqual({ found: "cards", cards: ["DR"] });
        expect(read("py")).toEqual({ found: "nothing", why: "not_held" });
    });

    it("is ambiguous where plays of several kinds fit", () => {
        const typed = read("34567");
        expect(typed.found === "ambiguous" && typed.plays.map(({ kind }) => kind)).toEqual([
            "straight",
            "straight_flush",
        ]);
        expect(read("3g4g5g6g7g")).toEqual({ found: "cards", cards: ["3G", "4G", "5G", "6G", "7G"] });
    });

    it("gives cards that may not be played, so that the reason can be told", () => {
        const top: Combined = { kind: "pair", cards: ["10G", "10Y"] };
        expect(read("77", HAND, top)).toEqual({ found: "cards", cards: ["7G", "7Y"] });
        expect(read("3 10")).toEqual({ found: "cards", cards: ["3G", "10R"] });
    });

    it("is nothing if the cards are not held or the text names none", () => {
        expect(read("999")).toEqual({ found: "nothing", why: "not_held" });
        expect(read("7777")).toEqual({ found: "nothing", why: "not_held" });
        expect(read("hello")).toEqual({ found: "nothing", why: "unreadable" });
        expect(read("  ")).toEqual({ found: "nothing", why: "unreadable" });
        expect(read("77x")).toEqual({ found: "nothing", why: "unreadable" });
    });
});
