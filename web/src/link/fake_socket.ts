// A socket without a network, for tests: the test plays the server.
import type { ServerMessage, Snapshot, Welcome } from "../protocol/wire";
import type { WebSocketLike } from "./lasting_socket";

type Listener = (event: { data: unknown; code: number }) => void;

export class FakeSocket implements WebSocketLike {
    readonly sent: Record<string, unknown>[] = [];
    isClosed = false;
    readonly #listeners = new Map<string, Listener[]>();

    addEventListener(type: string, listener: Listener): void {
        this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
    }

    send(frame: string): void {
        this.sent.push(JSON.parse(frame) as Record<string, unknown>);
    }

    close(): void {
        this.isClosed = true;
    }

    open(): void {
        this.#fire("open", { data: null, code: 0 });
    }

    say(message: ServerMessage | { type: string }): void {
        this.hear(JSON.stringify(message));
    }

    hear(frame: string): void {
        this.#fire("message", { data: frame, code: 0 });
    }

    breakOff(code = 1006): void {
        this.#fire("close", { data: null, code });
    }

    #fire(type: string, event: { data: unknown; code: number }): void {
        for (const listener of this.#listeners.get(type) ?? []) {
            listener(event);
        }
    }
}

/** A server that keeps every socket that was opened to it. */
export class FakeServer {
    readonly sockets: FakeSocket[] = [];
    readonly urls: string[] = [];

    readonly socket = (url: string): FakeSocket => {
        const socket = new FakeSocket();
        this.urls.push(url);
        this.sockets.push(socket);
        return socket;
    };

    get last(): FakeSocket {
        const socket = this.sockets.at(-1);
        if (socket === undefined) {
            throw new Error("no socket was opened");
        }
        return socket;
    }

    /** Opens the last socket and answers its Hello. */
    welcome(seq: number, snapshot: Snapshot | null, changes: Partial<Welcome> = {}): FakeSocket {
        const { last } = this;
        last.open();
        last.say(welcomeOf(seq, snapshot, changes));
        return last;
    }
}

export function welcomeOf(seq: number, snapshot: Snapshot | null, changes: Partial<Welcome> = {}): Welcome {
    const seat = snapshot?.own?.seat ?? 0;
    return { type: "welcome", version: 1, now_ms: Date.now(), player_id: "ana", seat, seq, snapshot, ...changes };
}
