/** Which picture stands for a player: a portrait for a bot, one of 24 animals for a person. */
import type { Player } from "../protocol/wire";
import { characterOf } from "./player_names";

export const ANIMALS = ["cat", "hare", "fox", "dog", "panda", "mouse"] as const;
export const GROUNDS = ["jade", "gold", "lacquer", "night"] as const;

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Everybody sees the same animal for the same person: it follows from their id, by FNV-1a. */
export function avatarOf(playerId: string): string {
    let mixed = OFFSET;
    for (const character of playerId) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), PRIME) >>> 0;
    // The low bits of FNV follow the last characters too closely.
    const place = (mixed ^ (mixed >>> 15)) >>> 0;
    const animal = ANIMALS[place % ANIMALS.length] ?? ANIMALS[0];
    const ground = GROUNDS[Math.floor(place / ANIMALS.length) % GROUNDS.length] ?? GROUNDS[0];
    return `${animal}-${ground}`;
}

/** The name of the picture; null for a bot that has none. */
export function faceOf({ player_id: playerId, name, bot }: Player): string | null {
    if (bot === null) return avatarOf(playerId);
    return characterOf(playerId, name)?.toLowerCase() ?? null;
}
