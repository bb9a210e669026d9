/** Which form the table has: it follows the window alone, so that nothing that is played can change it. */
import { MediaQuery } from "svelte/reactivity";

/** Seats round the cloth; seats in a strip above it; in a low window, seats left of it and the controls right. */
export type Form = "round" | "strip" | "low";

const low = new MediaQuery("(max-height: 559.98px) and (min-width: 560px)");
const round = new MediaQuery(
    "(min-width: 1024px) and (min-height: 560px), (min-width: 900px) and (min-height: 560px) and (orientation: landscape)",
);
/** Where something of 320 pixels stands beside the table. */
const roundBeside = new MediaQuery("(min-width: 1384px) and (min-height: 560px)");
const rail = new MediaQuery("(min-width: 1280px) and (min-height: 560px)");

export function formOf(isBare: boolean): Form {
    if (low.current) return "low";
    return (isBare ? roundBeside : round).current ? "round" : "strip";
}

/** Whether there is room for the pad and the tabs beside the table. */
export function hasRail(): boolean {
    return rail.current;
}
