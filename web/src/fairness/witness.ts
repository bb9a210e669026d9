// What this page saw of the deals of a match, to be held against the cards that were committed to.
import { without } from "../folding/card_removal";
import type { Change, Known } from "../folding/fold";
import { foldMatch } from "../folding/match";
import type { CardName, DealView, ExchangeView, HandDealt } from "../protocol/wire";

export interface SeenDeal {
    /** From 1. */
    number: number;
    /** All cards that each seat played, by seat. */
    played: CardName[][];
    /** The cards left with each seat; null if they were not shown. */
    left: CardName[][] | null;
    exchange: ExchangeView | null;
    /** The cards of the dealing ritual; empty if there was none. */
    cut: CardName[];
    /** One's own hand as it was dealt. */
    own: OwnHand | null;
}

interface OwnHand {
    seat: number;
    dealt: CardName[];
}

/** Returns the deals that were seen so far, in order, after one more change. A change may hold the end of a deal. */
export function witnessed(deals: SeenDeal[], { before, after, entries }: Change): SeenDeal[] {
    let match = before.match;
    let told: OwnHand | null = null;
    for (const { event } of entries) {
        match = foldMatch(match, event);
        if (event.type === "match_started") {
            deals = [];
        } else if (event.type === "deal_started") {
            told = null;
        } else if (event.type === "hand_dealt") {
            told = ownHand(event);
        } else if (event.type === "hands_shown" && match?.deal) {
            deals = withDeal(deals, seenDeal(match.deal, told));
        }
    }
    const deal = after.match?.deal;
    return deal ? withDeal(deals, seenDeal(deal, told ?? workedOutHand(after, deal))) : deals;
}

/** Returns the seat's part of an exchange: cards it gave away and cards it got. */
export function exchanged(exchange: ExchangeView | null, seat: number): { gave: CardName[]; got: CardName[] } {
    const returned = exchange?.returned_card == null ? [] : [exchange.returned_card];
    if (exchange?.deal_loser === seat) {
        return { gave: [exchange.tribute], got: returned };
    }
    return exchange?.deal_winner === seat ? { gave: returned, got: [exchange.tribute] } : { gave: [], got: [] };
}

/** The first sight of one's own hand counts: a hand that is told otherwise later on must not take its place. */
function withDeal(deals: SeenDeal[], seen: SeenDeal): SeenDeal[] {
    const known = deals.find((deal) => deal.number === seen.number);
    const others = deals.filter((deal) => deal !== known);
    const merged = { ...seen, own: known?.own ?? seen.own };
    return [...others, merged].sort((one, other) => one.number - other.number);
}

function seenDeal(deal: DealView, own: OwnHand | null): SeenDeal {
    return {
        number: deal.number,
        played: playedBySeat(deal),
        left: deal.shown_hands,
        exchange: deal.exchange,
        cut: deal.cut?.cards ?? [],
        own,
    };
}

function playedBySeat(deal: DealView): CardName[][] {
    const turns = [...deal.tricks, deal.trick].flatMap((trick) => trick.turns);
    return deal.hand_sizes.map((_, seat) =>
        turns.flatMap((turn) => (turn.seat === seat ? (turn.combination?.cards ?? []) : [])),
    );
}

function ownHand(event: HandDealt): OwnHand {
    return { seat: event.seat, dealt: event.hand };
}

/** A page that came in the middle of a deal knows from its hand, its plays and the exchange what it was dealt. */
function workedOutHand({ own }: Known, deal: DealView): OwnHand | null {
    if (own === null) {
        return null;
    }
    const { gave, got } = exchanged(deal.exchange, own.seat);
    const played = playedBySeat(deal)[own.seat] ?? [];
    const dealt = without([...own.hand, ...played, ...gave], got);
    return dealt === null ? null : { seat: own.seat, dealt };
}
