/** What players are called. */
import type { Words } from "./words.svelte";

/** The level of a bot of a table, by its id; lessons have bots with names of their own. */
export function levelOf(playerId: string): string | null {
    return /^bot-([a-z]+)-\d$/.exec(playerId)?.[1] ?? null;
}

/** Names a player: the bots of tables are called by their level, in the language of whoever reads it. */
export function playerName(words: Words, playerId: string, name: string): string {
    const code = `level-${levelOf(playerId)}`;
    return words.knows(code) ? words.said(code) : name;
}
