import { expect, test } from "vitest";
import { levelBeaten, tellingBoard } from "./deal_facts";

const LEVELS = ["random", "greedy", "planner"];

test("the strongest level that had less is the one that was beaten", () => {
    expect(levelBeaten(100, { random: -300, greedy: 500, planner: 90 }, LEVELS)).toBe("planner");
    expect(levelBeaten(100, { random: -300, greedy: 50, planner: 100 }, LEVELS)).toBe("greedy");
    expect(levelBeaten(-400, { random: -300, greedy: 50, planner: 100 }, LEVELS)).toBeNull();
});

test("the deal that tells most is the one furthest from the field, either way", () => {
    const boards = [{ cross: 300 }, { cross: -1200 }, { cross: null }, { cross: 900 }];
    expect(tellingBoard(boards)).toEqual({ cross: -1200 });
    expect(tellingBoard([{ cross: 0 }])).toBeNull();
});
