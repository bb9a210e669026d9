/** What a table shows after a deal and after a match; it comes when it is first wanted. */
export const phases = {
    dealOver: () => import("./DealOver.svelte"),
    matchOver: () => import("./MatchOver.svelte"),
    roundDealOver: () => import("./RoundDealOver.svelte"),
};
