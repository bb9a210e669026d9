import { expect, test } from "vitest";
import { heightIn, kindsOf } from "./figure_bars";

test("the costliest kind comes first with the longest bar, and chance gains have none", () => {
    const by_kind = {
        lead: { decisions: 10, lost: 0.5 },
        gang: { decisions: 2, lost: 2 },
        pass: { decisions: 9, lost: -0.1 },
    };
    expect(kindsOf({ by_kind })).toEqual([
        { kind: "gang", lost: 2, share: 1 },
        { kind: "lead", lost: 0.5, share: 0.25 },
        { kind: "pass", lost: -0.1, share: 0 },
    ]);
    expect(kindsOf({ by_kind: { pass: { decisions: 9, lost: 0 } } })[0]?.share).toBe(0);
});

test("every match has a bar that can be pressed", () => {
    expect(heightIn(2, 2)).toBe(1);
    expect(heightIn(-1, 2)).toBe(heightIn(0, 0));
    expect(heightIn(0, 0)).toBeGreaterThan(0);
});
