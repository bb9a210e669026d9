// The page's link to one table: what it knows, kept up to date over any number of sockets, and commands.
import { type Change, type Known, foldTold, foldWelcome } from "../folding/fold";
import { PROTOCOL_VERSION } from "../protocol/constants";
import type { Ack, Deadline, Entry, Refused, Said, ServerMessage, Told, Welcome } from "../protocol/wire";
import { FINAL_CODES, LastingSocket, messageIn, type OpenSocket, socketUrl } from "./lasting_socket";
import { type Answer, type Command, type NamedCommand, newCommandId, Outbox } from "./outbox";
import { isAction, isEffect, type KindOf, type Pending, pendingOf, turnOf, withPending } from "./pending";

export type { WebSocketLike } from "./lasting_socket";
export type { Answer, Command } from "./outbox";
export type { Pending } from "./pending";

export type LinkStatus = "connecting" | "live" | "lost" | "ended";

export interface TableLinkOptions {
    tableId: string;
    invite?: string | null;
    socket?: OpenSocket;
    /** Names the kind of a play, so that it can be shown before the server tells it. */
    kindOf?: KindOf;
}

const CHAT_KEPT = 200;
/** An effect that is answered for but not told for this long was lost on the way. */
const CATCH_UP_MS = 3_000;
/** This long after a deadline the server has certainly told of it, if the socket lives. */
const OVERDUE_MS = 5_000;
const CLOSED = "link/closed";

export class TableLink {
    status: LinkStatus = $state("connecting");
    /** Why the link ended. */
    farewell: string | null = $state(null);
    known: Known | null = $state.raw(null);
    said: Said[] = $state.raw([]);
    spectators: number = $state.raw(0);
    /** The action that was sent and is not told yet. */
    pending: Pending | null = $state.raw(null);
    /** What is known, with the pending action applied for the eye. */
    readonly shown: Known | null = $derived(this.known && withPending(this.known, this.pending));
    /** The server's time minus that of this page, by the best estimate. */
    offsetMs: number = $state.raw(0);

    readonly #invite: string | null;
    readonly #kindOf: KindOf;
    readonly #outbox: Outbox;
    readonly #socket: LastingSocket;
    #listeners: ((change: Change) => void)[] = [];
    #goodbye: string | null = null;
    #needsAll = false;
    #pendingId: string | null = null;
    #pendingSeq: number | null = null;
    /** The turn for which the server keeps a pass until its moment. */
    #wishedTurn: string | null = null;
    #watchedDeadline: Deadline | null = null;
    #catchUp: ReturnType<typeof setTimeout> | undefined;
    #overdue: ReturnType<typeof setTimeout> | undefined;

