import { describe, expect, it } from "vitest";
import type { CardName, LimitsView } from "../protocol/wire";
import { DECK, FACES, colourOf, rankOf, sortCards } from "./cards";
import { readCatalogue } from "./catalogue";
import { committedBytes } from "./committed_catalogue";
import {
    type Position,
    cardsInPlays,
    combinationOf,
    completions,
    handMask,
    judge,
    legalPlays,
    order,
} from "./judgement";

const bytes = committedBytes();
const catalogue = readCatalogue(bytes);

const CLASSIC = {
    tiebreak_order: "card_by_card",
    full_house_tiebreak: "triple_then_pair",
    multi_one_in_flush: "highest",
    match_limit: 100,
};

const FREE: LimitsView = {
    gang: "free",
    max_cards: 7,
    may_pass: true,
    min_cards: 1,
    must_contain: null,
    must_declare_first: false,
    single_only: false,
};

function cards(text: string): CardName[] {
    return text.split(" ") as CardName[];
}

function position(hand: string, topPlay: string | null = null): Position {
    return { hand: cards(hand), topPlay: topPlay === null ? null : cards(topPlay), limits: FREE, rules: CLASSIC };
}

function plays(hand: string, topPlay: string | null = null): string[] {
    return legalPlays(catalogue, position(hand, topPlay)).map((play) => play.cards.join(" "));
}

describe("the cards", () => {
    it("are 64 of 34 faces, from the green one to the dragon", () => {
        expect([DECK.length, FACES.length, DECK[0], DECK.at(-1)]).toEqual([64, 34, "1G", "DR"]);
    });

    it("have a rank and a colour", () => {
        expect(cards("10R 1M PY DR").map((card) => [rankOf(card), colourOf(card)])).toEqual([
            [10, "red"],
            [1, "multi"],
            [11, "yellow"],
            [12, "red"],
        ]);
    });

    it("are sorted by rank, then colour, and the given ones are left alone", () => {
        const given = cards("DR 10G 2R 1M 2G 1R");
        expect(sortCards(given)).toEqual(cards("1R 1M 2G 2R 10G DR"));
        expect(given[0]).toBe("DR");
    });

    it("fill the lower bit of a face first, and are refused beyond the copies of the deck", () => {
        expect(handMask(cards("1G"))).toEqual({ low: 1, high: 0 });
        expect(handMask(cards("DR 1G 1G"))).toEqual({ low: 3, high: 2 ** 31 });
        expect(() => handMask(cards("1M 1M"))).toThrow(RangeError);
    });
});

describe("the catalogue", () => {
    it("has every combination once", () => {
        expect(catalogue.runs.map(({ kind, first, end }) => [kind, end - first])).toEqual([
            ["single", 34],
            ["pair", 64],
            ["triple", 76],
            ["straight", 1518],
            ["flush", 6153],
            ["full_house", 4369],
            ["straight_flush", 21],
            ["gang", 117],
        ]);
        const masks = new Set(Array.from(catalogue.low, (low, id) => `${low} ${catalogue.high[id]}`));
        expect(masks.size).toBe(12352);
    });

    it("rises with its ids in the classic order, and only gangs are ever equal there", () => {
        const strengths = order(catalogue, CLASSIC);
        const gangs = catalogue.runs.at(-1)?.first ?? 0;
        for (let id = 1; id < strengths.length; id += 1) {
            const step = (strengths[id] ?? 0) - (strengths[id - 1] ?? 0);
            expect(step === 1 || (step === 0 && id > gangs)).toBe(true);
        }
    });

    it("begins each kind just above the kind before it, in every order", () => {
        for (let each = 0; each < 8; each += 1) {
            let highest = -1;
            for (const { first, end } of catalogue.runs) {
                const numbers = catalogue.strengths(each).subarray(first, end);
                expect(Math.min(...numbers)).toBe(highest + 1);
                highest = Math.max(...numbers);
            }
        }
    });

    it("is refused if it is none, of another version, too short or too long", () => {
        expect(() => readCatalogue(new ArrayBuffer(4))).toThrow("no catalogue");
        expect(() => readCatalogue(new TextEncoder().encode("a text of some length").buffer)).toThrow("no catalogue");
        const newer = bytes.slice(0);
        new DataView(newer).setUint16(6, 2, true);
        expect(() => readCatalogue(newer)).toThrow("version 2");
        expect(() => readCatalogue(bytes.slice(0, -1))).toThrow("bytes");
        const longer = new Uint8Array(bytes.byteLength + 1);
        longer.set(new Uint8Array(bytes));
        expect(() => readCatalogue(longer.buffer)).toThrow("bytes");
    });

    it("knows no order for a value that it has never heard of", () => {
        expect(() => order(catalogue, { ...CLASSIC, tiebreak_order: "colours_first" })).toThrow("colours_first");
    });
});

describe("plays", () => {
    it("come weakest first and gangs last", () => {
        expect(plays("2G 2Y 2R 2R DR", "9G 9R")).toEqual(["2G 2Y 2R 2R"]);
        expect(plays("3G 2G 2Y PG PY")).toEqual(["2G", "2Y", "3G", "PG", "PY", "2G 2Y", "PG PY"]);
    });

    it("are found for cards in any order", () => {
        expect(combinationOf(catalogue, cards("7R 3G 3Y 7G 7Y"))).toMatchObject({
            kind: "full_house",
            cards: cards("3G 3Y 7G 7Y 7R"),
        });
        expect(combinationOf(catalogue, cards("7G 7G 7G"))).toBeNull();
        expect(combinationOf(catalogue, [])).toBeNull();
    });

    it("are judged as they are listed", () => {
        const spot = position("1M 2R 3R 4R 5R 5G 5Y 6R 6G 7Y 8R 8Y 9R 10G PG PY", "4G 5G 6G 7G 8Y");
        const legal = legalPlays(catalogue, spot);
        expect(legal.length).toBeGreaterThan(20);
        expect(legal.map((play) => judge(catalogue, spot, play.cards))).toEqual(
            legal.map((combination) => ({ legal: true, combination })),
        );
    });

    it("that contain a selection count its copies", () => {
        const legal = legalPlays(catalogue, position("7G 7G 7Y 9R"));
        const found = (text: string) => completions(legal, cards(text)).map((play) => play.cards.join(" "));
        expect(found("7G 7G")).toEqual(["7G 7G", "7G 7G 7Y"]);
        expect(found("9R")).toEqual(["9R"]);
        expect(found("7G 9R")).toEqual([]);
        expect(completions(legal, [])).toEqual(legal);
    });

    it("light up the cards that occur in them, with as many copies as one play takes", () => {
        expect(cardsInPlays(legalPlays(catalogue, position("3G 7G 7G 9R", "4G 4Y")))).toEqual(new Map([["7G", 2]]));
        expect(cardsInPlays(legalPlays(catalogue, position("3G 7G 7G 9R", "8Y")))).toEqual(new Map([["9R", 1]]));
        expect(cardsInPlays([])).toEqual(new Map());
    });
});
