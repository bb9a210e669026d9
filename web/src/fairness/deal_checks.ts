// The checks of one deal: what was seen of it against the cards that follow from the key.
//
// A page is told one hand, its own. The hands of others show in what they played and kept, so a wrong one is found as
// cards that do not add up.
import { DECK, firstPlaceOf, sortCards } from "../catalogue/cards";
import { without } from "../folding/holding";
import type { CardName, ExchangeView } from "../protocol/wire";
import { cardsAt, cutCards, type DealtHands, dealtHands } from "./decks";
import { Unfair } from "./unfair";
import { exchanged, type SeenDeal } from "./witness";

/** Throws `Unfair` at the first thing that was seen and does not follow from the key. */
export function checkDeal(key: Uint8Array, deal: SeenDeal, seatCount: number, dummyHand: CardName[] | null): void {
    const index = deal.number - 1;
    if (deal.cut.length > 0 && !isSameRow(deal.cut, cardsAt(cutCards(key, index)))) {
        throw unfair(deal, "cut cards");
    }
    const dealt = dealtHands(key, index, seatCount);
    const { own } = deal;
    if (own !== null && !isSameHand(own.dealt, dealt.hands[own.seat] ?? [])) {
        throw unfair(deal, `hand of seat ${own.seat}`);
    }
    if (!holds(deal, dealt)) {
        throw unfair(deal, faultOf(deal, dealt));
    }
    if (dummyHand !== null && !isSameHand(dummyHand, dealt.dummyHand ?? [])) {
        throw unfair(deal, "dummy hand");
    }
}

/** Returns the hands as dealt that a deal shows: the own one, and after its end those of all seats. */
export function shownHands(deal: SeenDeal): (CardName[] | null)[] {
    return deal.played.map((played, seat) => {
        if (deal.own?.seat === seat) {
            return deal.own.dealt;
        }
        const left = deal.left?.[seat];
        const { gave, got } = exchanged(deal.exchange, seat);
        return left === undefined ? null : without([...played, ...left, ...gave], got);
    });
}

export function isSameHand(one: readonly CardName[], other: readonly CardName[]): boolean {
    return isSameRow(sortCards(one), sortCards(other));
}

function isSameRow(one: readonly CardName[], other: readonly CardName[]): boolean {
    return one.length === other.length && one.every((card, index) => card === other[index]);
}

/** Tells whether the exchange is possible and every seat played and kept cards that it held. */
function holds(deal: SeenDeal, dealt: DealtHands): boolean {
    const { exchange } = deal;
    if (exchange !== null) {
        const isTribute = exchange.tribute === highest(dealt.hands[exchange.deal_loser] ?? []);
        if (exchange.deal_loser === exchange.deal_winner || !isTribute) {
            return false;
        }
    }
    return dealt.hands.every((_, seat) => addsUp(deal, dealt, seat));
}

/** After the end of a deal all cards are seen; before it, those played so far have to be among those held. */
function addsUp(deal: SeenDeal, dealt: DealtHands, seat: number): boolean {
    const { gave, got } = exchanged(deal.exchange, seat);
    const held = without([...(dealt.hands[seat] ?? []), ...got], gave);
    const left = held && without(held, deal.played[seat] ?? []);
    if (left === null) {
        return false;
    }
    const shown = deal.left?.[seat];
    return shown === undefined || isSameHand(left, shown);
}

/** Names a field of the exchange if another value of it alone makes all cards add up; else the first seat at fault. */
function faultOf(deal: SeenDeal, dealt: DealtHands): string {
    for (const [field, exchange] of repairs(deal, dealt)) {
        if (holds({ ...deal, exchange }, dealt)) {
            return field;
        }
    }
    const seat = dealt.hands.findIndex((_, index) => !addsUp(deal, dealt, index));
    if (seat === -1) {
        return "tribute";
    }
    return deal.left === null || deal.own?.seat === seat ? `plays of seat ${seat}` : `hand of seat ${seat}`;
}

function* repairs({ exchange }: SeenDeal, dealt: DealtHands): Generator<[string, ExchangeView]> {
    if (exchange === null) {
        return;
    }
    yield ["tribute", { ...exchange, tribute: highest(dealt.hands[exchange.deal_loser] ?? []) ?? exchange.tribute }];
    for (const card of new Set(DECK)) {
        yield ["returned card", { ...exchange, returned_card: card }];
    }
    for (const seat of dealt.hands.keys()) {
        yield ["giver", { ...exchange, deal_loser: seat }];
        yield ["receiver", { ...exchange, deal_winner: seat }];
    }
}

function highest(hand: readonly CardName[]): CardName | undefined {
    return hand.reduce<CardName | undefined>(
        (best, card) => (best === undefined || firstPlaceOf(card) > firstPlaceOf(best) ? card : best),
        undefined,
    );
}

function unfair(deal: SeenDeal, field: string): Unfair {
    return new Unfair(`deal ${deal.number}: ${field}`);
}
