import { describe, expect, it } from "vitest";
import { isSought, knownIn, queryOf, searchIn } from "./search";

describe("what is looked for in a history", () => {
    it("is the same in the address and in the request, whatever the name", () => {
        const search = { ...searchIn(""), opponent: "Zoë & Co", month: "2026-11" };
        expect(searchIn(`?${queryOf(search)}`)).toEqual(search);
        expect(queryOf(search, { before: "m1" })).toBe("opponent=Zo%C3%AB+%26+Co&month=2026-11&before=m1");
    });

    it("is nothing where nothing is filled in", () => {
        expect(queryOf(searchIn("?opponent=&x=1"))).toBe("");
        expect(isSought(searchIn("?before=m1"))).toBe(false);
        expect(isSought(searchIn("?seats=3"))).toBe(true);
    });

    it("leaves out of an address what no server knows", () => {
        expect(knownIn("?utm=1&seats=3&after=m2")).toBe("seats=3&after=m2");
    });
});
