import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../storage/memory_storage";
import { handOver, takeOver } from "./handover";

describe("a record that goes from one screen to another", () => {
    it("arrives once", () => {
        const storage = new MemoryStorage();
        handOver(storage, "gof-record 1");
        expect(takeOver(storage)).toBe("gof-record 1");
        expect(takeOver(storage)).toBeNull();
    });

    it("does not arrive where a tab keeps nothing", () => {
        const storage = new MemoryStorage();
        storage.room = 0;
        handOver(storage, "gof-record 1");
        expect(takeOver(storage)).toBeNull();
        expect(takeOver(null)).toBeNull();
    });
});
