/** Which picture stands for a player: a portrait for a bot, one of 24 animals for a person. */
import type { Player } from "../protocol/wire";
import { faceChosenBy } from "./chosen_faces.svelte";
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

/** Everybody sees the same animal for the same person: it follows from their id. Each step is another ground. */
export function avatarOf(playerId: string, step = 0): string {
    const place = hashOf(playerId);
    const ground = ((place / ANIMALS.length) | 0) + step;
    return [ANIMALS[place % ANIMALS.length], GROUNDS[ground % GROUNDS.length]].join("-");
}

/** The name of the picture of somebody alone; null for a bot that has none. */
export const faceOf = (player: Player): string | null => facesOf([player])[0] ?? null;

/**
 * The names of the pictures of those who sit at one table, by seat. People have 24 faces, so two of four would share one
 * at nearly every fourth table: whoever chose theirs keeps it; else the animal stays, on a ground that is free.
 */
export function facesOf(players: readonly (Player | null)[]): (string | null)[] {
    const taken = new Set<unknown>(players.map((player) => player && faceChosenBy(player.player_id)));
    return players.map((player) => {
        if (player === null) return null;
        const { player_id: id, name, bot } = player;
        if (bot !== null) return characterOf(id, name)?.toLowerCase() ?? null;
        const grounds = GROUNDS.map((_, step) => avatarOf(id, step));
        const face = faceChosenBy(id) ?? grounds.find((each) => !taken.has(each)) ?? null;
        taken.add(face);
        return face;
    });
}
