import { expect, test } from "vitest";
import { clockText, seconds, timeLeft } from "./deadlines";

const DEADLINE = { seat: 1, due_ms: 100_000, bank_ms: 60_000 };

test("the time bank is untouched while the turn's own time runs", () => {
    expect(timeLeft(DEADLINE, 20_000)).toEqual({ turnMs: 20_000, bankMs: 60_000, isOnBank: false });
});

test("the time bank runs when the turn's own time is over", () => {
    expect(timeLeft(DEADLINE, 55_000)).toEqual({ turnMs: 0, bankMs: 45_000, isOnBank: true });
});

test("no time is left after the deadline, also if the clock is late", () => {
    expect(timeLeft(DEADLINE, 103_000)).toEqual({ turnMs: 0, bankMs: 0, isOnBank: true });
});

test("without a bank nothing is on the bank", () => {
    expect(timeLeft({ ...DEADLINE, bank_ms: 0 }, 100_000).isOnBank).toBe(false);
});

test("a second that has begun counts whole", () => {
    expect(seconds(1)).toBe(1);
    expect(seconds(0)).toBe(0);
    expect(clockText(17_001)).toBe("0:18");
    expect(clockText(65_000)).toBe("1:05");
});
