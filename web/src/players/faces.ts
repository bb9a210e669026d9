/** Which picture stands for a player: a portrait for a bot, one of 24 animals for a person. */
import type { Player } from "../protocol/wire";
import { characterOf } from "./player_names";

export const ANIMALS = ["cat", "hare", "fox", "dog", "panda", "mouse"] as const;
export const GROUNDS = ["jade", "gold", "lacquer", "night"] as const;

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number that follows from a text and looks like chance, by FNV-1a. */
export function hashOf(text: string): number {
    let mixed = OFFSET;
    for (const character of text) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), PRIME) >>> 0;
    // The low bits of FNV follow the last characters too closely.
    return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Everybody sees the same animal for the same person: it follows from their id. */
export function avatarOf(playerId: string): string {
    const place = hashOf(playerId);
    const ground = (place / ANIMALS.length) | 0;
    return [ANIMALS[place % ANIMALS.length], GROUNDS[ground % GROUNDS.length]].join("-");
}

/** The name of the picture; null for a bot that has none. */
export function faceOf({ player_id: playerId, name, bot }: Player): string | null {
    if (bot === null) return avatarOf(playerId);
    return characterOf(playerId, name)?.toLowerCase() ?? null;
}
