// A table in the middle of a deal, for tests: seat 0 is on turn.
import { emptySeat } from "../folding/table";
import type { Entry, Event, MatchInfo, OwnView, Snapshot, Told } from "../protocol/wire";

const PLAYERS = ["ana", "ben", "cleo"].map((id) => ({ player_id: id, name: id, bot: null }));

function seatOf(player: (typeof PLAYERS)[number]): Snapshot["table"]["seats"][number] {
    return { ...emptySeat(), player, is_here: true };
}

/** A match that goes on; what the fair deal says of it does not matter here. */
export const MATCH_INFO: MatchInfo = {
    client_commitments: [],
    commitment: "",
    ended: null,
    fingerprint: "",
    match_id: "m",
    numbers: [],
    players: [],
    secret: null,
    transcript_hash: "",
};

export const OWN: OwnView = {
    seat: 0,
    hand: ["3G", "7G", "7R", "10Y"],
    limits: {
        gang: "free",
        max_cards: 7,
        may_pass: true,
        min_cards: 1,
        must_contain: null,
        must_declare_first: false,
        single_only: false,
    },
    may_declare: false,
    auto_pass: true,
};

export function inPlay(): Snapshot {
    return {
        table: {
            table_id: "t",
            host: "ana",
            options: { seat_count: 3 },
            seats: PLAYERS.map(seatOf),
            is_quick: false,
            preparation: null,
            match: null,
            deadline: null,
            remaining_ms: null,
            is_paused: false,
            is_adjourned: false,
            is_closed: false,
        },
        match: {
            rules: {},
            seat_count: 3,
            first_dealer: 0,
            scores: [0, 0, 0],
            results: [],
            winners: [],
            dummy_hands: null,
            deal: {
                number: 2,
                dealer: 0,
                seat_to_act: 0,
                hand_sizes: [4, 5, 6],
                trick: { leader: 2, direction: "cw", turns: [] },
                tricks: [],
                declared: [],
                disqualified: [],
                exchange: null,
                cut: null,
                deal_winner: null,
                shown_hands: null,
            },
        },
        own: structuredClone(OWN), // tests edit what they get
    };
}

/** What the server tells: consecutive events after a sequence number. */
export function told(after: number, events: Event[], own: OwnView | null = OWN): Told {
    const entries: Entry[] = events.map((event, index) => ({ seq: after + 1 + index, at_ms: 0, event }));
    return { type: "told", after, seq: after + events.length, now_ms: Date.now(), entries, own };
}
