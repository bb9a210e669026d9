// The page's link to the lobby: the open tables as they change. The page only listens.
import type { LobbyChanged, LobbyMessage, TableListing } from "../protocol/wire";
import { FINAL_CODES, LastingSocket, messageIn, type OpenSocket, socketUrl } from "./lasting_socket";
import type { LinkStatus } from "./table_link.svelte";

export class LobbyLink {
    status: LinkStatus = $state("connecting");
    /** Why the link ended. */
    farewell: string | null = $state(null);
    /** Newest first. */
    tables: TableListing[] = $state.raw([]);

    readonly #socket: LastingSocket;
    #goodbye: string | null = null;

    constructor(options: { socket?: OpenSocket } = {}) {
        this.#socket = new LastingSocket(socketUrl("/ws/lobby"), options.socket, {
            opened: () => undefined,
            heard: (frame) => this.#hear(frame),
            broke: () => {
                this.status = "lost";
            },
            ended: (code) => this.#end(this.#goodbye ?? FINAL_CODES.get(code) ?? "link/closed"),
        });
    }

    close(): void {
        this.#socket.close();
        this.#end("link/closed");
    }

    #hear(frame: string): void {
        const message = messageIn<LobbyMessage>(frame);
        switch (message?.type) {
            case "lobby_shown":
                this.status = "live";
                this.#goodbye = null;
                this.tables = newestFirst(message.tables);
                return;
            case "lobby_changed":
                this.tables = changed(this.tables, message);
                return;
            case "goodbye":
                this.#goodbye = message.code;
                return;
            default:
                return; // a newer server says more than this page knows
        }
    }

    #end(code: string): void {
        if (this.status !== "ended") {
            this.status = "ended";
            this.farewell = code;
        }
    }
}

function changed(tables: TableListing[], message: LobbyChanged): TableListing[] {
    const replaced = new Set([...message.gone, ...message.changed.map((table) => table.table_id)]);
    return newestFirst([...tables.filter((table) => !replaced.has(table.table_id)), ...message.changed]);
}

function newestFirst(tables: TableListing[]): TableListing[] {
    return [...tables].sort((one, other) => other.opened_at_ms - one.opened_at_ms);
}
