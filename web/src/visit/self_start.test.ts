import { expect, test } from "vitest";
import type { Known } from "../folding/fold";
import { emptySeat } from "../folding/table";
import type { MatchInfo, Preparation, SeatInfo, TableView } from "../protocol/wire";
import { beginsByItself, readyMatch } from "./self_start";

const seatInfo = (name: string | null, bot: string | null = null, isReady = false): SeatInfo => ({
    ...emptySeat(),
    player: name === null ? null : { player_id: name, name, bot },
    is_here: true,
    is_ready: isReady,
});

const PREPARATION: Preparation = {
    commitment: "",
    ready_at_ms: null,
    committed_at_ms: null,
    match_id: "m1",
    players: [],
    rules: "",
};

function knownOf(seats: SeatInfo[], changes: Partial<TableView> = {}): Known {
    const table: TableView = {
        table_id: "t",
        host: "ana",
        options: {},
        seats,
        is_quick: false,
        preparation: PREPARATION,
        match: null,
        deadline: null,
        remaining_ms: null,
        is_paused: false,
        is_adjourned: false,
        is_closed: false,
        ...changes,
    };
    return { playerId: "ana", seat: 0, seq: 1, table, match: null, own: null };
}

const ME = seatInfo("ana");
const BOT = seatInfo("Planner", "planner");

test("a table full of bots begins by itself", () => {
    expect(beginsByItself(knownOf([ME, BOT, BOT, BOT]))).toBe(true);
});

test("so does one where a seat among bots is promised to the person who comes", () => {
    const promised = (name: string): SeatInfo => ({
        ...seatInfo(null),
        promised_to: { player_id: name, name, bot: null },
    });
    expect(beginsByItself(knownOf([promised("ana"), BOT, BOT, BOT]))).toBe(true);
    expect(beginsByItself(knownOf([promised("ben"), BOT, BOT, BOT]))).toBe(false);
});

test("a table with another person or a free seat waits", () => {
    expect(beginsByItself(knownOf([ME, BOT, BOT, seatInfo("ben")]))).toBe(false);
    expect(beginsByItself(knownOf([ME, BOT, BOT, seatInfo(null)]))).toBe(false);
});

test("a table from play now begins by itself, whoever sits there", () => {
    expect(beginsByItself(knownOf([ME, BOT, seatInfo("ben")], { is_quick: true }))).toBe(true);
});

test("the page is ready once, for the first match", () => {
    expect(readyMatch(knownOf([ME, BOT, BOT]))).toBe("m1");
    expect(readyMatch(knownOf([seatInfo("ana", null, true), BOT, BOT]))).toBeNull();
    expect(readyMatch(knownOf([ME, BOT, BOT], { preparation: null }))).toBeNull();
});

test("a rematch is the person's own wish, and a spectator is never ready", () => {
    expect(readyMatch(knownOf([ME, BOT, BOT], { match: { match_id: "m0" } as MatchInfo }))).toBeNull();
    expect(readyMatch({ ...knownOf([ME, BOT, BOT]), seat: null })).toBeNull();
});

test("whoever wished for a rematch is ready again when it is prepared anew without somebody", () => {
    const known = knownOf([ME, BOT, BOT], { match: { match_id: "m0" } as MatchInfo });
    expect(readyMatch(known, true)).toBe("m1");
    expect(readyMatch({ ...known, seat: null }, true)).toBeNull();
});
