// Going through a film: by keys, by itself, in words, and with hidden cards.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../requests/requests";
import { sceneOf } from "../table/scene";
import { cardWords } from "../words/card_words";
import { english } from "../words/english_example";
import { readHands, shownCards } from "./hands";
import { Player } from "./player.svelte";
import { refusalWords } from "./refusal_words";
import { filmOf } from "./replay_example";
import { pressed } from "./replay_keys";
import { knownAt } from "./spectator_view";
import { momentAt, sentenceAt } from "./step_sentences";

const STAY_MS = 1000;
const film = filmOf("fair");
const words = english();
const [first, second] = film.deals.map(({ index }) => index) as [number, number];

function playerAt(index: number): Player {
    return new Player(film, () => STAY_MS, index);
}

/** Presses a key on an element of the page, and tells where the player is then. */
function press(player: Player, key: string, on: HTMLElement = document.body, init: KeyboardEventInit = {}): number {
    document.body.append(on === document.body ? "" : on);
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    on.addEventListener("keydown", (each) => pressed(each, player), { once: true });
    on.dispatchEvent(event);
    return player.index;
}

describe("the keys", () => {
    it("go a step, a deal, to the ends, and no further", () => {
        const player = playerAt(second + 3);
        expect(press(player, "ArrowRight")).toBe(second + 4);
        expect(press(player, "ArrowLeft")).toBe(second + 3);
        expect(press(player, "ArrowDown")).toBe(second);
        expect(press(player, "ArrowDown")).toBe(first);
        expect(press(player, "ArrowDown")).toBe(first);
        expect(press(player, "ArrowUp")).toBe(second);
        expect(press(player, "End")).toBe(film.last);
        expect(press(player, "ArrowRight")).toBe(film.last);
        expect(press(player, "Home")).toBe(0);
        expect(press(player, "ArrowLeft")).toBe(0);
    });

    it("belong to a field that is being filled in, and to the browser with a second key", () => {
        const player = playerAt(5);
        expect(press(player, "ArrowRight", document.createElement("select"))).toBe(5);
        expect(press(player, "ArrowRight", document.createElement("textarea"))).toBe(5);
        expect(press(player, "ArrowLeft", document.body, { altKey: true })).toBe(5);
        expect(press(player, "x")).toBe(5);
        const timeline = document.createElement("input");
        timeline.type = "range";
        expect(press(player, "ArrowRight", timeline)).toBe(6);
    });
});

describe("a player", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("goes on by itself until it is stopped", () => {
        const player = playerAt(0);
        player.play();
        vi.advanceTimersByTime(3 * STAY_MS);
        expect([player.index, player.isPlaying]).toEqual([3, true]);
        player.pause();
        vi.advanceTimersByTime(3 * STAY_MS);
        expect([player.index, player.isPlaying]).toEqual([3, false]);
    });

    it("stops where somebody goes by hand", () => {
        const player = playerAt(0);
        player.play();
        player.step(1);
        vi.advanceTimersByTime(3 * STAY_MS);
        expect([player.index, player.isPlaying]).toEqual([1, false]);
    });

    it("stops at the end, and from there begins anew", () => {
        const player = playerAt(film.last - 1);
        player.play();
        vi.advanceTimersByTime(3 * STAY_MS);
        expect([player.index, player.isPlaying]).toEqual([film.last, false]);
        player.play();
        expect([player.index, player.isPlaying]).toEqual([0, true]);
        player.pause();
    });

    it("has nothing to play of a match that was never dealt", () => {
        const player = new Player(filmOf("not-started"), () => STAY_MS);
        player.play();
        expect([player.index, player.isPlaying]).toEqual([0, false]);
    });
});

describe("the words", () => {
    it("tell every step, and never the cards that somebody holds", () => {
        for (const index of film.steps.keys()) {
            expect(sentenceAt(film, index, words)).not.toBe("");
        }
        const dealt = film.at(first).hands.flat();
        const start = sentenceAt(film, first, words);
        expect(dealt.filter((card) => start.includes(cardWords(words, card)))).toEqual([]);
    });

    it("say where in the match a step is", () => {
        expect(momentAt(film, first, words)).toMatch(/^Deal 1: /);
        const trick = film.tricksAt(second)[2];
        if (trick === undefined) throw new Error("the deal has three tricks");
        expect(momentAt(film, trick.index, words)).toMatch(/^Deal 2, trick 3: /);
        // What wins a trick still belongs to it.
        expect(momentAt(film, trick.index - 1, words)).toMatch(/^Deal 2, trick 2: .* wins the trick/);
    });

    it("name the line of a record that is wrong", () => {
        const refusal = new Refusal("record/line", { text: "hello", line: 7 }, 400);
        expect(refusalWords(refusal, words)).toMatch(/^Line 7: "hello" has no meaning/);
        expect(refusalWords(new Refusal("record/not_a_record", {}, 400), words)).toMatch(/^This is no record/);
    });
});

describe("hidden hands", () => {
    const inDeal = film.at(second + 5);
    const dealOver = film.at(second - 1);

    it("are those of all seats, of all but one, or of none", () => {
        const seats = [0, 1, 2, 3];
        expect(seats.map((seat) => shownCards(inDeal, seat, "open"))).toEqual(inDeal.hands);
        expect(seats.map((seat) => shownCards(inDeal, seat, "hidden"))).toEqual([null, null, null, null]);
        expect(seats.map((seat) => shownCards(inDeal, seat, 2))).toEqual([null, null, inDeal.hands[2], null]);
        expect(["open", "hidden", "2"].map(readHands)).toEqual(["open", "hidden", 2]);
    });

    it("lie open after the deal, as at a table", () => {
        expect([0, 1, 2, 3].map((seat) => shownCards(dealOver, seat, "hidden"))).toEqual(
            dealOver.match.deal?.shown_hands,
        );
    });
});

describe("the scene", () => {
    it("is that of a table with everybody in their seat, until the match is won", () => {
        const scene = sceneOf(knownAt(film.replay, film.at(second + 5)), words);
        expect([scene.phase, scene.dealNumber, scene.seats.map(({ name }) => name)]).toEqual([
            "play",
            2,
            ["Ana", "Bao", "Chloé", "Dmitri"],
        ]);
        expect(sceneOf(knownAt(film.replay, film.at(second)), words).phase).toBe("exchange");
        expect(sceneOf(knownAt(film.replay, film.at(second - 1)), words).phase).toBe("deal_over");
        expect(sceneOf(knownAt(film.replay, film.at(film.last)), words).phase).toBe("match_over");
    });
});
