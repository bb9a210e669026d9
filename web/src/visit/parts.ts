/** Parts of the screen that ask the server for something; they come when they are first wanted. */
export const parts = {
    keepQuestion: () => import("../accounts/KeepQuestion.svelte"),
    extras: () => import("./Extras.svelte"),
    promised: () => import("./Promised.svelte"),
    seating: () => import("./VisitSeating.svelte"),
    warnings: () => import("./Warnings.svelte"),
};
