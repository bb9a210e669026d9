/** Parts of the table that come when they are first wanted: the cards come before them. */
export const later = {
    chat: () => import("./seating/ChatPanel.svelte"),
    chatVoice: () => import("./seating/ChatVoice.svelte"),
    dealOver: () => import("./DealOver.svelte"),
    extras: () => import("./Extras.svelte"),
    exchange: () => import("./Exchange.svelte"),
    matchOver: () => import("./MatchOver.svelte"),
    menu: () => import("./TableMenu.svelte"),
    panel: () => import("./Panel.svelte"),
    queries: () => import("./announcing/queries"),
    sheet: () => import("./Sheet.svelte"),
    seating: () => import("./seating/Seating.svelte"),
    text: () => import("./text/TextTable.svelte"),
    trickList: () => import("./TrickList.svelte"),
    typedPlay: () => import("./hand/TypedPlay.svelte"),
};

/** How long the parts that every match needs leave the line to the cards. */
const PATIENCE_MS = 8000;

/** Fetches the parts that every match needs ahead of their time; returns how to give it up. */
export function fetchAhead(): () => void {
    const timer = setTimeout(() => {
        for (const part of [later.dealOver, later.exchange, later.matchOver, later.menu]) {
            part().catch(() => undefined); // It is asked for again when it is wanted.
        }
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
}
