// A socket that mends itself: a broken one is opened again, at once first, then after pauses that grow.
import * as farewells from "../protocol/constants";

/** What is used of a WebSocket, so that tests can bring their own. */
export interface WebSocketLike {
    send(data: string): void;
    close(code?: number, reason?: string): void;
    addEventListener(type: "open", listener: () => void): void;
    addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
    addEventListener(type: "close", listener: (event: { code: number }) => void): void;
}

export type OpenSocket = (url: string) => WebSocketLike;

export interface SocketListener {
    /** A new socket is open. */
    opened(): void;
    heard(frame: string): void;
    /** The socket broke; another one will be opened. */
    broke(): void;
    /** The server closed the socket for good. */
    ended(code: number): void;
}

/** Codes with which a server closes a socket that need not be opened again, and why, unless it said so itself. */
export const FINAL_CODES: ReadonlyMap<number, string> = new Map<number, string>([
    [farewells.TOO_MANY_SOCKETS_NUMBER, farewells.TOO_MANY_SOCKETS_CODE],
    [farewells.MALFORMED_NUMBER, farewells.MALFORMED_CODE],
    [farewells.SESSION_ENDED_NUMBER, farewells.SESSION_ENDED_CODE],
    [farewells.NOT_WELCOME_NUMBER, farewells.NOT_WELCOME_CODE],
    [farewells.UNKNOWN_TABLE_NUMBER, farewells.UNKNOWN_TABLE_CODE],
    [farewells.TABLE_CLOSED_NUMBER, farewells.TABLE_CLOSED_CODE],
    [farewells.BANNED_NUMBER, farewells.BANNED_CODE],
]);

/** After these the server sees many clients come back together: none of them comes at once. */
const CROWDED_CODES: ReadonlySet<number> = new Set<number>([
    farewells.FAILED_NUMBER,
    farewells.STOPPING_NUMBER,
    farewells.UNAVAILABLE_NUMBER,
    farewells.FLOOD_NUMBER,
    farewells.SLOW_READER_NUMBER,
]);

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** A socket that lived this long was a good one: the next break counts as the first. */
const GOOD_LIFE_MS = 2_000;
/** A server that says nothing for this long after the attempt began is not there. */
const FIRST_FRAME_MS = 10_000;
/** A page that was hidden for this long may hold a socket that died unseen: browsers do not show pings. */
const HIDDEN_MS = 10_000;

const ABNORMAL = 1006;

/** Returns the address of a socket of the server that the page came from. */
export function socketUrl(path: string): string {
    const url = new URL(path, window.location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
}

/** The pause before an attempt, counted from 0. Chance keeps many clients from coming back together. */
export function pauseMs(attempt: number): number {
    if (attempt === 0) {
        return 0;
    }
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt - 1, 16));
    return longest * (0.5 + Math.random() / 2);
}

/** Returns the message in a frame; null if it is none. A page does not stumble over what it cannot read. */
export function messageIn<M extends { type: string }>(frame: string): M | null {
    try {
        return JSON.parse(frame) as M | null;
    } catch {
        return null;
    }
}

export class LastingSocket {
    readonly #url: string;
    readonly #open: OpenSocket;
    readonly #listener: SocketListener;
    readonly #watches = new AbortController();
    #socket: WebSocketLike | null = null;
    #isOpen = false;
    #attempt = 0;
    #openedAtMs = 0;
    #hiddenAtMs: number | null = null;
    #retry: ReturnType<typeof setTimeout> | undefined;
    #patience: ReturnType<typeof setTimeout> | undefined;

    constructor(url: string, open: OpenSocket | undefined, listener: SocketListener) {
        this.#url = url;
        this.#open = open ?? ((address) => new WebSocket(address));
        this.#listener = listener;
        this.#watch();
        this.#connect();
    }

    /** Sends a frame if the socket is open; whoever needs the frame to arrive sends it again on the next socket. */
    send(frame: string): void {
        if (this.#isOpen) {
            this.#socket?.send(frame);
        }
    }

    /** Gives the present socket up as if it had broken. */
    giveUp(): void {
        if (this.#socket !== null) {
            this.#broken(ABNORMAL);
        }
    }

    /** Closes for good. */
    close(): void {
        this.#watches.abort();
        clearTimeout(this.#retry);
        this.#drop();
    }

    #connect(): void {
        clearTimeout(this.#retry);
        this.#openedAtMs = Date.now();
        const socket = this.#open(this.#url);
        this.#socket = socket;
        this.#patience = setTimeout(() => this.#broken(ABNORMAL), FIRST_FRAME_MS);
        socket.addEventListener("open", () => {
            if (socket === this.#socket) {
                this.#isOpen = true;
                this.#listener.opened();
            }
        });
        socket.addEventListener("message", (event) => {
            if (socket === this.#socket && typeof event.data === "string") {
                clearTimeout(this.#patience);
                this.#listener.heard(event.data);
            }
        });
        socket.addEventListener("close", (event) => {
            if (socket === this.#socket) {
                this.#closed(event.code);
            }
        });
    }

    #closed(code: number): void {
        if (FINAL_CODES.has(code)) {
            this.close();
            this.#listener.ended(code);
        } else {
            this.#broken(code);
        }
    }

    #broken(code: number): void {
        if (this.#isOpen && Date.now() - this.#openedAtMs >= GOOD_LIFE_MS) {
            this.#attempt = 0;
        }
        this.#drop();
        this.#listener.broke();
        this.#attempt = CROWDED_CODES.has(code) ? Math.max(1, this.#attempt) : this.#attempt;
        this.#retry = setTimeout(() => this.#connect(), pauseMs(this.#attempt));
        this.#attempt += 1;
    }

    /** Forgets the socket: nothing it still says counts. */
    #drop(): void {
        clearTimeout(this.#patience);
        const socket = this.#socket;
        this.#socket = null;
        this.#isOpen = false;
        socket?.close();
    }

    /** What the page is told of the network and of itself: the best hints that a socket is dead, or can be had again. */
    #watch(): void {
        const { signal } = this.#watches;
        window.addEventListener("online", () => this.#reopen(), { signal });
        window.addEventListener("offline", () => this.#reopen(), { signal });
        window.addEventListener("pageshow", (event) => this.#seen(event.persisted), { signal });
        document.addEventListener(
            "visibilitychange",
            () => {
                if (document.visibilityState === "hidden") {
                    this.#hiddenAtMs = Date.now();
                } else {
                    this.#seen(this.#hiddenAtMs !== null && Date.now() - this.#hiddenAtMs >= HIDDEN_MS);
                    this.#hiddenAtMs = null;
                }
            },
            { signal },
        );
    }

    #seen(isDoubtful: boolean): void {
        if (isDoubtful || this.#socket === null) {
            this.#reopen();
        }
    }

    #reopen(): void {
        this.#attempt = 0;
        this.#drop();
        this.#listener.broke();
        this.#connect();
    }
}
