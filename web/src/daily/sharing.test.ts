import { expect, test } from "vitest";
import type { DailyDay } from "../protocol/wire";
import { english } from "../words/english_example";
import { sharedText } from "./sharing";

const MARKS = ["above", "below", "best", "level", "above", "above", "below", "above"] as const;

function dayOf(changes: Partial<DailyDay> = {}): DailyDay {
    const boards = MARKS.map((mark, at) => ({ board: at + 1, status: "finished", mark, cross: 100 }));
    return {
        date: "2026-11-18",
        boards,
        total: 3_120,
        place: 2,
        people: 41,
        better_than: "neural",
        streak: 13,
        ...changes,
    } as unknown as DailyDay;
}

test("what is shared are four lines without a card, as the terminal writes them", () => {
    expect(sharedText(english(), dayOf(), "https://example.org")).toBe(
        [
            "Gang of Four · 18 Nov",
            "🟩🔻⭐⬜🟩🟩🔻🟩 +31",
            "Place 2 of 41 · better than Master 🔥13",
            "https://example.org/d/2026-11-18",
        ].join("\n"),
    );
});

test("a day that was played later has no place, and a first day no flame", () => {
    const day = dayOf({ place: null, better_than: null, streak: 1, total: -40 });
    expect(sharedText(english(), day, "").split("\n").slice(1, 3)).toEqual(["🟩🔻⭐⬜🟩🟩🔻🟩 0", "just for fun"]);
});
