/** The score pad of this browser: its entries, undone and done again, and kept after each of them. */
import { browserStorage } from "../storage/browser_storage";
import { type Entry, isBegun, isEntry, type Setup, type Sheet, sheetOf } from "./entries";
import { rulesOf, standingOf } from "./standing";

export const PAD_KEY = "gangoffour.pad.1";

interface Kept {
    entries: readonly Entry[];
    /** How many of them count; the others were undone. */
    count: number;
}

export class ScorePad {
    #kept: Kept = $state.raw({ entries: [], count: 0 });
    readonly sheet = $derived(sheetOf(this.#kept.entries.slice(0, this.#kept.count)));
    readonly standing = $derived(
        this.sheet &&
            standingOf(rulesOf(this.sheet.preset, this.sheet.length), this.sheet.names.length, this.sheet.deals),
    );
    readonly mayUndo = $derived(this.#kept.count > 0);
    readonly mayRedo = $derived(this.#kept.count < this.#kept.entries.length);
    /** Who played last. */
    readonly setup: Setup | null = $derived(
        this.#kept.entries.slice(0, this.#kept.count).findLast((entry) => entry.type === "begin") ?? null,
    );

    constructor(private readonly storage: Storage | null = browserStorage()) {
        this.read();
    }

    /** Takes what was kept, also by another page of this browser. */
    read(): void {
        this.#kept = readKept(this.storage);
    }

    /** Writes an entry. What was undone before is gone. */
    write(entry: Entry): void {
        const { entries, count } = this.#kept;
        this.#keep({ entries: [...entries.slice(0, count), entry], count: count + 1 });
    }

    /** Takes the last tap back. */
    stepBack(): void {
        if (this.mayUndo) this.#keep({ ...this.#kept, count: this.#kept.count - 1 });
    }

    /** Takes all back that belongs to the last deal, or change, or new sheet. */
    undo(): void {
        if (this.mayUndo) this.#keep({ ...this.#kept, count: this.#wholeStep(-1) });
    }

    redo(): void {
        if (this.mayRedo) this.#keep({ ...this.#kept, count: this.#wholeStep(+1) });
    }

    /** Leaves what is half written as if it had never been begun. */
    dropDraft(): void {
        const count = this.#wholeStep(-1);
        this.#keep({ entries: this.#kept.entries.slice(0, count), count });
    }

    /** The next number of entries in a direction after which no deal is half written, or the last there is. */
    #wholeStep(direction: -1 | 1): number {
        const { entries } = this.#kept;
        let count = this.#kept.count + direction;
        while (count > 0 && count < entries.length && isHalf(sheetOf(entries.slice(0, count)))) count += direction;
        return count;
    }

    #keep(kept: Kept): void {
        this.#kept = kept;
        try {
            this.storage?.setItem(PAD_KEY, JSON.stringify(kept));
        } catch {
            // The storage is full or forbidden: the pad lasts until the page is closed.
        }
    }
}

function isHalf(sheet: Sheet | null): boolean {
    return sheet !== null && isBegun(sheet.draft);
}

/** Reads what was kept, up to the first thing that is no entry. */
function readKept(storage: Storage | null): Kept {
    try {
        const { entries, count } = JSON.parse(storage?.getItem(PAD_KEY) ?? "{}") as Partial<Record<string, unknown>>;
        if (!Array.isArray(entries)) return { entries: [], count: 0 };
        const bad = entries.findIndex((entry) => !isEntry(entry));
        const sound = (bad < 0 ? entries : entries.slice(0, bad)) as Entry[];
        const known = typeof count === "number" && Number.isInteger(count) && count >= 0 ? count : sound.length;
        return { entries: sound, count: Math.min(known, sound.length) };
    } catch {
        return { entries: [], count: 0 };
    }
}
