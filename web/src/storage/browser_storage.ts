/** What the browser keeps for the page, from one visit to the next. */

/** Returns the storage of the browser, or null where a person forbids it. */
export function browserStorage(): Storage | null {
    try {
        return window.localStorage;
    } catch {
        return null;
    }
}
