// Cards and actions as a record writes them: `7G 10R 1M PG`; `9R declare`, `pass`, `return 3G`. Small letters and commas
// are taken too.
import { copiesOf, FACES, sortCards } from "../catalogue/cards";
import type { CardName } from "../protocol/wire";
import { Misread } from "./errors";
import type { Action } from "./model";
import { wordsOf } from "./statements";

const CARD_OF_TEXT = new Map<string, CardName>(FACES.map(({ card }) => [card, card]));

export function parseCard(text: string): CardName {
    const card = CARD_OF_TEXT.get(text.toUpperCase());
    if (card === undefined) {
        throw new Misread("text/card");
    }
    return card;
}

/** Returns the cards of a hand. It may hold more copies of a card than the deck: verification will say so. */
export function parseHand(text: string): CardName[] {
    return sortCards(wordsOf(text.replaceAll(",", " ")).map(parseCard));
}

export function parseAction(text: string): Action {
    const words = wordsOf(text.replaceAll(",", " "));
    const [first, second, ...more] = words.map((word) => word.toLowerCase());
    if (second === undefined && first === "pass") return { type: "pass" };
    if (second === undefined && first === "declare") return { type: "declare" };
    if (first === "return" && second !== undefined && more.length === 0) {
        return { type: "return_card", card: parseCard(words[1] ?? "") };
    }
    if (first === undefined || first === "return" || first === "declare") {
        throw new Misread("text/action");
    }
    const declare = words.at(-1)?.toLowerCase() === "declare";
    return { type: "play", cards: playedCards(declare ? words.slice(0, -1) : words), declare };
}

function playedCards(words: readonly string[]): CardName[] {
    const cards = sortCards(words.map(parseCard));
    if (cards.some((card) => cards.filter((other) => other === card).length > copiesOf(card))) {
        throw new Misread("text/too_many_copies");
    }
    return cards;
}
