import { describe, expect, it } from "vitest";
import type { Known } from "../folding/fold";
import type { Snapshot } from "../protocol/wire";
import { type Pending, pendingOf, withPending } from "./pending";
import { inPlay, OWN } from "./table_example";

function known(change: (snapshot: Snapshot) => void = () => undefined): Known {
    const snapshot = inPlay();
    change(snapshot);
    return { playerId: "ana", seat: 0, seq: 9, ...snapshot };
}

const PAIR: Pending = { type: "play", combination: { kind: "pair", cards: ["7G", "7R"] }, declare: false };

describe("what is shown while an action is under way", () => {
    it("is what is known if there is none", () => {
        const before = known();
        expect(withPending(before, null)).toBe(before);
    });

    it("has a play in the trick and not in the hand, and nobody on turn", () => {
        const shown = withPending(known(), PAIR);
        expect(shown.own).toEqual({ ...OWN, hand: ["3G", "10Y"], limits: null });
        expect(shown.match?.deal?.trick.turns).toEqual([
            { seat: 0, combination: { kind: "pair", cards: ["7G", "7R"] } },
        ]);
        expect(shown.match?.deal?.hand_sizes).toEqual([2, 5, 6]);
        expect(shown.match?.deal?.seat_to_act).toBeNull();
    });

    it("leaves what is known as it was", () => {
        const before = known();
        withPending(before, PAIR);
        expect(before).toEqual(known());
    });

    it("takes away one copy of a card that is held twice", () => {
        const twice = known((snapshot) => (snapshot.own = { ...OWN, hand: ["7G", "7G"] }));
        const single: Pending = { type: "play", combination: { kind: "single", cards: ["7G"] }, declare: false };
        expect(withPending(twice, single).own?.hand).toEqual(["7G"]);
    });

    it("declares the last card together with the play", () => {
        const shown = withPending(known(), { ...PAIR, declare: true });
        expect(shown.match?.deal?.declared).toEqual([0]);
    });

    it("has a pass in the trick", () => {
        const shown = withPending(known(), { type: "pass" });
        expect(shown.match?.deal?.trick.turns).toEqual([{ seat: 0, combination: null }]);
        expect(shown.own?.hand).toEqual(OWN.hand);
        expect(shown.own?.limits).toBeNull();
    });

    it("has the returned card with the deal loser", () => {
        const exchange = { deal_loser: 1, deal_winner: 0, tribute: "10Y", returned_card: null } as const;
        const before = known((snapshot) => {
            if (snapshot.match?.deal) {
                snapshot.match.deal.exchange = exchange;
            }
        });
        const shown = withPending(before, { type: "return_card", card: "3G" });
        expect(shown.match?.deal?.exchange).toEqual({ ...exchange, returned_card: "3G" });
        expect(shown.match?.deal?.hand_sizes).toEqual([3, 6, 6]);
        expect(shown.own?.hand).toEqual(["7G", "7R", "10Y"]);
    });

    it("has a declaration, on turn or not", () => {
        const before = known((snapshot) => {
            snapshot.own = { ...OWN, may_declare: true, limits: null };
            if (snapshot.match?.deal) {
                snapshot.match.deal.seat_to_act = 1;
                snapshot.match.deal.declared = [2];
            }
        });
        const shown = withPending(before, { type: "declare" });
        expect(shown.match?.deal?.declared).toEqual([0, 2]);
        expect(shown.match?.deal?.seat_to_act).toBe(1);
        expect(shown.own?.may_declare).toBe(false);
    });

    it("drops the deadline of one's own turn and keeps those of others", () => {
        const mine = known((snapshot) => (snapshot.table.deadline = { seat: 0, due_ms: 9, bank_ms: 0 }));
        const other = known((snapshot) => (snapshot.table.deadline = { seat: 1, due_ms: 9, bank_ms: 0 }));
        expect(withPending(mine, PAIR).table.deadline).toBeNull();
        expect(withPending(other, PAIR).table.deadline).not.toBeNull();
    });

    it("is what is known once the turn has gone on, or the cards are gone", () => {
        const gone = known((snapshot) => {
            if (snapshot.match?.deal) {
                snapshot.match.deal.seat_to_act = 1;
            }
        });
        expect(withPending(gone, PAIR)).toBe(gone);
        const before = known();
        const unheld: Pending = { type: "play", combination: { kind: "pair", cards: ["7G", "7G"] }, declare: false };
        expect(withPending(before, unheld)).toBe(before);
        const idle = known((snapshot) => (snapshot.match = null));
        expect(withPending(idle, PAIR)).toBe(idle);
    });
});

describe("a command", () => {
    it("is shown at once only if it is an action", () => {
        expect(pendingOf({ type: "play", cards: ["7G"] }, () => "single")).toEqual({
            type: "play",
            combination: { kind: "single", cards: ["7G"] },
            declare: false,
        });
        expect(pendingOf({ type: "pass" }, () => null)).toEqual({ type: "pass" });
        expect(pendingOf({ type: "say", text: "hello" }, () => null)).toBeNull();
        expect(pendingOf({ type: "ready", match_id: "m" }, () => null)).toBeNull();
    });

    it("waits for the server if nobody can say what the cards are together", () => {
        expect(pendingOf({ type: "play", cards: ["7G", "8G"] }, () => null)).toBeNull();
    });
});
