// The service worker: keeps what home, the tutorial and the pad need, so that they work without the network.
//
// A page always comes from the server if it answers, so nobody is left with an old version; the kept one stands in when
// it does not. A newer worker waits until every page of the old one is closed: nothing is taken from under a match, and
// nothing here ever reloads a page. What the server knows (`/api`, the sockets) is never kept.
import kept from "virtual:kept";
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { routeOf } from "../addresses/routes";
import { READING_CACHE, WORDS_CACHE } from "../storage/caches";

/** A server that does not answer for this long is as good as away. */
const PATIENCE_S = 4;
const SERVER_FAULT = 500;
/** Pages of their own, and what is no page. */
const READING = /^\/(rules|tips)(\/|$)/;
const NO_SCREENS = [/^\/(api|ws|schema|metrics|health|assets)(\/|$)/, READING];

setCacheNameDetails({ prefix: "gangoffour" });
clientsClaim();
precacheAndRoute(kept satisfies PrecacheEntry[]);
registerRoute(({ url }) => url.pathname.endsWith(".ftl"), new CacheFirst({ cacheName: WORDS_CACHE }));
registerRoute(
    ({ request, url }) => request.mode === "navigate" && READING.test(url.pathname),
    new NetworkFirst({ cacheName: READING_CACHE, networkTimeoutSeconds: PATIENCE_S }),
);
registerRoute(new NavigationRoute(({ request, url }) => screen(request, url), { denylist: NO_SCREENS }));

async function screen(request: Request, url: URL): Promise<Response> {
    try {
        const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_S * 1000) });
        if (answer.status < SERVER_FAULT) return answer;
    } catch {
        // Away, or as good as away.
    }
    const route = routeOf(url.pathname);
    const address = route.screen === "lost" ? "/index.html" : `/screens/${route.screen}.html`;
    return (await matchPrecache(address)) ?? Response.error();
}
