import { expect, test } from "vitest";
import type { AnalysedDecision } from "../protocol/wire";
import { candidateOf, isAnswer } from "./answers";

const decision = {
    candidates: [
        ["7G 7R", 3],
        ["pass", 1],
        ["2G 3Y 4Y 5R 6R", 0],
    ],
} as unknown as AnalysedDecision;

test("an answer is known by its cards, in whatever order, declared or not", () => {
    expect(isAnswer(["7G 7R", "pass"], "7R 7G")).toBe(true);
    expect(isAnswer(["9R declare"], "9R")).toBe(true);
    expect(isAnswer(["9R"], "9R declare")).toBe(true);
    expect(isAnswer(["7G 7R"], "7G")).toBe(false);
    expect(isAnswer(["7G"], "pass")).toBe(false);
});

test("a candidate stands for all that differ from it in colours only", () => {
    expect(candidateOf(decision, "7G 7R")).toBe(0);
    expect(candidateOf(decision, "7Y 7Y")).toBe(0);
    expect(candidateOf(decision, "pass")).toBe(1);
    expect(candidateOf(decision, "8Y 8Y")).toBeNull();
});