    constructor(options: TableLinkOptions) {
        this.#invite = options.invite ?? null;
        this.#kindOf = options.kindOf ?? (() => null);
        this.#outbox = new Outbox(
            (command) => this.#socket.send(JSON.stringify(command)),
            () => this.#socket.giveUp(),
        );
        this.#socket = new LastingSocket(
            socketUrl(`/ws/tables/${encodeURIComponent(options.tableId)}`),
            options.socket,
            {
                opened: () => this.#sayHello(),
                heard: (frame) => this.#hear(frame),
                broke: () => this.#lose(),
                ended: (code) => this.#end(this.#goodbye ?? FINAL_CODES.get(code) ?? CLOSED),
            },
        );
    }

    /** Calls the listener after every change; returns how to stop that. */
    onChange(listener: (change: Change) => void): () => void {
        this.#listeners = [...this.#listeners, listener];
        return () => {
            this.#listeners = this.#listeners.filter((other) => other !== listener);
        };
    }

    /** Sends a command, again after every reconnect until it is answered. An action is shown at once. */
    async send(command: Command): Promise<Answer> {
        if (this.status === "ended") {
            return { ok: false, code: this.farewell ?? CLOSED, facts: {} };
        }
        const id = newCommandId();
        const pending = pendingOf(command, this.#kindOf);
        const seen = this.known !== null && isAction(command) ? { seen_seq: this.known.seq } : {};
        // The spread of a union is not a union again to the compiler, though every member keeps its own fields.
        const named = { ...seen, ...command, id } as NamedCommand;
        if (pending !== null) {
            this.pending = pending;
            this.#pendingId = id;
            this.#pendingSeq = null;
            this.#wishedTurn = null;
        }
        return this.#outbox.add(named, this.status === "live");
    }

    close(): void {
        this.#socket.close();
        this.#end(CLOSED);
    }

    #sayHello(): void {
        const known = this.#needsAll ? null : this.known;
        const hello = { type: "hello", version: PROTOCOL_VERSION, invite: this.#invite };
        const stand = known === null ? {} : { last_seq: known.seq, seat: known.seat };
        this.#socket.send(JSON.stringify({ ...hello, ...stand }));
    }

    #hear(frame: string): void {
        const message = messageIn<ServerMessage>(frame);
        switch (message?.type) {
            case "welcome":
                return this.#hearWelcome(message);
            case "told":
                return this.#hearTold(message);
            case "ack":
            case "refused":
                return this.#hearAnswer(message);
            case "said":
                return this.#hearSaid(message);
            case "chat_removed":
                this.said = this.said.filter((line) => line.chat_id !== message.chat_id);
                return;
            case "watching":
                this.spectators = message.spectators;
                return;
            case "goodbye":
                this.#goodbye = message.code;
                return;
            default:
                return; // a newer server says more than this page knows
        }
    }

    #hearWelcome(welcome: Welcome): void {
        const before = this.known;
        const after = foldWelcome(before, welcome);
        if (after === null) {
            this.#askForAll();
            return;
        }
        this.#needsAll = false;
        this.#goodbye = null;
        this.offsetMs = welcome.now_ms - Date.now();
        const wasLive = this.status === "live";
        this.status = "live";
        if (after !== before) {
            this.#learn(before ?? after, after, []);
        }
        if (!wasLive) {
            this.#outbox.sendAgain();
        }
    }

    #hearTold(told: Told): void {
        const before = this.known;
        const after = before && foldTold(before, told);
        if (before === null || after === null) {
            // What was told twice is known; what does not follow is a gap.
            if (before === null || told.seq > before.seq) {
                this.#socket.giveUp();
            }
            return;
        }
        // A message takes time to arrive, so the largest difference seen is the nearest to the truth.
        this.offsetMs = Math.max(this.offsetMs, told.now_ms - Date.now());
        const { pending } = this;
        if (pending !== null && told.entries.some((entry) => isEffect(pending, before.seat, entry))) {
            this.#settle();
        }
        this.#learn(before, after, told.entries);
    }

    #hearAnswer(message: Ack | Refused): void {
        if (!this.#outbox.answer(message)) {
            return;
        }
        if (message.type === "ack" && message.is_wish === true) {
            if (message.id === this.#pendingId) {
                this.#wishedTurn = turnOf(this.known);
            }
        } else if (message.type === "ack" && message.seq > (this.known?.seq ?? 0)) {
            clearTimeout(this.#catchUp);
            this.#catchUp = setTimeout(() => this.#socket.giveUp(), CATCH_UP_MS);
            if (message.id === this.#pendingId) {
                this.#pendingSeq = message.seq;
            }
        } else if (message.id === this.#pendingId) {
            this.#settle();
        }
    }

    /** Lines are sent again after every welcome. */
    #hearSaid(line: Said): void {
        if (this.said.every((known) => known.chat_id !== line.chat_id)) {
            this.said = [...this.said, line].slice(-CHAT_KEPT);
        }
    }

    #learn(before: Known, after: Known, entries: Entry[]): void {
        clearTimeout(this.#catchUp);
        this.known = after;
        if (this.#pendingSeq !== null && after.seq >= this.#pendingSeq) {
            this.#settle();
        }
        if (this.#wishedTurn !== null && this.#wishedTurn !== turnOf(after)) {
            this.#settle(); // the turn ended otherwise: the wish is void
        }
        this.#watchDeadline(after.table.deadline);
        for (const listener of this.#listeners) {
            try {
                listener({ before, after, entries });
            } catch (error) {
                // A listener at fault is reported like any other, and keeps nobody from hearing the rest.
                queueMicrotask(() => {
                    throw error;
                });
            }
        }
    }

    /** A deadline that passes in silence betrays a dead socket; the same one is not asked about twice. */
    #watchDeadline(deadline: Deadline | null): void {
        if (deadline === this.#watchedDeadline) {
            return;
        }
        const isSame = deadline !== null && deadline.due_ms === this.#watchedDeadline?.due_ms;
        this.#watchedDeadline = deadline;
        if (!isSame) {
            clearTimeout(this.#overdue);
            if (deadline !== null) {
                const dueMs = Math.max(0, deadline.due_ms - (Date.now() + this.offsetMs));
                this.#overdue = setTimeout(() => this.#socket.giveUp(), dueMs + OVERDUE_MS);
            }
        }
    }

    #settle(): void {
        this.pending = null;
        this.#pendingId = null;
        this.#pendingSeq = null;
        this.#wishedTurn = null;
    }

    #askForAll(): void {
        this.#needsAll = true;
        this.#socket.giveUp();
    }

    #lose(): void {
        clearTimeout(this.#catchUp);
        this.#outbox.stopWaiting();
        this.status = "lost";
    }

    #end(code: string): void {
        if (this.status === "ended") {
            return;
        }
        clearTimeout(this.#catchUp);
        clearTimeout(this.#overdue);
        this.status = "ended";
        this.farewell = code;
        this.#settle();
        this.#outbox.end(code);
        this.#listeners = [];
    }
}
