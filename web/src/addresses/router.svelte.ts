/** The screen that the address names. Links are plain links; a click on one inside the app changes the address only. */
import { createContext } from "svelte";
import { type Route, routeOf } from "./routes";

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
