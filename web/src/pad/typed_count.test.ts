import { describe, expect, it } from "vitest";
import { typedCount } from "./typed_count";

/** What is typed and which counts came out. */
function type(keys: string, most = 16): { counts: number[]; typed: string } {
    const counts: number[] = [];
    let typed = "";
    for (const key of keys.split(" ")) {
        const next = typedCount(typed, key, most);
        if (next === null) continue;
        typed = next.typed;
        if (next.count !== null) counts.push(next.count);
    }
    return { counts, typed };
}

describe("typing counts", () => {
    it.each([
        ["7", [7], ""],
        ["1", [], "1"],
        ["1 1", [11], ""],
        ["1 6 9", [16, 9], ""],
        ["1 Enter", [1], ""],
        ["1 7", [], "1"],
        ["1 Backspace 8", [8], ""],
        ["0 5", [5], ""],
        ["a Enter Backspace", [], ""],
    ])("%s", (keys, counts, typed) => {
        expect(type(keys)).toEqual({ counts, typed });
    });

    it("takes a 1 at once where no count has two digits", () => {
        expect(type("1 5 4", 4).counts).toEqual([1, 4]);
    });
});
