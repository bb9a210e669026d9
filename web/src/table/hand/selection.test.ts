import { beforeEach, describe, expect, it } from "vitest";
import { holdHand } from "./held_cards";
import { Selection } from "./selection.svelte";

describe("Selection", () => {
    const held = holdHand(["3G", "4Y", "5R", "5R", "6Y", "7G"]);
    let selection: Selection;

    beforeEach(() => {
        selection = new Selection();
    });

    it("takes a card and lets go of it", () => {
        selection.toggle("5R#1");
        expect(selection.cardsOf(held)).toEqual(["5R"]);
        selection.toggle("5R#1");
        expect(selection.isEmpty).toBe(true);
    });

    it("sweeps a range in either direction and keeps what was chosen before", () => {
        selection.toggle("7G#0");
        const before = selection.keys;
        selection.sweep(held, "5R#0", "3G#0", before);
        expect(selection.cardsOf(held)).toEqual(["3G", "4Y", "5R", "7G"]);
        selection.sweep(held, "5R#0", "5R#0", before);
        expect(selection.cardsOf(held)).toEqual(["5R", "7G"]);
    });

    it("takes all cards of a rank", () => {
        selection.toggle("5R#0");
        selection.addRank(held, 5);
        expect([...selection.keys].sort()).toEqual(["5R#0", "5R#1"]);
    });

    it("takes the next card of a rank, and none after the last", () => {
        selection.toggle("3G#0");
        selection.addNext(held, 5);
        selection.addNext(held, 5);
        expect(selection.cardsOf(held)).toEqual(["3G", "5R", "5R"]);
        selection.addNext(held, 5);
        expect(selection.cardsOf(held)).toEqual(["3G"]);
    });

    it("chooses named cards, and nothing else if one is not held", () => {
        selection.toggle("3G#0");
        expect(selection.choose(held, ["4Y", "5R"])).toBe(true);
        expect(selection.cardsOf(held)).toEqual(["4Y", "5R"]);
        expect(selection.choose(held, ["DR"])).toBe(false);
        expect(selection.cardsOf(held)).toEqual(["4Y", "5R"]);
    });

    it("remembers what was picked while suggestions are tried", () => {
        selection.toggle("5R#1");
        selection.suggest(held, ["5R", "5R"]);
        expect(selection.picked).toEqual(["5R#1"]);
        selection.suggest(held, ["3G", "4Y", "5R", "6Y", "7G"]);
        expect(selection.has("5R#1")).toBe(true);
        expect(selection.has("5R#0")).toBe(false);
        selection.toggle("7G#0");
        expect(selection.picked).toEqual(selection.keys);
    });

    it("drops cards that are gone and keeps the others", () => {
        selection.choose(held, ["3G", "5R", "5R"]);
        selection.keep(holdHand(["3G", "5R", "6Y"], held, ["5R#0"]));
        expect([...selection.keys].sort()).toEqual(["3G#0", "5R#1"]);
    });
});
