/** What a person left here: matches to go on with, and those that are over. */
import type { RecordList, RecordListing, TableListing } from "../protocol/wire";
import { ask, type Api } from "../requests/api";
import { browserStorage } from "../storage/browser_storage";
import { BEGUN, FINISHED, FINISHED_KEY } from "./finished";
import { oneForEachDay } from "./past";

const SHOWN = 3;
/** As many as that are fetched, for the eight deals of a day are shown as one. */
const FETCHED = 8 * SHOWN;

interface LeftHere {
    mine: TableListing[];
    matches: RecordListing[];
    /** How far they came, as it is noted. */
    far: string | null;
}

/**
 * The deals of a day are left out of the former: they are gone on with from their own panel. So are tables where a match
 * has ended and none is played: it is among those that are over.
 */
export async function leftHere(api: Api): Promise<LeftHere> {
    const [{ tables }, { records }] = await Promise.all([
        api.myTables(),
        ask<RecordList>("GET", `/api/me/records?limit=${FETCHED}`),
    ]);
    const over = new Set(records.map(({ table_id: id }) => id));
    const mine = tables.filter(
        ({ table_id: id, status, options }) =>
            status !== "closed" && options.presence !== "alone" && !(status === "open" && over.has(id)),
    );
    const far = noted(records.length > 0 ? FINISHED : mine.length > 0 ? BEGUN : null);
    return { mine, matches: oneForEachDay(records).slice(0, SHOWN), far };
}

/** Notes how far somebody came, and says it: a match that was finished stays so, one that was only begun may be gone. */
function noted(far: string | null): string | null {
    try {
        const storage = browserStorage();
        if (storage?.getItem(FINISHED_KEY) === FINISHED) return FINISHED;
        if (far === null) storage?.removeItem(FINISHED_KEY);
        else storage?.setItem(FINISHED_KEY, far);
    } catch {
        // Nothing can be kept here; the server says it again another time.
    }
    return far;
}
