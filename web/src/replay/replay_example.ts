/** Golden replays, for tests. */
import { readFileSync } from "node:fs";
import type { MatchReplay } from "../protocol/wire";
import { Film } from "./film";

export interface Vector {
    record: string;
    replay: MatchReplay;
    /** The hash of the position at every step. */
    positions: string[];
}

export const VECTORS = readFileSync("../tests/golden/replays.jsonl", "utf-8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Vector);

export function filmOf(record: string): Film {
    const vector = VECTORS.find((each) => each.record === record);
    if (vector === undefined) throw new Error(`no record ${record}`);
    return new Film(vector.replay);
}
