// What a seat may play: "held" is a subset test, "beats" compares two numbers of the catalogue, and what else binds the
// seat comes with its view. The rules of combinations are in the catalogue, not here; the server stays the judge.
import type { CardName, KindName, LimitsView, MatchView } from "../protocol/wire";
import { DECK, copiesOf, firstPlaceOf } from "./cards";
import type { Catalogue, KindRun } from "./catalogue";

export interface Combination {
    id: number;
    kind: KindName;
    /** In rising card order. */
    cards: CardName[];
}

/** What a seat on turn has before it. */
export interface Position {
    hand: readonly CardName[];
    topPlay: readonly CardName[] | null;
    limits: LimitsView;
    rules: MatchView["rules"];
}

/** Why a play is refused, in the words of the engine. */
export type Refusal =
    | "play/not_held"
    | "play/not_a_combination"
    | "play/wrong_card_count"
    | "play/only_higher_gang"
    | "play/does_not_beat"
    | "play/declare_first"
    | "play/must_contain_multi_one"
    | "play/opening_too_many_cards"
    | "play/duty_highest_single"
    | "play/duty_multi_card"
    | "play/duty_gang_barred";

/** Why a pass is refused, in the same words. */
export type PassRefusal = "play/declare_first" | "pass/on_lead" | "pass/duty_gang" | "pass/duty_highest_single";

export type Verdict =
    { legal: true; combination: Combination } | { legal: false; combination: Combination | null; reason: Refusal };

/** Cards as 64 bits in two halves, like those of the catalogue. */
export interface Mask {
    low: number;
    high: number;
}

/** Returns the cards as a mask; throws if there are more copies of a card than the deck has. */
export function handMask(cards: readonly CardName[]): Mask {
    const mask = maskOf(cards);
    if (mask === null) throw new RangeError(`more copies than the deck has: ${cards.join(" ")}`);
    return mask;
}

/** Returns the combination that the cards form, or null if they form none. */
export function combinationOf(catalogue: Catalogue, cards: readonly CardName[]): Combination | null {
    const mask = maskOf(cards);
    if (mask === null) return null;
    const { low, high } = catalogue;
    for (const run of catalogue.runs) {
        for (let id = run.first; id < run.end; id += 1) {
            if (low[id] === mask.low && high[id] === mask.high) return combinationAt(catalogue, run, id);
        }
    }
    return null;
}

/** Returns how strong each combination is, by id, in the order that the rules of the match compare by. */
export function order(catalogue: Catalogue, rules: MatchView["rules"]): Uint16Array {
    const index = catalogue.options.reduce((before, [name, values]) => {
        const chosen = values.findIndex((value) => value === rules[name]);
        if (chosen < 0) throw new RangeError(`an order unknown to the catalogue: ${name}=${String(rules[name])}`);
        return before * values.length + chosen;
    }, 0);
    return catalogue.strengths(index);
}

/** Returns every play that the seat may make, the weakest first and gangs last. */
export function legalPlays(catalogue: Catalogue, position: Position): Combination[] {
    const { low, high } = catalogue;
    const hand = handMask(position.hand);
    const strengths = order(catalogue, position.rules);
    const topPlay = topPlayOf(catalogue, position);
    const found: Combination[] = [];
    for (const run of catalogue.runs) {
        for (let id = run.first; id < run.end; id += 1) {
            if (((low[id] as number) & ~hand.low) !== 0 || ((high[id] as number) & ~hand.high) !== 0) continue;
            const combination = combinationAt(catalogue, run, id);
            if (topPlay !== null && whyNotBeaten(combination, topPlay, strengths) !== null) continue;
            if (whyOutsideLimits(combination, position.limits) === null) found.push(combination);
        }
    }
    return found.sort((one, other) => strengthOf(one, strengths) - strengthOf(other, strengths) || one.id - other.id);
}

