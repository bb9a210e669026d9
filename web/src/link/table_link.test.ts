import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Change } from "../folding/fold";
import type { Event, Said } from "../protocol/wire";
import { FakeServer, welcomeOf } from "./fake_socket";
import { inPlay, OWN, told } from "./table_example";
import { TableLink } from "./table_link.svelte";

const PLAYED: Event = {
    type: "combination_played",
    seat: 0,
    combination: { kind: "pair", cards: ["7G", "7R"] },
    next_seat: 1,
};
const AWAY: Event = { type: "player_away", seat: 2 };

let server: FakeServer;
let link: TableLink;

function live(): TableLink {
    server.welcome(40, inPlay());
    return link;
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(1);
    server = new FakeServer();
    link = new TableLink({ tableId: "a table", invite: "key", socket: server.socket, kindOf: () => "pair" });
});

afterEach(() => {
    link.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
});

describe("the first socket", () => {
    it("asks for everything, with the key of the table", () => {
        server.last.open();
        expect(server.urls).toEqual([`ws://${window.location.host}/ws/tables/a%20table`]);
        expect(server.last.sent).toEqual([{ type: "hello", version: 1, invite: "key" }]);
        expect(link.status).toBe("connecting");
    });

    it("makes the table known and tells the listeners so", () => {
        const changes: Change[] = [];
        link.onChange((change) => changes.push(change));
        live();
        expect(link.status).toBe("live");
        expect(link.known).toEqual({ playerId: "ana", seat: 0, seq: 40, ...inPlay() });
        expect(changes).toEqual([{ before: link.known, after: link.known, entries: [] }]);
    });

    it("is given up and replaced if the server says nothing", () => {
        server.last.open();
        vi.advanceTimersByTime(10_001);
        expect(server.sockets).toHaveLength(2);
        expect(server.sockets[0]?.isClosed).toBe(true);
    });
});

describe("what is told", () => {
    it("is folded, and listeners see before, after and the entries", () => {
        const changes: Change[] = [];
        live().onChange((change) => changes.push(change));
        const before = link.known;
        server.last.say(told(40, [AWAY]));
        expect(link.known?.seq).toBe(41);
        expect(link.known?.table.seats[2]?.is_here).toBe(false);
        expect(changes).toEqual([{ before, after: link.known, entries: told(40, [AWAY]).entries }]);
    });

    it("goes to nobody who stopped listening", () => {
        const listener = vi.fn();
        live().onChange(listener)();
        server.last.say(told(40, [AWAY]));
        expect(listener).not.toHaveBeenCalled();
    });

    it("may be of a type that the page does not know", () => {
        live();
        server.last.say({ type: "fireworks" });
        server.last.hear("no JSON");
        server.last.hear("null");
        server.last.say(told(40, [{ type: "moon_risen" } as unknown as Event]));
        expect(link.known).toEqual({ playerId: "ana", seat: 0, seq: 41, ...inPlay() });
    });

    it("is left aside if it was told before", () => {
        live();
        server.last.say(told(39, [AWAY]));
        expect(link.known?.seq).toBe(40);
        expect(link.status).toBe("live");
    });

    it("is asked for again over a new socket if something is missing in between", () => {
        live();
        server.last.say(told(42, [AWAY]));
        expect(link.known?.seq).toBe(40);
        expect(link.status).toBe("lost");
        vi.advanceTimersByTime(0);
        server.welcome(43, null).say(told(40, [AWAY, AWAY, AWAY]));
        expect(server.last.sent[0]).toEqual({ type: "hello", version: 1, invite: "key", last_seq: 40, seat: 0 });
        expect(link.known?.seq).toBe(43);
        expect(link.status).toBe("live");
    });

    it("is asked for ever more slowly if it never fits", () => {
        live();
        for (let time = 0; time < 6; time += 1) {
            server.last.say(told(42, [AWAY]));
            vi.advanceTimersByTime(249);
            server.welcome(43, null);
        }
        expect(server.sockets).toHaveLength(4);
    });

    it("shows the server's time as the smallest delay tells it", () => {
        server.welcome(40, inPlay(), { now_ms: Date.now() + 1_000 });
        server.last.say({ ...told(40, [AWAY]), now_ms: Date.now() + 1_050 });
        server.last.say({ ...told(41, [AWAY]), now_ms: Date.now() + 900 });
        expect(link.offsetMs).toBe(1_050);
    });
});

