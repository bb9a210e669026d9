import { describe, expect, it } from "vitest";
import type { Known } from "../../folding/fold";
import { inPlay, MATCH_INFO, OWN } from "../../link/table_example";
import type { Snapshot } from "../../protocol/wire";
import { english } from "../../words/english_example";
import { sceneOf } from "../scene";
import { readCommand } from "./commands";
import { outcomeOf, type Outcome } from "./outcomes";

const WORDS = english();

function known(edit: (snapshot: Snapshot) => void = () => undefined): Known {
    const snapshot = inPlay();
    snapshot.table.match = { ...MATCH_INFO };
    if (snapshot.match?.deal) {
        snapshot.match.deal.trick.turns = [{ seat: 2, combination: { kind: "pair", cards: ["2G", "2R"] } }];
    }
    edit(snapshot);
    return { playerId: "ana", seat: 0, seq: 1, ...snapshot };
}

/** Types a text; no catalogue is at hand, so that the server alone judges. */
function typed(text: string, at: Known = known()): Outcome {
    const now = { known: at, scene: sceneOf(at, WORDS), prospect: null, isAway: false };
    return outcomeOf(readCommand(text, WORDS), now, WORDS, 0);
}

const OFF_TURN = known((snapshot) => {
    if (snapshot.match?.deal) snapshot.match.deal.seat_to_act = 1;
    snapshot.own = { ...OWN, limits: null };
});

describe("typing in text mode", () => {
    it("plays the cards that are named", () => {
        expect(typed("77")).toEqual({ does: "send", command: { type: "play", cards: ["7G", "7R"] } });
    });

    it("declares the last card with the play", () => {
        const command = { type: "play", cards: ["7G", "7R"], declare: true };
        expect(typed("7 7 last card")).toEqual({ does: "send", command });
    });

    it("passes and declares", () => {
        expect(typed("pass")).toEqual({ does: "send", command: { type: "pass" } });
        expect(typed("declare")).toEqual({ does: "send", command: { type: "declare" } });
    });

    it("says why it is not the moment", () => {
        const said = { does: "say", sentence: "Not your turn" };
        expect(typed("77", OFF_TURN)).toEqual({ ...said, refused: { why: "turn", cards: ["7G", "7R"] } });
        expect(typed("pass", OFF_TURN)).toEqual({ ...said, refused: { why: "turn", cards: [] } });
    });

    it("says what is not understood and what is not held", () => {
        expect(typed("abracadabra")).toEqual({ does: "say", sentence: WORDS.t("text-unknown") });
        expect(typed("99")).toEqual({ does: "say", sentence: WORDS.t("hand-typed-not-held") });
    });

    it("returns a card in the exchange, with the word or without", () => {
        const exchange = known(({ match }) => {
            if (!match?.deal) return;
            match.deal.trick.turns = [];
            match.deal.exchange = { deal_loser: 1, deal_winner: 0, tribute: "10Y", returned_card: null };
        });
        const command = { type: "return_card", card: "3G" };
        expect(typed("return 3g", exchange)).toEqual({ does: "send", command });
        expect(typed("3", exchange)).toEqual({ does: "send", command });
    });

    it("is ready for the next deal and for a rematch, and says when there is nothing to be ready for", () => {
        const over = known(({ match }) => {
            if (match?.deal) Object.assign(match.deal, { deal_winner: 1, seat_to_act: null });
        });
        const ended = known(({ table }) => {
            table.match = { ...MATCH_INFO, ended: "won" };
            table.preparation = {
                commitment: "",
                ready_at_ms: null,
                committed_at_ms: null,
                match_id: "n",
                players: [],
                rules: "",
            };
        });
        expect(typed("ready", over)).toEqual({ does: "ready" });
        expect(typed("rematch", ended)).toEqual({ does: "ready" });
        expect(typed("ready")).toEqual({ does: "say", sentence: WORDS.t("text-no-ready") });
    });

    it("answers questions", () => {
        expect(typed("counts")).toEqual({ does: "say", sentence: "Cards left: you: 4; ben: 5; cleo: 6." });
        expect(typed("help")).toEqual({ does: "show", what: "help" });
    });
});
