/** How fast things move on the table. */
import type { Motion } from "../settings/settings.svelte";

const PACE: Record<Motion, number> = { relaxed: 1.5, normal: 1, fast: 0.5, off: 0 };

/** By what a span of motion is multiplied; nothing moves at 0. */
export function paceOf(motion: Motion): number {
    return PACE[motion];
}

/** How long the last play of a deal stays in sight before the score pad opens. */
export function lingerMs(motion: Motion): number {
    return 1600 * (PACE[motion] || 0.5);
}
