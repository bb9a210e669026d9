/** Whether a page says "ready" without being asked: against bots alone nobody has to be waited for. */
import type { Known } from "../folding/fold";

/** True for a table that begins by itself: one from "play now", or one where the person sits among bots alone. */
export function beginsByItself({ table, playerId }: Known): boolean {
    if (table.is_quick) return true;
    // Where the server has opened the table, the person's seat is promised to them until they come.
    const sitters = table.seats.map(({ player, promised_to: promised }) => player ?? promised);
    return sitters.every((each) => each != null && (each.bot !== null || each.player_id === playerId));
}

/**
 * Returns the match that the page is to be ready for by itself: the first one; a rematch is the person's wish, and if they
 * have wished for it, it stays their wish when the players change.
 */
export function readyMatch({ table, seat }: Known, isWished = false): string | null {
    if (seat === null || table.preparation === null || (table.match !== null && !isWished)) return null;
    return table.seats[seat]?.is_ready ? null : table.preparation.match_id;
}
