/** Who sits at a listed table. */
import { playerName } from "../players/player_names";
import type { Player, TableListing } from "../protocol/wire";
import type { Words } from "../words/words.svelte";

/** Everybody at a table but one, who looks at it; free seats are left out. */
export function othersOf({ players }: TableListing, playerId: string | null): Player[] {
    return players.filter((player) => player !== null && player.player_id !== playerId) as Player[];
}

/** Names the people, and counts the bots beside them; bots alone are named too. */
export function companyOf(words: Words, players: readonly (Player | null)[]): string {
    const seated = players.filter((player) => player !== null);
    const people = seated.filter(({ bot }) => bot === null);
    const bots = seated.length - people.length;
    if (seated.length === 0) return words.t("home-table-empty");
    const named = people.length === 0 ? seated : people;
    const names = new Intl.ListFormat(words.language).format(
        named.map(({ player_id: id, name }) => playerName(words, id, name)),
    );
    return people.length === 0 ? names : words.t("home-company", { names, bots });
}

/** A free seat, or that of a bot which somebody may have with the next deal. */
export function hasSeat({ players, is_joinable }: TableListing): boolean {
    return is_joinable === true || players.some((player) => player === null);
}
