/** What a person left here: matches to go on with, and those that are over. */
import type { RecordListing, TableListing } from "../protocol/wire";
import type { Api } from "../requests/api";
import { browserStorage } from "../storage/browser_storage";
import { FINISHED_KEY } from "./finished";

const SHOWN = 3;

/** The deals of a day are left out of the former: they are gone on with from their own panel. */
export async function leftHere(api: Api): Promise<{ mine: TableListing[]; matches: RecordListing[] }> {
    const [{ tables }, { records }] = await Promise.all([api.myTables(), api.myMatches(SHOWN)]);
    const mine = tables.filter(({ status, options }) => status !== "closed" && options.presence !== "alone");
    if (records.length > 0) noteFinished();
    return { mine, matches: records };
}

function noteFinished(): void {
    try {
        browserStorage()?.setItem(FINISHED_KEY, "yes");
    } catch {
        // Nothing can be kept here; the server says it again another time.
    }
}
