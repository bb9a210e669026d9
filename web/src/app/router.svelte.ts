/** Which screen the address names. Links are plain links; a click on one inside the app changes the address only. */
import { createContext } from "svelte";

export type Route =
    | { screen: "home" }
    | { screen: "table"; tableId: string }
    /** One lesson by its number from 1, or the list of all. */
    | { screen: "learn"; lesson: number | null }
    /** A match of this server, or one from a file. */
    | { screen: "replay"; matchId: string | null }
    | { screen: "verify" }
    | { screen: "pad" }
    | { screen: "settings" }
    | { screen: "lost" };

/** Reads an address. */
export function routeOf(path: string): Route {
    const [first, second, ...more] = path.split("/").filter((part) => part !== "");
    if (first === undefined) return { screen: "home" };
    if (first === "t" && second !== undefined && more.length === 0) return { screen: "table", tableId: second };
    if (first === "m" && second !== undefined && more.length === 0) return { screen: "replay", matchId: second };
    if (first === "learn" && more.length === 0) return learnRoute(second);
    if (second === undefined && isPlain(first)) return PLAIN[first];
    return { screen: "lost" };
}

/** The screens whose address is one word. */
const PLAIN = {
    replay: { screen: "replay", matchId: null },
    verify: { screen: "verify" },
    pad: { screen: "pad" },
    settings: { screen: "settings" },
} as const satisfies Record<string, Route>;

function isPlain(word: string): word is keyof typeof PLAIN {
    return Object.hasOwn(PLAIN, word);
}

function learnRoute(lesson: string | undefined): Route {
    if (lesson === undefined) return { screen: "learn", lesson: null };
    return /^[1-9]\d?$/.test(lesson) ? { screen: "learn", lesson: Number(lesson) } : { screen: "lost" };
}

export class Router {
    route: Route = $state.raw(routeOf(location.pathname));

    constructor() {
        addEventListener("popstate", () => this.#read());
        addEventListener("click", (event) => this.#follow(event));
    }

    /** Goes to another screen of the app. */
    go(address: string): void {
        history.pushState(null, "", address);
        this.#read();
        scrollTo(0, 0);
    }

    #read(): void {
        this.route = routeOf(location.pathname);
    }

    #follow(event: MouseEvent): void {
        if (
            event.defaultPrevented ||
            event.button !== 0 ||
            event.ctrlKey ||
            event.metaKey ||
            event.shiftKey ||
            event.altKey
        ) {
            return;
        }
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
        if (link.hash && link.pathname === location.pathname) return;
        if (routeOf(link.pathname).screen === "lost") return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

export const [useRouter, provideRouter] = createContext<Router>();
