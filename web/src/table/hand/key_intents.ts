/** What a key means at the table. Pure: whoever listens decides where keys count, and does what they mean. */

/** What opens over the table. */
export type Extra = "hint" | "help";

/** What can be asked for: most of it is read out. */
export type Query = "last" | "counts" | "trick" | "hand" | Extra;

export type KeyIntent =
    | { does: "pick"; rank: number }
    | { does: "suggest"; step: 1 | -1 }
    | { does: "query"; query: Query }
    | { does: "play" | "pass" | "sort" | "clear" | "type" | "zen" | "enter_hand" };

export interface KeyPress {
    key: string;
    ctrlKey: boolean;
    altKey: boolean;
    metaKey: boolean;
}

const PHOENIX = 11;
const DRAGON = 12;

/** Keys that write nothing: they always count. */
const NAMED = new Map<string, KeyIntent>([
    ["Enter", { does: "play" }],
    ["Escape", { does: "clear" }],
    ["ArrowLeft", { does: "enter_hand" }],
    ["ArrowRight", { does: "enter_hand" }],
    ["ArrowUp", { does: "enter_hand" }],
    ["ArrowDown", { does: "enter_hand" }],
]);

/** Keys that write a character: a person can switch them off, because speech input may send them unasked. */
const WRITTEN = new Map<string, KeyIntent>([
    ...Array.from({ length: 9 }, (_, index): [string, KeyIntent] => [
        `${index + 1}`,
        { does: "pick", rank: index + 1 },
    ]),
    ["0", { does: "pick", rank: 10 }],
    ["f", { does: "pick", rank: PHOENIX }],
    ["d", { does: "pick", rank: DRAGON }],
    ["p", { does: "pass" }],
    ["]", { does: "suggest", step: 1 }],
    ["[", { does: "suggest", step: -1 }],
    ["s", { does: "sort" }],
    ["/", { does: "type" }],
    ["z", { does: "zen" }],
    ["?", { does: "query", query: "help" }],
    ["l", { does: "query", query: "last" }],
    ["c", { does: "query", query: "counts" }],
    ["r", { does: "query", query: "trick" }],
    ["m", { does: "query", query: "hand" }],
    ["h", { does: "query", query: "hint" }],
]);

/** Returns what a key means, or null. `letterKeys` is off where only keys that write nothing shall count. */
export function intentOf(press: KeyPress, letterKeys: boolean): KeyIntent | null {
    // AltGr reports Control and Alt, and is how many keyboards write square brackets.
    const isBracket = press.key === "]" || press.key === "[";
    if (!isBracket && (press.ctrlKey || press.altKey || press.metaKey)) return null;
    return NAMED.get(press.key) ?? (letterKeys ? (WRITTEN.get(press.key.toLowerCase()) ?? null) : null);
}

/** True where a key belongs to something else: a text field, or an open dialog. */
export function isElsewhere(target: EventTarget | null): boolean {
    if (!(target instanceof Element)) return false;
    if (target.ownerDocument.querySelector("dialog[open]") !== null) return true;
    return target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}

/** True where Enter and the arrows have a meaning of their own, as on a button or a link. */
export function hasOwnKeys(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest("button, a, summary, [tabindex='0']") !== null;
}
