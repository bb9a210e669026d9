import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DECK, sortCards } from "../catalogue/cards";
import { combinationOf, order } from "../catalogue/judgement";
import type { KindName } from "../protocol/wire";
import { dutyToPlay } from "../reading/exercise";
import {
    CATALOGUE as catalogue,
    OPTIONS,
    PRESETS,
    answers,
    areOfOneDeck,
    doesBeat,
    rows,
    rulesOf,
    type Rules,
} from "../reading/printed_rules";
import type { Example } from "../reading/page_parts";
import * as content from "./rules_content";

function strengthOf(shown: Example | undefined, rules: Rules): number {
    const combination = combinationOf(catalogue, shown?.cards ?? []);
    if (combination === null) throw new Error("no combination");
    return order(catalogue, rules)[combination.id] as number;
}

describe("the examples of the rules", () => {
    const comparisons = content.COMPARISONS;
    const plays = content.TRICK.flatMap(({ play }) => play ?? []);
    const all = [...content.KINDS.flat(), ...comparisons.flatMap(({ left, right }) => [left, right]), ...plays];

    it.each(all.map((shown) => [shown.cards.join(" "), shown] as const))("name the kind of %s", (_, shown) => {
        expect(combinationOf(catalogue, shown.cards)?.kind).toBe(shown.kind);
    });

    it("can lie on one table: no picture has more copies of a card than the deck, nor do both sides together", () => {
        for (const { left, right } of comparisons) {
            const both = [...left.cards, ...right.cards];
            expect(areOfOneDeck(both), both.join(" ")).toBe(true);
        }
    });

    it("show every kind once, in the order of the catalogue", () => {
        const kinds = catalogue.runs.map(({ kind }) => kind);
        expect(content.KINDS.map(([{ kind }]) => kind)).toEqual([...new Set(kinds)]);
        expect(content.KINDS.every((examples) => new Set(examples.map(({ kind }) => kind)).size === 1)).toBe(true);
    });

    it.each(PRESETS)("beat, or do not beat, what they are said to under the rules of %s", (preset) => {
        const rules = rulesOf(preset);
        for (const { left, right, leftBeats, why } of comparisons) {
            expect(doesBeat(left, right, rules), why).toBe(leftBeats);
            expect(doesBeat(right, left, rules), why).toBe(false);
        }
    });

    it.each(PRESETS)("make a trick in which each play beats the one before, also in %s", (preset) => {
        for (const [place, play] of plays.slice(1).entries()) {
            expect(doesBeat(play, plays[place] as Example, rulesOf(preset))).toBe(true);
        }
    });

    it.each(PRESETS)("are the lowest and highest of their kinds where they are called so, also in %s", (preset) => {
        const strengths = order(catalogue, rulesOf(preset));
        const ofKind = (kind: KindName): number[] =>
            catalogue.runs
                .filter((run) => run.kind === kind)
                .flatMap(({ first, end }) => [...strengths.subarray(first, end)]);
        const lowFlush = comparisons.find(({ why }) => why === "rules-beats-kind");
        const lowGang = comparisons.find(({ why }) => why === "rules-beats-gang");
        expect(strengthOf(lowFlush?.right, rulesOf(preset))).toBe(Math.max(...ofKind("straight")));
        expect(strengthOf(lowGang?.left, rulesOf(preset))).toBe(Math.min(...ofKind("gang")));
        expect(strengthOf(lowGang?.right, rulesOf(preset))).toBe(Math.max(...ofKind("straight_flush")));
    });

    it("leave the hand before a last card its highest card, and without the duty they would leave it more", () => {
        const { hand, topPlay, due } = content.DUTY;
        const rules = rulesOf("classic");
        expect(sortCards(hand).at(-1)).toBe(due);
        expect(answers(hand, [topPlay], rules, dutyToPlay(due))).toEqual([due]);
        expect(answers(hand, [topPlay], rules).length).toBeGreaterThan(1);
    });
});

describe("the numbers of the rules", () => {
    it("are those of the table of points", () => {
        const expected = rows("points-and-match-end")
            .filter(([left = ""]) => /^\d/.test(left))
            .map(([left = "", factor]) => [...left.split(" to "), factor].map(Number));
        const ours = content.POINTS.map(({ from, to, factor }) => (from === to ? [from, factor] : [from, to, factor]));
        expect(ours).toEqual(expected);
    });

    it("are those of the classic rule set and of the deck", () => {
        const rules = rulesOf("classic");
        expect(String(content.MATCH_LIMIT)).toBe(rules["match_limit"]);
        expect(String(content.OPENING_MAX_CARDS)).toBe(rules["opening_max_cards"]);
        expect(rules["undeclared_points"]).toBe("cards");
        expect([content.DECK_SIZE, content.HAND_SIZE]).toEqual([DECK.length, DECK.length / 4]);
    });

    it("draw every face once: ten of each colour, and those that there is one copy of", () => {
        const drawn = [
            ...content.COLOURS.flatMap(content.numbersIn),
            ...content.SPECIAL_CARDS.flatMap(({ cards }) => cards),
        ];
        expect(sortCards(drawn)).toEqual([...new Set(DECK)]);
    });
});

describe("the table of rule sets", () => {
    const reference = readFileSync("../docs/rules/rule-sets.md", "utf-8");
    const withoutEffect = /change nothing about[^:]*:([^.]*) only say/.exec(reference)?.[1] ?? "";

    it.each(PRESETS.slice(1))("names every point on which %s differs from the classic rules", (preset) => {
        const expected = OPTIONS.filter(({ values }) => values[preset] !== values.classic)
            .filter(({ name }) => !withoutEffect.includes(`\`${name}\``))
            .map(({ name }) => `rules-set-${name.replaceAll("_", "-")}`);
        const found = content.RULE_SETS.find((each) => each.preset === preset);
        expect(found?.differences.toSorted()).toEqual(expected.toSorted());
    });

    it("needs one sentence for an option, since no two presets differ from the classic rules in two ways", () => {
        const ways = OPTIONS.map(({ values }) => new Set(PRESETS.map((preset) => values[preset])).size);
        expect(OPTIONS.length).toBeGreaterThan(20);
        expect(Math.max(...ways)).toBe(2);
        expect(withoutEffect).toContain("discard_face");
    });
});
