import { expect, test } from "vitest";
import { lingerMs, paceOf } from "./motion";

test("motion is slower for the relaxed, faster for the hasty, and none when it is off", () => {
    expect((["relaxed", "normal", "fast", "off"] as const).map(paceOf)).toEqual([1.5, 1, 0.5, 0]);
});

test("the last play of a deal stays in sight, also without motion", () => {
    expect(lingerMs("relaxed")).toBeGreaterThan(lingerMs("normal"));
    expect(lingerMs("off")).toBeGreaterThan(0);
});