describe("a broken socket", () => {
    it("is replaced at once, and the stream goes on where it was", () => {
        live().onChange(() => undefined);
        server.last.breakOff();
        expect(link.status).toBe("lost");
        vi.advanceTimersByTime(0);
        expect(server.sockets).toHaveLength(2);
        const known = link.known;
        server.welcome(40, null);
        expect(link.status).toBe("live");
        expect(link.known).toBe(known);
    });

    it("says nothing any more", () => {
        live();
        const old = server.last;
        window.dispatchEvent(new window.Event("online"));
        old.say(told(40, [AWAY]));
        old.breakOff(4410);
        expect(link.known?.seq).toBe(40);
        expect(link.status).toBe("lost");
    });

    it("is suspected when a deadline passes in silence, once for each deadline", () => {
        live();
        const due = { type: "deadline_set", seat: 1, due_ms: Date.now() + 30_000, bank_ms: 0 } as const;
        server.last.say(told(40, [due]));
        vi.advanceTimersByTime(34_999);
        expect(server.sockets).toHaveLength(1);
        vi.advanceTimersByTime(2);
        expect(server.sockets).toHaveLength(2);
        server.welcome(41, null);
        vi.advanceTimersByTime(100_000);
        expect(server.sockets).toHaveLength(2);
    });
});

describe("a welcome", () => {
    it("with a snapshot replaces what was known", () => {
        const changes: Change[] = [];
        live().onChange((change) => changes.push(change));
        const before = link.known;
        const other = { ...inPlay(), own: { ...OWN, seat: 1 } };
        server.last.say(welcomeOf(50, other));
        expect(link.known).toEqual({ playerId: "ana", seat: 1, seq: 50, ...other });
        expect(changes).toEqual([{ before, after: link.known, entries: [] }]);
    });

    it("to another seat without a snapshot makes the page ask for everything", () => {
        live();
        server.last.breakOff();
        vi.advanceTimersByTime(0);
        server.welcome(41, null, { seat: 1 });
        vi.advanceTimersByTime(250);
        server.last.open();
        expect(server.last.sent).toEqual([{ type: "hello", version: 1, invite: "key" }]);
    });
});

