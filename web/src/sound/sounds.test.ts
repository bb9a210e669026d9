import { describe, expect, it } from "vitest";
import { type Change, foldTold, type Known } from "../folding/fold";
import { inPlay, OWN, told } from "../link/table_example";
import type { CardName, Event } from "../protocol/wire";
import { audible } from "./soundboard";
import { isAlert, type Sound, soundsOf } from "./sounds";
import { lengthS, scoreOf } from "./synthesis";

const MATCH = { client_commitments: [], commitment: "", ended: null, fingerprint: "", match_id: "m", numbers: [] };
const SOUNDS: Sound[] = [
    { name: "deal" },
    { name: "slap" },
    { name: "knock" },
    { name: "slide" },
    { name: "bell" },
    { name: "own_bell" },
    { name: "gong", size: 4 },
    { name: "turn" },
    { name: "deal_won" },
    { name: "stamp" },
    { name: "match_won" },
    { name: "match_lost" },
    { name: "pop" },
];

function known(seatToAct: number): Known {
    const snapshot = inPlay();
    snapshot.table.match = { ...MATCH, players: [], secret: null, transcript_hash: "" };
    if (snapshot.match?.deal) snapshot.match.deal.seat_to_act = seatToAct;
    return { playerId: "ana", seat: 0, seq: 1, ...snapshot };
}

function change(events: Event[], before: Known = known(1)): Change {
    const message = told(1, events, OWN);
    const after = foldTold(before, message);
    if (after === null) throw new Error("the events do not follow");
    return { before, after, entries: message.entries };
}

function played(cards: CardName[], kind: "single" | "gang"): Event {
    return { type: "combination_played", seat: 1, next_seat: 2, combination: { kind, cards } };
}

describe("what is heard", () => {
    it.each<[Event, Sound]>([
        [played(["7G"], "single"), { name: "slap" }],
        [played(["7G", "7G", "7Y", "7Y", "7R"], "gang"), { name: "gong", size: 5 }],
        [{ type: "passed", seat: 1, next_seat: 2 }, { name: "knock" }],
        [{ type: "last_card_declared", seat: 1 }, { name: "bell" }],
        [{ type: "last_card_declared", seat: 0 }, { name: "own_bell" }],
        [{ type: "card_returned", card: "3G", giver: 1, receiver: 2 }, { name: "slide" }],
        [{ type: "match_won", winners: [0, 2] }, { name: "match_won" }],
        [{ type: "match_won", winners: [1] }, { name: "match_lost" }],
        [{ type: "deal_won", seat: 1 }, { name: "deal_won" }],
        [{ type: "deal_started", deal_number: 2, dealer: 1, direction: "cw", leader: 1 }, { name: "deal" }],
    ])("of %o is %o", (event, sound) => {
        expect(soundsOf(change([event]), 0)).toEqual([sound]);
    });

    it("is a stamp when cards cost more than a point each, and nothing when they do not", () => {
        const before = known(1);
        if (before.match?.deal) before.match.deal.hand_sizes = [3, 10, 0, 1];
        const scored = (points: number[]): Event => ({ type: "deal_scored", deal_loser: 1, points, scores: points });
        expect(soundsOf(change([scored([3, 20, 0, 1])], before), 0)).toEqual([{ name: "stamp" }]);
        expect(soundsOf(change([scored([3, 10, 0, 1])], before), 0)).toEqual([]);
    });

    it("is the end of the match alone where a deal ends with it", () => {
        const events: Event[] = [
            { type: "deal_won", seat: 0 },
            { type: "match_won", winners: [0] },
        ];
        expect(soundsOf(change(events), 0)).toEqual([{ name: "match_won" }]);
        expect(soundsOf(change(events), null)).toEqual([{ name: "match_won" }]);
    });

    it("is a note when one's own turn begins, after what led to it", () => {
        const passed: Event = { type: "passed", seat: 1, next_seat: 0 };
        expect(soundsOf(change([passed]), 0)).toEqual([{ name: "knock" }, { name: "turn" }]);
        expect(soundsOf(change([passed]), null)).toEqual([{ name: "knock" }]);
    });

    it("is nothing while one's own turn lasts", () => {
        expect(soundsOf(change([{ type: "player_away", seat: 1 }], known(0)), 0)).toEqual([]);
    });

    it("is one knock for many passes told at once", () => {
        const passes: Event[] = [1, 2, 1, 2].map((seat) => ({ type: "passed", seat, next_seat: 3 - seat }));
        expect(soundsOf(change(passes), 0)).toEqual([{ name: "knock" }]);
    });

    it("is one's own turn only after coming back", () => {
        const [mine, other] = [known(0), known(1)];
        expect(soundsOf({ before: other, after: mine, entries: [] }, 0)).toEqual([{ name: "turn" }]);
        expect(soundsOf({ before: mine, after: other, entries: [] }, 0)).toEqual([]);
    });
});

describe("the soundboard", () => {
    it("has two volumes, and silence at 0", () => {
        const alerts = SOUNDS.filter(isAlert);
        expect(alerts.map(({ name }) => name)).toEqual(["bell", "own_bell", "turn"]);
        expect(audible(SOUNDS, { tableVolume: 0, alertVolume: 1 }, false)).toEqual(alerts);
        expect(audible(SOUNDS, { tableVolume: 1, alertVolume: 0 }, false)).toHaveLength(SOUNDS.length - alerts.length);
    });

    it("says on a hidden page only that it is the person's turn", () => {
        expect(audible(SOUNDS, { tableVolume: 1, alertVolume: 1 }, true)).toEqual([{ name: "turn" }]);
    });
});

describe("a sound", () => {
    it.each(SOUNDS)("$name is to be heard, is short, and is never too loud", (sound) => {
        const score = scoreOf(sound);
        const parts = [...score.tones, ...score.bursts];
        expect(parts.length).toBeGreaterThan(0);
        expect(lengthS(score)).toBeLessThan(2.5);
        expect(parts.every(({ loudness, hz }) => loudness > 0 && loudness <= 1 && hz > 20)).toBe(true);
    });

    it("of a gang is deeper the larger the gang is", () => {
        const deepest = [4, 5, 6, 7].map((size) => scoreOf({ name: "gong", size }).tones[0]?.hz ?? 0);
        expect(deepest).toEqual([...deepest].sort((one, other) => other - one));
        expect(new Set(deepest).size).toBe(4);
    });

    it("of a pass has two knocks, of one's own turn one note, of a deal won three", () => {
        expect(scoreOf({ name: "knock" }).bursts).toHaveLength(2);
        expect(scoreOf({ name: "turn" }).tones).toHaveLength(1);
        expect(scoreOf({ name: "deal_won" }).tones).toHaveLength(3);
    });

    it("of one's own call is louder than of another's, and of a match lost lower than of one won", () => {
        const loudest = (name: "bell" | "own_bell"): number =>
            Math.max(...scoreOf({ name }).tones.map(({ loudness }) => loudness));
        const lowest = (name: "match_won" | "match_lost"): number =>
            Math.min(...scoreOf({ name }).tones.map(({ hz }) => hz));
        expect(loudest("own_bell")).toBeGreaterThan(loudest("bell"));
        expect(lowest("match_lost")).toBeLessThan(lowest("match_won"));
    });
});
