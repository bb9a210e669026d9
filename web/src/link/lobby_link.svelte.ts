// The page's link to the lobby: the open tables as they change. The page only listens.
import type { LobbyChanged, LobbyMessage, LobbyShown, TableListing } from "../protocol/wire";
import { FINAL_CODES, LastingSocket, messageIn, type OpenSocket, socketUrl } from "./lasting_socket";
import type { LinkStatus } from "./table_link.svelte";

export interface Lobby {
    /** Newest first. */
    readonly tables: readonly TableListing[];
    /** How many people sit at public tables. */
    readonly people: number;
}

export class LobbyLink {
    status: LinkStatus = $state("connecting");
    /** Why the link ended. */
    farewell: string | null = $state(null);
    shown: Lobby = $state.raw({ tables: [], people: 0 });

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
                this.#show(message.tables, message);
                return;
            case "lobby_changed":
                this.#show(changed(this.shown.tables, message), message);
                return;
            case "goodbye":
                this.#goodbye = message.code;
                return;
            default:
                return; // a newer server says more than this page knows
        }
    }

    #show(tables: readonly TableListing[], { people = 0 }: LobbyShown | LobbyChanged): void {
        const newestFirst = [...tables].sort((one, other) => other.opened_at_ms - one.opened_at_ms);
        this.shown = { tables: newestFirst, people };
    }

    #end(code: string): void {
        if (this.status !== "ended") {
            this.status = "ended";
            this.farewell = code;
        }
    }
}

function changed(tables: readonly TableListing[], message: LobbyChanged): readonly TableListing[] {
    const replaced = new Set([...message.gone, ...message.changed.map((table) => table.table_id)]);
    return [...tables.filter((table) => !replaced.has(table.table_id)), ...message.changed];
}