describe("a command", () => {
    it("is answered by an acknowledgement", async () => {
        const answer = live().send({ type: "take_seat", seat: 1 });
        const sent = server.last.sent[1];
        expect(sent).toEqual({ type: "take_seat", seat: 1, id: expect.stringMatching(/^[0-9a-z]{16}$/) as unknown });
        server.last.say({ type: "ack", id: String(sent?.["id"]), seq: 40 });
        expect(await answer).toEqual({ ok: true, seq: 40 });
    });

    it("says what the page had seen, if it is an action", () => {
        void live().send({ type: "pass" });
        expect(server.last.sent[1]).toMatchObject({ type: "pass", seen_seq: 40 });
    });

    it("waits for the socket and is sent again with the same id until it is answered", async () => {
        const answer = link.send({ type: "say", text: "hello" });
        live();
        const id = server.last.sent[1]?.["id"];
        server.last.breakOff();
        vi.advanceTimersByTime(0);
        server.last.open();
        expect(server.last.sent).toHaveLength(1);
        server.last.say(welcomeOf(40, null));
        expect(server.last.sent[1]).toEqual({ type: "say", text: "hello", id });
        server.last.say({ type: "refused", id: String(id), code: "chat/off", facts: {} });
        expect(await answer).toEqual({ ok: false, code: "chat/off", facts: {} });
        server.last.breakOff();
        vi.advanceTimersByTime(10_000);
        server.welcome(40, null);
        expect(server.last.sent).toHaveLength(1);
    });

    it("without an answer for eight seconds betrays a dead socket", () => {
        void live().send({ type: "say", text: "hello" });
        vi.advanceTimersByTime(7_999);
        expect(server.sockets).toHaveLength(1);
        vi.advanceTimersByTime(2);
        expect(server.sockets).toHaveLength(2);
    });

    it("whose outcome is unknown is sent again with the same id", async () => {
        const answer = live().send({ type: "say", text: "hello" });
        const id = String(server.last.sent[1]?.["id"]);
        server.last.say({ type: "refused", id, code: "table/unavailable", facts: {} });
        vi.advanceTimersByTime(500);
        expect(server.last.sent[2]).toEqual(server.last.sent[1]);
        server.last.say({ type: "ack", id, seq: 40 });
        expect(await answer).toEqual({ ok: true, seq: 40 });
    });

    it("is refused by a busy server for good only if it was sent once", async () => {
        const link = live();
        const first = link.send({ type: "say", text: "hello" });
        server.last.say({ type: "refused", id: String(server.last.sent[1]?.["id"]), code: "table/busy", facts: {} });
        expect(await first).toMatchObject({ ok: false, code: "table/busy" });
        const second = link.send({ type: "say", text: "hello again" });
        const id = String(server.last.sent[2]?.["id"]);
        server.last.say({ type: "refused", id, code: "table/unavailable", facts: {} });
        vi.advanceTimersByTime(500);
        server.last.say({ type: "refused", id, code: "table/busy", facts: {} });
        vi.advanceTimersByTime(1_000);
        expect(server.last.sent[4]).toEqual(server.last.sent[2]);
        server.last.say({ type: "ack", id, seq: 40 });
        expect(await second).toEqual({ ok: true, seq: 40 });
    });

    it("whose effect is answered for but not told makes the page ask again", () => {
        void live().send({ type: "take_seat", seat: 1 });
        server.last.say({ type: "ack", id: String(server.last.sent[1]?.["id"]), seq: 41 });
        vi.advanceTimersByTime(3_001);
        expect(server.sockets).toHaveLength(2);
    });
});

