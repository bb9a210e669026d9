// A match record: what happened at a table, as it was written down. docs/reference/gof-record.md describes the text.
import type { CardName, MatchView } from "../protocol/wire";

export type Rules = MatchView["rules"];

export interface SeatRecord {
    /** The public id; it enters the hashes of fair deals. */
    playerId: string;
    name: string;
}

/** The values of gof-fair-1 in hexadecimal, as published; their sizes are for the fairness check to judge. */
export interface FairnessRecord {
    /** C. */
    commitment: string;
    /** h, by seat. */
    clientCommitments: string[];
    /** r, by seat; empty for a seat that sent none. */
    numbers: string[];
    /** T. */
    transcriptHash: string;
    /** S; null as long as it is not published. */
    secret: string | null;
}

export interface TributeRecord {
    giver: number;
    receiver: number;
    card: CardName;
}

export type Action =
    | { type: "play"; cards: CardName[]; declare: boolean }
    | { type: "pass" }
    | { type: "declare" }
    | { type: "return_card"; card: CardName };

export interface RecordedAction {
    seat: number;
    action: Action;
    /** False for a turn that only closed a window and thereby ended the deal: its cards were never played. */
    isCarriedOut: boolean;
    maker: Maker;
}

/** Who chose an action: whoever sat at the seat, a bot that stood in, or nobody because the deadline had passed. */
export type Maker = "player" | "substitute" | "clock";

/** A player at a seat, from one deal to another. */
export interface Sitting {
    seat: number;
    firstDeal: number;
    lastDeal: number;
    player: SeatRecord;
    /** The level of a bot; null for a person. */
    bot: string | null;
    deadlinesMissed: number;
}

export interface DealRecord {
    /** By seat, as dealt, before the exchange. */
    hands: CardName[][];
    /** The cards left, by seat, when the deal or the record ended. */
    left: CardName[][];
    /** In order; the returned card is the first of them. */
    actions: RecordedAction[];
    tribute: TributeRecord | null;
    /** The cards looked at in the dealing ritual, in order. */
    cutCards: CardName[];
    dummyHand: CardName[] | null;
}

export interface MatchRecord {
    headers: [name: string, text: string][];
    /** A UUID with hyphens. */
    matchId: string | null;
    rules: Rules;
    seats: SeatRecord[];
    firstDealer: number;
    fairness: FairnessRecord | null;
    /** A UUID with hyphens. */
    tableId: string | null;
    startedAtMs: number | null;
    ended: { atMs: number; cause: string } | null;
    sittings: Sitting[];
    deals: DealRecord[];
}
