import { describe, expect, it } from "vitest";
import { hasOwnKeys, intentOf, isElsewhere, type KeyPress } from "./key_intents";

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
    return { key, ctrlKey: false, altKey: false, metaKey: false, ...held };
}

describe("keys", () => {
    it("pick ranks", () => {
        expect(intentOf(press("7"), true)).toEqual({ does: "pick", rank: 7 });
        expect(intentOf(press("0"), true)).toEqual({ does: "pick", rank: 10 });
        expect(intentOf(press("f"), true)).toEqual({ does: "pick", rank: 11 });
        expect(intentOf(press("D"), true)).toEqual({ does: "pick", rank: 12 });
    });

    it("do the same with capitals on", () => {
        expect(intentOf(press("P"), true)).toEqual({ does: "pass" });
        expect(intentOf(press("p"), true)).toEqual({ does: "pass" });
    });

    it("ask for what is read out", () => {
        const asked = ["l", "c", "r", "m"].map((key) => intentOf(press(key), true));
        expect(asked).toEqual(["last", "counts", "trick", "hand"].map((query) => ({ does: "query", query })));
    });

    it("leave combinations with Control, Alt and Meta to the browser", () => {
        expect(intentOf(press("r", { ctrlKey: true }), true)).toBeNull();
        expect(intentOf(press("d", { metaKey: true }), true)).toBeNull();
        expect(intentOf(press("ArrowLeft", { altKey: true }), true)).toBeNull();
    });

    it("read square brackets where AltGr writes them", () => {
        expect(intentOf(press("]", { ctrlKey: true, altKey: true }), true)).toEqual({ does: "suggest", step: 1 });
        expect(intentOf(press("[", { ctrlKey: true, altKey: true }), true)).toEqual({ does: "suggest", step: -1 });
    });

    it("that write nothing count also where the others are off", () => {
        expect(intentOf(press("p"), false)).toBeNull();
        expect(intentOf(press("?"), false)).toBeNull();
        expect(intentOf(press("5"), false)).toBeNull();
        expect(intentOf(press("Enter"), false)).toEqual({ does: "play" });
        expect(intentOf(press("Escape"), false)).toEqual({ does: "clear" });
    });

    it("without a meaning mean nothing", () => {
        expect(intentOf(press("Tab"), true)).toBeNull();
        expect(intentOf(press("constructor"), true)).toBeNull();
    });
});

describe("where keys count", () => {
    it("is not in text fields, nor while a dialog is open", () => {
        document.body.innerHTML = "<input /><button>b</button><p>p</p>";
        expect(isElsewhere(document.querySelector("input"))).toBe(true);
        expect(isElsewhere(document.querySelector("button"))).toBe(false);
        document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
        expect(isElsewhere(document.querySelector("button"))).toBe(true);
    });

    it("is not on a button for keys that the button takes", () => {
        document.body.innerHTML = "<button><span>b</span></button><p>p</p>";
        expect(hasOwnKeys(document.querySelector("span"))).toBe(true);
        expect(hasOwnKeys(document.querySelector("p"))).toBe(false);
    });
});
