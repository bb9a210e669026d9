import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "./announcer.svelte";

describe("the announcer", () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it("reads out in one piece what comes in one moment", () => {
        const announcer = new Announcer();
        announcer.say("One.");
        vi.advanceTimersByTime(200);
        announcer.say("Two.");
        expect(announcer.polite.text).toBe("");
        vi.advanceTimersByTime(100);
        expect(announcer.polite.text).toBe("One. Two.");
    });

    it("makes the same sentence a new one", () => {
        const announcer = new Announcer();
        announcer.say("Again.");
        vi.advanceTimersByTime(300);
        const first = announcer.polite;
        announcer.say("Again.");
        vi.advanceTimersByTime(300);
        expect(announcer.polite.text).toBe("Again.");
        expect(announcer.polite.number).not.toBe(first.number);
    });

    it("reads only the end of a long absence", () => {
        const announcer = new Announcer();
        announcer.tell(Array.from({ length: 30 }, (_, index) => `${index}.`));
        vi.advanceTimersByTime(300);
        expect(announcer.polite.text.split(" ")).toHaveLength(8);
        expect(announcer.polite.text.endsWith("29.")).toBe(true);
        expect(announcer.past).toHaveLength(30);
    });

    it("does not wait with what is urgent", () => {
        const announcer = new Announcer();
        announcer.sayNow("Ten seconds.");
        expect(announcer.assertive.text).toBe("Ten seconds.");
        expect(announcer.past).toEqual([]);
    });

    it("says nothing after it is closed", () => {
        const announcer = new Announcer();
        announcer.say("Late.");
        announcer.close();
        vi.advanceTimersByTime(300);
        expect(announcer.polite.text).toBe("");
    });
});
