import { describe, expect, it } from "vitest";
import type { Known } from "../../folding/fold";
import { inPlay } from "../../link/table_example";
import type { Snapshot } from "../../protocol/wire";
import { english } from "../../words/english_example";
import { mayBeReady, waitingSentence } from "./readiness";

const WORDS = english();
const PREPARATION = { commitment: "", ready_at_ms: null, committed_at_ms: null, match_id: "m", players: [], rules: "" };

function known(edit: (table: Snapshot["table"]) => void, seat: number | null = 0): Known {
    const { table } = inPlay();
    table.preparation = PREPARATION;
    edit(table);
    return { playerId: "ana", seat, seq: 1, table, match: null, own: null };
}

function ready(seats: number[]): (table: Snapshot["table"]) => void {
    return (table) => table.seats.forEach((info, seat) => (info.is_ready = seats.includes(seat)));
}

function free(table: Snapshot["table"]): void {
    table.preparation = null;
    if (table.seats[1]) table.seats[1].player = null;
}

describe("what the table waits for", () => {
    it.each<[string, Known]>([
        ["Waiting for a player: 1 seat is free.", known(free)],
        ["Choose a seat to play.", known(free, null)],
        ["Everyone’s here. Ready?", known(ready([1]))],
        ["Waiting for: ben, cleo.", known(ready([0]))],
        ["Everyone’s ready. Dealing…", known(ready([0, 1, 2]))],
        ["You are watching. All seats are taken.", known(ready([0]), null)],
    ])("%s", (sentence, table) => {
        expect(waitingSentence(table, WORDS)).toBe(sentence);
    });

    it("is no bot", () => {
        const withBot = known((table) => {
            ready([0, 1])(table);
            if (table.seats[2]?.player) table.seats[2].player.bot = "greedy";
        });
        expect(waitingSentence(withBot, WORDS)).toBe("Everyone’s ready. Dealing…");
    });
});

describe("a person can be ready", () => {
    it("when a match is prepared, and once", () => {
        expect(mayBeReady(known(ready([])))).toBe(true);
        expect(mayBeReady(known(ready([0])))).toBe(false);
        expect(mayBeReady(known(free))).toBe(false);
        expect(mayBeReady(known(ready([]), null))).toBe(false);
    });
});
