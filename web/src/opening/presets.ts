/** Ways to play that suit most tables: each sets several options at once. */
import type { TableOptions } from "../protocol/wire";
import { OPTION_CHOICES } from "../table/seating/options";

export type PresetName = "family" | "club" | "fast";

/** What all of them begin with: friends come by a link. */
const FRIENDS: TableOptions = { visibility: "private", seat_count: 4 };

export const PRESETS: Readonly<Record<PresetName, TableOptions>> = {
    family: { ...FRIENDS, length: "short", clock: null, hints: "everybody", chat: "free", pace: "normal" },
    club: {
        ...FRIENDS,
        length: "full",
        clock: { turn_s: 45, bank_s: 60 },
        hints: "off",
        chat: "phrases",
        pace: "normal",
        declaration: "manual",
    },
    fast: {
        ...FRIENDS,
        length: "one_deal",
        clock: { turn_s: 20, bank_s: 40 },
        hints: "off",
        chat: "phrases",
        pace: "fast",
    },
};

/** How many options have another value than with a preset; one that is left out has the value it has then. */
export function changesFrom(preset: TableOptions, options: TableOptions): number {
    const changed = OPTION_CHOICES.filter(({ read }) => read(preset) !== read(options)).length;
    return changed + Number(preset.visibility !== options.visibility);
}
