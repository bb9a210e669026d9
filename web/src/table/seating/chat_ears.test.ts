import { beforeEach, describe, expect, it } from "vitest";
import type { Said } from "../../protocol/wire";
import { english } from "../../words/english_example";
import { ChatEars, lineText } from "./chat_ears.svelte";

const WORDS = english();
const NOW = 100_000;

function line(id: string, player: string, wish: Partial<Said> = {}): Said {
    const spoken = { phrase: null, text: "hi", at_ms: NOW - 1_000 };
    return { type: "said", chat_id: id, player: { player_id: player, name: player, bot: null }, ...spoken, ...wish };
}

describe("the chat", () => {
    beforeEach(() => localStorage.clear());

    it("says phrases in the language of the page, and texts as they are", () => {
        expect(lineText(line("1", "ben", { phrase: "good_luck", text: null }), WORDS)).toBe("Good luck!");
        expect(lineText(line("1", "ben"), WORDS)).toBe("hi");
    });

    it("reads a new line of somebody else out, once", () => {
        const ears = new ChatEars(null);
        const said = [line("1", "ben"), line("2", "ana")];
        expect(ears.newsIn(said, "ana", WORDS, NOW)).toEqual(["ben says: hi"]);
        expect(ears.newsIn(said, "ana", WORDS, NOW)).toEqual([]);
    });

    it("does not read out what was said before the page came", () => {
        const old = line("1", "ben", { at_ms: NOW - 60_000 });
        expect(new ChatEars(null).newsIn([old], "ana", WORDS, NOW)).toEqual([]);
    });

    it("is silent where a person wants that, also about what came meanwhile", () => {
        const ears = new ChatEars(null);
        ears.setSpoken(false);
        expect(ears.newsIn([line("1", "ben")], "ana", WORDS, NOW)).toEqual([]);
        ears.setSpoken(true);
        expect(ears.newsIn([line("1", "ben")], "ana", WORDS, NOW)).toEqual([]);
    });

    it("neither shows nor reads out who is muted, and remembers it", () => {
        new ChatEars(localStorage).setMuted("ben", true);
        const ears = new ChatEars(localStorage);
        const said = [line("1", "ben"), line("2", "cleo")];
        expect(ears.linesOf(said)).toHaveLength(1);
        expect(ears.newsIn(said, "ana", WORDS, NOW)).toEqual(["cleo says: hi"]);
        ears.setMuted("ben", false);
        expect(ears.linesOf(said)).toHaveLength(2);
    });

    it("begins anew if what was kept cannot be read", () => {
        localStorage.setItem("gangoffour.chat.1", '{"muted": "everybody"');
        expect(new ChatEars(localStorage).muted).toEqual([]);
    });
});
