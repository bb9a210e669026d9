/** Matches that are over, as home lists them. */
import type { RecordListing } from "../protocol/wire";

/** The deals of one day are one entry, where the last of them was played: whoever plays all eight has one thing done. */
export function oneForEachDay(records: readonly RecordListing[]): RecordListing[] {
    const days = new Map<string, RecordListing>();
    const entries: RecordListing[] = [];
    for (const record of records) {
        const known = record.day === null ? undefined : days.get(record.day);
        if (known !== undefined) {
            known.deals += record.deals;
            continue;
        }
        const entry = { ...record };
        if (entry.day !== null) days.set(entry.day, entry);
        entries.push(entry);
    }
    return entries;
}
