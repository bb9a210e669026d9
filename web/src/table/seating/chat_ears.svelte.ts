/** Whom a person listens to at the tables, and whether lines are read out; kept in this browser, never sent. */
import type { Said } from "../../protocol/wire";
import { browserStorage } from "../../storage/browser_storage";
import type { Words } from "../../words/words.svelte";

const KEY = "gangoffour.chat.1";
const MUTED_LIMIT = 200;
/** What was said longer ago is history, which comes with every connection. */
const NEW_MS = 10_000;

interface Kept {
    muted: readonly string[];
    isSpoken: boolean;
}

export class ChatEars {
    /** Ids of people who are not heard. */
    muted: readonly string[] = $state.raw([]);
    isSpoken: boolean = $state(true);
    /** The last line that was on show. */
    readTo: string | null = $state(null);
    readonly #sinceMs = Date.now();
    // Memory, not state: a line is read out once, however many panels show it.
    #heard: readonly string[] = [];

    constructor(private readonly storage: Storage | null = browserStorage()) {
        const kept = read(storage);
        this.muted = kept.muted;
        this.isSpoken = kept.isSpoken;
    }

    isMuted(playerId: string): boolean {
        return this.muted.includes(playerId);
    }

    setMuted(playerId: string, isMuted: boolean): void {
        const others = this.muted.filter((each) => each !== playerId);
        this.muted = isMuted ? [...others, playerId].slice(-MUTED_LIMIT) : others;
        this.#keep();
    }

    setSpoken(isSpoken: boolean): void {
        this.isSpoken = isSpoken;
        this.#keep();
    }

    /** Returns the lines that the person wants to see. */
    linesOf(said: readonly Said[]): Said[] {
        return said.filter(({ player }) => !this.isMuted(player.player_id));
    }

    /** Counts the lines of others since the person is here, and since the chat was last on show. */
    unreadIn(said: readonly Said[], playerId: string | null, offsetMs: number): number {
        const fresh = said.slice(said.findIndex(({ chat_id: id }) => id === this.readTo) + 1);
        return this.linesOf(fresh).filter(
            ({ player, at_ms: atMs }) => player.player_id !== playerId && atMs > this.#sinceMs + offsetMs,
        ).length;
    }

    /** Returns a sentence for each line of others that is new; each one once. `nowMs` is the server's time. */
    newsIn(said: readonly Said[], playerId: string | null, words: Words, nowMs: number): string[] {
        const fresh = this.linesOf(said).filter(
            ({ chat_id: id, at_ms: atMs, player }) =>
                !this.#heard.includes(id) && player.player_id !== playerId && nowMs - atMs < NEW_MS,
        );
        this.#heard = said.map(({ chat_id: id }) => id);
        if (!this.isSpoken) return [];
        return fresh.map((line) => words.t("chat-heard", { name: line.player.name, text: lineText(line, words) }));
    }

    #keep(): void {
        try {
            this.storage?.setItem(KEY, JSON.stringify({ muted: this.muted, isSpoken: this.isSpoken } satisfies Kept));
        } catch {
            // The storage is full or forbidden: it holds until the page is closed.
        }
    }
}

/** Returns what was said: a phrase in the language of the page, or the text as it is. */
export function lineText({ phrase, text }: Said, words: Words): string {
    return phrase === null ? (text ?? "") : words.said(`phrase-${phrase}`);
}

function read(storage: Storage | null): Kept {
    try {
        const kept = JSON.parse(storage?.getItem(KEY) ?? "{}") as Partial<Kept>;
        const muted = Array.isArray(kept.muted) ? kept.muted.filter((each) => typeof each === "string") : [];
        return { muted, isSpoken: kept.isSpoken !== false };
    } catch {
        return { muted: [], isSpoken: true };
    }
}
