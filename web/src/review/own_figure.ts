/** How somebody plays, and where it is asked for: it comes in one piece, for whoever has played. */
import type { PlayerFigure } from "../protocol/wire";
import { ask } from "../requests/api";

export { default as FigurePanel } from "./FigurePanel.svelte";

/** The figure of the person who is signed in. */
export const ownFigure = (): Promise<PlayerFigure> => ask("GET", "/api/me/figure");
