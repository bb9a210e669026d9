/** How much time a deadline leaves. All moments are the server's. */
import type { Deadline } from "../protocol/wire";

export interface TimeLeft {
    /** Until the turn's own time is used up. */
    turnMs: number;
    /** What is left of the time bank; it runs when the turn's own time is over. */
    bankMs: number;
    isOnBank: boolean;
}

/** A turn that ends within this time is worth a word. */
export const HURRY_MS = 10_000;

export function timeLeft({ due_ms: dueMs, bank_ms: bankMs }: Deadline, nowMs: number): TimeLeft {
    const allMs = Math.max(0, dueMs - nowMs);
    const turnMs = Math.max(0, allMs - bankMs);
    return { turnMs, bankMs: Math.min(bankMs, allMs), isOnBank: turnMs === 0 && bankMs > 0 };
}

/** Seconds as people count them down: the last one is 1 until it is over. */
export function seconds(ms: number): number {
    return Math.ceil(ms / 1000);
}

/** Writes a span as on a clock: 0:18. */
export function clockText(ms: number): string {
    const all = seconds(ms);
    return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}
