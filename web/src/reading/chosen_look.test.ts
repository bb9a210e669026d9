import { describe, expect, it } from "vitest";
import { SETTINGS_KEY } from "../settings/settings_key";
import { wearChosenLook } from "./chosen_look";

function themeOf(kept: string | null): string | undefined {
    const root = document.createElement("html");
    const storage = { getItem: (key: string) => (key === SETTINGS_KEY ? kept : null) };
    wearChosenLook(root, storage);
    return root.dataset.theme;
}

describe("a page that is only read", () => {
    it("has the theme that was chosen in the settings", () => {
        expect(themeOf(JSON.stringify({ theme: "dark", sorting: "rank" }))).toBe("dark");
    });

    it("looks as the device wishes where nothing was chosen, or nothing that can be read", () => {
        for (const kept of [null, "{}", "null", "no JSON", JSON.stringify({ theme: 7 })]) {
            expect(themeOf(kept)).toBeUndefined();
        }
    });
});
