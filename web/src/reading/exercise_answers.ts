// Every answer to an exercise, worked out when the page is made: the browser only looks it up.
import { createContext } from "svelte";
import { sortCards } from "../catalogue/cards";
import type { Catalogue } from "../catalogue/catalogue";
import {
    combinationOf,
    judge,
    legalPlays,
    type Combination,
    type PassRefusal,
    type Position,
    type Refusal,
} from "../catalogue/judgement";
import type { CardName } from "../protocol/wire";
import { PASS, TO_LEAD, type Exercise, type Reply } from "./exercise";
import { capitalised, type Answer, type Answers } from "./live_exercises";
import type { Example } from "./page_parts";
import type { Telling } from "./reading_words";

export const [useCatalogue, provideCatalogue] = createContext<Catalogue>();

/** Stands for the names of cards in a sentence until the reader has chosen them. */
const GAP = "{cards}";

/** Returns where the player stands, under the classic rules: the first value of every option. */
export function positionOf(catalogue: Catalogue, { hand, topPlay, limits }: Exercise): Position {
    const rules = Object.fromEntries(catalogue.options.map(([name, values]) => [name, values[0] ?? ""]));
    return { hand, topPlay, limits, rules };
}

/** Returns all combinations that are in the hand, whether they may be played or not. */
export function combinationsIn(catalogue: Catalogue, exercise: Exercise): Combination[] {
    return legalPlays(catalogue, { ...positionOf(catalogue, exercise), topPlay: null, limits: TO_LEAD });
}

/** Returns cards as a play of the kind that the catalogue knows them as; throws if they are no combination. */
export function playOf(catalogue: Catalogue, cards: readonly CardName[]): Example {
    const found = combinationOf(catalogue, cards);
    if (found === null) throw new Error(`no combination: ${cards.join(" ")}`);
    return { kind: found.kind, cards };
}

/** Returns the reply to a legal answer; null if the exercise has none. */
export function replyTo({ replies, otherwise }: Exercise, answer: string): Omit<Reply, "answers"> | null {
    const found = replies.find(({ answers }) => answers.includes(answer));
    if (found !== undefined) return found;
    return otherwise === null ? null : { isRight: false, text: otherwise };
}

/** Returns why a pass is refused; null if it is not. On lead nobody asks. */
function whyNoPass({ limits }: Exercise): PassRefusal | null {
    return limits.may_pass ? null : "pass/duty_highest_single";
}

/** Returns the answers to everything that can be chosen. */
export function answersTo(exercise: Exercise, catalogue: Catalogue, telling: Telling): Answers {
    const position = positionOf(catalogue, exercise);
    const facts = refusalFacts(exercise, catalogue, telling);
    const byCards = combinationsIn(catalogue, exercise).map((combination) => {
        const verdict = judge(catalogue, position, combination.cards);
        const key = combination.cards.join(" ");
        if (verdict.legal) return [key, legalAnswer(exercise, key, telling)] as const;
        return [key, refused(telling, verdict.reason, { ...facts, cards: telling.combination(combination) })] as const;
    });
    return {
        byCards: Object.fromEntries(byCards),
        pass: exercise.topPlay === null ? null : passAnswer(exercise, facts, telling),
        noCombination: refused(telling, "play/not_a_combination", { ...facts, cards: GAP }),
        nothingChosen: { grade: "none", text: telling.t("try-choose") },
        gap: GAP,
    };
}

type RefusalFacts = Record<"cards" | "top_play" | "highest", string>;

function refusalFacts({ hand, topPlay }: Exercise, catalogue: Catalogue, telling: Telling): RefusalFacts {
    const highest = sortCards(hand).at(-1) as CardName;
    return {
        cards: "",
        top_play: topPlay === null ? "" : telling.combination(playOf(catalogue, topPlay)),
        highest: telling.card(highest),
    };
}

function legalAnswer(exercise: Exercise, key: string, telling: Telling): Answer {
    const reply = replyTo(exercise, key);
    if (reply === null) throw new Error(`${exercise.anchor} has no answer to ${key}`);
    return { grade: reply.isRight ? "right" : "allowed", text: telling.t(reply.text) };
}

function passAnswer(exercise: Exercise, facts: RefusalFacts, telling: Telling): Answer {
    const reason = whyNoPass(exercise);
    return reason === null ? legalAnswer(exercise, PASS, telling) : refused(telling, reason, facts);
}

function refused(telling: Telling, reason: Refusal | PassRefusal, facts: RefusalFacts): Answer {
    return { grade: "refused", text: capitalised(telling.said(reason, facts)) };
}
