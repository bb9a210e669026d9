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

/** Returns the storage of this tab, or null where a person forbids it. */
export function browserSession(): Storage | null {
    try {
        return window.sessionStorage;
    } catch {
        return null;
    }
}
