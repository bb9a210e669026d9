import { expect, test } from "vitest";
import type { Known } from "../folding/fold";
import { emptySeat } from "../folding/table";
import { MATCH_INFO } from "../link/table_example";
import type { DealView, MatchView, SeatInfo, TableView, TurnView } from "../protocol/wire";
import { english } from "../words/english_example";
import { phaseOf, sceneOf, seatNames, seatsAfter, trickOf } from "./scene";

const WORDS = english();

function seatInfo(name: string, bot: string | null = null): SeatInfo {
    return { ...emptySeat(), player: name === "" ? null : { player_id: `id-${name}`, name, bot }, is_here: true };
}

const TABLE: TableView = {
    table_id: "t",
    host: "id-Ana",
    options: {},
    seats: ["Ana", "Ben", "Cy", "Di"].map((name) => seatInfo(name)),
    is_quick: false,
    preparation: null,
    match: MATCH_INFO,
    deadline: null,
    remaining_ms: null,
    is_paused: false,
    is_adjourned: false,
    is_closed: false,
};

const DEAL: DealView = {
    number: 1,
    cut: null,
    deal_winner: null,
    dealer: 3,
    declared: [],
    disqualified: [],
    exchange: null,
    hand_sizes: [16, 16, 16, 16],
    seat_to_act: 0,
    shown_hands: null,
    trick: { leader: 0, direction: "ccw", turns: [] },
    tricks: [],
};

const pair = (seat: number, card: "2G" | "3G" | "4G"): TurnView => ({
    seat,
    combination: { kind: "pair", cards: [card, card] },
});
const pass = (seat: number): TurnView => ({ seat, combination: null });

function matchOf(deal: DealView | null): MatchView {
    const scores = [5, 0, 12, 3];
    return { deal, dummy_hands: null, first_dealer: 3, results: [], rules: {}, scores, seat_count: 4, winners: [] };
}

function knownOf(deal: DealView | null, changes: Partial<Known> = {}): Known {
    return { playerId: "id-Ana", seat: 0, seq: 1, table: TABLE, match: matchOf(deal), own: null, ...changes };
}

test("the phase follows the table and the match", () => {
    const exchange = { deal_loser: 0, deal_winner: 1, returned_card: null, tribute: "DR" } as const;
    expect(phaseOf({ ...TABLE, match: null }, null)).toBe("seating");
    expect(phaseOf(TABLE, matchOf(null))).toBe("starting");
    expect(phaseOf(TABLE, matchOf({ ...DEAL, exchange }))).toBe("exchange");
    expect(phaseOf(TABLE, matchOf({ ...DEAL, exchange: { ...exchange, returned_card: "1G" } }))).toBe("play");
    expect(phaseOf(TABLE, matchOf({ ...DEAL, deal_winner: 2 }))).toBe("deal_over");
    expect(phaseOf({ ...TABLE, match: { ...MATCH_INFO, ended: "won" } }, matchOf(DEAL))).toBe("match_over");
    expect(phaseOf({ ...TABLE, is_closed: true }, null)).toBe("closed");
});

test("the left neighbour sits left and the right one right, whatever the direction", () => {
    for (const direction of ["cw", "ccw"] as const) {
        const scene = sceneOf(
            knownOf({ ...DEAL, trick: { ...DEAL.trick, direction } }, { seat: 1, playerId: "id-Ben" }),
            WORDS,
        );
        expect(scene.others.map(({ name }) => name)).toEqual(["Ana", "Di", "Cy"]);
    }
});

test("who plays after one's own seat depends on the direction", () => {
    expect(sceneOf(knownOf(DEAL), WORDS).afterMe?.name).toBe("Ben");
    expect(sceneOf(knownOf({ ...DEAL, trick: { ...DEAL.trick, direction: "cw" } }), WORDS).afterMe?.name).toBe("Di");
    expect(seatsAfter(0, "cw", 3)).toEqual([2, 1]);
});

test("a spectator sees all seats and has no turn", () => {
    const scene = sceneOf(knownOf(DEAL, { seat: null, playerId: null }), WORDS);
    expect(scene.others).toHaveLength(4);
    expect([scene.me, scene.afterMe, scene.isMyTurn]).toEqual([null, null, false]);
});

test("the play to be beaten and the one before it are on show, and each seat's last act", () => {
    const turns = [pair(0, "2G"), pass(1), pair(2, "3G"), pass(3)];
    const scene = sceneOf(knownOf({ ...DEAL, trick: { ...DEAL.trick, turns } }), WORDS);
    expect(scene.trick?.top?.seat).toBe(2);
    expect(scene.trick?.previous?.seat).toBe(0);
    expect(scene.seats.map(({ lastAct }) => lastAct?.act)).toEqual(["play", "pass", "play", "pass"]);
});

