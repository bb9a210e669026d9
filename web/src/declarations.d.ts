declare module "virtual:words" {
    /** The addresses of the parts of each language. */
    const addresses: Record<string, Record<import("./words/words.svelte").Part, string>>;
    export default addresses;
}

declare module "virtual:hint-words" {
    /** The address of the words of hints, for each language. */
    const addresses: Record<string, string>;
    export default addresses;
}

declare module "virtual:faces" {
    /** The symbols of all faces, as SVG. */
    const symbols: string;
    export default symbols;
}

declare module "virtual:faces-address" {
    /** Where the symbols of all faces lie. */
    const address: string;
    export default address;
}

declare module "virtual:players-address" {
    /** Where the pictures of all players lie; a fragment names one. */
    const address: string;
    export default address;
}

declare module "virtual:hero" {
    /** The address of the cards on the table of the first page. */
    const address: string;
    export default address;
}

declare module "*.mjs";

declare module "virtual:kept" {
    /** What the service worker keeps from the first visit on. */
    const kept: { url: string; revision: string | null }[];
    export default kept;
}
