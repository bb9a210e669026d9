import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateParts } from "./late_parts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part that cannot be fetched so many times. */
function lost(times: number) {
    const load = vi.fn(() =>
        load.mock.calls.length > times ? Promise.resolve("rail") : Promise.reject(new Error("away")),
    );
    return load;
}

test("a part that cannot be fetched is asked for again, ever more seldom", async () => {
    const rail = lost(3);
    const come = lateParts({ rail }).rail();
    await vi.advanceTimersByTimeAsync(500 + 1000 + 1999);
    expect(rail).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    await expect(come).resolves.toBe("rail");
});

test("when the network is back nobody waits longer", async () => {
    const rail = lost(1);
    const come = lateParts({ rail }).rail();
    await vi.advanceTimersByTimeAsync(1);
    dispatchEvent(new Event("online"));
    await expect(come).resolves.toBe("rail");
    expect(vi.getTimerCount()).toBe(0);
});
