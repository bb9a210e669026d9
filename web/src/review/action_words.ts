/** Actions as they stand in a record, for people: their cards and their names. */
import { FACES } from "../catalogue/cards";
import type { Catalogue } from "../catalogue/catalogue";
import { combinationOf } from "../catalogue/judgement";
import type { CardName } from "../protocol/wire";
import { cardWords, combinationWords } from "../words/card_words";
import { numberIn, signedIn } from "../words/numbers";
import type { Words } from "../words/words.svelte";

const CARDS: ReadonlySet<string> = new Set(FACES.map(({ card }) => card));
const isCard = (word: string): word is CardName => CARDS.has(word);

/** Returns the cards that an action names. */
export function cardsIn(action: string): CardName[] {
    return action.split(" ").filter(isCard);
}

/** Names an action: "pair of 7s", "pass". */
export function actionWords(words: Words, catalogue: Catalogue | null, action: string): string {
    const cards = cardsIn(action);
    const named = cards.map((card) => cardWords(words, card)).join(", ");
    if (action.startsWith("return")) return words.t("review-page-return", { card: named });
    if (cards.length === 0) return words.t("hand-pass");
    const combination = catalogue && combinationOf(catalogue, cards);
    return combination ? combinationWords(words, combination) : named;
}

/** Returns points as people read them, with their sign. */
export function pointsIn(language: string, points: number): string {
    return signedIn(language, points, 1);
}

/** The same without a sign. */
export function amountIn(language: string, points: number): string {
    return numberIn(language, points, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
