import { expect, test } from "vitest";
import type { RecordListing } from "../protocol/wire";
import { oneForEachDay } from "./past";

const match = (matchId: string, day: string | null = null, deals = 1): RecordListing => ({
    match_id: matchId,
    table_id: `table of ${matchId}`,
    ended_at_ms: 0,
    deals,
    cause: "won",
    place: 1,
    people: [],
    bots: 3,
    day,
});

test("the deals of a day are one entry, where the last of them was played", () => {
    const records = [
        match("g", "2026-11-18"),
        match("f", null, 4),
        match("e", "2026-11-18"),
        match("d", "2026-11-17"),
        match("c", "2026-11-17"),
    ];
    const entries = oneForEachDay(records).map(({ match_id: id, day, deals }) => [id, day, deals]);
    expect(entries).toEqual([
        ["g", "2026-11-18", 2],
        ["f", null, 4],
        ["d", "2026-11-17", 2],
    ]);
    expect(records.map(({ deals }) => deals)).toEqual([1, 4, 1, 1, 1]);
});
