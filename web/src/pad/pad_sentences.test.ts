import { describe, expect, it } from "vitest";
import { english } from "../words/english_example";
import { type Entry, sheetOf } from "./entries";
import { dealSaid, sumOf } from "./pad_sentences";
import { plainText } from "./plain_text";
import { rulesOf, standingOf } from "./standing";

const WORDS = english();

function match(names: string[], length: "full" | "short", ...deals: [number, ...number[]][]) {
    const entries: Entry[] = [{ type: "begin", names, preset: "classic", length }];
    for (const [winner, ...cards] of deals) {
        entries.push({ type: "winner", seat: winner });
        const others = [...names.keys()].filter((seat) => seat !== winner);
        others.forEach((seat, place) => entries.push({ type: "left", seat, cards: cards[place] ?? 1 }));
    }
    const sheet = sheetOf(entries);
    if (sheet === null) throw new Error("no sheet");
    return { sheet, standing: standingOf(rulesOf("classic", length), names.length, sheet.deals) };
}

describe("what is read out after a deal", () => {
    it("tells the points, and who gives to whom", () => {
        const { sheet, standing } = match(["Ana", "Ben", "Mei"], "full", [0, 1, 14]);
        expect(dealSaid(WORDS, sheet, standing, 0)).toBe(
            "Deal 1: Ana wins. Ben: 1 point. Mei: 56 points. Mei gives the highest card to Ana. Ana gives back any card.",
        );
    });

    it("tells the end of the match", () => {
        const { sheet, standing } = match(["Ana", "Ben", "Mei"], "full", [0, 16, 1], [2, 1, 16]);
        expect(dealSaid(WORDS, sheet, standing, 1)).toMatch(/^Deal 2: Mei wins\. .* Ana and Mei share the match$/);
    });
});

it("spells out what the cards left make", () => {
    expect([sumOf(WORDS, 11), sumOf(WORDS, 1)]).toEqual(["11 cards × 3 = 33", "1 card × 1 = 1"]);
});

describe("the sheet as text", () => {
    it("is a table whose columns stand below each other", () => {
        const { sheet, standing } = match(["Ana", "Zoe\u0308", "Cleopatra"], "full", [0, 7, 11], [2, 16, 1]);
        expect(plainText(WORDS, sheet, standing).split("\n")).toEqual([
            "Gang of Four",
            "",
            "Deal   Ana  Zoe\u0308  Cleopatra",
            "--------------------------",
            "1       *0    7         33",
            "2       80    1         *0",
            "--------------------------",
            "Score   80    8         33",
            "",
            "After deal 2",
            "",
        ]);
    });

    it("names the winner", () => {
        const { sheet, standing } = match(["Ana", "Ben", "Mei"], "full", [0, 16, 16], [0, 16, 16]);
        expect(plainText(WORDS, sheet, standing)).toContain("Ana wins the match");
    });
});
