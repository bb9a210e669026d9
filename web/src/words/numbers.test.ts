import { expect, test } from "vitest";
import { numberIn, signedIn } from "./numbers";

test("a number below zero has a minus, in every language", () => {
    expect(numberIn("en", -1234.5)).toBe("−1,234.5");
    expect(numberIn("fi", -7)).toBe("−7");
});

test("a sign is written where there is one", () => {
    expect([3, -3, 0].map((value) => signedIn("en", value))).toEqual(["+3", "−3", "0"]);
    expect([18.24, -0.04].map((value) => signedIn("de", value, 1))).toEqual(["+18,2", "0,0"]);
});
