import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableListing } from "../protocol/wire";
import { FakeServer } from "./fake_socket";
import { LobbyLink } from "./lobby_link.svelte";

function listing(id: string, openedAtMs: number, changes: Partial<TableListing> = {}): TableListing {
    const standing = { deal_number: 0, is_quick: false, is_attended: true, is_joinable: false };
    const shown = { table_id: id, options: {}, players: [], ...standing, opened_at_ms: openedAtMs };
    return { ...shown, status: "open", ...changes };
}

let server: FakeServer;
let link: LobbyLink;

beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    link = new LobbyLink({ socket: server.socket });
});

afterEach(() => {
    link.close();
    vi.useRealTimers();
});

function shown(): string[] {
    return link.shown.tables.map((table) => `${table.table_id} ${table.status}`);
}

describe("the lobby", () => {
    it("shows the tables newest first, and what changes", () => {
        server.last.open();
        server.last.say({ type: "lobby_shown", tables: [listing("old", 1), listing("new", 2)], people: 3 } as never);
        expect(server.urls).toEqual([`ws://${window.location.host}/ws/lobby`]);
        expect(link.status).toBe("live");
        expect(shown()).toEqual(["new open", "old open"]);
        expect(link.shown.people).toBe(3);
        const changed = [listing("old", 1, { status: "playing" }), listing("newest", 3)];
        server.last.say({ type: "lobby_changed", changed, gone: ["new"] } as never);
        expect(shown()).toEqual(["newest open", "old playing"]);
        expect(link.shown.people).toBe(0);
    });

    it("says nothing to the server", () => {
        server.last.open();
        expect(server.last.sent).toEqual([]);
    });

    it("comes back by itself and shows the tables anew", () => {
        server.last.open();
        server.last.say({ type: "lobby_shown", tables: [listing("old", 1)] } as never);
        server.last.breakOff();
        expect(link.status).toBe("lost");
        vi.advanceTimersByTime(0);
        server.last.open();
        server.last.say({ type: "fireworks" });
        server.last.say({ type: "lobby_shown", tables: [listing("new", 2)] } as never);
        expect([link.status, shown()]).toEqual(["live", ["new open"]]);
    });

    it("ends when the server says so", () => {
        server.last.open();
        server.last.say({ type: "goodbye", code: "session/ended" });
        server.last.breakOff(4401);
        expect([link.status, link.farewell]).toEqual(["ended", "session/ended"]);
    });
});