/** Says whether the seat may play these cards, and if not, why: the reason that the server would give. */
export function judge(catalogue: Catalogue, position: Position, cards: readonly CardName[]): Verdict {
    const combination = combinationOf(catalogue, cards);
    if (!isHeld(cards, position.hand)) return { legal: false, combination, reason: "play/not_held" };
    if (combination === null) return { legal: false, combination, reason: "play/not_a_combination" };
    const topPlay = topPlayOf(catalogue, position);
    const strengths = order(catalogue, position.rules);
    const reason =
        (topPlay === null ? null : whyNotBeaten(combination, topPlay, strengths)) ??
        whyOutsideLimits(combination, position.limits);
    return reason === null ? { legal: true, combination } : { legal: false, combination, reason };
}

/** Returns the legal plays that contain the selected cards, copies counted. */
export function completions(legal: readonly Combination[], selected: readonly CardName[]): Combination[] {
    return legal.filter(({ cards }) => isHeld(selected, cards));
}

/** Returns the cards that occur in these plays, each with the most copies that one of the plays takes. */
export function cardsInPlays(legal: readonly Combination[]): Map<CardName, number> {
    const most = new Map<CardName, number>();
    for (const { cards } of legal) {
        for (const [card, count] of countsOf(cards)) most.set(card, Math.max(count, most.get(card) ?? 0));
    }
    return most;
}

function maskOf(cards: readonly CardName[]): Mask | null {
    let [low, high] = [0, 0];
    for (const [card, count] of countsOf(cards)) {
        if (count > copiesOf(card)) return null;
        for (let place = firstPlaceOf(card); place < firstPlaceOf(card) + count; place += 1) {
            if (place < 32) low |= 1 << place;
            else high |= 1 << (place - 32);
        }
    }
    return { low: low >>> 0, high: high >>> 0 };
}

function countsOf(cards: readonly CardName[]): Map<CardName, number> {
    const counts = new Map<CardName, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return counts;
}

function isHeld(cards: readonly CardName[], hand: readonly CardName[]): boolean {
    const held = countsOf(hand);
    return [...countsOf(cards)].every(([card, count]) => count <= (held.get(card) ?? 0));
}

function combinationAt(catalogue: Catalogue, run: KindRun, id: number): Combination {
    const cards: CardName[] = [];
    for (const [half, first] of [
        [catalogue.low[id] as number, 0],
        [catalogue.high[id] as number, 32],
    ] as const) {
        for (let bits = half; bits !== 0; bits &= bits - 1)
            cards.push(DECK[first + 31 - Math.clz32(bits & -bits)] as CardName);
    }
    return { id, kind: run.kind, cards };
}

function strengthOf(combination: Combination, strengths: Uint16Array): number {
    return strengths[combination.id] as number;
}

function topPlayOf(catalogue: Catalogue, position: Position): Combination | null {
    if (position.topPlay === null) return null;
    const topPlay = combinationOf(catalogue, position.topPlay);
    if (topPlay === null) throw new RangeError(`no combination: ${position.topPlay.join(" ")}`);
    return topPlay;
}

/** Gangs have the highest numbers of all, so that only counts and numbers have to be compared. */
function whyNotBeaten(combination: Combination, topPlay: Combination, strengths: Uint16Array): Refusal | null {
    const canMeet = combination.kind === "gang" || combination.cards.length === topPlay.cards.length;
    if (canMeet && strengthOf(combination, strengths) > strengthOf(topPlay, strengths)) return null;
    if (topPlay.kind === "gang") return "play/only_higher_gang";
    return canMeet ? "play/does_not_beat" : "play/wrong_card_count";
}

/** Reads the limits in the order in which the engine reads them. */
function whyOutsideLimits(combination: Combination, limits: LimitsView): Refusal | null {
    if (limits.must_declare_first) return "play/declare_first";
    if (combination.kind === "gang") {
        if (limits.gang === "barred") return "play/duty_gang_barred";
        if (limits.gang !== "free") return null;
    }
    const count = combination.cards.length;
    if (count < limits.min_cards) return "play/duty_multi_card";
    if (limits.must_contain !== null && !combination.cards.includes(limits.must_contain)) {
        return limits.single_only ? "play/duty_highest_single" : "play/must_contain_multi_one";
    }
    if (count > limits.max_cards) return "play/opening_too_many_cards";
    return limits.single_only && count > 1 ? "play/duty_highest_single" : null;
}
