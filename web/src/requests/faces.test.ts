import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wantFace } from "./faces";

let asked: string[][];
let isAway: boolean;
let chosen: Record<string, string>;
const tell = (faces: Record<string, string>): void => void Object.assign(chosen, faces);
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
    [asked, isAway, chosen] = [[], false, {}];
    vi.stubGlobal("fetch", async (path: string) => {
        const ids = new URL(path, "http://site").searchParams.getAll("player");
        asked.push(ids);
        if (isAway) throw new TypeError("away");
        return new Response(JSON.stringify({ faces: { [ids[0] ?? ""]: "fox-gold" } }));
    });
});
afterEach(() => vi.unstubAllGlobals());

describe("faces that people chose", () => {
    it("are asked for together, each once, and of nobody whom no server knows", async () => {
        for (const id of ["guest-a", "guest-b", "guest-a", "learner", "bot-planner-1"]) wantFace(id, tell);
        await vi.waitFor(() => expect(chosen).toEqual({ "guest-a": "fox-gold" }));
        wantFace("guest-b", tell);
        await settled();
        expect(asked).toEqual([["guest-a", "guest-b"]]);
    });

    it("are asked for in parts where there are many", async () => {
        for (let place = 0; place < 65; place += 1) wantFace(`guest-${place}`, tell);
        await vi.waitFor(() => expect(chosen).toEqual({ "guest-0": "fox-gold", "guest-64": "fox-gold" }));
        expect(asked.map(({ length }) => length)).toEqual([64, 1]);
    });

    it("are asked for again where nobody answered", async () => {
        isAway = true;
        wantFace("guest-away", tell);
        await vi.waitFor(() => expect(asked).toHaveLength(1));
        await settled();
        isAway = false;
        wantFace("guest-away", tell);
        await vi.waitFor(() => expect(chosen).toEqual({ "guest-away": "fox-gold" }));
    });
});
