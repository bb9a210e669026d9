/** All that a review is shown with: it comes in one piece, after the match itself. */
export { default as Candidates } from "./Candidates.svelte";
export { default as Curve } from "./Curve.svelte";
export { Desk } from "./desk.svelte";
export { default as Luck } from "./Luck.svelte";
export { default as Moments } from "./Moments.svelte";
