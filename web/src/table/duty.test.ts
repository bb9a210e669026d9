import { expect, test } from "vitest";
import type { LimitsView } from "../protocol/wire";
import { dutyOf } from "./duty";

const FREE: LimitsView = {
    may_pass: true,
    min_cards: 1,
    max_cards: 7,
    must_contain: null,
    single_only: false,
    gang: "free",
    must_declare_first: false,
};

test("a seat that is not on turn, or plays freely, has no duty", () => {
    expect(dutyOf(null)).toBeNull();
    expect(dutyOf(FREE)).toBeNull();
});

test("the highest card is due, and what the rules say of gangs is told with it", () => {
    const due = { ...FREE, single_only: true, must_contain: "DR", may_pass: false } as const;
    expect(dutyOf(due)).toEqual({ id: "duty-highest", card: "DR" });
    expect(dutyOf({ ...due, gang: "allowed" })).toEqual({ id: "duty-highest-or-gang", card: "DR" });
    expect(dutyOf({ ...due, gang: "barred" })).toEqual({ id: "duty-highest-no-gang", card: "DR" });
    expect(dutyOf({ ...due, gang: "required" })).toEqual({ id: "duty-gang" });
});

test("the first play of the match names its card, and how many cards it may have if that is limited", () => {
    const first = { ...FREE, must_contain: "1M", may_pass: false } as const;
    expect(dutyOf(first)).toEqual({ id: "duty-first-play", card: "1M" });
    expect(dutyOf({ ...first, max_cards: 5 })).toEqual({ id: "duty-first-play-most", card: "1M", most: 5 });
});

test("a leader before a last card leads two or more cards", () => {
    expect(dutyOf({ ...FREE, min_cards: 2 })).toEqual({ id: "duty-many-cards" });
});

test("a declaration that is due comes before everything else", () => {
    const both = { ...FREE, must_declare_first: true, single_only: true, must_contain: "9R" } as const;
    expect(dutyOf(both)).toEqual({ id: "duty-declare-first" });
});
