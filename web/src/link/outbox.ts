// Commands that have no answer yet, each with its id. Sending one again is harmless, losing one is not.
import type { Ack, ClientMessage, Hello, Refused } from "../protocol/wire";

type Unnamed<M> = M extends unknown ? Omit<M, "id"> : never;

/** A message of a client that is answered. */
export type NamedCommand = Exclude<ClientMessage, Hello>;
/** The same without its id, which the link chooses. */
export type Command = Unnamed<NamedCommand>;

export type Answer = { ok: true; seq: number } | { ok: false; code: string; facts: Record<string, string | number> };

/** Refusals that leave open whether the command took effect: it is sent again, with the same id, to find out. */
const MAYBE_CODES: ReadonlySet<string> = new Set(["table/unavailable", "server/unavailable", "server/failed"]);
/** Says that nothing happened this time. Of an earlier time, which had no answer, it leaves that open. */
const BUSY_CODE = "table/busy";
const MAYBE_TRIES = 10;
const AGAIN_MS = 500;
/** A socket on which a command is not answered for this long is dead, whatever the browser thinks. */
const ANSWER_MS = 8_000;

const ID_LENGTH = 16;
const ID_BASE = 36;
/** The bytes below this are spread evenly over the digits. */
const ID_BYTE_LIMIT = 252;

interface Waiting {
    command: NamedCommand;
    tries: number;
    answer: (answer: Answer) => void;
    patience?: ReturnType<typeof setTimeout>;
}

function isOpen(code: string, tries: number): boolean {
    return MAYBE_CODES.has(code) || (code === BUSY_CODE && tries > 1);
}

/** Returns an id that was never used before. Unlike `randomUUID` it can also be had on a page without TLS. */
export function newCommandId(): string {
    let id = "";
    while (id.length < ID_LENGTH) {
        for (const byte of crypto.getRandomValues(new Uint8Array(ID_LENGTH))) {
            if (byte < ID_BYTE_LIMIT && id.length < ID_LENGTH) {
                id += (byte % ID_BASE).toString(ID_BASE);
            }
        }
    }
    return id;
}

export class Outbox {
    readonly #waiting = new Map<string, Waiting>();
    readonly #send: (command: NamedCommand) => void;
    readonly #onSilence: () => void;

    /** `onSilence` is called when a command stays without an answer. */
    constructor(send: (command: NamedCommand) => void, onSilence: () => void) {
        this.#send = send;
        this.#onSilence = onSilence;
    }

    /** Takes a command in; the promise resolves with its answer, whenever that comes. */
    add(command: NamedCommand, isLive: boolean): Promise<Answer> {
        return new Promise((answer) => {
            const waiting: Waiting = { command, tries: 0, answer };
            this.#waiting.set(command.id, waiting);
            if (isLive) {
                this.#sendOne(waiting);
            }
        });
    }

    /** Sends everything without an answer through a new socket, oldest first. */
    sendAgain(): void {
        for (const waiting of this.#waiting.values()) {
            this.#sendOne(waiting);
        }
    }

    /** The socket is gone, and with it any hope of an answer on it. */
    stopWaiting(): void {
        for (const waiting of this.#waiting.values()) {
            clearTimeout(waiting.patience);
        }
    }

    /** Takes an answer; returns true if it was the last word. */
    answer(message: Ack | Refused): boolean {
        const waiting = this.#waiting.get(message.id ?? "");
        if (waiting === undefined) {
            return false;
        }
        clearTimeout(waiting.patience);
        if (message.type === "refused" && isOpen(message.code, waiting.tries) && waiting.tries < MAYBE_TRIES) {
            waiting.patience = setTimeout(() => this.#sendOne(waiting), AGAIN_MS * waiting.tries);
            return false;
        }
        this.#waiting.delete(waiting.command.id);
        waiting.answer(
            message.type === "ack"
                ? { ok: true, seq: message.seq }
                : { ok: false, code: message.code, facts: message.facts },
        );
        return true;
    }

    /** Nothing will be answered any more. */
    end(code: string): void {
        this.stopWaiting();
        for (const waiting of this.#waiting.values()) {
            waiting.answer({ ok: false, code, facts: {} });
        }
        this.#waiting.clear();
    }

    #sendOne(waiting: Waiting): void {
        clearTimeout(waiting.patience);
        waiting.tries += 1;
        waiting.patience = setTimeout(this.#onSilence, ANSWER_MS);
        this.#send(waiting.command);
    }
}
