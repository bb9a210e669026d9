import { SETTINGS_KEY } from "../settings/settings_key";

/** Gives a page the theme that the person chose for all others. */
export function wearChosenLook(root: HTMLElement, storage: Pick<Storage, "getItem"> | null): void {
    const theme = keptTheme(storage?.getItem(SETTINGS_KEY) ?? "{}");
    if (theme !== null) root.dataset.theme = theme;
}

function keptTheme(kept: string): string | null {
    try {
        const choices = JSON.parse(kept) as { theme?: unknown } | null;
        return typeof choices?.theme === "string" ? choices.theme : null;
    } catch {
        return null;
    }
}
