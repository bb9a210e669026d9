import { describe, expect, it } from "vitest";
import { DECK, FACES, rankOf, sortCards } from "../catalogue/cards";
import { combinationOf, handMask } from "../catalogue/judgement";
import type { CardName, KindName } from "../protocol/wire";
import {
    CATALOGUE,
    PRESETS,
    answers,
    areOfOneDeck,
    doesBeat,
    fewestPlays,
    rulesOf,
    without,
} from "../reading/printed_rules";
import type { Example } from "../reading/page_parts";
import { POINTS } from "../rules/rules_content";
import * as content from "./tips_content";
import type { Plan, TwoPlans } from "./tips_content";

const TWO_PLANS: readonly TwoPlans[] = [content.HAND_IN_TWO_WAYS, content.GANG_TO_BREAK, content.GANG_TO_KEEP];
const PLANS: readonly Plan[] = [
    ...TWO_PLANS.flatMap(({ better, worse }) => [better, worse]),
    content.LAST_TWO,
    content.NO_GANG_OF_THESE,
    content.LONG_LEAD,
    content.SAFE_LEAD,
];
const COMPARISONS = [...content.FIVE_CARDS, ...content.DRAGON];
const CLASSIC = rulesOf("classic");

function cardsOf({ plays }: { plays: readonly Example[] }): CardName[] {
    return sortCards(plays.flatMap(({ cards }) => cards));
}

/** A stream of numbers from 0 to below 1 that is the same in every run. */
function* chance(): Generator<number, never> {
    for (let state = 1; ;) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        yield state / 2 ** 32;
    }
}

function dealt(numbers: Generator<number, never>): CardName[] {
    const deck = [...DECK];
    for (let place = deck.length - 1; place > 0; place -= 1) {
        const other = Math.floor(numbers.next().value * (place + 1));
        [deck[place], deck[other]] = [deck[other] as CardName, deck[place] as CardName];
    }
    return deck.slice(0, 16);
}

function holds(hand: readonly CardName[], kind: KindName): boolean {
    const { low, high } = handMask(hand);
    const run = CATALOGUE.runs.find((each) => each.kind === kind);
    for (let id = run?.first ?? 0; id < (run?.end ?? 0); id += 1) {
        if (((CATALOGUE.low[id] as number) & ~low) === 0 && ((CATALOGUE.high[id] as number) & ~high) === 0) return true;
    }
    return false;
}

describe("the pictures of the tips", () => {
    const plays = [...PLANS.flatMap((plan) => plan.plays), ...content.RETURNED.rest];
    const all = [...plays, ...COMPARISONS.flatMap(({ left, right }) => [left, right])];

    it.each(all.map((shown) => [shown.cards.join(" "), shown] as const))("name the kind of %s", (_, shown) => {
        expect(combinationOf(CATALOGUE, shown.cards)?.kind).toBe(shown.kind);
    });

    it.each(PRESETS)("beat what they are said to under the rules of %s", (preset) => {
        for (const { left, right, leftBeats, why } of COMPARISONS) {
            expect(doesBeat(left, right, rulesOf(preset)), why).toBe(leftBeats);
            expect(doesBeat(right, left, rulesOf(preset)), why).toBe(false);
        }
    });

    it("can be dealt from one deck", () => {
        for (const { left, right } of COMPARISONS) expect(areOfOneDeck([...left.cards, ...right.cards])).toBe(true);
        for (const plan of PLANS) expect(areOfOneDeck(cardsOf(plan))).toBe(true);
    });
});

describe("plans", () => {
    it("are two ways to sort one hand, of which the better one cannot be shorter", () => {
        for (const { better, worse } of TWO_PLANS) {
            expect(cardsOf(better)).toEqual(cardsOf(worse));
            expect(better.plays.length).toBe(fewestPlays(cardsOf(better)));
            expect(worse.plays.length).toBeGreaterThanOrEqual(better.plays.length);
        }
    });

    it("are as long as their sentences say", () => {
        const lengths = TWO_PLANS.map(({ better, worse }) => [better.plays.length, worse.plays.length]);
        // "Nine cards", "breaking it saves three plays", "both plans are equally short".
        expect(cardsOf(content.HAND_IN_TWO_WAYS.better)).toHaveLength(9);
        expect(lengths).toEqual([
            [3, 5],
            [2, 5],
            [2, 2],
        ]);
    });

    it("break the gang of the one hand and keep that of the other", () => {
        const kinds = (plan: Plan): KindName[] => plan.plays.map(({ kind }) => kind);
        expect(kinds(content.GANG_TO_BREAK.better)).not.toContain("gang");
        expect(kinds(content.GANG_TO_BREAK.worse)).toContain("gang");
        expect(kinds(content.GANG_TO_KEEP.better)).toContain("gang");
        expect(kinds(content.GANG_TO_KEEP.worse)).not.toContain("gang");
    });
});

