import { expect, test } from "vitest";
import { MemoryStorage } from "../storage/memory_storage";
import { Solving } from "./solving.svelte";

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
