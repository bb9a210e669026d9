import { lateParts } from "../frame/late_parts";

/** What a table shows after a deal and after a match; it comes when it is first wanted. */
export const phases = lateParts({
    dealOver: () => import("./DealOver.svelte"),
    matchOver: () => import("./MatchOver.svelte"),
    roundDealOver: () => import("./RoundDealOver.svelte"),
});
