/** The options of a table as choices between named values; the server says which of them go together. */
import type { TableOptions, TurnClock } from "../../protocol/wire";
import type { Words } from "../../words/words.svelte";

export interface OptionChoice {
    name:
        | "players"
        | "preset"
        | "length"
        | "clock"
        | "pace"
        | "declaration"
        | "assists"
        | "hints"
        | "chat"
        | "spectators";
    values: readonly string[];
    /** Returns the value that the options have. */
    read: (options: TableOptions) => string;
    /** Returns the options with another value. */
    write: (options: TableOptions, value: string) => TableOptions;
}

/** The clocks on offer, by the seconds of a turn; whoever thinks longer draws on the time bank. */
const CLOCKS: Readonly<Record<string, TurnClock | null>> = {
    none: null,
    "45": { turn_s: 45, bank_s: 60 },
    "20": { turn_s: 20, bank_s: 40 },
};
const CUSTOM_CLOCK = "custom";

/** The options whose values are texts, in the order of the screen, with the value that is left out. */
const PRESET = among("preset", ["classic", "german", "french", "gang"]);
const LENGTH = among("length", ["one_deal", "short", "half", "full"], "full");
const PACE = among("pace", ["relaxed", "normal", "fast"], "normal");
const DECLARATION = among("declaration", ["automatic", "manual"]);
const HINTS = among("hints", ["alone", "everybody", "off"]);
const CHAT = among("chat", ["phrases", "free", "off"]);

export const OPTION_CHOICES: readonly OptionChoice[] = [
    {
        name: "players",
        values: ["4", "3"],
        read: ({ seat_count: seatCount }) => `${seatCount ?? 4}`,
        write: (options, value) => ({ ...options, seat_count: value === "3" ? 3 : 4 }),
    },
    PRESET,
    LENGTH,
    {
        name: "clock",
        values: Object.keys(CLOCKS).sort((one, other) => clockSeconds(other) - clockSeconds(one)),
        read: ({ clock }) => clockName(clock ?? null),
        write: (options, value) => (value in CLOCKS ? { ...options, clock: CLOCKS[value] ?? null } : options),
    },
    PACE,
    DECLARATION,
    onOff("assists"),
    HINTS,
    CHAT,
    onOff("spectators"),
];

/** Names the value of an option. */
export function valueWords({ name }: OptionChoice, value: string, options: TableOptions, words: Words): string {
    if (name === "preset" || name === "length") return words.said(`${name}-${value}`);
    if (value === CUSTOM_CLOCK) return words.t("seating-clock-custom", { seconds: options.clock?.turn_s ?? 0 });
    const isAmongStrangers = (options.visibility ?? "public") === "public";
    if (name === "clock" && value === "none" && isAmongStrangers) return words.t("seating-clock-strangers");
    return words.said(`seating-${name}-${value}`);
}

function clockName(clock: TurnClock | null): string {
    const found = Object.entries(CLOCKS).find(([, known]) => known?.turn_s === clock?.turn_s);
    return found?.[0] ?? CUSTOM_CLOCK;
}

/** No clock gives the most time of all. */
function clockSeconds(name: string): number {
    return CLOCKS[name]?.turn_s ?? Infinity;
}

function among<Name extends "preset" | "length" | "pace" | "declaration" | "hints" | "chat">(
    name: Name,
    values: readonly NonNullable<TableOptions[Name]>[],
    leftOut = values[0],
): OptionChoice {
    return {
        name,
        values,
        read: (options) => options[name] ?? leftOut ?? "",
        write: (options, value) => (values.some((each) => each === value) ? { ...options, [name]: value } : options),
    };
}

function onOff(name: "assists" | "spectators"): OptionChoice {
    return {
        name,
        values: ["on", "off"],
        read: (options) => ((options[name] ?? true) ? "on" : "off"),
        write: (options, value) => ({ ...options, [name]: value === "on" }),
    };
}
