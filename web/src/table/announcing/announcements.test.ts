import { describe, expect, it, test } from "vitest";
import { type Change, foldTold, type Known } from "../../folding/fold";
import { inPlay, MATCH_INFO, OWN, told } from "../../link/table_example";
import type { Event, OwnView, Snapshot } from "../../protocol/wire";
import { english } from "../../words/english_example";
import { announcements, newcomerSentence, summary } from "./announcements";

const WORDS = english();
const SEQ = 9;
const NOBODY_ON_TURN: OwnView = { ...OWN, limits: null };

function knownAs(seat: number | null, edit: (snapshot: Snapshot) => void = () => undefined): Known {
    const snapshot = inPlay();
    snapshot.table.match = { ...MATCH_INFO };
    edit(snapshot);
    return {
        playerId: seat === null ? null : "ana",
        seat,
        seq: SEQ,
        ...snapshot,
        own: seat === null ? null : snapshot.own,
    };
}

function change(before: Known, events: Event[], own: OwnView | null = NOBODY_ON_TURN): Change {
    const message = told(SEQ, events, own);
    const after = foldTold(before, message);
    if (after === null) throw new Error("the events do not follow");
    return { before, after, entries: message.entries };
}

function said(events: Event[], own?: OwnView, before: Known = knownAs(0)): string[] {
    return announcements(change(before, events, own), WORDS);
}

function follows(seat: number, nextSeat: number): Event {
    const combination = { kind: "pair" as const, cards: ["2G", "2R"] as const };
    return {
        type: "combination_played",
        seat,
        next_seat: nextSeat,
        combination: { ...combination, cards: [...combination.cards] },
    };
}

function played(
    cards: ("7Y" | "PG" | "PY" | "7G" | "8R" | "9G" | "10Y" | "6G" | "3R")[],
    kind: "single" | "pair" | "straight" | "full_house",
): Event {
    return { type: "combination_played", seat: 1, next_seat: 2, combination: { kind, cards } };
}