test("a won trick stays on show until the next lead", () => {
    const won = { leader: 0, direction: "ccw", turns: [pair(0, "4G"), pass(1), pass(2), pass(3)] } as const;
    const deal: DealView = { ...DEAL, tricks: [{ ...won, turns: [...won.turns] }] };
    expect(trickOf(deal)).toMatchObject({ wonBy: 0, number: 0 });
    const led: DealView = { ...deal, trick: { ...DEAL.trick, turns: [pair(0, "2G")] } };
    expect(trickOf(led)).toMatchObject({ wonBy: null, number: 1 });
    expect(trickOf(DEAL)).toBeNull();
});

test("the next mark passes over a seat that is out of the deal", () => {
    const scene = sceneOf(knownOf({ ...DEAL, disqualified: [1] }), WORDS);
    expect(scene.seats.filter(({ isNext }) => isNext).map(({ seat }) => seat)).toEqual([2]);
});

test("nobody is on turn in a match that ended", () => {
    const scene = sceneOf(knownOf(DEAL, { table: { ...TABLE, match: { ...MATCH_INFO, ended: "abandoned" } } }), WORDS);
    expect(scene.seats.some(({ isTurn }) => isTurn)).toBe(false);
});

test("seats with one name are numbered, and free seats have none", () => {
    const seats = [seatInfo("Ana"), seatInfo("Planner", "planner"), seatInfo(""), seatInfo("Planner", "planner")];
    expect(seatNames({ ...TABLE, seats }, WORDS)).toEqual(["Ana", "Planner 1", "", "Planner 2"]);
});

test("bots of a table are characters, and those of a lesson have their own names", () => {
    const bot = (playerId: string, name: string): SeatInfo => ({
        ...emptySeat(),
        player: { player_id: playerId, name, bot: "planner" },
    });
    const seats = [bot("bot-planner-0", "Irma"), bot("mei", "Mei"), bot("bot-planner-2", "Planner")];
    expect(seatNames({ ...TABLE, seats }, WORDS)).toEqual(["Irma", "Mei", "Anton"]);
});

test("a level that a newer server has is called as the server calls it", () => {
    const seats = [{ ...emptySeat(), player: { player_id: "bot-oracle-1", name: "Oracle", bot: "oracle" } }];
    expect(seatNames({ ...TABLE, seats }, WORDS)).toEqual(["Oracle"]);
});

test("the seat that was promised to the person is known", () => {
    const promised = {
        ...seatInfo("Planner", "planner"),
        promised_to: { player_id: "id-Eve", name: "Eve", bot: null },
    };
    const table = { ...TABLE, seats: [...TABLE.seats.slice(0, 3), promised] };
    expect(sceneOf(knownOf(DEAL, { table, seat: null, playerId: "id-Eve" }), WORDS).promised?.seat).toBe(3);
    expect(sceneOf(knownOf(DEAL, { table, seat: null, playerId: null }), WORDS).promised).toBeNull();
});

test("a spectator with a name may ask for a bot's seat at a table from play now, and for no other", () => {
    const bot = seatInfo("Planner", "planner");
    const eve = { player_id: "id-Eve", name: "Eve", bot: null };
    const table = { ...TABLE, is_quick: true, seats: [seatInfo("Ana"), { ...bot, promised_to: eve }, bot, bot] };
    const watching = { seat: null, playerId: "id-Zoe" };
    expect(sceneOf(knownOf(DEAL, { ...watching, table }), WORDS).onOffer?.seat).toBe(2);
    const over = { ...table, match: { ...MATCH_INFO, ended: "won" as const } };
    expect(sceneOf(knownOf(DEAL, { ...watching, table: over }), WORDS).onOffer?.seat).toBe(2);
    expect(sceneOf(knownOf(DEAL, { ...watching, table: { ...table, is_closed: true } }), WORDS).onOffer).toBeNull();
    expect(sceneOf(knownOf(DEAL, { ...watching, table: { ...table, is_quick: false } }), WORDS).onOffer).toBeNull();
    expect(sceneOf(knownOf(DEAL, { ...watching, table: { ...table, match: null } }), WORDS).onOffer).toBeNull();
    expect(sceneOf(knownOf(DEAL, { seat: null, playerId: null, table }), WORDS).onOffer).toBeNull();
    expect(sceneOf(knownOf(DEAL, { seat: null, playerId: "id-Eve", table }), WORDS).onOffer).toBeNull();
    expect(sceneOf(knownOf(DEAL, { table }), WORDS).onOffer).toBeNull();
});
