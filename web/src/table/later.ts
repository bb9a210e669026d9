import { lateParts } from "../frame/late_parts";
import { details } from "./details";
import { phases } from "./phases";

/** Parts of the table that come when they are first wanted: the cards come before them. */
export const later = lateParts({
    chat: () => import("./seating/ChatPanel.svelte"),
    chatVoice: () => import("./seating/ChatVoice.svelte"),
    ears: () => import("./seating/chat_ears.svelte"),
    exchange: () => import("./Exchange.svelte"),
    keysHelp: () => import("./hand/KeysHelp.svelte"),
    lastCardCall: () => import("./hand/LastCardCall.svelte"),
    lowForm: () => import("./LowForm.svelte"),
    menu: () => import("./TableMenu.svelte"),
    otherPhases: () => import("./OtherPhases.svelte"),
    queries: () => import("./announcing/queries"),
    rail: () => import("./Rail.svelte"),
    sheet: () => import("../frame/Sheet.svelte"),
    sheets: () => import("./Sheets.svelte"),
    suggestions: () => import("./hand/Suggestions.svelte"),
    text: () => import("./text/TextTable.svelte"),
    toast: () => import("./Toast.svelte"),
    trickList: () => import("./TrickList.svelte"),
    typedPlay: () => import("./hand/TypedPlay.svelte"),
});

/** How long the parts that a match needs leave the line to the cards. */
const PATIENCE_MS = 8000;

/** Fetches the parts that every match needs, or may need at any moment, ahead of their time; returns how to give it up. */
export function fetchAhead(): () => void {
    const timer = setTimeout(() => {
        for (const part of [
            phases.dealOver,
            later.exchange,
            phases.matchOver,
            later.menu,
            later.toast,
            details.unusual,
        ]) {
            void part();
        }
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
}
