import { describe, expect, it } from "vitest";
import type { Change, Known } from "../folding/fold";
import { inPlay, MATCH_INFO, OWN } from "../link/table_example";
import type { CardName, Event } from "../protocol/wire";
import { type Reaction, reactionTo } from "./bot_reactions";

const BOT = { player_id: "bot-planner-1", name: "Irma", bot: "planner" };
const HANDS: CardName[][] = [["3G"], ["7G", "7G", "7Y", "7R"], ["DR", "PG", "PY", "10R", "10R"], []];
const WORLDS = 1000;

/** A table with one person and bots, seen from a seat with some hand, or by a spectator. */
function known(matchId: string, dealNumber: number, hand: CardName[] | null): Known {
    const { table, match } = inPlay();
    table.match = { ...MATCH_INFO, match_id: matchId };
    table.seats = table.seats.map((info, seat) =>
        seat === 0 ? info : { ...info, player: { ...BOT, player_id: `bot-planner-${seat}` } },
    );
    if (match?.deal) match.deal.number = dealNumber;
    const own = hand === null ? null : { ...OWN, hand };
    return { playerId: "ana", seat: hand === null ? null : 0, seq: 1, table, match, own };
}

function reaction(event: Event, before: Known): Reaction | null {
    const change: Change = { before, after: before, entries: [{ seq: 2, at_ms: 1, event }] };
    return reactionTo(change);
}

function moment(place: number): Event {
    const seat = place % 3;
    if (place % 2) return { type: "last_card_declared", seat };
    const combination = { kind: "gang" as const, cards: ["7G", "7G", "7Y", "7R"] as CardName[] };
    return { type: "combination_played", seat, next_seat: (seat + 1) % 3, combination };
}

describe("a bot's word", () => {
    it("is the same in a thousand pairs of worlds that differ in hidden cards, and for every audience", () => {
        let reactions = 0;
        for (let place = 0; reactions < WORLDS; place += 1) {
            const event = moment(place);
            const told = HANDS.map((hand) => reaction(event, known(`m${place}`, 1 + (place % 9), hand)));
            told.push(reaction(event, known(`m${place}`, 1 + (place % 9), null)));
            expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
            if (told[0] !== null) reactions += 1;
        }
    });

    it("is rare, and each bot has its turn", () => {
        const said = Array.from({ length: 4000 }, (_, place) =>
            reaction({ type: "deal_won", seat: 0 }, known(`m${place}`, 1, [])),
        ).filter((each) => each !== null);
        expect(said.length / 4000).toBeGreaterThan(0.2);
        expect(said.length / 4000).toBeLessThan(0.3);
        const first = said.filter(({ seat }) => seat === 1).length;
        expect(first / said.length).toBeGreaterThan(0.4);
        expect(first / said.length).toBeLessThan(0.6);
    });

    it("comes from no person, and never from whoever it is about", () => {
        const seats = Array.from({ length: 400 }, (_, place) =>
            reaction({ type: "last_card_declared", seat: 1 }, known(`m${place}`, 1, [])),
        ).flatMap((each) => each?.seat ?? []);
        expect(new Set(seats)).toEqual(new Set([2]));
    });

    it("is nothing to a pass or a common play, which say something about a hand", () => {
        const play: Event = {
            type: "combination_played",
            seat: 1,
            next_seat: 2,
            combination: { kind: "single", cards: ["3G"] },
        };
        for (let place = 0; place < 100; place += 1) {
            const table = known(`m${place}`, 1, []);
            expect(reaction({ type: "passed", seat: 1, next_seat: 2 }, table)).toBeNull();
            expect(reaction(play, table)).toBeNull();
        }
    });
});
