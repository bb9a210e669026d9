/** What the table shows, derived from what the page knows. No rule is decided here: the views say who acts and what binds. */
import type { Known } from "../folding/fold";
import { facesOf } from "../players/faces";
import { playerName } from "../players/player_names";
import type { Combined, DealView, DirectionName, MatchView, SeatInfo, TableView, TrickView } from "../protocol/wire";
import type { Words } from "../words/words.svelte";

export type Phase = "seating" | "starting" | "exchange" | "play" | "deal_over" | "match_over" | "closed";

/** What a seat did last in the trick on show. */
export type LastAct = { act: "play"; combination: Combined } | { act: "pass" } | null;

export interface SeatScene {
    seat: number;
    info: SeatInfo;
    /** The name to show: of the person or the bot in the seat; empty for a free seat. */
    name: string;
    /** The picture of whoever sits there, beside the others; null if there is none. */
    face: string | null;
    isMe: boolean;
    isBot: boolean;
    isHost: boolean;
    score: number;
    handSize: number;
    hasLastCard: boolean;
    isDisqualified: boolean;
    isTurn: boolean;
    /** Acts after the seat on turn. */
    isNext: boolean;
    isLeader: boolean;
    isDealer: boolean;
    lastAct: LastAct;
}

export interface TrickScene {
    /** Which trick of the deal it is, from 0. */
    number: number;
    turns: TrickView["turns"];
    /** The play to be beaten, and the one before it. */
    top: { seat: number; combination: Combined } | null;
    previous: { seat: number; combination: Combined } | null;
    leader: number;
    /** Who won it, if it is over and only lies there until the next lead. */
    wonBy: number | null;
}

export interface Scene {
    phase: Phase;
    seats: SeatScene[];
    /** The others clockwise from the left; a spectator sees the first seat last, where a player has their own. */
    others: SeatScene[];
    me: SeatScene | null;
    isMyTurn: boolean;
    direction: DirectionName;
    dealNumber: number;
    /** How many deals the match has; null where a score ends it. */
    dealCount: number | null;
    trick: TrickScene | null;
    /** Who plays after the person's own seat in this deal. */
    afterMe: SeatScene | null;
    /** The seat of a bot that the person gets with the next deal. */
    promised: SeatScene | null;
    /** The seat of a bot that a spectator may ask for, in the midst of a match or after it. */
    onOffer: SeatScene | null;
    isHost: boolean;
}

/** Derives the scene. */
export function sceneOf(known: Known, words: Words): Scene {
    const { table, match, seat, playerId } = known;
    const deal = match?.deal ?? null;
    const phase = phaseOf(table, match);
    const trick = deal === null ? null : trickOf(deal);
    const names = seatNames(table, words);
    const faces = facesOf(table.seats.map(({ player }) => player));
    const seats = table.seats.map((info, index) =>
        seatOf(known, index, info, trick, names[index] ?? "", faces[index] ?? null),
    );
    const me = seat === null ? null : (seats[seat] ?? null);
    const direction = deal?.trick.direction ?? "ccw";
    markNext(seats, deal, direction);
    const promised = seats.find(({ info }) => playerId !== null && info.promised_to?.player_id === playerId) ?? null;
    return {
        phase,
        seats,
        others: seat === null ? [...othersOf(seats, 0), ...seats.slice(0, 1)] : othersOf(seats, seat),
        me,
        isMyTurn: me !== null && me.isTurn && (phase === "play" || phase === "exchange"),
        direction,
        dealNumber: deal?.number ?? 0,
        dealCount: dealCountOf(match),
        trick,
        afterMe:
            seat === null || deal === null ? null : (seats[seatsAfter(seat, direction, seats.length)[0] ?? -1] ?? null),
        promised,
        onOffer: me === null && promised === null && playerId !== null ? seatOnOffer(table, seats) : null,
        isHost: playerId !== null && table.host === playerId,
    };
}

function dealCountOf(match: MatchView | null): number | null {
    const count = match?.rules["match_deals"];
    return typeof count === "number" ? count : null;
}

