// What everybody knows of a table, as the fold of its events. The server folds alike; no rule of play is needed here.
import { SEATS_BY_DEFAULT, SUBSTITUTE_TURNS } from "../protocol/constants";
import type {
    Entry,
    Event,
    MatchStarted,
    Player,
    SeatInfo,
    TableCarriedOn,
    TableOpened,
    TableOptions,
    TableView,
} from "../protocol/wire";

const NO_SUBSTITUTE = { substitute: null, substitute_turns: 0, returns_with_deal: false, asked_back: false };

/** Returns the table after one more event; events that do not concern it leave it as it is. */
export function foldTable(view: TableView, entry: Entry): TableView {
    const { event, at_ms: atMs } = entry;
    return (
        afterTurn(view, event, atMs) ??
        afterStart(view, event, atMs) ??
        unhurried(afterSitting(view, event, atMs)) ??
        afterPlaying(view, event, atMs) ??
        afterTable(view, event) ??
        view
    );
}

export function emptySeat(): SeatInfo {
    return {
        player: null,
        is_here: false,
        away_since_ms: null,
        is_ready: false,
        commitment: null,
        number: null,
        ...NO_SUBSTITUTE,
        missed_deadlines: 0,
        bank_ms: 0,
        promised_to: null,
    };
}

function emptyTable(from: TableOpened | TableCarriedOn, seats: SeatInfo[]): TableView {
    return {
        table_id: from.table_id,
        host: from.host,
        options: from.options,
        seats,
        is_quick: from.is_quick,
        preparation: null,
        match: null,
        deadline: null,
        remaining_ms: null,
        is_paused: false,
        is_adjourned: false,
        is_closed: false,
    };
}

function seatCount(options: TableOptions): number {
    return options.seat_count ?? SEATS_BY_DEFAULT;
}

function withSeat(view: TableView, seat: number, changes: Partial<SeatInfo>): TableView {
    return { ...view, seats: view.seats.map((info, index) => (index === seat ? { ...info, ...changes } : info)) };
}

function withAllSeats(view: TableView, changes: Partial<SeatInfo>): TableView {
    return { ...view, seats: view.seats.map((info) => ({ ...info, ...changes })) };
}

function afterTable(view: TableView, event: Event): TableView | null {
    switch (event.type) {
        case "table_opened":
            return emptyTable(event, Array.from({ length: seatCount(event.options) }, emptySeat));
        case "table_carried_on":
            return carriedOn(event);
        case "options_changed":
            return { ...view, options: event.options, seats: resized(view.seats, seatCount(event.options)) };
        case "host_changed":
            return { ...view, host: event.host };
        case "table_closed":
            return { ...view, is_closed: true };
        default:
            return null;
    }
}

/** The event tells the whole table; what it does not tell belongs to a match that is over. */
function carriedOn(event: TableCarriedOn): TableView {
    const seats = event.players.map((player, seat) => ({
        ...emptySeat(),
        player,
        is_here: event.here[seat] ?? false,
        away_since_ms: event.away_since_ms[seat] ?? null,
    }));
    return emptyTable(event, seats);
}

function resized(seats: SeatInfo[], count: number): SeatInfo[] {
    return Array.from({ length: count }, (_, seat) => seats[seat] ?? emptySeat());
}

function afterSitting(view: TableView, event: Event, atMs: number): TableView | null {
    switch (event.type) {
        case "seat_taken":
            return seatTaken(view, event.seat, event.player, atMs);
        case "seat_left":
            return withSeat(view, event.seat, emptySeat());
        case "seat_promised":
            return withSeat(view, event.seat, { promised_to: event.player });
        case "promise_withdrawn":
            return withSeat(view, event.seat, { promised_to: null });
        case "player_away":
            return withSeat(view, event.seat, { is_here: false, away_since_ms: atMs });
        case "player_back":
            return withSeat(view, event.seat, { is_here: true, away_since_ms: null });
        default:
            return null;
    }
}

/** Whether anybody waits for the person in a seat, at the table or promised a seat; for null, two for each other. */
function isAwaited({ seats }: TableView, seat: number | null): boolean {
    const waiting = seats.filter(
        ({ player, is_here, promised_to }, index) =>
            promised_to !== null || (index !== seat && is_here && player?.bot === null),
    );
    return waiting.length > (seat === null ? 1 : 0);
}

/** At a table of "play now" company comes and goes: a deadline that nobody waits for any more is none. */
function unhurried(view: TableView | null): TableView | null {
    const isVain = view?.is_quick && view.deadline !== null && !isAwaited(view, view.deadline.seat);
    return isVain ? { ...view, deadline: null } : view;
}

function seatTaken(view: TableView, seat: number, player: Player, atMs: number): TableView {
    const isBot = player.bot !== null;
    const taken = withSeat(view, seat, {
        ...emptySeat(),
        player,
        is_here: isBot,
        away_since_ms: isBot ? null : atMs,
        bank_ms: view.seats[seat]?.bank_ms ?? 0,
    });
    return view.deadline?.seat === seat ? { ...taken, deadline: null } : taken;
}

