/** The match at one step with all its cards, as the fold of a replay's events. No rule is needed: events say it all. */
import { sortCards } from "../catalogue/cards";
import { without } from "../folding/card_removal";
import { foldMatch } from "../folding/match";
import type { CardName, Event, MatchReplay, MatchView } from "../protocol/wire";

export type Cards = readonly CardName[];

/** It is never changed, only replaced. */
export interface Position {
    readonly match: MatchView;
    /** By seat, in rising card order. */
    readonly hands: readonly Cards[];
    /** With three seats, the cards that went aside in this deal. */
    readonly dummyHand: Cards | null;
}

/** Returns the match before its first deal. */
export function startOf({ start }: MatchReplay): Position {
    return { match: start, hands: noHands(start.seat_count), dummyHand: null };
}

/** Returns the position after some more events. */
export function foldEvents(position: Position, events: readonly Event[]): Position {
    return events.reduce(foldEvent, position);
}

/** Returns the position after one more event. */
export function foldEvent({ match, hands, dummyHand }: Position, event: Event): Position {
    return {
        match: foldMatch(match, event) ?? match,
        hands: foldHands(hands, event),
        dummyHand: event.type === "dummy_hand_dealt" ? event.hand : dummyHand,
    };
}

function foldHands(hands: readonly Cards[], event: Event): readonly Cards[] {
    switch (event.type) {
        case "deal_started":
            return noHands(hands.length);
        case "hand_dealt":
            return withHand(hands, event.seat, event.hand);
        case "combination_played":
            return withHand(hands, event.seat, left(hands, event.seat, event.combination.cards));
        case "tribute_given":
        case "card_returned": {
            const { giver, receiver, card } = event;
            const given = withHand(hands, giver, left(hands, giver, [card]));
            return withHand(given, receiver, sortCards([...(hands[receiver] ?? []), card]));
        }
        default:
            return hands;
    }
}

function withHand(hands: readonly Cards[], seat: number, cards: Cards): readonly Cards[] {
    return hands.map((hand, index) => (index === seat ? cards : hand));
}

/** The server has replayed the record: whoever plays a card holds it. */
function left(hands: readonly Cards[], seat: number, gone: Cards): Cards {
    return without(hands[seat] ?? [], gone) ?? [];
}

function noHands(count: number): Cards[] {
    return Array.from({ length: count }, () => []);
}
