/** A record goes from one screen of this page to another; nobody else gets it, and with the tab it is gone. */
const KEY = "gangoffour.record.1";

/** Leaves a record for the next screen. */
export function handOver(storage: Storage | null, text: string): void {
    try {
        storage?.setItem(KEY, text);
    } catch {
        // The storage is full or forbidden: the next screen asks for the file.
    }
}

/** Takes the record that another screen left, or null if there is none. */
export function takeOver(storage: Storage | null): string | null {
    try {
        const text = storage?.getItem(KEY) ?? null;
        storage?.removeItem(KEY);
        return text;
    } catch {
        return null;
    }
}
