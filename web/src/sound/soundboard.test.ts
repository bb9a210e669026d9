import { afterEach, describe, expect, it, vi } from "vitest";
import { Soundboard } from "./soundboard";

/** Counts what is started; every node and parameter takes whatever it is given. */
class FakeContext {
    static made = 0;
    static started = 0;
    state = "running";
    currentTime = 0;
    sampleRate = 100;
    destination = {};

    constructor() {
        FakeContext.made += 1;
    }

    #node(): object {
        const parameter = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
        const node = { gain: parameter, frequency: parameter, Q: parameter, disconnect: vi.fn(), stop: vi.fn() };
        return { ...node, connect: (out: object) => out, start: () => (FakeContext.started += 1) };
    }

    createGain = (): object => this.#node();
    createOscillator = (): object => this.#node();
    createBufferSource = (): object => this.#node();
    createBiquadFilter = (): object => this.#node();
    createBuffer = (): object => ({ getChannelData: () => new Float32Array(4) });
    close = (): Promise<void> => Promise.resolve();
}

describe("the soundboard", () => {
    afterEach(() => {
        vi.unstubAllGlobals();
        Object.assign(FakeContext, { made: 0, started: 0 });
    });

    it("is silent until the first gesture", () => {
        vi.stubGlobal("AudioContext", FakeContext);
        const board = new Soundboard(() => ({ tableVolume: 1, alertVolume: 1 }));
        board.play([{ name: "turn" }]);
        expect(FakeContext.made).toBe(0);
        window.dispatchEvent(new Event("pointerdown"));
        board.play([{ name: "turn" }]);
        expect([FakeContext.made, FakeContext.started]).toEqual([1, 1]);
        board.close();
        window.dispatchEvent(new Event("pointerdown"));
        expect(FakeContext.made).toBe(1);
    });

    it("reads the volumes when a sound is due", () => {
        vi.stubGlobal("AudioContext", FakeContext);
        let alertVolume = 1;
        const board = new Soundboard(() => ({ tableVolume: 1, alertVolume }));
        window.dispatchEvent(new Event("keydown"));
        alertVolume = 0;
        board.play([{ name: "turn" }]);
        expect(FakeContext.started).toBe(0);
        board.close();
    });

    it("plays on in silence where there is no sound", () => {
        vi.stubGlobal("AudioContext", undefined);
        const board = new Soundboard(() => ({ tableVolume: 1, alertVolume: 1 }));
        window.dispatchEvent(new Event("pointerdown"));
        expect(() => board.play([{ name: "turn" }])).not.toThrow();
        board.close();
    });
});
