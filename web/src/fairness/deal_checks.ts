// The checks of one deal: hands against the cards that follow from the key, then every card against the hands.
//
// The hand of a seat may be unknown. It shows in what the seat played and kept, so a wrong one is found as cards that
// do not add up.
import { FACES, firstPlaceOf, sortCards } from "../catalogue/cards";
import { without } from "../folding/card_removal";
import type { CardName, ExchangeView } from "../protocol/wire";
import { cardsAt, cutCards, type DealtHands } from "./decks";
import type { DealEvidence } from "./evidence";
import { Unfair } from "./unfair";
import { exchanged } from "./witness";

type Cards = readonly CardName[];
type Hands = readonly Cards[];

/** Throws `Unfair` if the cards of the dealing ritual do not follow from the key. */
export function checkCut(key: Uint8Array, deal: DealEvidence): void {
    if (deal.cut.length > 0 && !isSameRow(deal.cut, cardsAt(cutCards(key, deal.number - 1)))) {
        throw unfair(deal, "cut cards");
    }
}

/** Throws `Unfair` at the first hand that is known and was not dealt. */
export function checkHands(deal: DealEvidence, dealt: DealtHands): void {
    const seat = deal.hands.findIndex((hand, index) => hand !== null && !isSameHand(hand, dealt.hands[index] ?? []));
    if (seat !== -1) {
        throw unfair(deal, `hand of seat ${seat}`);
    }
    if (deal.dummyHand !== null && !isSameHand(deal.dummyHand, dealt.dummyHand ?? [])) {
        throw unfair(deal, "dummy hand");
    }
}

/** Throws `Unfair` if the exchange is not possible, or a seat played or kept cards that it did not hold. */
export function checkPlays(deal: DealEvidence, hands: Hands): void {
    const { exchange } = deal;
    if (exchange !== null && deal.number === 1) {
        throw unfair(deal, "exchange");
    }
    if (exchange !== null && hands[exchange.deal_loser] === undefined) {
        throw unfair(deal, "giver");
    }
    if (exchange !== null && hands[exchange.deal_winner] === undefined) {
        throw unfair(deal, "receiver");
    }
    if (!holds(deal, hands)) {
        throw unfair(deal, faultOf(deal, hands));
    }
}

/** Returns the hands as dealt that a deal shows: those that are known, and after its end those of all seats. */
export function shownHands(deal: DealEvidence): (Cards | null)[] {
    return deal.hands.map((hand, seat) => {
        const left = deal.left?.[seat];
        if (hand !== null || left === undefined) {
            return hand;
        }
        const { gave, got } = exchanged(deal.exchange, seat);
        return without([...(deal.played[seat] ?? []), ...left, ...gave], got);
    });
}

export function isSameHand(one: Cards, other: Cards): boolean {
    return isSameRow(sortCards(one), sortCards(other));
}

function isSameRow<T>(one: readonly T[], other: readonly T[]): boolean {
    return one.length === other.length && one.every((each, index) => each === other[index]);
}

/** Tells whether the exchange is possible and every seat played and kept cards that it held. */
function holds(deal: DealEvidence, hands: Hands): boolean {
    const { exchange } = deal;
    if (exchange !== null && (exchange.deal_loser === exchange.deal_winner || !isTribute(exchange, hands))) {
        return false;
    }
    return hands.every((_, seat) => addsUp(deal, hands, seat));
}

function isTribute(exchange: ExchangeView, hands: Hands): boolean {
    return exchange.tribute === highest(hands, exchange.deal_loser);
}

function addsUp(deal: DealEvidence, hands: Hands, seat: number): boolean {
    return imbalance(deal, hands, seat).size === 0;
}

/**
 * Returns what a seat played and kept, less what it held: cards from nowhere above zero, lost cards below. As long as
 * the cards left are not shown, no card is lost.
 */
