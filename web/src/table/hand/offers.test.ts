import { describe, expect, it } from "vitest";
import type { CardName } from "../../protocol/wire";
import { english } from "../../words/english_example";
import { sceneOf } from "../scene";
import { offerWords, whyWords } from "./button_words";
import { CATALOGUE, knownOf, pair, type Example } from "./hand_example";
import { offerOf, whyNoPass, type Circumstances, type Offer } from "./offers";
import { prospectOf } from "./prospect";

const HAND: CardName[] = ["2G", "3G", "3Y", "7G", "7R", "10G", "DR"];

function now(example: Partial<Example> = {}, isAway = false): Circumstances {
    const known = knownOf({ hand: HAND, top: pair("5G", "5R"), ...example });
    const scene = sceneOf(known, english());
    return { known, scene, isAway, prospect: prospectOf(known, scene, CATALOGUE) };
}

function said(circumstances: Circumstances, cards: CardName[], isArmed = false): string {
    const offer = offerOf(circumstances, cards, isArmed);
    return offerWords(english(), offer, circumstances.known, circumstances.prospect);
}

function why(offer: Offer): string | null {
    return offer.does === "nothing" ? offer.why : null;
}

describe("the Play button", () => {
    it("says what it will play", () => {
        expect(said(now(), ["7G", "7R"])).toBe("Play: pair of 7s");
        expect(said(now({ top: null }), ["3G", "3Y", "7G", "7R", "DR"])).toBe("No combination");
    });

    it("says shortly why the rules refuse", () => {
        expect(said(now(), ["3G", "3Y"])).toBe("Needs a higher pair");
        expect(said(now(), ["DR"])).toBe("Needs a pair or a gang");
        expect(said(now({ top: { kind: "single", cards: ["10R"] } }), ["10G"])).toBe("Needs a higher card");
        expect(said(now({ top: { kind: "gang", cards: ["1G", "1G", "1Y", "1R"] } }), ["DR"])).toBe(
            "Needs a higher gang",
        );
        expect(said(now({ top: null, limits: { min_cards: 2 } }), ["DR"])).toBe("Lead two or more cards");
        const duty = { single_only: true, must_contain: "DR", may_pass: false, gang: "barred" } as const;
        expect(said(now({ top: null, limits: duty }), ["10G"])).toBe("Due: dragon");
        const opening = { must_contain: "1M", max_cards: 1 } as const;
        expect(said(now({ top: null, limits: opening }), ["7G"])).toBe("Add the multi-coloured 1");
        expect(said(now({ top: null, limits: { max_cards: 1 } }), ["7G", "7R"])).toBe("At most 1 card");
        expect(said(now({ top: null, limits: { must_declare_first: true } }), ["7G"])).toBe(
            "Declare your last card first",
        );
    });

    it("asks for cards on turn, and says off turn that it is not", () => {
        expect(said(now(), [])).toBe("Choose cards");
        expect(said(now({ isMyTurn: false }), [])).toBe("Not your turn");
    });

    it("arms a play before its turn, and takes that back", () => {
        expect(said(now({ isMyTurn: false }), ["7G", "7R"])).toBe("On my turn: pair of 7s");
        expect(offerOf(now({ isMyTurn: false }), ["7G", "7R"], true).does).toBe("disarm");
        expect(said(now({ isMyTurn: false }), ["3G", "3Y"])).toBe("Needs a higher pair");
    });

    it("plans a lead while one's own play is on top", () => {
        const trick = { leader: 0, direction: "cw", turns: [{ seat: 0, combination: pair("9G", "9R") }] } as const;
        const circumstances = now({ isMyTurn: false, deal: { trick: { ...trick, turns: [...trick.turns] } } });
        expect(said(circumstances, ["2G"])).toBe("On my turn: green 2");
    });

    it("lets the server judge while the catalogue is on its way", () => {
        const circumstances = { ...now(), prospect: null };
        expect(offerOf(circumstances, ["7G", "3G"], false)).toEqual({
            does: "play",
            cards: ["7G", "3G"],
            combination: null,
        });
    });

    it("returns exactly one card in the exchange", () => {
        const exchange = { deal_loser: 1, deal_winner: 0, returned_card: null, tribute: "DR" } as const;
        const mine = now({ top: null, deal: { exchange } });
        expect(said(mine, [])).toBe("Choose a card to return");
        expect(said(mine, ["2G"])).toBe("Return: green 2");
        expect(said(mine, ["2G", "3G"])).toBe("Choose one card only");
        expect(why(offerOf(now({ isMyTurn: false, top: null, deal: { exchange } }), ["2G"], false))).toBe("exchange");
    });

    it("does nothing where nothing can be done, and says why", () => {
        expect(why(offerOf(now({}, true), ["7G"], false))).toBe("away");
        expect(why(offerOf(now({ table: { is_paused: true } }), ["7G"], false))).toBe("paused");
        expect(why(offerOf(now({ table: { is_adjourned: true } }), ["7G"], false))).toBe("adjourned");
        expect(why(offerOf(now({ deal: { disqualified: [0] } }), ["7G"], false))).toBe("disqualified");
        const { table } = now().known;
        const seats = table.seats.map((seat, index) => (index === 0 ? { ...seat, substitute: "planner" } : seat));
        expect(why(offerOf(now({ table: { seats } }), ["7G"], false))).toBe("substitute");
    });
});

describe("a pass", () => {
    it("is possible on turn where nothing binds", () => {
        expect(whyNoPass(now())).toBeNull();
        expect(whyNoPass(now({ isMyTurn: false }))).toBe("turn");
        expect(whyNoPass(now({}, true))).toBe("away");
    });

    it("is refused for the reason that the server would give", () => {
        expect(whyNoPass(now({ top: null }))).toBe("pass/on_lead");
        expect(whyNoPass(now({ limits: { may_pass: false, gang: "required" } }))).toBe("pass/duty_gang");
        expect(whyNoPass(now({ limits: { may_pass: false, gang: "allowed" } }))).toBe("pass/duty_highest_single");
        expect(whyNoPass(now({ limits: { may_pass: false, must_declare_first: true } }))).toBe("play/declare_first");
    });
});

describe("reasons", () => {
    it("have words, every one", () => {
        const refusals = [
            "not_held",
            "not_a_combination",
            "wrong_card_count",
            "only_higher_gang",
            "does_not_beat",
        ] as const;
        const limits = ["declare_first", "must_contain_multi_one", "opening_too_many_cards"] as const;
        const duties = ["duty_highest_single", "duty_multi_card", "duty_gang_barred"] as const;
        const passes = ["on_lead", "duty_gang", "duty_highest_single"] as const;
        const hindrances = [
            "away",
            "paused",
            "adjourned",
            "substitute",
            "disqualified",
            "exchange",
            "not_now",
        ] as const;
        const choices = ["turn", "choose", "return_choose", "return_one"] as const;
        const all = [
            ...[...refusals, ...limits, ...duties].map((code) => `play/${code}` as const),
            ...passes.map((code) => `pass/${code}` as const),
            ...hindrances,
            ...choices,
        ];
        const { known, prospect } = now();
        for (const reason of all) expect(whyWords(english(), reason, known, prospect)).not.toContain("hand-why");
    });
});
