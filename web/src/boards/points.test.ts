import { expect, test } from "vitest";
import { signedPoints, timeLeft } from "./points";

test("points are written whole and with their sign, halves up, as the text that is shared has them", () => {
    expect([1234, 50, 49, 0, -49, -50, -51, -1950].map(signedPoints)).toEqual([
        "+12",
        "+1",
        "0",
        "0",
        "0",
        "0",
        "−1",
        "−19",
    ]);
});

test("time is left in hours and minutes, and never less than none", () => {
    expect(timeLeft(9 * 3_600_000 + 8 * 60_000 + 59_000)).toEqual({ hours: 9, minutes: "08" });
    expect(timeLeft(-1)).toEqual({ hours: 0, minutes: "00" });
});
