/** Which of the listed tables are shown. */
import type { TableListing } from "../protocol/wire";

/** Tables where a person is; those of the person who looks are listed elsewhere. */
export function liveTables(tables: readonly TableListing[], mine: readonly TableListing[]): TableListing[] {
    const own = new Set(mine.map(({ table_id: id }) => id));
    return tables.filter(({ table_id: id, status, is_attended }) => is_attended && status !== "closed" && !own.has(id));
}