function imbalance(deal: DealEvidence, hands: Hands, seat: number): Map<CardName, number> {
    const { exchange } = deal;
    const difference = new Map<CardName, number>();
    const add = (cards: Cards, count: number): void => {
        for (const card of cards) {
            difference.set(card, (difference.get(card) ?? 0) + count);
        }
    };
    add(deal.played[seat] ?? [], 1);
    add(deal.left?.[seat] ?? [], 1);
    add(hands[seat] ?? [], -1);
    if (exchange === null || exchange.deal_loser !== exchange.deal_winner) {
        const { gave, got } = exchanged(exchange, seat);
        add(gave, 1);
        add(got, -1);
    }
    const least = deal.left === null ? 0 : -Infinity;
    return new Map([...difference].filter(([, count]) => count !== 0 && count > least));
}

/**
 * Names the fault of a deal whose cards do not add up. A field of the exchange is named if another value of it alone
 * makes all cards add up. Plays come last, for a wrong exchange makes right plays look wrong, never the reverse.
 */
function faultOf(deal: DealEvidence, hands: Hands): string {
    const { exchange } = deal;
    for (const [field, repaired] of repairs(deal, hands)) {
        if (holds({ ...deal, exchange: repaired }, hands)) {
            return field;
        }
    }
    if (exchange !== null && exchange.deal_loser === exchange.deal_winner) {
        return "receiver";
    }
    const seat = hands.findIndex((_, index) => !addsUp(deal, hands, index));
    const isHandUnknown = seat !== -1 && deal.left !== null && deal.hands[seat] === null;
    if (exchange !== null && !isHandUnknown) {
        if (!isTribute(exchange, hands)) {
            return "tribute";
        }
        if (isOtherCardReturned(deal, hands, exchange)) {
            return "returned card";
        }
    }
    return isHandUnknown ? `hand of seat ${seat}` : `plays of seat ${seat}`;
}

/** Yields the exchange with one field replaced, in every way that could be right. */
function* repairs({ exchange, number }: DealEvidence, hands: Hands): Generator<[string, ExchangeView]> {
    const seats = [...hands.keys()];
    const cards = [null, ...FACES.map(({ card }) => card)];
    if (exchange === null) {
        // Only later deals have an exchange; in the first one two seats with each other's card are wrong plays.
        const pairs = number === 1 ? [] : seats.flatMap((giver) => seats.map((receiver) => [giver, receiver] as const));
        for (const [giver, receiver] of pairs) {
            const found = { deal_loser: giver, deal_winner: receiver, tribute: highest(hands, giver) };
            yield* cards.map((card): [string, ExchangeView] => ["exchange", { ...found, returned_card: card }]);
        }
        return;
    }
    yield ["tribute", { ...exchange, tribute: highest(hands, exchange.deal_loser) }];
    for (const card of cards) {
        yield ["returned card", { ...exchange, returned_card: card }];
    }
    for (const seat of seats) {
        yield ["giver", { ...exchange, deal_loser: seat }];
        yield ["receiver", { ...exchange, deal_winner: seat }];
    }
}

/** Tells whether one side plainly shows another returned card and neither side confirms the one that was told. */
function isOtherCardReturned(deal: DealEvidence, hands: Hands, exchange: ExchangeView): boolean {
    const { deal_loser: giver, deal_winner: receiver, returned_card: card } = exchange;
    const [given, received] = [imbalance(deal, hands, giver), imbalance(deal, hands, receiver)];
    if (card === null || given.size === 0 || received.size === 0) {
        return false;
    }
    // One strange card each: the giver lacks the card said to be returned, or the receiver still has it.
    const isSwap = (difference: Map<CardName, number>): boolean =>
        isSameRow(
            [...difference.values()].sort((one, other) => one - other),
            [-1, 1],
        );
    return (isSwap(given) && given.get(card) === -1) || (isSwap(received) && received.get(card) === 1);
}

/** Returns the highest card that a seat of the table was dealt. */
function highest(hands: Hands, seat: number): CardName {
    return (hands[seat] as Cards).reduce((best, card) => (firstPlaceOf(card) > firstPlaceOf(best) ? card : best));
}

function unfair(deal: DealEvidence, field: string): Unfair {
    return new Unfair(`deal ${deal.number}: ${field}`);
}
