/** The keys of the replay: left and right a step, up and down a deal, Home and End the ends. Up is onward, as on a slider. */
import type { Player } from "./player.svelte";

const ACTS: Record<string, (player: Player) => void> = {
    ArrowLeft: (player) => player.step(-1),
    ArrowRight: (player) => player.step(1),
    ArrowUp: (player) => player.deal(1),
    ArrowDown: (player) => player.deal(-1),
    Home: (player) => player.go(0),
    End: (player) => player.go(player.film.last),
};
const FIELDS = "input:not([type=range]), select, textarea, dialog, [contenteditable]";

/** Does what a key says, and returns true; leaves alone what belongs to a field, a dialog or the browser. */
export function pressed(event: KeyboardEvent, player: Player): boolean {
    const act = ACTS[event.key];
    if (act === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return false;
    event.preventDefault();
    act(player);
    return true;
}
