import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyText } from "./clipboard";

function clipboard(writeText: (text: string) => Promise<void>): void {
    vi.stubGlobal("navigator", { clipboard: { writeText } });
}

describe("copying a link", () => {
    let field: HTMLInputElement;
    let button: HTMLButtonElement;

    beforeEach(() => {
        [field, button] = [document.createElement("input"), document.createElement("button")];
        field.value = "http://x/t/1#key=2";
        document.body.append(field, button);
        button.focus();
    });
    afterEach(() => {
        vi.unstubAllGlobals();
        document.body.replaceChildren();
    });

    it("leaves the focus where it is if there is a clipboard", async () => {
        const written = vi.fn(() => Promise.resolve());
        clipboard(written);
        expect(await copyText(field)).toBe(true);
        expect(written).toHaveBeenCalledWith("http://x/t/1#key=2");
        expect(document.activeElement).toBe(button);
    });

    it("works without a clipboard too, and gives the focus back", async () => {
        vi.stubGlobal("navigator", {});
        document.execCommand = vi.fn(() => document.activeElement === field);
        expect(await copyText(field)).toBe(true);
        expect(document.activeElement).toBe(button);
    });

    it("leaves the link selected if nothing works", async () => {
        clipboard(() => Promise.reject(new Error("forbidden")));
        document.execCommand = vi.fn(() => false);
        expect(await copyText(field)).toBe(false);
        expect(document.activeElement).toBe(field);
    });
});
