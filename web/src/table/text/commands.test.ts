import { describe, expect, it } from "vitest";
import { english } from "../../words/english_example";
import { Words } from "../../words/words.svelte";
import { COMMANDS, readCommand, wordsFor } from "./commands";

const ENGLISH = english();

function german(): Words {
    const words = new Words();
    words.use("de", "text-word-pass = passe, weiter\ntext-word-last-card = letzte Karte\ntext-word-return = zurück\n");
    return words;
}

describe("what is typed in text mode", () => {
    it.each([
        ["pass", { does: "pass" }],
        ["  PASS! ", { does: "pass" }],
        ["declare", { does: "last_card" }],
        ["last card", { does: "last_card" }],
        ["last", { does: "query", query: "last" }],
        ["counts", { does: "query", query: "counts" }],
        ["?", { does: "help" }],
        ["return 3g", { does: "return", cards: "3g" }],
        ["77", { does: "play", cards: "77", declare: false }],
        ["7g  7R", { does: "play", cards: "7g 7r", declare: false }],
        ["77 last card", { does: "play", cards: "77", declare: true }],
        ["77 declare", { does: "play", cards: "77", declare: true }],
        ["   ", { does: "nothing" }],
    ])("%j is read as %o", (text, command) => {
        expect(readCommand(text, ENGLISH)).toEqual(command);
    });

    it("may be in the language of the page or in English", () => {
        expect(readCommand("weiter", german())).toEqual({ does: "pass" });
        expect(readCommand("pass", german())).toEqual({ does: "pass" });
        expect(readCommand("77 LETZTE KARTE", german())).toEqual({ does: "play", cards: "77", declare: true });
        expect(readCommand("zurück 3g", german())).toEqual({ does: "return", cards: "3g" });
    });

    it("has a word of its own for every command", () => {
        const words = COMMANDS.flatMap((command) => wordsFor(command, ENGLISH));
        expect(new Set(words).size).toBe(words.length);
    });
});
