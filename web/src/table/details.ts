import { lateParts } from "../frame/late_parts";

/** Details of what is shown: the cards come before them, and their room is kept. None of them shows another part. */
export const details = lateParts({
    clock: () => import("./Clock.svelte"),
    duty: () => import("./DutyPill.svelte"),
    gangStage: () => import("./GangStage.svelte"),
    gestures: () => import("./hand/gestures.svelte"),
    lastCard: () => import("./LastCard.svelte"),
    redLight: () => import("./RedLight.svelte"),
    spectating: () => import("./Spectating.svelte"),
    unusual: () => import("./Unusual.svelte"),
});
