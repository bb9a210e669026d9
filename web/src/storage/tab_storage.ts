/** What a tab keeps for the page, until it is closed. */

/** Returns the storage of this tab, or null where a person forbids it. */
export function tabStorage(): Storage | null {
    try {
        return window.sessionStorage;
    } catch {
        return null;
    }
}
