// What the fair deal keeps in the browser, so that a reload loses nothing: one entry for each match, the last ones only.
import { browserStorage } from "../storage/browser_storage";
import type { Transcript } from "./transcripts";
import type { SeenDeal } from "./witness";

const PREFIX = "gangoffour.fair.1.";
const MATCHES_KEPT = 20;

export interface Kept {
    match_id: string;
    /** When this was begun; the oldest go first. */
    since_ms: number;
    /** r, as hexadecimal digits; null if this browser drew none. */
    number: string | null;
    /** h of that number. */
    commitment: string | null;
    /** Whether the server has taken h. */
    is_committed: boolean;
    transcript: Transcript | null;
    deals: SeenDeal[];
}

export class KeptMatches {
    readonly #storage: Storage | null;
    /** What is in use; it also stands in for a storage that is full or forbidden. */
    readonly #atHand = new Map<string, Kept>();

    constructor(storage: Storage | null = browserStorage()) {
        this.#storage = storage;
    }

    /** Returns what is kept of a match; nothing yet is a value too. */
    of(matchId: string): Kept {
        const kept = this.#atHand.get(matchId) ?? this.#read(matchId);
        if (kept !== null) {
            return kept;
        }
        const since = Date.now();
        return {
            match_id: matchId,
            since_ms: since,
            number: null,
            commitment: null,
            is_committed: false,
            transcript: null,
            deals: [],
        };
    }

    save(kept: Kept): void {
        this.#atHand.set(kept.match_id, kept);
        const text = JSON.stringify(kept);
        if (!this.#write(kept.match_id, text)) {
            // A full storage has room again without the matches of before.
            this.#forget(1);
            this.#write(kept.match_id, text);
        }
        this.#forget(MATCHES_KEPT);
    }

    #read(matchId: string): Kept | null {
        try {
            return JSON.parse(this.#storage?.getItem(PREFIX + matchId) ?? "null") as Kept | null;
        } catch {
            return null;
        }
    }

    #write(matchId: string, text: string): boolean {
        try {
            this.#storage?.setItem(PREFIX + matchId, text);
            return true;
        } catch {
            return false;
        }
    }

    /** Drops all but the newest matches. */
    #forget(count: number): void {
        const ids = storedIds(this.#storage);
        const since = (id: string): number => this.#read(id)?.since_ms ?? 0;
        const newestFirst = ids.sort((one, other) => since(other) - since(one));
        for (const id of newestFirst.slice(count)) {
            this.#storage?.removeItem(PREFIX + id);
        }
    }
}

function storedIds(storage: Storage | null): string[] {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "");
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
}
