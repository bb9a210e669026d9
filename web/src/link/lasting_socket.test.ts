import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeServer } from "./fake_socket";
import { LastingSocket, messageIn } from "./lasting_socket";

let server: FakeServer;
let socket: LastingSocket;
const listener = { opened: vi.fn(), heard: vi.fn(), broke: vi.fn(), ended: vi.fn() };

function setVisible(state: "hidden" | "visible"): void {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    vi.spyOn(Math, "random").mockReturnValue(1);
    server = new FakeServer();
    socket = new LastingSocket("ws://here/", server.socket, listener);
});

afterEach(() => {
    socket.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
});

function openAndHear(): void {
    server.last.open();
    server.last.say({ type: "welcome" });
}

describe("a broken socket", () => {
    it("is replaced at once, then after pauses that grow up to five seconds", () => {
        const pauses = [];
        for (let time = 0; time < 8; time += 1) {
            const before = server.sockets.length;
            const brokeAt = Date.now();
            server.last.breakOff();
            while (server.sockets.length === before) {
                vi.advanceTimersToNextTimer();
            }
            pauses.push(Date.now() - brokeAt);
        }
        expect(pauses).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
    });

    it("is replaced a little earlier or later by chance, never after less than half the pause", () => {
        vi.mocked(Math.random).mockReturnValue(0);
        server.last.breakOff();
        vi.advanceTimersByTime(0);
        server.last.breakOff();
        vi.advanceTimersByTime(124);
        expect(server.sockets).toHaveLength(2);
        vi.advanceTimersByTime(1);
        expect(server.sockets).toHaveLength(3);
    });

    it("that lived for a while is replaced at once again", () => {
        for (let time = 0; time < 4; time += 1) {
            server.last.breakOff();
            vi.advanceTimersByTime(5_000);
        }
        openAndHear();
        vi.advanceTimersByTime(60_000);
        const before = server.sockets.length;
        server.last.breakOff();
        vi.advanceTimersByTime(0);
        expect(server.sockets).toHaveLength(before + 1);
    });

    it.each([1011, 1012, 1013, 4008, 4013])("is not replaced at once where many come back together: %i", (code) => {
        openAndHear();
        server.last.breakOff(code);
        vi.advanceTimersByTime(249);
        expect(server.sockets).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(server.sockets).toHaveLength(2);
    });

    it.each([
        ["online", (): unknown => window.dispatchEvent(new Event("online"))],
        ["pageshow", (): unknown => window.dispatchEvent(new Event("pageshow"))],
        ["visibilitychange", (): void => setVisible("visible")],
    ])("is replaced at once on %s", (_, hint) => {
        server.last.breakOff();
        vi.advanceTimersByTime(0);
        server.last.breakOff();
        hint();
        expect(server.sockets).toHaveLength(3);
        vi.advanceTimersByTime(5_000);
        expect(server.sockets).toHaveLength(3);
    });

    it("is suspected when the page was hidden for long, and only then", () => {
        openAndHear();
        setVisible("hidden");
        vi.advanceTimersByTime(9_000);
        setVisible("visible");
        expect(server.sockets).toHaveLength(1);
        setVisible("hidden");
        vi.advanceTimersByTime(10_000);
        setVisible("visible");
        expect(server.sockets).toHaveLength(2);
    });

    it("is suspected when the network goes", () => {
        openAndHear();
        window.dispatchEvent(new Event("offline"));
        expect(server.sockets[0]?.isClosed).toBe(true);
        expect(listener.broke).toHaveBeenCalledOnce();
    });

    it("hears and sends nothing any more", () => {
        const old = server.last;
        old.breakOff();
        old.say({ type: "told" });
        socket.send("{}");
        expect(listener.heard).not.toHaveBeenCalled();
        expect(old.sent).toEqual([]);
    });
});

describe("a frame", () => {
    it("is sent only through an open socket", () => {
        socket.send("{}");
        openAndHear();
        socket.send('{"type":"pass"}');
        expect(server.last.sent).toEqual([{ type: "pass" }]);
    });

    it("is heard as text, and read as a message if it is one", () => {
        openAndHear();
        expect(listener.heard).toHaveBeenCalledWith('{"type":"welcome"}');
        expect(messageIn('{"type":"welcome"}')).toEqual({ type: "welcome" });
        expect(messageIn("{")).toBeNull();
    });
});
