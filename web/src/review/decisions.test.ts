import { expect, test } from "vitest";
import type { AnalysedDecision, MatchAnalysis } from "../protocol/wire";
import { costliest, decisionsOf, errorOf, figureOf, luckOf } from "./decisions";

function decision(seat: number, loss: number, more: Partial<AnalysedDecision> = {}): AnalysedDecision {
    const verdict = loss < 1 ? "as_good" : "mistake";
    const common = {
        turn: 1,
        kind: "lead",
        action: "pass",
        error: 0,
        worlds: 0,
        candidates: [],
        taken: 0,
        reason: null,
    };
    return { ...common, seat, maker: "player", verdict, loss, ...more } as AnalysedDecision;
}

function analysis(...decisions: AnalysedDecision[]): MatchAnalysis {
    const luck = [{ seat: 1, margin: 4, cards: 6, cards_error: 1, plays: -3, plays_error: 1, rest: 1 }];
    const engine = { id: "x", network: "", quick_network: "", settings: {} };
    const deals = [{ deal: 3, decisions, luck }];
    return { format: "gof-analysis", version: 1, engine, match_id: null, seats: 4, deals, levels: {} } as MatchAnalysis;
}

test("what a substitute or the clock did belongs to nobody", () => {
    const all = analysis(decision(0, 1), decision(0, 2, { maker: "substitute" }), decision(1, 3), decision(0, 4));
    expect(decisionsOf(all, 0).map((each) => each.decision.loss)).toEqual([1, 4]);
    expect(decisionsOf(all, 0).map((each) => each.deal)).toEqual([3, 3]);
});

test("the three costliest moments come first, and what is as good is none", () => {
    const placed = decisionsOf(analysis(...[0.5, 3, 9, 2, 4].map((loss) => decision(0, loss))), 0);
    expect(costliest(placed).map((each) => each.decision.loss)).toEqual([9, 4, 3]);
    expect(costliest(decisionsOf(analysis(decision(0, 0.5)), 0))).toEqual([]);
});

test("a figure is a mean with its interval, and names the levels within", () => {
    const placed = decisionsOf(analysis(...Array.from({ length: 12 }, (_, place) => decision(0, place % 2))), 0);
    const figure = figureOf(placed, { greedy: 1.5, search: 0.6, neural: 0.1 });
    expect(figure?.mean).toBe(0.5);
    expect((figure?.low ?? 0) + (figure?.high ?? 0)).toBeCloseTo(1);
    expect(figure?.levels).toEqual(["search"]);
    expect(figureOf(placed.slice(1), {})).toBeNull();
});

test("luck is found by deal and seat", () => {
    expect(luckOf(analysis(), 3, 1)?.cards).toBe(6);
    expect(luckOf(analysis(), 3, 0)).toBeNull();
    expect(luckOf(analysis(), 1, 1)).toBeNull();
});

test("a candidate has its own error; kept without any, what was done has that of its loss", () => {
    const known = decision(0, 3, { error: 0.9, taken: 1, errors: [0, 0.7, 1.2] });
    expect([0, 1, 2].map((place) => errorOf(known, place))).toEqual([null, 0.7, 1.2]);
    const kept = decision(0, 3, { error: 0.9, taken: 1 });
    expect([0, 1, 2].map((place) => errorOf(kept, place))).toEqual([null, 0.9, null]);
});
