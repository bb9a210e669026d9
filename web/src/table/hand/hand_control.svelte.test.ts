import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Known } from "../../folding/fold";
import type { Command } from "../../link/outbox";
import { withPending } from "../../link/pending";
import { Settings } from "../../settings/settings.svelte";
import { english } from "../../words/english_example";
import { sceneOf } from "../scene";
import { HandControl, PASS_HELD_MS, type Surroundings } from "./hand_control.svelte";
import { CATALOGUE, knownOf, pair, type Example } from "./hand_example";

const WORDS = english();

describe("the hand", () => {
    let known: Known = $state.raw(knownOf({ hand: [] }));
    let control: HandControl;
    let settings: Settings;
    let sent: Command[];
    let sayings: string[];
    let onrefused: Surroundings["onrefused"];
    let stop: () => void;

    function tell(example: Example): void {
        known = knownOf(example);
        flushSync();
    }

    beforeEach(() => {
        vi.useFakeTimers();
        [sent, sayings, settings, onrefused] = [[], [], new Settings(null), undefined];
        known = knownOf({ hand: ["3G", "3Y", "5R", "5R", "7G", "7R"], top: pair("2G", "2R") });
        stop = $effect.root(() => {
            const around = () => ({
                known,
                scene: sceneOf(known, WORDS),
                catalogue: CATALOGUE,
                isAway: false,
                onintent: (command: Command) => sent.push(command),
                onquery: () => {},
                say: (sentence: string) => sayings.push(sentence),
                onrefused,
            });
            control = new HandControl(around, settings, WORDS);
            $effect(() => control.keepUp());
            $effect(() => control.followArmed(control.armedStep));
        });
        flushSync();
    });

    afterEach(() => {
        control.close();
        stop();
        vi.useRealTimers();
    });

    it("plays by rank keys what the button says", () => {
        control.pick(5);
        control.pick(5);
        expect(sayings.at(-1)).toBe("Play: pair of 5s");
        control.play();
        expect(sent).toEqual([{ type: "play", cards: ["5R", "5R"], declare: false }]);
    });

    it("keeps the copy that was not played, with its selection", () => {
        tell({ hand: ["5R", "5R", "7G"], top: { kind: "single", cards: ["2G"] } });
        control.toggle("5R#0");
        control.play();
        known = withPending(known, {
            type: "play",
            combination: { kind: "single", cards: ["5R"] },
            declare: false,
        });
        flushSync();
        expect(control.held.map(({ key }) => key)).toEqual(["5R#1", "7G#0"]);
        expect(control.selection.isEmpty).toBe(true);
    });

    it("keeps the selection through everything that is told", () => {
        control.toggle("7G#0");
        tell({ hand: ["3G", "3Y", "5R", "5R", "7G", "7R"], top: pair("9G", "9R"), isMyTurn: false });
        expect(control.chosen).toEqual(["7G"]);
    });

    it("says why instead of playing", () => {
        control.toggle("3G#0");
        control.play();
        expect(sent).toEqual([]);
        expect(sayings.at(-1)).toBe("Needs a pair or a gang");
    });

    it("tells why to whoever wants to say it in other words", () => {
        const refusals: unknown[] = [];
        onrefused = (...refusal) => refusals.push(refusal);
        control.toggle("3G#0");
        control.play();
        tell({ hand: ["3G", "7G", "7R"] });
        control.pass();
        expect(refusals).toEqual([
            ["play/wrong_card_count", "Needs a pair or a gang", ["3G"]],
            ["pass/on_lead", "You lead, so you cannot pass", []],
        ]);
        expect(sayings).toEqual([]);
    });

    it("suggests completions of picked cards, and goes through them without narrowing", () => {
        expect(control.chips.map(({ name }) => name)).toEqual(["pair of 3s", "pair of 5s", "pair of 7s"]);
        control.toggle("7R#0");
        expect(control.chips.map(({ name }) => name)).toEqual(["pair of 7s"]);
        control.clear();
        control.suggestNext(1);
        control.suggestNext(1);
        expect(control.chosen).toEqual(["5R", "5R"]);
        expect(control.chips).toHaveLength(3);
        control.suggestNext(-1);
        control.suggestNext(-1);
        expect(control.chosen).toEqual(["7G", "7R"]);
        expect(sent).toEqual([]);
    });

    it("tones down what is in no legal play, on turn and not on a lead", () => {
        tell({ hand: ["3G", "7G", "7R"], top: pair("2G", "2R") });
        expect(control.toned).toEqual(["3G#0"]);
        settings.choose({ toneDown: false });
        expect(control.toned).toEqual([]);
        settings.choose({ toneDown: true });
        tell({ hand: ["3G", "7G", "7R"] });
        expect(control.toned).toEqual([]);
    });

    it("gives no assistance at a table that has none", () => {
        tell({ hand: ["3G", "7G", "7R"], top: pair("2G", "2R"), table: { options: { assists: false } } });
        expect(control.suggests).toBe(false);
        expect(control.chips).toEqual([]);
        expect(control.toned).toEqual([]);
    });

    it("sends an armed play when its turn comes", () => {
        const hand: Example["hand"] = ["3G", "7G", "7R"];
        tell({ hand, top: pair("2G", "2R"), isMyTurn: false });
        control.choose(["7G", "7R"]);
        control.play();
        expect(sayings.at(-1)).toBe("Waiting to play: pair of 7s");
        tell({ hand, top: pair("5G", "5R"), isMyTurn: false });
        expect(sent).toEqual([]);
        tell({ hand, top: pair("5G", "5R") });
        expect(sent).toEqual([{ type: "play", cards: ["7G", "7R"], declare: false }]);
    });

    it("disarms a play with a word when it is beaten or the trick changes", () => {
        const hand: Example["hand"] = ["3G", "7G", "7R"];
        for (const [top, sentence] of [
            [pair("9G", "9R"), "Your play does not wait any more: it cannot be played now."],
            [null, "Your play does not wait any more: the trick has changed."],
        ] as const) {
            tell({ hand, top: pair("2G", "2R"), isMyTurn: false });
            control.choose(["7G", "7R"]);
            control.play();
            tell({ hand, top, isMyTurn: false });
            expect(sayings.at(-1)).toBe(sentence);
            expect(control.armed).toBeNull();
        }
        expect(sent).toEqual([]);
    });

    it("disarms a play when the selection changes", () => {
        tell({ hand: ["3G", "7G", "7R"], top: pair("2G", "2R"), isMyTurn: false });
        control.choose(["7G", "7R"]);
        control.play();
        control.toggle("3G#0");
        expect(control.armed).toBeNull();
    });

    it("declares a last card only if asked to, and for that play only", () => {
        tell({ hand: ["3G", "7G", "7R"], top: pair("2G", "2R"), rules: { declaration: "manual" } });
        control.choose(["7G", "7R"]);
        expect(control.canDeclareWithPlay).toBe(true);
        expect(control.declares).toBe(false);
        control.toggleDeclares();
        control.play();
        expect(sent.at(-1)).toEqual({ type: "play", cards: ["7G", "7R"], declare: true });
        control.choose(["7G", "7R"]);
        expect(control.declares).toBe(false);
    });

    it("offers no declaration where the table declares by itself", () => {
        tell({ hand: ["3G", "7G", "7R"], top: pair("2G", "2R") });
        control.choose(["7G", "7R"]);
        expect(control.canDeclareWithPlay).toBe(false);
    });

    it("passes at once, or holds the pass where that is wished", () => {
        control.pass();
        expect(sent).toEqual([{ type: "pass" }]);
        settings.choose({ holdPass: true });
        control.pass();
        expect(control.isPassHeld).toBe(true);
        control.pass();
        vi.advanceTimersByTime(PASS_HELD_MS * 2);
        expect(sent).toHaveLength(1);
        control.pass();
        vi.advanceTimersByTime(PASS_HELD_MS);
        expect(sent).toHaveLength(2);
    });

    it("does not pass for a later turn when the held one is over", () => {
        settings.choose({ holdPass: true });
        control.pass();
        tell({ hand: ["3G"], top: pair("2G", "2R"), isMyTurn: false });
        vi.advanceTimersByTime(PASS_HELD_MS);
        expect(sent).toEqual([]);
    });

    it("remembers the person's own order for one deal, and sorting goes through it", () => {
        control.arrangeCard("7R#0", 0);
        expect(control.arranged[0]?.key).toBe("7R#0");
        control.sort();
        expect(control.sorting).toBe("rank");
        control.sort();
        control.sort();
        expect(control.sorting).toBe("own");
        expect(control.arranged[0]?.key).toBe("7R#0");
        tell({ hand: ["3G", "7R"], deal: { number: 9 } });
        expect(control.sorting).toBe("colour");
    });

    it("lays the received card apart and returns the chosen one", () => {
        const exchange = { deal_loser: 1, deal_winner: 0, returned_card: null, tribute: "5R" } as const;
        tell({ hand: ["3G", "5R", "5R"], deal: { exchange } });
        expect(control.received?.key).toBe("5R#1");
        expect(control.arranged.map(({ key }) => key)).toEqual(["3G#0", "5R#0"]);
        control.toggle("3G#0");
        control.play();
        expect(sent).toEqual([{ type: "return_card", card: "3G" }]);
    });
});
