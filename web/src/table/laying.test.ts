import { expect, test } from "vitest";
import { laidOut } from "./laying";

test("a full house lies with its triple first", () => {
    expect(laidOut({ kind: "full_house", cards: ["3G", "3R", "6Y", "6R", "6R"] })).toEqual([
        "6Y",
        "6R",
        "6R",
        "3G",
        "3R",
    ]);
    expect(laidOut({ kind: "full_house", cards: ["3G", "3Y", "3R", "8G", "8Y"] })).toEqual([
        "3G",
        "3Y",
        "3R",
        "8G",
        "8Y",
    ]);
});

test("all else lies in rising order", () => {
    expect(laidOut({ kind: "straight", cards: ["3G", "4R", "5Y", "6Y", "7R"] })).toEqual([
        "3G",
        "4R",
        "5Y",
        "6Y",
        "7R",
    ]);
});
