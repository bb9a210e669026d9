import { describe, expect, it } from "vitest";
import type { TableOptions } from "../../protocol/wire";
import { english } from "../../words/english_example";
import { OPTION_CHOICES, valueWords } from "./options";

const WORDS = english();
const OPTIONS: TableOptions = {
    assists: false,
    chat: "free",
    clock: { turn_s: 45, bank_s: 60 },
    declaration: "manual",
    hints: "everybody",
    length: "short",
    pace: "fast",
    preset: "gang",
    rules: { match_limit: 30 },
    seat_count: 3,
    spectators: false,
    visibility: "unlisted",
};

function choice(name: string): (typeof OPTION_CHOICES)[number] {
    const found = OPTION_CHOICES.find((each) => each.name === name);
    if (found === undefined) throw new Error(name);
    return found;
}

describe("the options of a table", () => {
    it.each(OPTION_CHOICES)("$name reads back every value that it writes, and changes nothing else", (option) => {
        for (const value of option.values) {
            const written = option.write(OPTIONS, value);
            expect(option.read(written)).toBe(value);
            expect(option.write(written, option.read(OPTIONS))).toEqual(OPTIONS);
        }
    });

    it.each(OPTION_CHOICES)("$name has words of its own for itself and for every value", (option) => {
        expect(WORDS.knows(`seating-option-${option.name}`)).toBe(true);
        const named = option.values.map((value) => valueWords(option, value, OPTIONS, WORDS));
        expect(new Set(named).size).toBe(named.length);
        expect(named.filter((text) => text.includes("seating-"))).toEqual([]);
    });

    it("are those of the server where they are left out", () => {
        expect(OPTION_CHOICES.map((option) => option.read({}))).toEqual([
            "4",
            "classic",
            "full",
            "none",
            "normal",
            "automatic",
            "on",
            "alone",
            "phrases",
            "on",
        ]);
    });

    it("keep a clock that is not on offer, and name it", () => {
        const slow: TableOptions = { clock: { turn_s: 90, bank_s: 0 } };
        const clock = choice("clock");
        expect(clock.read(slow)).toBe("custom");
        expect(clock.write(slow, "custom")).toEqual(slow);
        expect(valueWords(clock, "custom", slow, WORDS)).toBe("90 seconds");
    });

    it("say that strangers play by a clock where none is chosen", () => {
        const clock = choice("clock");
        expect(valueWords(clock, "none", {}, WORDS)).toBe("60 seconds, with two or more people");
        expect(valueWords(clock, "none", { visibility: "private" }, WORDS)).toBe("No clock");
    });

    it("do not take a value that there is not", () => {
        expect(choice("chat").write(OPTIONS, "shouting")).toEqual(OPTIONS);
    });
});
