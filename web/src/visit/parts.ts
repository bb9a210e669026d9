import { lateParts } from "../frame/late_parts";

/** Parts of the screen that know of more than the table; they come when they are first wanted. */
export const parts = lateParts({
    afterMatch: () => import("./AfterMatch.svelte"),
    bubbles: () => import("./Bubbles.svelte"),
    extras: () => import("./Extras.svelte"),
    promised: () => import("./Promised.svelte"),
    seating: () => import("./VisitSeating.svelte"),
    unread: () => import("./Unread.svelte"),
    warnings: () => import("./Warnings.svelte"),
});
