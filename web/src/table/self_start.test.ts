import { expect, test } from "vitest";
import type { Known } from "../folding/fold";
import type { MatchInfo, Preparation, SeatInfo, TableView } from "../protocol/wire";
import { beginsByItself, readyMatch } from "./self_start";

const seatInfo = (name: string | null, bot: string | null = null, isReady = false): SeatInfo => ({
    player: name === null ? null : { player_id: name, name, bot },
    is_here: true,
    away_since_ms: null,
    is_ready: isReady,
    commitment: null,
    number: null,
    substitute: null,
    missed_deadlines: 0,
    bank_ms: 0,
    promised_to: null,
});

const PREPARATION: Preparation = { commitment: "", committed_at_ms: null, match_id: "m1", players: [], rules: "" };

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