/** At a table from "play now" people may take over from bots. Whether there is a next deal for it, the server says. */
function seatOnOffer(table: TableView, seats: readonly SeatScene[]): SeatScene | null {
    if (!table.is_quick || table.match === null || table.is_closed) return null;
    return seats.find(({ isBot, info }) => isBot && info.promised_to === null) ?? null;
}

/** The names to show, by seat. Those who are called alike get numbers. */
export function seatNames(table: TableView, words: Words): string[] {
    const names = table.seats.map(({ player }) => (player ? playerName(words, player.player_id, player.name) : ""));
    return names.map((name, seat) => {
        if (name === "" || names.filter((each) => each === name).length === 1) return name;
        return `${name} ${names.slice(0, seat + 1).filter((each) => each === name).length}`;
    });
}

export function phaseOf(table: TableView, match: MatchView | null): Phase {
    if (table.is_closed) return "closed";
    if (table.match === null) return "seating";
    if (table.match.ended !== null) return "match_over";
    const deal = match?.deal ?? null;
    if (deal === null) return "starting";
    if (deal.deal_winner !== null) return "deal_over";
    return deal.exchange !== null && deal.exchange.returned_card === null ? "exchange" : "play";
}

/** The trick being played; before its lead, the one that was just won, so that everybody can see how it ended. */
export function trickOf(deal: DealView): TrickScene | null {
    const last = deal.tricks.at(-1);
    const shown = deal.trick.turns.length > 0 || last === undefined ? deal.trick : last;
    if (shown.turns.length === 0) return null;
    const plays = shown.turns.flatMap(({ seat, combination }) => (combination === null ? [] : [{ seat, combination }]));
    const top = plays.at(-1) ?? null;
    return {
        number: shown === deal.trick ? deal.tricks.length : deal.tricks.length - 1,
        turns: shown.turns,
        top,
        previous: plays.at(-2) ?? null,
        leader: shown.leader,
        wonBy: shown === deal.trick ? null : (top?.seat ?? null),
    };
}

function seatOf(
    { table, match, seat: mine }: Known,
    seat: number,
    info: SeatInfo,
    trick: TrickScene | null,
    name: string,
    face: string | null,
): SeatScene {
    const deal = match?.deal ?? null;
    const turn = trick?.turns.findLast((each) => each.seat === seat);
    return {
        seat,
        info,
        name,
        face,
        isMe: seat === mine,
        isBot: info.player !== null && info.player.bot !== null,
        isHost: info.player !== null && info.player.player_id === table.host,
        score: match?.scores[seat] ?? 0,
        handSize: deal?.hand_sizes[seat] ?? 0,
        hasLastCard: deal?.declared.includes(seat) ?? false,
        isDisqualified: deal?.disqualified.includes(seat) ?? false,
        isTurn: deal?.seat_to_act === seat && table.match?.ended === null,
        isNext: false,
        isLeader: deal?.trick.leader === seat,
        isDealer: deal?.dealer === seat,
        lastAct:
            turn === undefined
                ? null
                : turn.combination === null
                  ? { act: "pass" }
                  : { act: "play", combination: turn.combination },
    };
}

/** Marks the seat after the one on turn. */
function markNext(seats: SeatScene[], deal: DealView | null, direction: DirectionName): void {
    if (deal === null || deal.seat_to_act === null) return;
    for (const seat of seatsAfter(deal.seat_to_act, direction, seats.length)) {
        const next = seats[seat];
        if (next !== undefined && !next.isDisqualified) {
            next.isNext = true;
            return;
        }
    }
}

/** The other seats in the direction of play, beginning with the neighbour. */
export function seatsAfter(seat: number, direction: DirectionName, count: number): number[] {
    const step = direction === "ccw" ? 1 : count - 1;
    return Array.from({ length: count - 1 }, (_, index) => (seat + step * (index + 1)) % count);
}

/** Seats are counted counter-clockwise, so the next one sits to the right. */
function othersOf(seats: SeatScene[], mine: number): SeatScene[] {
    return seatsAfter(mine, "cw", seats.length).flatMap((seat) => seats[seat] ?? []);
}
