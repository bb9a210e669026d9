import { expect, test } from "vitest";
import type { Contest, ContestBoard } from "../protocol/wire";
import { duelOf } from "./duels";

const board = (status: ContestBoard["status"]): ContestBoard => ({
    board: 1,
    status,
    level: "planner",
    seat_count: 4,
    table_id: null,
    match_id: null,
    margin: null,
    cross: null,
    mark: null,
    maker_cross: null,
});

const contest = (changes: Partial<Contest> = {}): Contest => ({
    contest_id: "c",
    kind: "challenge",
    maker_id: "ana",
    maker: "Ana",
    made_at_ms: 0,
    boards: [board("finished")],
    total: 300,
    place: 1,
    people: 2,
    better_than: null,
    entries: [{ player_id: "ana", name: "Ana", level: null, total: 100, place: 2, is_guest: true, is_friend: false }],
    ...changes,
});

test("who has finished is compared with who made the challenge", () => {
    expect(duelOf(contest(), "ben")).toBe(200);
    expect(duelOf(contest({ total: -50 }), "ben")).toBe(-150);
    expect(duelOf(contest({ total: 100 }), null)).toBe(0);
});

test("there is nobody to beat in one's own challenge, in an instant contest, and before the last deal", () => {
    expect(duelOf(contest(), "ana")).toBeNull();
    expect(duelOf(contest({ kind: "instant" }), "ben")).toBeNull();
    expect(duelOf(contest({ boards: [board("finished"), board("open")] }), "ben")).toBeNull();
    expect(duelOf(contest({ entries: [] }), "ben")).toBeNull();
});
