// Starts that were called off after all numbers were fixed. From then on a server can work out the cards: whoever breaks
// off there and draws anew may have chosen. The page finds it by what it saw, and needs nobody to tell it.
import type { Change } from "../folding/fold";
import type { Event, Preparation } from "../protocol/wire";

/** A match that all had committed to, and that never began. */
export interface CalledOff {
    match_id: string;
    /** C, to which the server had committed itself. */
    commitment: string;
}

interface Start extends CalledOff {
    isFixed: boolean;
}

/** Returns the starts that a change calls off, whether the server says so or passes over it in silence. */
export function calledOffIn({ before, after, entries }: Change): CalledOff[] {
    const found: CalledOff[] = [];
    let start = startOf(before.table.preparation);
    const moveTo = (next: Start | null, begunId?: string): void => {
        if (start?.isFixed === true && start.match_id !== next?.match_id && start.match_id !== begunId) {
            found.push({ match_id: start.match_id, commitment: start.commitment });
        }
        start = next;
    };
    for (const { event } of entries) {
        follow(event, start, moveTo);
    }
    moveTo(startOf(after.table.preparation), after.table.match?.match_id);
    return found;
}

function follow(event: Event, start: Start | null, moveTo: (next: Start | null, begunId?: string) => void): void {
    if (event.type === "match_prepared") {
        moveTo({ match_id: event.match_id, commitment: event.commitment, isFixed: false });
    } else if (event.type === "numbers_committed" && start !== null) {
        moveTo({ ...start, isFixed: true });
    } else if (event.type === "preparation_dropped") {
        moveTo(null);
    } else if (event.type === "match_started") {
        moveTo(null, event.match_id);
    }
}

function startOf(preparation: Preparation | null): Start | null {
    if (preparation === null) {
        return null;
    }
    const { match_id, commitment, committed_at_ms: fixedAtMs } = preparation;
    return { match_id, commitment, isFixed: fixedAtMs !== null };
}
