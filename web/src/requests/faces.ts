/** Asks the server which faces people chose: of all whom a page shows at once, each once on a visit. */
import type { Faces } from "../protocol/wire";
import { ask } from "./api";

type Tell = (chosen: Faces["faces"]) => void;

/** So many the server answers for at once. */
const AT_ONCE = 64;
/** Whom a server may know; in lessons and records from elsewhere there are others. */
const KNOWN = /^(guest|program)-/;

const asked = new Set<string>();
let waiting: string[] = [];

/** Finds out which face somebody chose; tells nothing where nobody answers. */
export function wantFace(playerId: string, tell: Tell): void {
    if (!KNOWN.test(playerId) || asked.has(playerId) || !navigator.onLine) return;
    asked.add(playerId);
    if (waiting.push(playerId) === 1) setTimeout(() => void fetchFaces(tell));
}

async function fetchFaces(tell: Tell): Promise<void> {
    const wanted = waiting;
    waiting = [];
    for (let start = 0; start < wanted.length; start += AT_ONCE) {
        const some = wanted.slice(start, start + AT_ONCE);
        try {
            const query = new URLSearchParams(some.map((each) => ["player", each]));
            tell((await ask<Faces>("GET", `/api/faces?${query}`)).faces);
        } catch {
            // A face is nothing to report a failure for: whoever shows these people later asks again.
            for (const each of some) asked.delete(each);
        }
    }
}
