/** Which screen an address names. */

export type Route =
    | { screen: "home" }
    /** Who the bots are, and a match against them. */
    | { screen: "bots" }
    /** A table for friends. */
    | { screen: "new" }
    | { screen: "table"; tableId: string }
    /** One lesson by its number from 1, or the list of all. */
    | { screen: "learn"; lesson: number | null }
    /** A match of this server, or one from a file. */
    | { screen: "replay"; matchId: string | null }
    /** The deals of a day, today's without a date, or one of them by its number from 1. */
    | { screen: "daily"; date: string | null; board: number | null }
    | { screen: "verify" }
    | { screen: "pad" }
    | { screen: "settings" }
    /** Where a link from another device leads. */
    | { screen: "continue" }
    | { screen: "lost" };

/** The screens whose address is one word. */
const PLAIN = {
    bots: { screen: "bots" },
    new: { screen: "new" },
    replay: { screen: "replay", matchId: null },
    verify: { screen: "verify" },
    pad: { screen: "pad" },
    settings: { screen: "settings" },
    continue: { screen: "continue" },
} as const satisfies Record<string, Route>;

/** The deals of a day, and one of them. */
const DAY = /^\/d(?:\/(\d{4}-\d\d-\d\d)(?:\/([1-8]))?)?$/;

/** Reads an address. */
export function routeOf(path: string): Route {
    const [first, second, ...more] = path.split("/").filter((part) => part !== "");
    if (first === undefined) return { screen: "home" };
    if (first === "t" && second !== undefined && more.length === 0) return { screen: "table", tableId: second };
    if (first === "m" && second !== undefined && more.length === 0) return { screen: "replay", matchId: second };
    const day = DAY.exec(path);
    if (day) return { screen: "daily", date: day[1] ?? null, board: day[2] ? Number(day[2]) : null };
    if (first === "learn" && more.length === 0) return learnRoute(second);
    if (second === undefined && isPlain(first)) return PLAIN[first];
    return { screen: "lost" };
}

function isPlain(word: string): word is keyof typeof PLAIN {
    return Object.hasOwn(PLAIN, word);
}

function learnRoute(lesson: string | undefined): Route {
    if (lesson === undefined) return { screen: "learn", lesson: null };
    return /^[1-9]\d?$/.test(lesson) ? { screen: "learn", lesson: Number(lesson) } : { screen: "lost" };
}
