import { describe, expect, it } from "vitest";
import { lineOf, meanOf, shareOf } from "./figures";

const day = (total: number): { date: string; total: number; place: number; people: number } => ({
    date: "2026-11-18",
    total,
    place: 1,
    people: 2,
});

describe("figures of a profile", () => {
    it("are no numbers where nothing was counted", () => {
        expect([shareOf(1, 4), shareOf(0, 0)]).toEqual([0.25, 0]);
        expect([meanOf(9, 2), meanOf(0, 0)]).toEqual([4.5, null]);
    });

    it("are a line from the oldest day to the newest, with nothing always in sight", () => {
        expect(lineOf([day(300), day(-100), day(100)], 100, 40)).toEqual({
            points: "0.0,20.0 50.0,40.0 100.0,0.0",
            zero: 30,
        });
        expect(lineOf([day(200), day(100)], 100, 40)?.zero).toBe(40);
    });

    it("are no line for a single day, and a flat one where nothing was gained or lost", () => {
        expect(lineOf([day(300)], 100, 40)).toBeNull();
        expect(lineOf([day(0), day(0)], 100, 40)).toEqual({ points: "0.0,20.0 100.0,20.0", zero: 20 });
    });
});
