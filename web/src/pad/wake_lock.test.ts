import { afterEach, expect, it, vi } from "vitest";
import { stayAwake } from "./wake_lock";

const release = vi.fn(() => Promise.resolve());

function lockable(request: () => Promise<unknown>): void {
    vi.stubGlobal("navigator", { wakeLock: { request } });
}

afterEach(() => {
    vi.unstubAllGlobals();
    release.mockClear();
});

it("asks again whenever the page is back, and lets go at the end", async () => {
    const request = vi.fn(() => Promise.resolve({ release }));
    lockable(request);
    const end = stayAwake();
    await Promise.resolve();
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(2);
    end();
    expect(release).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(2);
});

it("lets go of what it gets too late", async () => {
    lockable(() => Promise.resolve({ release }));
    stayAwake()();
    await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

it("does not mind a browser that refuses, and asks again when the page is back", async () => {
    const request = vi.fn(() => Promise.reject(new Error("the battery is low")));
    lockable(request);
    const end = stayAwake();
    await Promise.resolve();
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(2);
    expect(end).not.toThrow();
});

it("does not mind a browser that cannot", () => {
    vi.stubGlobal("navigator", {});
    expect(() => stayAwake()()).not.toThrow();
});
