// What everybody knows of a match, as the fold of its events. Every event says who comes next: no rule is needed here.
import type {
    CombinationPlayed,
    DealScored,
    DealStarted,
    DealView,
    Event,
    MatchStarted,
    MatchView,
    TurnView,
} from "../protocol/wire";

const HAND_SIZE = 16;

/** Returns the match after one more event; null as long as there is none. Unknown events leave it as it is. */
export function foldMatch(view: MatchView | null, event: Event): MatchView | null {
    if (event.type === "match_started") {
        return started(event);
    }
    if (event.type === "table_carried_on") {
        return null;
    }
    if (view === null) {
        return null;
    }
    switch (event.type) {
        case "deal_started":
            return { ...view, deal: dealStarted(event, view.seat_count) };
        case "deal_scored":
            return scored(view, event);
        case "dummy_hands_shown":
            return { ...view, dummy_hands: event.hands };
        case "match_won":
            return { ...view, winners: event.winners };
        default:
            return view.deal === null ? view : withDeal(view, foldDeal(view.deal, event));
    }
}

function started(event: MatchStarted): MatchView {
    return {
        rules: event.rules,
        seat_count: event.seat_count,
        first_dealer: event.first_dealer,
        scores: Array<number>(event.seat_count).fill(0),
        deal: null,
        results: [],
        winners: [],
        dummy_hands: null,
    };
}

function dealStarted(event: DealStarted, seatCount: number): DealView {
    return {
        number: event.deal_number,
        dealer: event.dealer,
        seat_to_act: event.leader,
        hand_sizes: Array<number>(seatCount).fill(HAND_SIZE),
        trick: { leader: event.leader, direction: event.direction, turns: [] },
        tricks: [],
        declared: [],
        disqualified: [],
        exchange: null,
        cut: null,
        deal_winner: null,
        shown_hands: null,
    };
}

function scored(view: MatchView, event: DealScored): MatchView {
    const winner = view.deal?.deal_winner;
    if (winner === undefined || winner === null) {
        return view;
    }
    const { deal_loser, points, scores } = event;
    return { ...view, scores, results: [...view.results, { deal_winner: winner, deal_loser, points, scores }] };
}

function withDeal(view: MatchView, deal: DealView): MatchView {
    return deal === view.deal ? view : { ...view, deal };
}

function foldDeal(deal: DealView, event: Event): DealView {
    switch (event.type) {
        case "passed":
            return withTurn({ ...deal, seat_to_act: event.next_seat }, { seat: event.seat, combination: null });
        case "combination_played":
            return played(deal, event);
        case "trick_won": {
            const trick = { leader: event.leader, direction: event.direction, turns: [] };
            return { ...deal, seat_to_act: event.leader, tricks: [...deal.tricks, deal.trick], trick };
        }
        case "last_card_declared":
            return { ...deal, declared: withMember(deal.declared, event.seat) };
        case "seat_disqualified":
            return { ...deal, disqualified: withMember(deal.disqualified, event.seat) };
        case "deal_won":
            return { ...deal, seat_to_act: null, deal_winner: event.seat };
        default:
            return foldAroundPlay(deal, event);
    }
}

/** Folds what happens before the first lead and after the last play. */
function foldAroundPlay(deal: DealView, event: Event): DealView {
    switch (event.type) {
        case "deck_cut":
            return { ...deal, cut: { cards: event.cards, first_card_to: event.first_card_to } };
        case "tribute_given": {
            const { giver, receiver, card } = event;
            const exchange = { deal_loser: giver, deal_winner: receiver, tribute: card, returned_card: null };
            return { ...deal, exchange, hand_sizes: moved(deal.hand_sizes, giver, receiver) };
        }
        case "card_returned": {
            if (deal.exchange === null) {
                return deal;
            }
            const exchange = { ...deal.exchange, returned_card: event.card };
            return { ...deal, exchange, hand_sizes: moved(deal.hand_sizes, event.giver, event.receiver) };
        }
        case "hands_shown":
            return { ...deal, shown_hands: event.hands };
        default:
            return deal;
    }
}

function played(deal: DealView, event: CombinationPlayed): DealView {
    const { seat, combination, next_seat } = event;
    const handSizes = resized(deal.hand_sizes, seat, -combination.cards.length);
    return withTurn({ ...deal, seat_to_act: next_seat, hand_sizes: handSizes }, { seat, combination });
}

function withTurn(deal: DealView, turn: TurnView): DealView {
    return { ...deal, trick: { ...deal.trick, turns: [...deal.trick.turns, turn] } };
}

function withMember(seats: number[], seat: number): number[] {
    return seats.includes(seat) ? seats : [...seats, seat].sort((one, other) => one - other);
}

function resized(handSizes: number[], seat: number, change: number): number[] {
    return handSizes.map((size, index) => (index === seat ? size + change : size));
}

function moved(handSizes: number[], giver: number, receiver: number): number[] {
    return resized(resized(handSizes, giver, -1), receiver, 1);
}
