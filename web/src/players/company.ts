/** Who plays together, in words. */
import type { Player } from "../protocol/wire";
import type { Words } from "../words/words.svelte";
import { playerName } from "./player_names";

/** Names the people, and counts the bots beside them, with those who are not named; bots alone are named too. */
export function companyOf(words: Words, players: readonly (Player | null)[], others = 0): string {
    const seated = players.filter((player) => player !== null);
    const people = seated.filter(({ bot }) => bot === null);
    const bots = seated.length - people.length + others;
    if (seated.length === 0) return words.t("home-table-empty");
    const named = people.length === 0 ? seated : people;
    const names = new Intl.ListFormat(words.language).format(
        named.map(({ player_id: id, name }) => playerName(words, id, name)),
    );
    return people.length === 0 ? names : words.t("home-company", { names, bots });
}