describe("what is read out", () => {
    it("names player, combination, colour that counts and cards left", () => {
        expect(said([follows(1, 2)])).toEqual(["ben: pair of 2s, red on top. 3 cards left."]);
    });

    it("speaks to the person of their own play", () => {
        expect(said([follows(0, 1)])).toEqual(["You play: pair of 2s, red on top. 2 cards left."]);
    });

    it("tells no colour twice, and none where there is no choice", () => {
        expect(said([played(["7Y"], "single")])).toEqual(["ben: yellow 7. 4 cards left."]);
        expect(said([played(["PG", "PY"], "pair")])).toEqual(["ben: pair of phoenixes. 3 cards left."]);
    });

    it("takes the colour of a full house from its triple", () => {
        expect(said([played(["7G", "7G", "7Y", "8R", "8R"], "full_house")])[0]).toContain(
            "full house, 7s over 8s, yellow on top",
        );
    });

    it("says whose turn begins and what is to beat, after what led to it", () => {
        expect(said([follows(2, 0)], OWN)).toEqual([
            "cleo: pair of 2s, red on top. 4 cards left.",
            "Your turn. To beat: pair of 2s, red on top.",
        ]);
    });

    it("says no turn that was the person's already", () => {
        expect(said([{ type: "player_away", seat: 1 }], OWN)).toEqual(["ben is away."]);
    });

    it("says no turn while a bot plays for the person", () => {
        const before = knownAs(0, ({ table }) => {
            if (table.seats[0]) table.seats[0].substitute = "planner";
        });
        expect(said([follows(2, 0)], OWN, before)).toHaveLength(1);
    });

    it("says that the person won the trick and leads, and not that twice", () => {
        const events: Event[] = [
            { type: "passed", seat: 2, next_seat: 0 },
            { type: "trick_won", seat: 0, leader: 0, direction: "cw" },
        ];
        const before = knownAs(0, ({ match }) => {
            if (match?.deal) match.deal.seat_to_act = 2;
        });
        expect(said(events, OWN, before)).toEqual(["cleo passes.", "You win the trick; you lead."]);
    });

    it("says who leads when the winner of the trick is out of the deal", () => {
        expect(said([{ type: "trick_won", seat: 1, leader: 2, direction: "cw" }])).toEqual([
            "ben wins the trick. Next lead: cleo.",
        ]);
    });

    it("says what binds the person on turn", () => {
        const limits = { gang: "allowed", max_cards: 7, may_pass: false, min_cards: 1, must_contain: "10Y" } as const;
        const own: OwnView = { ...OWN, limits: { ...limits, must_declare_first: false, single_only: true } };
        expect(said([follows(2, 0)], own).at(-1)).toBe(WORDS.t("duty-highest-or-gang", { card: "yellow 10" }));
    });

    it("tells both cards of the exchange, each from where the person sits", () => {
        const events: Event[] = [
            { type: "tribute_given", giver: 1, receiver: 0, card: "DR" },
            { type: "card_returned", giver: 0, receiver: 1, card: "3G" },
        ];
        expect(said(events)).toEqual(["ben gives you the highest card: dragon.", "You return to ben: green 3."]);
        expect(announcements(change(knownAs(null), events, null), WORDS)).toEqual([
            "Tribute from ben to ana: dragon.",
            "Returned by ana to ben: green 3.",
        ]);
    });

    it("asks the deal winner for a card to return", () => {
        const before = knownAs(0, ({ match }) => {
            if (match?.deal) match.deal.seat_to_act = 1;
        });
        const given = change(before, [{ type: "tribute_given", giver: 1, receiver: 0, card: "DR" }], OWN);
        const deal = given.after.match?.deal;
        if (deal) deal.seat_to_act = 0;
        expect(announcements(given, WORDS).at(-1)).toBe("Your turn. Choose a card to return to ben.");
    });

    it("tells the end of a deal with everybody's points", () => {
        const events: Event[] = [
            { type: "deal_won", seat: 1 },
            { type: "hands_shown", hands: [["3G"], [], ["7G"]] },
            { type: "deal_scored", deal_loser: 2, points: [1, 0, 33], scores: [11, 2, 40] },
        ];
        expect(said(events)).toEqual([
            "ben wins the deal.",
            "Points: you: 1, score 11; ben: 0, score 2; cleo: 33, score 40.",
        ]);
    });

    it("tells who won the match", () => {
        expect(said([{ type: "match_won", winners: [0] }])).toEqual(["You win the match!"]);
        expect(said([{ type: "match_won", winners: [1, 2] }])).toEqual(["Winners of the match: ben, cleo."]);
    });

    it("names who plays after the person when a deal begins", () => {
        const started: Event = { type: "deal_started", deal_number: 3, dealer: 1, direction: "ccw", leader: 2 };
        expect(said([started])).toEqual(["Deal 3, counter-clockwise. Playing after you: ben."]);
        expect(announcements(change(knownAs(null), [started], null), WORDS)).toEqual([
            "Deal 3, counter-clockwise. First lead: cleo.",
        ]);
    });

    it.each<[Event, string]>([
        [{ type: "passed", seat: 1, next_seat: 2 }, "ben passes."],
        [{ type: "last_card_declared", seat: 1 }, "ben: last card!"],
        [{ type: "seat_disqualified", seat: 1 }, "ben did not declare the last card and is out of this deal."],
        [{ type: "substitute_seated", seat: 1, bot: "greedy", cause: "away" }, "A bot plays for ben."],
        [{ type: "seat_taken_back", seat: 1 }, "ben plays again."],
        [{ type: "deadline_passed", seat: 1, is_idle: false }, "ben ran out of time."],
        [{ type: "match_paused" }, "The match is paused."],
        [{ type: "seat_left", seat: 1, cause: "left" }, "ben gets up."],
        [{ type: "host_changed", host: "cleo" }, "cleo is the host now."],
        [{ type: "seat_ready", seat: 1, commitment: null }, "ben is ready."],
        [{ type: "match_ended", match_id: "m", secret: "", cause: "abandoned" }, "The match was abandoned."],
    ])("says of %o: %s", (event, sentence) => {
        expect(said([event])).toEqual([sentence]);
    });

    it("tells once that somebody sits down and is there", () => {
        const player = { player_id: "dan", name: "dan", bot: null };
        const events: Event[] = [
            { type: "seat_taken", seat: 1, player },
            { type: "player_back", seat: 1 },
        ];
        expect(said(events)).toEqual(["dan sits down."]);
    });

    it("is silent about what nobody needs to hear, and about events of a newer server", () => {
        expect(said([{ type: "deadline_set", seat: 1, due_ms: 1, bank_ms: 0 }])).toEqual([]);
        expect(said([{ type: "something_new" } as unknown as Event])).toEqual([]);
        expect(said([{ type: "deadline_passed", seat: 1, is_idle: true }])).toEqual([]);
    });

    it("sums up after a snapshot and repeats nothing", () => {
        const known = knownAs(0, ({ match }) => {
            if (match?.deal) match.deal.trick.turns = [{ seat: 2, combination: { kind: "pair", cards: ["2G", "2R"] } }];
        });
        const sentence = "Deal 2. Your turn. To beat: pair of 2s, red on top.";
        expect(announcements({ before: known, after: known, entries: [] }, WORDS)).toEqual([sentence]);
        expect(announcements({ before: knownAs(0), after: known, entries: [] }, WORDS)).toEqual([sentence]);
    });

    it("is silent when the server tells of events that only others see", () => {
        const before = knownAs(0);
        expect(announcements({ before, after: { ...before, seq: SEQ + 1 }, entries: [] }, WORDS)).toEqual([]);
    });
});

describe("where the table stands", () => {
    it("is said for a table before the match", () => {
        const known = knownAs(0, ({ table }) => (table.match = null));
        expect(summary(known, WORDS)).toBe("A table before the match. Seats taken: 3 of 3.");
    });

    it("names who is on turn", () => {
        const known = knownAs(0, ({ match }) => {
            if (match?.deal) match.deal.seat_to_act = 1;
        });
        expect(summary(known, WORDS)).toBe("Deal 2. ben’s turn.");
    });
});

test("who joins with the next deal is told to those who play, not to the newcomer", () => {
    const ben = { player_id: "id-Ben", name: "Ben", bot: null };
    const promised: Event[] = [{ type: "seat_promised", seat: 2, player: ben }];
    expect(newcomerSentence(change(knownAs(0), promised), WORDS)).toBe("Ben joins you next deal.");
    expect(newcomerSentence(change(knownAs(null), promised, null), WORDS)).toBeNull();
    expect(newcomerSentence(change(knownAs(0), [{ type: "player_back", seat: 1 }]), WORDS)).toBeNull();
});
