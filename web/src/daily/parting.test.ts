import { expect, test } from "vitest";
import type { Placed } from "../review/decisions";
import { firstLoss } from "./parting";

function placed(turn: number, verdict: string): Placed {
    return { deal: 1, decision: { turn, verdict } } as unknown as Placed;
}

test("a way and the best one part at the first decision that lost points, not at the costliest", () => {
    expect(firstLoss([placed(1, "as_good"), placed(4, "inaccuracy"), placed(9, "blunder")])?.decision.turn).toBe(4);
    expect(firstLoss([placed(1, "as_good")])).toBeNull();
    expect(firstLoss([])).toBeNull();
});
