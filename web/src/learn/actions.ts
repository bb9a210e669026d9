/** Whether the rules allow what a person does, and why not. */
import type { Catalogue } from "../catalogue/catalogue";
import { combinationOf } from "../catalogue/judgement";
import type { Known } from "../folding/fold";
import type { Command } from "../link/outbox";
import type { CardName } from "../protocol/wire";
import { fullWords } from "../table/announcing/event_sentences";
import { whyNoPass } from "../table/hand/offers";
import { prospectOf } from "../table/hand/prospect";
import { sceneOf } from "../table/scene";
import { cardWords } from "../words/card_words";
import type { Words } from "../words/words.svelte";

/**
 * Returns why the rules refuse a play or a pass, as a code of the engine; null if they do not, as far as the page can
 * judge: of the rest a lesson says itself what is refused.
 */
export function refusalOf(command: Command, known: Known, catalogue: Catalogue | null, words: Words): string | null {
    const scene = sceneOf(known, words);
    const prospect = prospectOf(known, scene, catalogue);
    if (command.type === "play") {
        const verdict = prospect?.judge(command.cards);
        return verdict === undefined || verdict.legal ? null : verdict.reason;
    }
    if (command.type !== "pass") return null;
    const why = whyNoPass({ known, scene, prospect, isAway: false });
    return why !== null && isCode(why) ? why : null;
}

/** True for a reason that the engine gives too, and that has a sentence of its own. */
export function isCode(why: string): boolean {
    return why.includes("/");
}

/** What a refusal is about. */
export interface Refused {
    code: string;
    cards: readonly CardName[];
}

/** Says why the rules refuse what the person tried, in a whole sentence. */
export function refusalWords(
    { code, cards }: Refused,
    known: Known,
    catalogue: Catalogue | null,
    words: Words,
): string {
    const { own } = known;
    const top = sceneOf(known, words).trick?.top?.combination ?? null;
    const highest = own?.hand.at(-1) ?? null;
    const played = namesOf(cards, catalogue, words);
    const sentence = words.said(code, {
        card: played,
        cards: played,
        top_play: top === null ? "" : fullWords(words, top),
        highest: highest === null ? "" : cardWords(words, highest),
        most: own?.limits?.max_cards ?? 0,
    });
    // The names of cards are made for the middle of a sentence, and some of these begin with one.
    return sentence.charAt(0).toLocaleUpperCase(words.language) + sentence.slice(1);
}

/** Names cards as the combination that they are, or one by one. */
function namesOf(cards: readonly CardName[], catalogue: Catalogue | null, words: Words): string {
    const combination = catalogue && combinationOf(catalogue, cards);
    return combination ? fullWords(words, combination) : cards.map((card) => cardWords(words, card)).join(", ");
}
