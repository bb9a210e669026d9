import { expect, test } from "vitest";
import { emptySeat } from "../folding/table";
import { english } from "../words/english_example";
import { comeBackWords, substituteSentence } from "./substitute_words";

const PLAYED_FOR = { ...emptySeat(), substitute: "planner" };
const FINISHED_FOR = { ...PLAYED_FOR, returns_with_deal: true };
const words = english();

test("a person whom a substitute plays for is asked back at once, or for the next deal", () => {
    expect(substituteSentence(PLAYED_FOR, words)).toBe("A bot is playing for you.");
    expect(comeBackWords(PLAYED_FOR, words)).toBe("Take my seat back");
    expect(substituteSentence(FINISHED_FOR, words)).toBe("A bot finishes this deal for you.");
    expect(comeBackWords(FINISHED_FOR, words)).toBe("Play again from the next deal");
});

test("whoever has asked is told when they play again, and asks no more", () => {
    const asked = { ...FINISHED_FOR, asked_back: true };
    expect(substituteSentence(asked, words)).toBe("A bot finishes this deal. You’re back for the next one.");
    expect(comeBackWords(asked, words)).toBeNull();
});

test("nothing is said to whoever plays, or only watches", () => {
    expect(substituteSentence(emptySeat(), words)).toBe("");
    expect(substituteSentence(undefined, words)).toBe("");
    expect(comeBackWords(undefined, words)).toBeNull();
});
