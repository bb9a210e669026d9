/** What can be looked for in somebody's matches. The address of the page and the request say it in the same words. */
import type { TableOptions } from "../protocol/wire";

export const SOUGHT = ["opponent", "level", "preset", "seats", "month"] as const;
export type Search = Record<(typeof SOUGHT)[number], string>;

type Preset = NonNullable<TableOptions["preset"]>;
export const PRESETS: readonly Preset[] = ["classic", "german", "french", "gang"];

const PLACES = ["before", "after"] as const;

/** Reads what is looked for from the address of the page. */
export function searchIn(query: string): Search {
    const found = new URLSearchParams(query);
    const read = (name: (typeof SOUGHT)[number]): string => found.get(name) ?? "";
    return {
        opponent: read("opponent"),
        level: read("level"),
        preset: read("preset"),
        seats: read("seats"),
        month: read("month"),
    };
}

/** The query for a page of matches; what is left empty is not looked for. */
export function queryOf(search: Search, place: { before?: string; after?: string } = {}): string {
    const wanted = [...SOUGHT.map((name) => [name, search[name].trim()]), ...Object.entries(place)];
    return new URLSearchParams(wanted.filter(([, value]) => value !== "") as [string, string][]).toString();
}

/** The part of an address that a request may have. */
export function knownIn(query: string): string {
    const found = new URLSearchParams(query);
    const known: readonly string[] = [...SOUGHT, ...PLACES];
    return new URLSearchParams([...found].filter(([name]) => known.includes(name))).toString();
}

/** Whether anything is looked for. */
export const isSought = (search: Search): boolean => SOUGHT.some((name) => search[name] !== "");
