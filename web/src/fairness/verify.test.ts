import { describe, expect, it } from "vitest";
import type { Known } from "../folding/fold";
import type { CardName } from "../protocol/wire";
import { changesOf, storyOf } from "./golden_fair";
import { clientCommitment, bytesToHex, hexToBytes, idBytes } from "./hashing";
import { Unfair } from "./unfair";
import { checkStart, type Told, toldOf } from "./start_checks";
import { verifySeen } from "./seen";
import { type SeenDeal, witnessed } from "./witness";

const STORY = storyOf("four");
const OTHER = "ab".repeat(32);

let deals: SeenDeal[] = [];
let last: Known | null = null;
for (const change of changesOf(STORY)) {
    deals = witnessed(deals, change);
    last = change.after;
}
const { match, table } = last as Known;
if (match === null || table.match === null) {
    throw new Error("the story has a match");
}
const MATCH = match;
const SECRET = table.match.secret ?? "";
const TOLD = toldOf(table.match, match);

/** Returns the first wrong field; null if all is right. */
function fault(changes: Partial<Told> = {}, seen = deals, secret = SECRET, transcript = null): string | null {
    try {
        verifySeen({ ...TOLD, ...changes }, secret, MATCH, seen, transcript);
        return null;
    } catch (error) {
        return error instanceof Unfair ? error.field : String(error);
    }
}

function startFault(changes: Partial<Told>): string | null {
    try {
        checkStart({ ...TOLD, ...changes }, null);
        return null;
    } catch (error) {
        return error instanceof Unfair ? error.field : String(error);
    }
}

function second(changes: (deal: SeenDeal) => Partial<SeenDeal>): SeenDeal[] {
    return deals.map((deal) => (deal.number === 2 ? { ...deal, ...changes(deal) } : deal));
}

describe("a match without a saved transcript", () => {
    it("is right if nothing was changed", () => {
        expect(fault()).toBeNull();
        expect(startFault({})).toBeNull();
    });

    it.each([
        ["C", { commitment: OTHER }],
        ["h of seat 1", { clientCommitments: TOLD.clientCommitments.with(1, OTHER) }],
        ["seat 1: player id or r", { numbers: TOLD.numbers.with(1, OTHER) }],
        ["seat 2: player id or r", { players: TOLD.players.with(2, "guest-eve") }],
        ["rules", { rules: "gof-rules-1 seats=4" }],
        ["rules or player id, h or r of seat 3", { numbers: TOLD.numbers.with(3, "") }],
        ["T", { transcriptHash: OTHER }],
        ["match id", { matchId: "00000000-0000-7000-8000-000000000000" }],
        ["seats", { players: TOLD.players.slice(1) }],
        ["h of seat 0", { clientCommitments: TOLD.clientCommitments.with(0, "ab") }],
        ["r of seat 0", { numbers: TOLD.numbers.with(0, "zz".repeat(32)) }],
    ] as const)("is wrong in the field %s", (field, changes) => {
        expect(fault(changes)).toBe(field);
    });

    it("is wrong in S if another secret is told", () => {
        expect(fault({}, deals, "00".repeat(64))).toBe("S");
        expect(fault({}, deals, "00")).toBe("S");
    });

    it("is wrong in h if the hands tell that h and T were exchanged together", () => {
        const id = idBytes(TOLD.matchId);
        const own = bytesToHex(clientCommitment(id, TOLD.players[0] ?? "", hexToBytes(TOLD.numbers[0] ?? "")));
        expect(own).toBe(TOLD.clientCommitments[0]);
        expect(fault({ clientCommitments: TOLD.clientCommitments.with(0, OTHER) })).toBe("h of seat 0");
    });
});

describe("the start of a match", () => {
    it.each([
        ["r of seat 1", { clientCommitments: TOLD.clientCommitments.with(1, OTHER) }],
        ["r of seat 1", { numbers: TOLD.numbers.with(1, OTHER) }],
        ["T", { numbers: TOLD.numbers.with(1, "") }],
        ["T", { fingerprint: "GR3QZ-S13P0-C502J-VQC5D" }],
        ["C", { commitment: "" }],
    ] as const)("is wrong in the field %s", (field, changes) => {
        expect(startFault(changes)).toBe(field);
    });
});

describe("a deal", () => {
    const deal = deals[1];
    const exchange = deal?.exchange;
    if (exchange == null || exchange.returned_card === null) {
        throw new Error("the second deal has an exchange");
    }
    const other = (card: CardName | null): CardName => (card === "3G" ? "4G" : "3G");

    it.each([
        ["tribute", { ...exchange, tribute: other(exchange.tribute) }],
        ["returned card", { ...exchange, returned_card: other(exchange.returned_card) }],
        ["giver", { ...exchange, deal_loser: [0, 1, 2, 3].find((seat) => !isInvolved(seat)) ?? 0 }],
    ] as const)("names a wrong %s", (field, changed) => {
        expect(
            fault(
                {},
                second(() => ({ exchange: changed })),
            ),
        ).toBe(`deal 2: ${field}`);
    });

    function isInvolved(seat: number): boolean {
        return seat === exchange?.deal_loser || seat === exchange?.deal_winner;
    }

    it("names one's own plays if they are not the cards that were dealt", () => {
        const played = (seen: SeenDeal): CardName[][] =>
            seen.played.map((cards, seat) => (seat === 2 ? [...cards, "DR"] : cards));
        expect(
            fault(
                {},
                second((seen) => ({ played: played(seen) })),
            ),
        ).toBe("deal 2: plays of seat 2");
    });

    it("that nobody saw to its end is checked as far as it was seen", () => {
        expect(
            fault(
                {},
                second(() => ({ left: null })),
            ),
        ).toBeNull();
        const foreign = deals[1]?.own?.dealt ?? [];
        const played = [foreign, [], [], []];
        expect(
            fault(
                {},
                second(() => ({ left: null, played, exchange: null })),
            ),
        ).toBe("deal 2: plays of seat 0");
    });

    it("names a hand whose cards were not all played or shown", () => {
        const seat = deals[1]?.left?.findIndex((hand, index) => index !== 2 && hand.length > 0) ?? 0;
        const left = deals[1]?.left?.map((hand, index) => (index === seat ? hand.slice(1) : hand)) ?? [];
        expect(
            fault(
                {},
                second(() => ({ left })),
            ),
        ).toBe(`deal 2: hand of seat ${seat}`);
    });

    it("has the hand that this page was dealt", () => {
        const own = { seat: 2, dealt: deals[0]?.own?.dealt ?? [] };
        expect(
            fault(
                {},
                second(() => ({ own })),
            ),
        ).toBe("deal 2: hand of seat 2");
    });

    it("has the cut cards that follow from the key", () => {
        expect(
            fault(
                {},
                second(() => ({ cut: ["DR"] })),
            ),
        ).toBe("deal 2: cut cards");
    });
});
