import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../storage/memory_storage";
import { Progress } from "./progress.svelte";

const KEY = "gangoffour.lessons.1";
const PLACE = { lesson: "cards", mark: "1a", path: [0, 2] };

describe("progress with the lessons", () => {
    it("is kept in the browser", () => {
        const storage = new MemoryStorage();
        const progress = new Progress(storage);
        progress.finish("colours");
        progress.reach(PLACE);
        const later = new Progress(storage);
        expect([later.done, later.place]).toEqual([["colours"], PLACE]);
    });

    it("counts a lesson once, and forgets the place in it", () => {
        const progress = new Progress(null);
        progress.reach(PLACE);
        progress.finish("cards");
        progress.finish("cards");
        expect([progress.done, progress.place]).toEqual([["cards"], null]);
    });

    it("lasts as long as the page where nothing can be kept", () => {
        const storage = new MemoryStorage();
        storage.room = 0;
        const progress = new Progress(storage);
        progress.finish("cards");
        expect(progress.isDone("cards")).toBe(true);
    });

    it.each(["", "nonsense", "null", '{"done":"cards","place":{"lesson":"cards","mark":"1a","path":[]}}', "[1]"])(
        "begins with nothing if what was kept cannot be read: %s",
        (text) => {
            const storage = new MemoryStorage();
            storage.setItem(KEY, text);
            const progress = new Progress(storage);
            expect([progress.done, progress.place]).toEqual([[], null]);
        },
    );
});