describe("what the tips count", () => {
    it("is how often a dealt hand holds each kind", () => {
        const hands = 4000;
        const numbers = chance();
        const found = new Map<KindName, number>(content.ODDS.map(({ kind }) => [kind, 0]));
        for (let count = 0; count < hands; count += 1) {
            const hand = dealt(numbers);
            for (const [kind, so] of found) found.set(kind, so + Number(holds(hand, kind)));
        }
        for (const { kind, hands: said } of content.ODDS) {
            expect(Math.abs((100 * (found.get(kind) ?? 0)) / hands - said), kind).toBeLessThan(1.5);
        }
        expect(found.get("flush"), "every hand holds a flush").toBe(hands);
    });

    it("is a flush for the hand with the fewest cards of one colour", () => {
        // The three cards that fit no flush, and the others spread as evenly as they can be, with and without the 1M.
        const spread = "2G 3G 4G 6G 2Y 3Y 4Y 6Y 2R 3R 4R 6R".split(" ") as CardName[];
        for (const last of ["1M", "8G", "8Y", "8R"] as const) {
            expect(holds([...spread, last, "PG", "PY", "DR"], "flush"), last).toBe(true);
        }
        expect(holds([...spread, "PG", "PY", "DR"], "flush")).toBe(false);
    });

    it("is how many cards of a rank exclude a gang of it", () => {
        const gangsLeft = (rank: number, seen: number): number => {
            const copies = DECK.filter((card) => rankOf(card) === rank).slice(seen);
            return answers(copies, null, CLASSIC).filter((play) => play.split(" ").length >= 4).length;
        };
        for (let rank = 2; rank <= 10; rank += 1) {
            expect(DECK.filter((card) => rankOf(card) === rank)).toHaveLength(content.COPIES);
            expect(gangsLeft(rank, content.ENOUGH)).toBe(0);
            expect(gangsLeft(rank, content.ENOUGH - 1)).toBeGreaterThan(0);
        }
        expect(DECK.filter((card) => rankOf(card) === 1)).toHaveLength(content.ONES);
        expect(gangsLeft(1, content.ENOUGH_ONES)).toBe(0);
        expect(gangsLeft(1, content.ENOUGH_ONES - 1)).toBeGreaterThan(0);
        expect(content.NO_GANG_OF_THESE.plays[0]?.cards).toHaveLength(content.ENOUGH);
    });

    it("is what lies above a tribute", () => {
        expect(content.ABOVE_TRIBUTE).toEqual(["10R", "PG", "PY", "DR"]);
    });

    it("is the highest single when the dragon and the phoenixes are gone: a red 10, of which there are two", () => {
        const left = DECK.filter((card) => !["PG", "PY", "DR"].includes(card));
        expect(answers(left, ["10R"], CLASSIC).filter((play) => !play.includes(" "))).toEqual([]);
        expect(FACES.find(({ card }) => card === "10R")?.copies).toBe(2);
    });

    it("is how many straights a returned card fits into", () => {
        const straights = CATALOGUE.runs.find(({ kind }) => kind === "straight");
        const ranksOf = (rank: number): number => {
            const cards = DECK.filter((card) => rankOf(card) !== rank && rankOf(card) <= 10);
            const { low, high } = handMask(cards);
            let count = 0;
            for (let id = straights?.first ?? 0; id < (straights?.end ?? 0); id += 1) {
                const isHeld =
                    ((CATALOGUE.low[id] as number) & ~low) === 0 && ((CATALOGUE.high[id] as number) & ~high) === 0;
                count += Number(!isHeld);
            }
            return count / ((straights?.end ?? 0) - (straights?.first ?? 0));
        };
        expect(Math.max(ranksOf(1), ranksOf(2))).toBeLessThan(0.45);
        expect(Math.min(ranksOf(5), ranksOf(6))).toBeGreaterThan(0.75);
    });

    it("is where one card fewer costs less for each card", () => {
        const points = (cards: number): number => cards * (POINTS.find(({ to }) => cards <= to)?.factor ?? 0);
        expect(content.STEPS.map(({ before }) => before.cards)).toEqual([8, 11, 14, 16]);
        for (const { before, after } of content.STEPS) {
            expect(after.cards).toBe(before.cards - 1);
            expect([before.points, after.points]).toEqual([points(before.cards), points(after.cards)]);
        }
    });
});

describe("the advice about single plays", () => {
    it("gives back a card that the plays of the hand do not need", () => {
        const { hand, card, rest } = content.RETURNED;
        expect(without(hand, [card])).toEqual(cardsOf({ plays: rest }));
        expect(fewestPlays(hand)).toBe(rest.length + 1);
    });

    it("wins with the phoenixes against all but a gang", () => {
        const better = answers(DECK, content.LAST_TWO.plays[0]?.cards ?? [], CLASSIC);
        expect(better.length).toBeGreaterThan(0);
        const kinds = better.map((play) => combinationOf(CATALOGUE, play.split(" ") as CardName[])?.kind);
        expect(new Set(kinds)).toEqual(new Set(["gang"]));
    });

    it("leads what a player with one card cannot answer, and five cards that three cannot", () => {
        const lowest = content.SAFE_LEAD.plays[0]?.cards ?? [];
        for (const { card } of FACES) expect(answers([card], lowest, CLASSIC)).toEqual([]);
        const pairs = CATALOGUE.runs.find(({ kind }) => kind === "pair");
        expect(combinationOf(CATALOGUE, lowest)?.id).toBe(pairs?.first);
        const five = content.LONG_LEAD.plays[0]?.cards ?? [];
        const counts = answers(DECK, five, CLASSIC).map((play) => play.split(" ").length);
        expect(Math.min(...counts)).toBe(4);
    });
});
