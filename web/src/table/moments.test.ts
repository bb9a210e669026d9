import { expect, test } from "vitest";
import type { CardName, DealView, MatchView, TurnView } from "../protocol/wire";
import { NO_MOMENTS, largestLoss, withDealOver } from "./moments";

function gang(seat: number, size: number): TurnView {
    return { seat, combination: { kind: "gang", cards: Array<CardName>(size).fill("3G") } };
}

function matchAfter(number: number, handSizes: number[], points: number[], turns: TurnView[] = []): MatchView {
    const trick = { leader: 0, direction: "ccw", turns } as const;
    const deal: DealView = {
        number,
        cut: null,
        deal_winner: 0,
        dealer: 0,
        declared: [],
        disqualified: [],
        exchange: null,
        hand_sizes: handSizes,
        seat_to_act: null,
        shown_hands: null,
        trick: { leader: 0, direction: "ccw", turns: [] },
        tricks: [trick as DealView["trick"]],
    };
    const result = { deal_winner: 0, deal_loser: 1, points, scores: points };
    const rules = {};
    return {
        deal,
        results: [result],
        rules,
        scores: points,
        seat_count: 4,
        winners: [],
        first_dealer: 0,
        dummy_hands: null,
    };
}

test("the largest gang and the closest finish of all deals are remembered", () => {
    const first = withDealOver(NO_MOMENTS, matchAfter(1, [0, 9, 4, 3], [0, 18, 4, 3], [gang(1, 4), gang(2, 5)]));
    const second = withDealOver(first, matchAfter(2, [0, 1, 16, 5], [0, 1, 80, 5], [gang(3, 4)]));
    expect(second.gang).toMatchObject({ seat: 2, deal: 1 });
    expect(second.finish).toEqual({ seat: 1, cards: 1, deal: 2 });
});

test("of equal moments the first one stays", () => {
    const first = withDealOver(NO_MOMENTS, matchAfter(1, [0, 2, 4, 3], [0, 2, 4, 3], [gang(1, 4)]));
    const second = withDealOver(first, matchAfter(2, [0, 2, 4, 3], [0, 2, 4, 3], [gang(2, 4)]));
    expect(second).toEqual(first);
});

test("a deal that is still played adds nothing", () => {
    const match = matchAfter(1, [3, 2, 4, 3], [], [gang(1, 4)]);
    const playing = { ...match, deal: match.deal && { ...match.deal, deal_winner: null } };
    expect(withDealOver(NO_MOMENTS, playing)).toBe(NO_MOMENTS);
});

test("the largest loss stands on the pad, and of equal ones the first counts", () => {
    const match = matchAfter(3, [0, 1, 1, 1], []);
    const results = [
        [0, 18, 4, 3],
        [1, 0, 33, 5],
        [33, 0, 1, 2],
    ].map((points) => ({ deal_winner: 0, deal_loser: 1, points, scores: points }));
    expect(largestLoss({ ...match, results })).toEqual({ seat: 2, points: 33, deal: 2 });
    expect(largestLoss({ ...match, results: [] })).toBeNull();
});