describe("an action", () => {
    const PLAY = { type: "play", cards: ["7G", "7R"] } as const;

    function play(): string {
        void live().send({ ...PLAY, cards: [...PLAY.cards] });
        return String(server.last.sent[1]?.["id"]);
    }

    it("is shown at once and not known yet", () => {
        play();
        expect(link.pending).toEqual({
            type: "play",
            combination: { kind: "pair", cards: PLAY.cards },
            declare: false,
        });
        expect(link.shown?.own?.hand).toEqual(["3G", "10Y"]);
        expect(link.known?.own?.hand).toEqual(OWN.hand);
    });

    it("is rolled back when it is refused", () => {
        const id = play();
        server.last.say({ type: "refused", id, code: "play/does_not_beat", facts: {} });
        expect(link.pending).toBeNull();
        expect(link.shown).toBe(link.known);
    });

    it("that the server keeps as a wish stays pending until its turn is over", async () => {
        const answer = live().send({ type: "pass" });
        server.last.say({ type: "ack", id: String(server.last.sent[1]?.["id"]), seq: 40, is_wish: true });
        expect(await answer).toEqual({ ok: true, seq: 40 });
        server.last.say(told(40, [AWAY]));
        expect(link.pending).toEqual({ type: "pass" });
        vi.advanceTimersByTime(30_000);
        expect(server.sockets).toHaveLength(1);
        server.last.say(told(41, [{ type: "passed", seat: 0, next_seat: 1 }], { ...OWN, limits: null }));
        expect(link.pending).toBeNull();
    });

    it("that was wished is forgotten when the turn ends otherwise", () => {
        void live().send({ type: "pass" });
        server.last.say({ type: "ack", id: String(server.last.sent[1]?.["id"]), seq: 40, is_wish: true });
        server.last.say(told(40, [{ type: "substitute_seated", seat: 0, bot: "planner", cause: "away" }]));
        expect(link.pending).toBeNull();
    });

    it("is done when its effect is told, before the answer", () => {
        play();
        server.last.say(told(40, [AWAY]));
        expect(link.pending).not.toBeNull();
        server.last.say(told(41, [PLAYED], { ...OWN, hand: ["3G", "10Y"], limits: null }));
        expect(link.pending).toBeNull();
        expect(link.shown?.match?.deal?.trick.turns).toHaveLength(1);
    });

    it("is done when what is known has reached the answer's number", () => {
        const id = play();
        server.last.say({ type: "ack", id, seq: 42 });
        expect(link.pending).not.toBeNull();
        server.last.say(told(40, [AWAY]));
        expect(link.pending).not.toBeNull();
        server.last.say(told(41, [AWAY]));
        expect(link.pending).toBeNull();
    });

    it("is done when its answer comes after a snapshot that holds the effect", () => {
        const id = play();
        server.last.say(welcomeOf(45, inPlay()));
        expect(link.pending).not.toBeNull();
        server.last.say({ type: "ack", id, seq: 42 });
        expect(link.pending).toBeNull();
    });
});

describe("what is said", () => {
    const player = { player_id: "ben", name: "Ben", bot: null };
    const line = (id: string): Said => ({ type: "said", chat_id: id, at_ms: 1, player, text: id, phrase: null });

    it("is kept once, though it is repeated after every welcome", () => {
        live();
        server.last.say(line("one"));
        server.last.say(line("two"));
        server.last.say(welcomeOf(40, null));
        server.last.say(line("one"));
        server.last.say(line("two"));
        expect(link.said.map((said) => said.chat_id)).toEqual(["one", "two"]);
    });

    it("is gone when it is taken back", () => {
        live();
        server.last.say(line("one"));
        server.last.say({ type: "chat_removed", chat_id: "one" });
        expect(link.said).toEqual([]);
    });

    it("leaves the number of spectators to another message", () => {
        live();
        server.last.say({ type: "watching", spectators: 3 });
        expect(link.spectators).toBe(3);
    });
});

describe("the end", () => {
    it.each([
        [4029, "protocol/too_many_sockets"],
        [4400, "protocol/malformed"],
        [4401, "session/ended"],
        [4403, "table/not_welcome"],
        [4404, "table/unknown"],
        [4410, "table/closed"],
        [4423, "table/banned"],
    ])("comes with close code %i: %s", async (code, farewell) => {
        const answer = link.send({ type: "pass" });
        live();
        server.last.breakOff(code);
        expect([link.status, link.farewell, link.pending]).toEqual(["ended", farewell, null]);
        expect(await answer).toEqual({ ok: false, code: farewell, facts: {} });
        expect(await link.send({ type: "pass" })).toEqual({ ok: false, code: farewell, facts: {} });
        window.dispatchEvent(new window.Event("online"));
        vi.advanceTimersByTime(60_000);
        expect(server.sockets).toHaveLength(1);
    });

    it("has the reason that the server said", () => {
        server.last.open();
        server.last.say({ type: "goodbye", code: "protocol/version" });
        server.last.breakOff(4400);
        expect(link.farewell).toBe("protocol/version");
    });

    it("comes when the page closes the link, and with it the socket", () => {
        live().close();
        expect(link.status).toBe("ended");
        expect(server.last.isClosed).toBe(true);
        vi.advanceTimersByTime(60_000);
        expect(server.sockets).toHaveLength(1);
    });
});
