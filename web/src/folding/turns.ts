/** When a turn of the person's own seat begins. */
import type { Change, Known } from "./fold";

/** Names the turn that the person is on, or returns null when somebody else, a bot or nobody is on turn. */
export function ownTurn({ table, match, seat }: Known): string | null {
    const deal = match?.deal ?? null;
    if (seat === null || deal === null || deal.seat_to_act !== seat || table.match?.ended !== null) return null;
    if (table.is_paused || table.is_adjourned || table.seats[seat]?.substitute !== null) return null;
    const isExchange = deal.exchange !== null && deal.exchange.returned_card === null;
    return `${deal.number} ${isExchange ? "exchange" : "play"} ${deal.tricks.length} ${deal.trick.turns.length}`;
}

/** True if the change put the person on turn. */
export function isTurnNew({ before, after }: Change): boolean {
    const turn = ownTurn(after);
    return turn !== null && (before === after || turn !== ownTurn(before));
}

/** True if the page learnt everything anew instead of event by event: at first sight, or after a long absence. */
export function isSnapshot({ before, after, entries }: Change): boolean {
    return entries.length === 0 && (before === after || before.table !== after.table);
}
