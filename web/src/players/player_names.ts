/** What players are called. */
import { CHARACTERS } from "../protocol/characters";
import { DELETED_NAME, PROGRAM_PREFIX } from "../protocol/constants";
import type { Player } from "../protocol/wire";
import type { Words } from "../words/words.svelte";

const BOT_ID = /^bot-([a-z]+)-(\d)$/;
const levels: Readonly<Record<string, readonly string[] | undefined>> = CHARACTERS;

/** The level of a bot of a table, by its id. */
export function levelOf(playerId: string): string | null {
    return BOT_ID.exec(playerId)?.[1] ?? null;
}

/**
 * Which character a player is; null for people, and for bots of levels that have none. Streams and records from before
 * there were characters have the level for a name: there the seat in the id says who it was.
 */
export function characterOf(playerId: string, name: string): string | null {
    const [, level, seat] = BOT_ID.exec(playerId) ?? [];
    const characters = levels[level ?? ""];
    if (characters === undefined) return null;
    return characters.includes(name) ? name : (characters[(Number(seat) + 2) % characters.length] ?? null);
}

/**
 * Names a player: a bot of a table is one of the characters of its level, or goes by a level that has none. A bot that
 * somebody entered is always called one, and who is gone is called so in the language of whoever reads.
 */
export function playerName(words: Words, playerId: string, name: string): string {
    if (name === DELETED_NAME) return words.t("player-deleted");
    if (playerId.startsWith(PROGRAM_PREFIX)) return words.t("program-named", { name });
    const code = `level-${levelOf(playerId)}`;
    return characterOf(playerId, name) ?? (words.knows(code) ? words.said(code) : name);
}

/** Names a player to whoever cannot see who is a bot: with the level, if it is one. */
export function fullName(words: Words, { player_id: playerId, name, bot }: Player): string {
    const called = playerName(words, playerId, name);
    if (bot === null) return called;
    return words.t("bot-named", { name: called, level: levelName(words, bot) });
}

/** What people call a level; one that has no name, such as a newer server's, goes by its code. */
export function levelName(words: Words, level: string): string {
    const code = `level-${level}`;
    return words.knows(code) ? words.said(code) : level;
}
