/**
 * The faces that people chose. A face is no part of a table's events: a page asks for those of everybody it shows, and
 * until the answer is there they have the one that follows from their id.
 */
import { untrack } from "svelte";

/** By player; null for whoever goes by the face of their id. */
type Chosen = Readonly<Record<string, string | null>>;

let faces: Chosen = $state.raw({});

export const faceChosenBy = (playerId: string): string | null => faces[playerId] ?? null;

export function knowFaces(chosen: Chosen): void {
    faces = { ...untrack(() => faces), ...chosen };
}

/** Whoever may ask the server sets here how a face is found out. */
export const asking: { want?: (playerId: string) => void } = {};
