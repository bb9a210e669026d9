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
    /** The deals of a day, today's without a date, or one of them by its number from 1; or of a contest, by its id. */
    | { screen: "daily"; date: string | null; board: number | null; contest?: string; isPlaying?: boolean }
    /** A puzzle by its id, that of the day without one, or a decision of a match: "3.17" is action 17 of deal 3. */
    | { screen: "practice"; matchId: string | null; place: string }
    | { screen: "verify" }
    | { screen: "pad" }
    | { screen: "settings" }
    /** What is kept about people, and how long. */
    | { screen: "kept" }
    /** Where a link from another device leads. */
    | { screen: "continue" }
    /** Friends, or what the link of one offers. */
    | { screen: "friends"; isOffer: boolean }
    /** The desk of the staff, and where others appeal. */
    | { screen: "moderation" }
    /** A user by their name, as it stands in the address, or oneself. */
    | { screen: "profile"; name: string | null }
    | { screen: "lost" };

/** The screens whose address is their name and nothing more. */
const PLAIN = ["bots", "new", "verify", "pad", "settings", "kept", "continue", "moderation"] as const;

/** The deals of a day, and one of them. */
const DAY = /^\/d(?:\/(\d{4}-\d\d-\d\d)(?:\/([1-8]))?)?$/;

/** The deals of a contest, and the next of them; or those that are new to the person. */
const CONTEST = /^\/d\/(?:c\/([0-9a-f]{24})(\/play)?|(instant))$/;

/** Reads an address. */
export function routeOf(path: string): Route {
    const [first = "", second = null, ...more] = path.split("/").filter(Boolean);
    const day = DAY.exec(path);
    if (day) return { screen: "daily", date: day[1] ?? null, board: day[2] ? Number(day[2]) : null };
    const contest = CONTEST.exec(path);
    if (contest) {
        const id = contest[1] ?? contest[3] ?? "";
        return { screen: "daily", date: null, board: null, contest: id, isPlaying: contest[2] !== undefined };
    }
    if (first === "q" && second) return { screen: "practice", matchId: second, place: more.join("/") };
    if (more.length > 0) return { screen: "lost" };
    if (first === "puzzles") return { screen: "practice", matchId: null, place: second ?? "" };
    if (first === "t" && second) return { screen: "table", tableId: second };
    if (first === "m" && second) return { screen: "replay", matchId: second };
    if (first === "learn" && (!second || /^[1-9]\d?$/.test(second))) {
        return { screen: "learn", lesson: second === null ? null : Number(second) };
    }
    if (first === "p") return { screen: "profile", name: second };
    if (["friend", "friends"].includes(first) && !second) return { screen: "friends", isOffer: first === "friend" };
    if (first === "replay" && !second) return { screen: "replay", matchId: null };
    const plain = second ? "lost" : (PLAIN.find((name) => name === first) ?? "lost");
    return { screen: first === "" ? "home" : plain };
}
