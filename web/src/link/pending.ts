// An action that was sent and is not told yet, applied for the eye: the page shows it in the same frame. The server
// judges; when it refuses, the page falls back on what is known.
import type { CardName, Combined, DealView, Entry, KindName, OwnView } from "../protocol/wire";
import type { Known } from "../folding/fold";
import { without } from "../folding/card_removal";
import type { Command } from "./outbox";

export type Pending =
    | { type: "play"; combination: Combined; declare: boolean }
    | { type: "pass" }
    | { type: "declare" }
    | { type: "return_card"; card: CardName };

const ACTIONS: readonly Command["type"][] = ["play", "pass", "declare", "return_card"];

/** True for a command that acts in the deal. */
export function isAction({ type }: Command): boolean {
    return ACTIONS.includes(type);
}

/** Names the kind of some cards; null if it cannot. */
export type KindOf = (cards: readonly CardName[]) => KindName | null;

/** Returns what a command does for the eye; null if nothing. A play that cannot be named waits for the server. */
export function pendingOf(command: Command, kindOf: KindOf): Pending | null {
    switch (command.type) {
        case "play": {
            const kind = kindOf(command.cards);
            if (kind === null) return null;
            return { type: "play", combination: { kind, cards: command.cards }, declare: command.declare ?? false };
        }
        case "pass":
        case "declare":
            return { type: command.type };
        case "return_card":
            return { type: "return_card", card: command.card };
        default:
            return null;
    }
}

/** True if the entry tells the effect of the action that the seat sent. */
export function isEffect(pending: Pending, seat: number | null, { event }: Entry): boolean {
    switch (event.type) {
        case "combination_played":
            return pending.type === "play" && event.seat === seat;
        case "passed":
            return pending.type === "pass" && event.seat === seat;
        case "last_card_declared":
            return pending.type === "declare" && event.seat === seat;
        case "card_returned":
            return pending.type === "return_card" && event.giver === seat;
        default:
            return false;
    }
}

/** Names the turn that a person at the table has now: another one is named otherwise, and so is one of a substitute. */
export function turnOf(known: Known | null): string {
    const deal = known?.match?.deal;
    const { match, seats } = known?.table ?? {};
    return `${[match?.match_id, deal?.number, deal?.tricks.length, deal?.trick.turns.length, seats?.[known?.seat ?? -1]?.substitute]}`;
}

/** Returns what the page shows while the action is under way. An action that does not fit any more changes nothing. */
export function withPending(known: Known, pending: Pending | null): Known {
    const { own, match } = known;
    const deal = match?.deal;
    if (pending === null || own === null || match === null || deal === null || deal === undefined) {
        return known;
    }
    if (pending.type === "declare") {
        const shown = {
            ...own,
            may_declare: false,
            limits: own.limits && { ...own.limits, must_declare_first: false },
        };
        return { ...known, own: shown, match: { ...match, deal: declared(deal, own.seat) } };
    }
    const gone =
        pending.type === "play" ? pending.combination.cards : pending.type === "return_card" ? [pending.card] : [];
    const hand = without(own.hand, gone);
    if (deal.seat_to_act !== own.seat || hand === null) {
        return known;
    }
    const { table } = known;
    const deadline = table.deadline?.seat === own.seat ? null : table.deadline;
    return {
        ...known,
        table: { ...table, deadline },
        match: { ...match, deal: acted(deal, pending, own) },
        own: { ...own, hand, limits: null, may_declare: false },
    };
}

/** Nobody is on turn until the server says who. */
function acted(deal: DealView, pending: Exclude<Pending, { type: "declare" }>, own: OwnView): DealView {
    const waiting = { ...deal, seat_to_act: null };
    switch (pending.type) {
        case "play": {
            const { combination } = pending;
            const sizes = deal.hand_sizes.map((size, seat) =>
                seat === own.seat ? size - combination.cards.length : size,
            );
            const played = withTurn({ ...waiting, hand_sizes: sizes }, own.seat, combination);
            return pending.declare ? declared(played, own.seat) : played;
        }
        case "pass":
            return withTurn(waiting, own.seat, null);
        case "return_card": {
            const { exchange } = deal;
            const sizes = deal.hand_sizes.map((size, seat) =>
                seat === exchange?.deal_winner ? size - 1 : seat === exchange?.deal_loser ? size + 1 : size,
            );
            return {
                ...waiting,
                hand_sizes: sizes,
                exchange: exchange && { ...exchange, returned_card: pending.card },
            };
        }
    }
}

function withTurn(deal: DealView, seat: number, combination: Combined | null): DealView {
    return { ...deal, trick: { ...deal.trick, turns: [...deal.trick.turns, { seat, combination }] } };
}

function declared(deal: DealView, seat: number): DealView {
    const seats = new Set([...deal.declared, seat]);
    return { ...deal, declared: [...seats].sort((one, other) => one - other) };
}
