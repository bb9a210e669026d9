/** Who sits at a listed table. */
import type { Player, TableListing } from "../protocol/wire";

/** Everybody at a table but one, who looks at it; free seats are left out. */
export function othersOf({ players }: TableListing, playerId: string | null): Player[] {
    return players.filter((player) => player !== null && player.player_id !== playerId) as Player[];
}

/** A free seat, or that of a bot which somebody may have with the next deal. */
export function hasSeat({ players, is_joinable }: TableListing): boolean {
    return is_joinable === true || players.some((player) => player === null);
}
