import { describe, expect, it } from "vitest";
import type { Known } from "../../folding/fold";
import { inPlay } from "../../link/table_example";
import type { Snapshot } from "../../protocol/wire";
import { english } from "../../words/english_example";
import { queryAnswer } from "./queries";

const WORDS = english();

function known(edit: (snapshot: Snapshot) => void = () => undefined): Known {
    const snapshot = inPlay();
    if (snapshot.match?.deal) {
        snapshot.match.deal.trick.turns = [
            { seat: 1, combination: { kind: "single", cards: ["9R"] } },
            { seat: 2, combination: null },
        ];
    }
    edit(snapshot);
    return { playerId: "ana", seat: 0, seq: 1, ...snapshot };
}

describe("the answer to a question", () => {
    it("about the last play counts the passes since then", () => {
        expect(queryAnswer("last", known(), WORDS)).toBe("Last play: ben – red 9. One pass since then.");
    });

    it("about the last play of a deal without plays says so", () => {
        const fresh = known(({ match }) => {
            if (match?.deal) match.deal.trick.turns = [];
        });
        expect(queryAnswer("last", fresh, WORDS)).toBe("Nothing has been played yet.");
    });

    it("about counts names last cards", () => {
        const last = known(({ match }) => {
            if (match?.deal) Object.assign(match.deal, { hand_sizes: [4, 1, 6], declared: [1] });
        });
        expect(queryAnswer("counts", last, WORDS)).toBe("Cards left: you: 4; ben: 1 (last card); cleo: 6.");
    });

    it("about the trick lists all turns", () => {
        expect(queryAnswer("trick", known(), WORDS)).toBe("This trick: ben – red 9; cleo – pass.");
    });

    it("about the hand lists the cards in rising order", () => {
        const mixed = known(({ own }) => {
            if (own) own.hand = ["10Y", "3G", "1M"];
        });
        expect(queryAnswer("hand", mixed, WORDS)).toBe("Your hand, 3 cards: multi-coloured 1, green 3, yellow 10.");
    });

    it("about scores names everybody", () => {
        const scored = known(({ match }) => {
            if (match) match.scores = [3, 0, 12];
        });
        expect(queryAnswer("scores", scored, WORDS)).toBe("Scores: you: 3; ben: 0; cleo: 12.");
    });

    it("about time counts by the deadline, whoever it is for", () => {
        const due = (seat: number | null) =>
            known(({ table }) => (table.deadline = { seat, due_ms: 20_000, bank_ms: 0 }));
        expect(queryAnswer("time", due(0), WORDS, 2_001)).toBe("You have 18 seconds left.");
        expect(queryAnswer("time", due(1), WORDS, 19_500)).toBe("ben has 1 second left.");
        expect(queryAnswer("time", due(null), WORDS, 99_000)).toBe("The next deal begins in 0 seconds at the latest.");
        expect(queryAnswer("time", known(), WORDS)).toBe("No clock is running.");
    });

    it("without a match says that there is none", () => {
        const idle = known((snapshot) => (snapshot.match = null));
        expect(queryAnswer("counts", idle, WORDS)).toBe("No deal is being played.");
    });
});
