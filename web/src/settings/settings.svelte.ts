/** What a person chose on this device; kept in the browser. Only the language is told to the server. */
import { createContext } from "svelte";
import { browserStorage } from "../storage/browser_storage";
import { SETTINGS_KEY } from "./settings_key";

export type Theme = "auto" | "dark" | "light";
export type Motion = "relaxed" | "normal" | "fast" | "off";
/** Empty: indigo, as the table comes. */
export type Cloth = "" | "plum";
/** Empty: as the night. */
export type Back = "" | "red";
export type Sorting = "rank" | "colour" | "own";

export interface Choices {
    /** Empty: as the browser wishes. */
    language: string;
    theme: Theme;
    cloth: Cloth;
    back: Back;
    /** Volumes from 0 to 1: of what happens at the table, and of what wants attention. */
    tableVolume: number;
    alertVolume: number;
    motion: Motion;
    /** Whether plays are suggested, and cards that are in no legal play toned down, where the table allows it. */
    suggestions: boolean;
    toneDown: boolean;
    letterKeys: boolean;
    textMode: boolean;
    /** Whether a double tap on a selected play plays it. */
    doubleTap: boolean;
    /** Whether a pass can be taken back for a moment before it is sent. */
    holdPass: boolean;
    vibrate: boolean;
    sorting: Sorting;
    zen: boolean;
    /** The bots that were played against last, and how. */
    level: string;
}

export const DEFAULTS: Choices = {
    language: "",
    theme: "auto",
    cloth: "",
    back: "",
    tableVolume: 0.6,
    alertVolume: 0.8,
    motion: "normal",
    suggestions: true,
    toneDown: true,
    letterKeys: true,
    textMode: false,
    doubleTap: false,
    holdPass: false,
    vibrate: true,
    sorting: "rank",
    zen: false,
    level: "planner",
};

const YEAR_S = 365 * 24 * 3600;

/** The choices, kept whenever one changes. A browser that keeps nothing still plays. */
export class Settings {
    choices: Choices = $state({ ...DEFAULTS });

    constructor(private readonly storage: Storage | null = browserStorage()) {
        this.choices = { ...DEFAULTS, ...read(storage) };
    }

    /** Changes some choices and keeps them. */
    choose(changes: Partial<Choices>): void {
        Object.assign(this.choices, changes);
        if (changes.language !== undefined) tellServer(changes.language);
        try {
            this.storage?.setItem(SETTINGS_KEY, JSON.stringify(this.choices));
        } catch {
            // The storage is full or forbidden: the choice holds until the page is closed.
        }
    }
}

/** The pages that the server makes, and the words that it sends ahead, follow the choice of a language too. */
function tellServer(language: string): void {
    const lasting = language === "" ? 0 : YEAR_S;
    document.cookie = `gangoffour_language=${language}; path=/; max-age=${lasting}; samesite=lax`;
}

/** Reads what was kept, and leaves out what is not of the right sort. */
function read(storage: Storage | null): Partial<Choices> {
    try {
        const kept: unknown = JSON.parse(storage?.getItem(SETTINGS_KEY) ?? "{}");
        if (typeof kept !== "object" || kept === null) return {};
        const known = Object.entries(kept).filter(
            ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Choices],
        );
        return Object.fromEntries(known);
    } catch {
        return {};
    }
}

export const [useSettings, provideSettings] = createContext<Settings>();
