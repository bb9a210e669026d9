import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryStorage } from "../storage/memory_storage";
import { mayAskToKeep } from "./kept_question";

describe("the question whether to keep a match", () => {
    let storage: MemoryStorage;

    beforeEach(() => {
        storage = new MemoryStorage();
        vi.stubGlobal("window", { localStorage: storage });
    });
    afterEach(() => vi.unstubAllGlobals());

    it("is asked once", () => {
        expect([mayAskToKeep(), mayAskToKeep(), mayAskToKeep()]).toEqual([true, false, false]);
    });

    it("is not asked where it could not be remembered", () => {
        storage.room = 0;
        expect(mayAskToKeep()).toBe(false);
    });
});