function afterStart(view: TableView, event: Event, atMs: number): TableView | null {
    switch (event.type) {
        case "match_prepared": {
            const { match_id, rules, players, commitment } = event;
            const preparation = { match_id, rules, players, commitment, ready_at_ms: null, committed_at_ms: null };
            return { ...withAllSeats(view, { is_ready: false, commitment: null, number: null }), preparation };
        }
        case "preparation_dropped":
            return { ...withAllSeats(view, { is_ready: false, commitment: null, number: null }), preparation: null };
        case "seat_ready":
            return {
                ...withSeat(view, event.seat, { is_ready: true, commitment: event.commitment }),
                preparation: view.preparation && { ...view.preparation, ready_at_ms: atMs },
            };
        case "numbers_committed":
            return view.preparation === null
                ? view
                : {
                      ...view,
                      preparation: { ...view.preparation, committed_at_ms: atMs },
                      seats: view.seats.map((info, seat) => ({
                          ...info,
                          commitment: event.client_commitments[seat] ?? null,
                      })),
                  };
        case "number_revealed":
            return withSeat(view, event.seat, { number: event.number });
        case "match_started":
            return matchStarted(view, event);
        default:
            return null;
    }
}

function matchStarted(view: TableView, event: MatchStarted): TableView {
    const bankMs = (view.options.clock?.bank_s ?? 0) * 1000;
    const seats = withAllSeats(view, {
        is_ready: false,
        commitment: null,
        number: null,
        bank_ms: bankMs,
        missed_deadlines: 0,
        ...NO_SUBSTITUTE,
    }).seats;
    const { match_id, players, commitment, client_commitments, numbers, transcript_hash, fingerprint } = event;
    const sent = { match_id, players, commitment, client_commitments, numbers, transcript_hash, fingerprint };
    return { ...view, seats, match: { ...sent, ended: null, secret: null }, preparation: null, deadline: null };
}

function afterPlaying(view: TableView, event: Event, atMs: number): TableView | null {
    switch (event.type) {
        case "deadline_set":
            return { ...view, deadline: { seat: event.seat, due_ms: event.due_ms, bank_ms: event.bank_ms } };
        case "deadline_passed": {
            const missed = (view.seats[event.seat]?.missed_deadlines ?? 0) + 1;
            if (event.is_idle) return withSeat(view, event.seat, { missed_deadlines: missed });
            return { ...withSeat(view, event.seat, { missed_deadlines: missed, bank_ms: 0 }), deadline: null };
        }
        case "substitute_seated": {
            const info = view.seats[event.seat];
            const isSentOff = event.cause === "left" || (event.cause === "host" && info?.is_here === true);
            const waits = (info?.returns_with_deal ?? false) || isSentOff;
            return withSeat(view, event.seat, { substitute: event.bot, returns_with_deal: waits, asked_back: false });
        }
        case "seat_asked_back":
            return withSeat(view, event.seat, { asked_back: true });
        case "seat_taken_back":
            return withSeat(view, event.seat, { substitute: null, returns_with_deal: false, asked_back: false });
        case "match_paused":
            return { ...view, is_paused: true, deadline: null, remaining_ms: remainingMs(view, atMs) };
        case "match_resumed":
            return { ...view, is_paused: false, remaining_ms: null };
        case "match_adjourned":
            return { ...view, is_adjourned: true, deadline: null };
        case "match_continued":
            return { ...view, is_adjourned: false };
        default:
            return afterEnd(view, event);
    }
}

function afterEnd(view: TableView, event: Event): TableView | null {
    if (event.type !== "match_ended" || view.match === null) {
        return null;
    }
    const freed = { is_ready: false, missed_deadlines: 0, promised_to: null, ...NO_SUBSTITUTE };
    return {
        ...withAllSeats(view, freed),
        match: { ...view.match, ended: event.cause, secret: event.secret },
        deadline: null,
        remaining_ms: null,
        is_paused: false,
        is_adjourned: false,
    };
}

function remainingMs({ deadline }: TableView, atMs: number): number | null {
    return deadline === null ? null : Math.max(0, deadline.due_ms - atMs);
}

function afterTurn(view: TableView, event: Event, atMs: number): TableView | null {
    switch (event.type) {
        case "combination_played":
        case "passed":
            return turnTaken(view, event.seat, atMs);
        case "card_returned":
            return turnTaken(view, event.giver, atMs);
        case "deal_started":
            return {
                ...withAllSeats(view, { is_ready: false, substitute_turns: 0, returns_with_deal: false }),
                deadline: null,
            };
        default:
            return null;
    }
}

/** A turn that a person takes in time ends a row of missed deadlines; more time than its own is the bank's. */
function turnTaken(before: TableView, seat: number, atMs: number): TableView {
    const view = substituteTurnTaken(before, seat);
    const { deadline } = view;
    const info = view.seats[seat];
    const missed = info?.substitute == null ? 0 : info.missed_deadlines;
    if (deadline === null || deadline.seat !== seat) {
        // Without a clock nobody else acts for a person.
        return view.is_quick && !isAwaited(view, seat) ? withSeat(view, seat, { missed_deadlines: missed }) : view;
    }
    const bankMs = Math.max(0, Math.min(deadline.bank_ms, deadline.due_ms - atMs));
    return { ...withSeat(view, seat, { missed_deadlines: missed, bank_ms: bankMs }), deadline: null };
}

function substituteTurnTaken(view: TableView, seat: number): TableView {
    const info = view.seats[seat];
    if (info === undefined || info.substitute === null) {
        return view;
    }
    const turns = info.substitute_turns + 1;
    const waits = info.returns_with_deal || turns > SUBSTITUTE_TURNS;
    return withSeat(view, seat, { substitute_turns: turns, returns_with_deal: waits });
}
