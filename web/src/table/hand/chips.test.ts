import { describe, expect, it } from "vitest";
import { legalPlays, type Combination } from "../../catalogue/judgement";
import type { CardName, Combined } from "../../protocol/wire";
import { english } from "../../words/english_example";
import { chipsOf, chosenPlays } from "./chips";
import { CATALOGUE, FREE, knownOf, pair } from "./hand_example";

function legal(hand: CardName[], top: Combined | null = null): Combination[] {
    const { match } = knownOf({ hand, top });
    return legalPlays(CATALOGUE, { hand, topPlay: top?.cards ?? null, limits: FREE, rules: match?.rules ?? {} });
}

const HAND: CardName[] = [
    "1G",
    "1R",
    "1M",
    "3G",
    "3Y",
    "4Y",
    "5R",
    "5R",
    "6Y",
    "7G",
    "7Y",
    "7R",
    "9G",
    "10R",
    "PY",
    "DR",
];

describe("suggested plays", () => {
    it("come weakest first, and all of them if they are few", () => {
        const plays = legal(["3G", "3Y", "7G", "7R"], pair("2G", "2R"));
        expect(chosenPlays(plays, 12)).toEqual(plays);
    });

    it("show every kind where there are many", () => {
        const plays = legal(HAND);
        expect(plays.length).toBeGreaterThan(40);
        const chosen = chosenPlays(plays, 12);
        expect(chosen).toHaveLength(12);
        expect(new Set(chosen.map(({ kind }) => kind))).toEqual(new Set(plays.map(({ kind }) => kind)));
        const places = chosen.map((play) => plays.indexOf(play));
        expect(places).toEqual([...places].sort((one, other) => one - other));
    });

    it("differ in more than colours as long as they can", () => {
        const chosen = chosenPlays(legal(["3G", "3Y", "3R", "7G", "7R"], pair("2G", "2R")), 2);
        expect(chosen.map(({ cards }) => cards)).toEqual([
            ["3G", "3Y"],
            ["7G", "7R"],
        ]);
    });

    it("grow by asking for more, without losing any", () => {
        const plays = legal(HAND);
        const few = chosenPlays(plays, 12);
        expect(chosenPlays(plays, 36)).toEqual(expect.arrayContaining(few));
    });
});

describe("names of suggestions", () => {
    it("are short while they differ, and name colours where they would not", () => {
        const plays = legal(["3G", "3Y", "7G", "7R", "7Y"], pair("2G", "2R"));
        const names = chipsOf(
            english(),
            plays.filter(({ kind }) => kind === "pair"),
        ).map(({ name }) => name);
        expect(names).toEqual([
            "pair of 3s",
            "pair of 7s: green and yellow",
            "pair of 7s: green and red",
            "pair of 7s: yellow and red",
        ]);
    });

    it("are never the same for two plays of a long hand", () => {
        const names = chipsOf(english(), legal(HAND)).map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
    });
});
