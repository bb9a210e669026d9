/** The bots that stand for their levels, weakest first. */
import { CHARACTERS } from "../protocol/characters";
import type { Player } from "../protocol/wire";

export const LEVELS = Object.keys(CHARACTERS);

/** The bot of a level that has played the person's seat. */
export const ghostOf = (level: string): Player => botAt(level, 1);

/** The bot of a level in a seat. */
export function botAt(level: string, seat: number): Player {
    const characters = level in CHARACTERS ? CHARACTERS[level as keyof typeof CHARACTERS] : [];
    return { player_id: `bot-${level}-${seat}`, name: characters[(seat + 2) % 3] ?? "", bot: level };
}
