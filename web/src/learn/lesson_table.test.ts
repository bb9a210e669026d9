import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Command } from "../link/outbox";
import { Settings } from "../settings/settings.svelte";
import { MemoryStorage } from "../storage/memory_storage";
import { Announcer } from "../table/announcing/announcer.svelte";
import { CATALOGUE } from "../table/hand/hand_example";
import { english } from "../words/english_example";
import { EXAMPLE } from "./lesson_example";
import type { Lesson } from "./lesson_format";
import { LessonTable } from "./lesson_table.svelte";
import { Progress } from "./progress.svelte";

const WORDS = english();
const { t } = WORDS;
const THREES: Command = { type: "play", cards: ["3Y", "3G"] };
const SEVENS: Command = { type: "play", cards: ["7G", "7R"] };

describe("a lesson at a table", () => {
    let storage: MemoryStorage;
    let settings: Settings;
    let announcer: Announcer;

    /** Opens a lesson as a page does that was just loaded. */
    function opened(lesson: Lesson = EXAMPLE): LessonTable {
        announcer = new Announcer();
        const table = new LessonTable({ lesson, progress: new Progress(storage), settings, words: WORDS, announcer });
        table.catalogue = CATALOGUE;
        table.open();
        return table;
    }

    /** What was read out since the last time this was asked. */
    function heard(): string {
        vi.advanceTimersByTime(300);
        return announcer.polite.text;
    }

    beforeEach(() => {
        vi.useFakeTimers();
        [storage, settings] = [new MemoryStorage(), new Settings(null)];
        settings.choose({ motion: "off" });
    });
    afterEach(() => vi.useRealTimers());

    it("shows the task and reads it out", () => {
        const table = opened();
        expect([table.status, table.asks, table.say]).toEqual(["waiting", "action", "hand-why-choose"]);
        expect(heard()).toContain(t("hand-why-choose"));
    });

    it("carries out what it accepts, praises it, and goes on", () => {
        const table = opened();
        table.send(THREES);
        expect(table.reply).toEqual({ tone: "praise", text: t("learn-hint") });
        expect(table.known.match?.deal?.trick.turns).toHaveLength(4);
        expect([table.asks, table.say]).toEqual(["next", "learn-go-on"]);
        expect(heard()).toContain(t("learn-hint"));
    });

    it("answers a legal action that it does not want, and nothing moves", () => {
        const table = opened();
        const { known } = table;
        heard();
        table.send({ type: "pass" });
        expect(table.reply).toEqual({ tone: "wrong", text: t("learn-skip") });
        expect(heard()).toBe(t("learn-skip"));
        table.send({ type: "play", cards: ["3G", "3Y"], declare: true });
        expect(table.reply?.text).toBe(t("learn-all"));
        expect(table.known).toBe(known);
    });

    it("gives the reason of the rules for what they forbid", () => {
        const table = opened();
        const { known } = table;
        table.send({ type: "play", cards: ["5R"] });
        const facts = { cards: "Red 5", top_play: "pair of 2s, red on top" };
        expect(table.reply).toEqual({ tone: "wrong", text: t("play-wrong-card-count", facts) });
        table.send({ type: "play", cards: ["3G", "5R"] });
        expect(table.reply?.text).toBe(t("play-not-a-combination", { cards: "Green 3, red 5" }));
        table.send({ type: "declare" });
        expect(table.reply?.text).toBe(t("declare-automatic"));
        expect(table.known).toBe(known);
    });

    it("says the whole reason for what the hand would not even try, and leaves the rest as it is", () => {
        const table = opened();
        heard();
        table.hearRefusal("play/does_not_beat", "Needs a higher pair", ["3G"]);
        const facts = { cards: "Green 3", top_play: "pair of 2s, red on top" };
        expect(table.reply?.text).toBe(t("play-does-not-beat", facts));
        expect(heard()).toBe(table.reply?.text);
        table.hearRefusal("choose", "Choose cards", []);
        expect(table.reply?.text).toBe(t("play-does-not-beat", facts));
        expect(heard()).toBe("Choose cards");
    });

    it("offers a hint after two tries in vain, and gives one whenever it is asked", () => {
        const table = opened();
        table.send({ type: "pass" });
        expect(table.isHintOffered).toBe(false);
        table.hearRefusal("play/does_not_beat", "", ["3G"]);
        expect(table.isHintOffered).toBe(true);
        table.showHint();
        expect(table.reply).toEqual({ tone: "hint", text: t("learn-next") });
        table.send(THREES);
        expect(table.isHintOffered).toBe(false);
    });

    it("lets the explanation be read before anything is played", () => {
        const table = opened();
        table.send(THREES);
        table.send(SEVENS);
        expect([table.say, table.reply?.text]).toEqual(["learn-go-on", t("learn-go-on-first")]);
    });

    it("does nothing for which a real table is needed", () => {
        const table = opened();
        table.send({ type: "set_auto_pass", is_on: true });
        expect(table.reply?.text).toBe(t("learn-not-in-lesson"));
    });

    it("is done at the last word, and remembered as done", () => {
        const table = opened();
        table.send(THREES);
        expect(new Progress(storage).isDone("example")).toBe(false);
        table.goOn();
        expect([table.status, table.say, table.asks]).toEqual(["done", "learn-begin", null]);
        expect(table.stepsBehind).toBe(table.stepCount);
        expect(new Progress(storage).isDone("example")).toBe(true);
    });

    it("begins anew where a step has a start of its own", () => {
        const table = opened();
        table.send(SEVENS);
        expect(table.known.own?.hand).toEqual(["9R"]);
        table.send({ type: "pass" });
        expect(table.status).toBe("done");
    });

    it("shows the learner's own play at once and those of the others a beat later each", () => {
        settings.choose({ motion: "normal" });
        const table = opened();
        const turns = (): number | undefined => table.known.match?.deal?.trick.turns.length;
        table.send(THREES);
        expect([table.status, table.say, turns()]).toEqual(["telling", null, 2]);
        vi.advanceTimersByTime(699);
        expect(turns()).toBe(2);
        vi.advanceTimersByTime(1);
        expect(turns()).toBe(3);
        vi.advanceTimersByTime(700);
        expect([table.status, turns()]).toEqual(["waiting", 4]);
    });

    it("takes no answer while the others act, and stops with the page", () => {
        settings.choose({ motion: "relaxed" });
        const table = opened();
        table.send(THREES);
        const { known } = table;
        table.send(SEVENS);
        table.goOn();
        expect(table.known).toBe(known);
        table.close();
        vi.advanceTimersByTime(10_000);
        expect(table.known).toBe(known);
    });

    it("starts again from the first step", () => {
        const table = opened();
        table.send(THREES);
        table.startAgain();
        expect([table.say, table.reply, table.stepsBehind]).toEqual(["hand-why-choose", null, 0]);
        expect(table.known.own?.hand).toHaveLength(5);
        table.send(SEVENS);
        expect(table.known.own?.hand).toEqual(["9R"]);
    });

    it("goes on after a reload where it was, on the way that was taken", () => {
        settings.choose({ motion: "normal" });
        opened().send(THREES);
        const table = opened();
        expect([table.status, table.say, table.stepsBehind]).toEqual(["waiting", "learn-go-on", 1]);
        expect(table.known.match?.deal?.trick.turns).toHaveLength(4);
        expect(heard()).toContain(t("learn-go-on"));
        table.goOn();
        expect(table.status).toBe("done");
    });

    it("begins at its beginning once the lesson is another one, and after it was done", () => {
        opened().send(THREES);
        const [first, ...others] = EXAMPLE.steps;
        const changed = { ...EXAMPLE, steps: [{ ...(first as (typeof others)[number]), hint: null }, ...others] };
        expect(opened(changed).stepsBehind).toBe(0);
        const table = opened();
        table.send(THREES);
        table.goOn();
        expect(opened().say).toBe("hand-why-choose");
    });

    it.each([[[1]], [[0, 3]], [[0, 9]], [[0, 0]]])("begins at its beginning if there is no such way: %j", (path) => {
        opened().send(THREES);
        const kept = new Progress(storage);
        if (kept.place !== null) kept.reach({ ...kept.place, path });
        expect(opened().say).toBe("hand-why-choose");
    });

    it("knows its own answers while the catalogue is on its way", () => {
        const table = opened();
        table.catalogue = null;
        table.send({ type: "play", cards: ["5R"] });
        expect(table.reply?.text).toBe(t("learn-all"));
        table.send(THREES);
        expect(table.reply?.tone).toBe("praise");
    });
});
