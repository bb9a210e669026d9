import { describe, expect, it } from "vitest";
import { english } from "../words/english_example";
import { characterOf, fullName, playerName } from "./player_names";

const words = english();

describe("what a player is called", () => {
    it("is the character of a bot", () => {
        expect(playerName(words, "bot-planner-3", "Anton")).toBe("Anton");
    });

    it("follows from the seat where only the level of a bot was written down", () => {
        const seats = [1, 2, 3].map((seat) => playerName(words, `bot-planner-${seat}`, "Planner"));
        expect(seats).toEqual(["Irma", "Anton", "Ando"]);
        expect(characterOf("bot-planner-0", "Planner")).toBe("Ando");
    });

    it("is a person's own name, whatever it is", () => {
        expect(playerName(words, "guest-1", "Ana")).toBe("Ana");
        expect(characterOf("guest-1", "Irma")).toBeNull();
    });

    it("says of a bot that somebody entered that it is one, everywhere", () => {
        expect(playerName(words, "program-abc", "Robbie")).toBe("Robbie, a bot");
        expect(fullName(words, { player_id: "program-abc", name: "Robbie", bot: null })).toBe("Robbie, a bot");
    });

    it("is told of somebody who is gone in the language of the page", () => {
        expect(playerName(words, "guest-1", "deleted player")).toBe("Deleted player");
        expect(playerName(words, "program-abc", "deleted player")).toBe("Deleted player");
    });

    it("says of a bot that it is one, and how strong", () => {
        expect(fullName(words, { player_id: "bot-champion-1", name: "Alma", bot: "champion" })).toBe(
            "Alma, Champion bot",
        );
        expect(fullName(words, { player_id: "guest-1", name: "Ana", bot: null })).toBe("Ana");
        expect(fullName(words, { player_id: "bot-oracle-1", name: "Oracle", bot: "oracle" })).toBe(
            "Oracle, oracle bot",
        );
    });
});
