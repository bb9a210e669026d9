import { expect, test } from "vitest";
import type { CardName } from "../protocol/wire";
import { hitHardest, places, pointsLines } from "./scoring";

const hand = (count: number): CardName[] => Array<CardName>(count).fill("1G");

test("what each card counted follows from the points that were written down", () => {
    const result = { deal_winner: 0, deal_loser: 2, points: [0, 7, 33, 80], scores: [0, 7, 33, 80] };
    const factors = pointsLines(result, [[], hand(7), hand(11), hand(16)]).map(({ factor }) => factor);
    expect(factors).toEqual([null, 1, 3, 5]);
});

test("points that are no multiple of the cards have no factor", () => {
    const result = { deal_winner: 0, deal_loser: 1, points: [0, 80], scores: [0, 80] };
    expect(pointsLines(result, [[], hand(3)])[1]?.factor).toBeNull();
    expect(pointsLines(result, [[]])[1]?.factor).toBeNull();
});

test("whoever has most points alone is hit hardest", () => {
    expect(hitHardest([0, 4, 33, 7])).toBe(2);
    expect(hitHardest([0, 33, 33, 7])).toBeNull();
    expect(hitHardest([0, 0, 0])).toBeNull();
});

test("the lowest score has the first place, and equal scores share one", () => {
    expect(places([40, 12, 40, 90]).map(({ seat, place }) => [seat, place])).toEqual([
        [1, 1],
        [0, 2],
        [2, 2],
        [3, 4],
    ]);
});
