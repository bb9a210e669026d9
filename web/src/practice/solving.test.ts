import { expect, test } from "vitest";
import type { NewPuzzleTry, PracticeStanding, TriedPuzzle } from "../protocol/wire";
import { MemoryStorage } from "../storage/memory_storage";
import { DESK, Solving } from "./solving.svelte";

function onDay(storage: Storage, day: number): Solving {
    return new Solving(storage, () => day);
}

test("days in a row grow with the puzzle of the day, once a day", () => {
    const storage = new MemoryStorage();
    onDay(storage, 10).solve("a", true);
    onDay(storage, 10).solve("a", true);
    expect(onDay(storage, 10).streak).toBe(1);
    onDay(storage, 11).solve("b", true);
    expect(onDay(storage, 11).streak).toBe(2);
    onDay(storage, 11).solve("c", false);
    expect(onDay(storage, 11).solved).toEqual(["a", "b", "c"]);
    expect(onDay(storage, 11).streak).toBe(2);
});

test("a day that is not over breaks nothing, a day that was missed does", () => {
    const storage = new MemoryStorage();
    onDay(storage, 10).solve("a", true);
    expect(onDay(storage, 11).streak).toBe(1);
    expect(onDay(storage, 12).streak).toBe(0);
    onDay(storage, 12).solve("b", true);
    expect(onDay(storage, 12).streak).toBe(1);
});

test("what was kept otherwise counts as nothing", () => {
    const storage = new MemoryStorage();
    storage.setItem("gangoffour.puzzles.1", "no json");
    expect(onDay(storage, 1).solved).toEqual([]);
});

const mistake = { match_id: "m", deal: 2, turn: 9, theme: "lead", lost: 7, stage: 0 } as const;
const standing: PracticeStanding = {
    rating: 1500,
    deviation: 350,
    tries: 0,
    streak: 4,
    solved: ["a"],
    due: [mistake],
    waiting: 0,
    next_due_ms: null,
};
const tried: TriedPuzzle = {
    is_right: true,
    is_rated: true,
    rating: 1580,
    deviation: 300,
    change: 80,
    puzzle_rating: 1460,
    puzzle_deviation: 220,
    puzzle_tries: 3,
    streak: 5,
};

test("whoever is signed in is remembered by the server, and not by the browser", async () => {
    const storage = new MemoryStorage();
    const told: [string, NewPuzzleTry][] = [];
    const desk = {
        ...DESK,
        ownPractice: () => Promise.resolve(standing),
        tryPuzzle: (puzzleId: string, wanted: NewPuzzleTry) => {
            told.push([puzzleId, wanted]);
            return Promise.resolve({ ...tried, is_rated: told.length === 1 });
        },
        tryMistake: () => Promise.resolve({ is_right: true, answers: ["pass"], again_days: 4 }),
    };
    const solving = new Solving(storage, () => 10, desk);
    await solving.load();
    expect([solving.streak, solving.isSolved("a"), solving.due]).toEqual([4, true, [mistake]]);
    await solving.tell("b", "7G");
    await solving.tell("b", "pass");
    solving.solve("b", true);
    expect(told).toEqual([
        ["b", { action: "7G" }],
        ["b", { action: "pass" }],
    ]);
    expect([solving.streak, solving.standing?.rating, solving.isSolved("b")]).toEqual([5, 1580, true]);
    expect(solving.tried?.is_rated).toBe(true);
    await solving.tellMistake(mistake, "pass");
    expect([solving.putRight?.again_days, solving.due]).toEqual([4, []]);
    expect(storage.length).toBe(0);
});

test("nobody in particular tells the server nothing", async () => {
    const refused = () => Promise.reject(new Error("not signed in"));
    const solving = new Solving(new MemoryStorage(), () => 10, { ...DESK, ownPractice: refused, tryPuzzle: refused });
    await solving.load();
    await solving.tell("a", "pass");
    expect([solving.standing, solving.tried, solving.due]).toEqual([null, null, []]);
});
