// @vitest-environment node
import { describe, expect, it } from "vitest";
import { READING, text } from "../../scripts/locales.mjs";
import { sortCards } from "../catalogue/cards";
import { legalPlays } from "../catalogue/judgement";
import type { CardName } from "../protocol/wire";
import { PASS, type Exercise } from "../reading/exercise";
import { answersTo, positionOf, replyTo } from "../reading/exercise_answers";
import { answerTo } from "../reading/live_exercises";
import { CATALOGUE, areOfOneDeck, fewestPlays, rulesOf, without } from "../reading/printed_rules";
import { Telling } from "../reading/reading_words";
import { POINTS } from "../rules/rules_content";
import { EXERCISES as RULES } from "../rules/rules_exercises";
import { EXERCISES as TIPS } from "../tips/tips_exercises";
import { Words } from "../words/words.svelte";

const ALL: readonly Exercise[] = [...Object.values(RULES), ...Object.values(TIPS)];

function telling(language = "en"): Telling {
    const words = new Words();
    words.use(language, text(language, READING) as string);
    return new Telling(words);
}

/** Everything that may be played, and a pass where it is allowed. */
function legalAnswers(exercise: Exercise): string[] {
    const plays = legalPlays(CATALOGUE, positionOf(CATALOGUE, exercise)).map(({ cards }) => cards.join(" "));
    return exercise.limits.may_pass ? [...plays, PASS] : plays;
}

function rightAnswers(exercise: Exercise): string[] {
    return exercise.replies.flatMap(({ answers, isRight }) => (isRight ? answers : []));
}

/** Every choice of cards of a hand, the empty one left out. */
function choices(hand: readonly CardName[]): CardName[][] {
    return Array.from({ length: 2 ** hand.length - 1 }, (_, bits) =>
        hand.filter((_card, place) => ((bits + 1) >> place) & 1),
    );
}

describe.each(ALL.map((exercise) => [exercise.anchor, exercise] as const))("%s", (_, exercise) => {
    const legal = legalAnswers(exercise);

    it("is a hand in order that can be dealt together with the top play", () => {
        expect(sortCards(exercise.hand)).toEqual(exercise.hand);
        expect(areOfOneDeck([...exercise.hand, ...(exercise.topPlay ?? [])])).toBe(true);
    });

    it("takes nothing for right that is not legal, and has something right", () => {
        expect(rightAnswers(exercise).length).toBeGreaterThan(0);
        expect(rightAnswers(exercise).filter((answer) => !legal.includes(answer))).toEqual([]);
    });

    it("has one answer to each legal play, and no reply that nobody gets", () => {
        const replied = exercise.replies.flatMap(({ answers }) => answers);
        expect(legal.filter((answer) => replyTo(exercise, answer) === null)).toEqual([]);
        expect(replied.filter((answer) => !legal.includes(answer))).toEqual([]);
        expect(new Set(replied).size).toBe(replied.length);
        expect(legal.some((answer) => !replied.includes(answer))).toBe(exercise.otherwise !== null);
    });

    it("answers every choice of cards: right, allowed or refused", () => {
        const answers = answersTo(exercise, CATALOGUE, telling());
        for (const cards of choices(exercise.hand)) {
            const key = cards.join(" ");
            const expected = rightAnswers(exercise).includes(key)
                ? "right"
                : legal.includes(key)
                  ? "allowed"
                  : "refused";
            const { grade, text: said } = answerTo(answers, cards, cards);
            expect([key, grade]).toEqual([key, expected]);
            expect(said).not.toMatch(/[{}]/);
            expect(said).toMatch(/^[\p{Lu}\d].*\.$/u);
        }
    });

    it.each(["de", "fi", "fr", "pl"])("answers in %s too", (language) => {
        const answers = answersTo(exercise, CATALOGUE, telling(language));
        expect(answers.noCombination.text).toContain(answers.gap);
        expect(Object.values(answers.byCards).every(({ text: said }) => said.length > 10)).toBe(true);
    });
});

describe("the exercises", () => {
    it("are judged by the classic rules", () => {
        const { rules } = positionOf(CATALOGUE, TIPS.plan);
        const classic = rulesOf("classic");
        expect(Object.keys(rules).length).toBeGreaterThan(0);
        for (const [name, value] of Object.entries(rules)) expect(classic[name], name).toBe(value);
    });

    it("have addresses of their own on their page", () => {
        for (const page of [RULES, TIPS]) {
            const anchors = Object.values(page).map(({ anchor }) => anchor);
            expect(new Set(anchors).size).toBe(anchors.length);
        }
    });

    it("say why in the words of the table", () => {
        const house = answersTo(RULES.house, CATALOGUE, telling());
        expect(house.byCards["3G 5G 7G 8G 10G"]).toEqual({
            grade: "refused",
            text: "Green flush, 10 high does not beat full house, 6s over 9s. Play something higher, or a gang, or pass.",
        });
        expect(house.byCards["10G 10Y"]?.text).toContain("does not have as many cards as full house");
        expect(answerTo(house, ["3G", "5G"], ["green 3", "green 5"]).text).toMatch(
            /^Green 3, green 5 is no combination/,
        );
        const duty = answersTo(RULES.duty, CATALOGUE, telling());
        expect(duty.pass).toEqual({
            grade: "refused",
            text: "The next player has one card left, so you cannot pass. Play green phoenix, your highest card.",
        });
        expect(duty.byCards["10G"]?.text).toContain("your highest card is due");
    });

    it("ask for nothing where nothing was chosen, and offer no pass to a leader", () => {
        const answers = answersTo(TIPS.plan, CATALOGUE, telling());
        expect(answerTo(answers, [], []).grade).toBe("none");
        expect(answers.pass).toBeNull();
    });
});

describe("what the sentences of the exercises claim", () => {
    it("two plays: all that is right leaves one play, all else two or more", () => {
        for (const answer of legalAnswers(TIPS.plan)) {
            const left = fewestPlays(without(TIPS.plan.hand, answer.split(" ") as CardName[]));
            if (rightAnswers(TIPS.plan).includes(answer)) expect(left, answer).toBe(1);
            else expect(left, answer).toBeGreaterThanOrEqual(2);
        }
        expect(fewestPlays(["3Y", "8Y", "8R"])).toBe(2);
    });

    it("for certain: no single is above the dragon, and the rest is one play", () => {
        const rules = rulesOf("classic");
        const above = (top: CardName[]): number =>
            legalPlays(CATALOGUE, { ...positionOf(CATALOGUE, TIPS.count), hand: top, topPlay: ["DR"], rules }).length;
        expect(above(["PY"])).toBe(0);
        expect(fewestPlays(without(TIPS.last.hand, ["DR"]))).toBe(1);
        expect(fewestPlays(without(TIPS.gang.hand, ["6G", "6Y", "6R", "6R"]))).toBe(1);
    });

    it("seven cards: nine cost 18 points and seven cost 7", () => {
        const points = (cards: number): number => cards * (POINTS.find(({ to }) => cards <= to)?.factor ?? 0);
        expect(TIPS.points.hand).toHaveLength(9);
        expect([points(9), points(7)]).toEqual([18, 7]);
        for (const answer of rightAnswers(TIPS.points)) expect(answer.split(" ")).toHaveLength(2);
    });
});
