const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Waits a while, but no longer than until the network is back. */
function networkOr(ms: number): Promise<void> {
    return new Promise((resolve) => {
        const go = (): void => {
            clearTimeout(timer);
            removeEventListener("online", go);
            resolve();
        };
        const timer = setTimeout(go, ms);
        addEventListener("online", go);
    });
}

/** Asks again, ever more seldom, until a part of the page has come. */
async function untilItComes<T>(load: () => Promise<T>): Promise<T> {
    for (let rest = FIRST_MS; ; rest = Math.min(2 * rest, LONGEST_MS)) {
        try {
            return await load();
        } catch {
            await networkOr(rest);
        }
    }
}

/** Parts of a screen that come when they are first wanted; where the network is away, they come when it is back. */
export function lateParts<T extends Record<string, () => Promise<unknown>>>(parts: T): T {
    const patient = Object.entries(parts).map(([name, load]) => [name, () => untilItComes(load)]);
    return Object.fromEntries(patient) as T;
}
