/** Makes this browser able to open the page without the network. It begins when the page is at rest. */
import texts from "virtual:words";
import { WORDS_CACHE } from "../storage/caches";

const WORKER = "/offline.js";

/**
 * Fetches what is kept, once for each version; over plain http no browser can do that. Fails where a browser keeps
 * nothing: in a private window, on a full disk.
 */
export async function keep(language: string): Promise<void> {
    if (!("serviceWorker" in navigator) || !isSecureContext) return;
    await navigator.serviceWorker.register(workerAddress());
    await keepWords(language);
}

/** Keeps all words of one language; those of others, and of older versions, go. */
async function keepWords(language: string): Promise<void> {
    const addresses = Object.values(texts[language] ?? {}).map((address) => new URL(address, location.href).href);
    const cache = await caches.open(WORDS_CACHE);
    const kept = (await cache.keys()).map(({ url }) => url);
    await cache.addAll(addresses.filter((address) => !kept.includes(address)));
    await Promise.all(kept.filter((url) => !addresses.includes(url)).map((url) => cache.delete(url)));
}

/** The page allows no address of a script but those that a policy vouches for. */
function workerAddress(): string {
    const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
    if (trustedTypes === undefined) return WORKER;
    const policy = trustedTypes.createPolicy("gangoffour-offline", { createScriptURL: () => WORKER });
    // The type of `register` does not know trusted addresses yet.
    return policy.createScriptURL("") as unknown as string;
}

interface TrustedTypes {
    createPolicy: (
        name: string,
        rules: { createScriptURL: (text: string) => string },
    ) => { createScriptURL: (text: string) => object };
}
