/** Reads what is typed in text mode: a command, or cards. */
import type { Words } from "../../words/words.svelte";
import { QUERIES, type Query } from "../announcing/queries";

/** Commands of one or two words that need nothing else. */
export type PlainCommand = "pass" | "last_card" | "ready" | "rematch" | "take_back" | "suggestions" | "hint" | "help";

export type TextCommand =
    | { does: PlainCommand }
    | { does: "query"; query: Query }
    | { does: "return"; cards: string }
    /** Perhaps cards: whoever knows the hand finds out. */
    | { does: "play"; cards: string; declare: boolean }
    | { does: "nothing" };

const PLAIN: readonly PlainCommand[] = [
    "pass",
    "last_card",
    "ready",
    "rematch",
    "take_back",
    "suggestions",
    "hint",
    "help",
];
const HELP_SIGN = "?";

/** Everything that has a word, in the order in which help lists it. */
export const COMMANDS: readonly (PlainCommand | "return" | Query)[] = [
    "pass",
    "last_card",
    "return",
    "ready",
    "rematch",
    "take_back",
    "suggestions",
    "hint",
    ...QUERIES,
    "help",
];

/** Reads a text; the words are those of the language, and the English ones. */
export function readCommand(text: string, words: Words): TextCommand {
    const typed = plain(text, words.language);
    if (typed === "") return { does: "nothing" };
    if (typed === HELP_SIGN) return { does: "help" };
    const command = PLAIN.find((each) => wordsFor(each, words).includes(typed));
    if (command !== undefined) return { does: command };
    const query = QUERIES.find((each) => wordsFor(each, words).includes(typed));
    if (query !== undefined) return { does: "query", query };
    const returned = wordsFor("return", words).find((word) => typed.startsWith(`${word} `));
    if (returned !== undefined) return { does: "return", cards: typed.slice(returned.length + 1) };
    const declared = wordsFor("last_card", words).find((word) => typed.endsWith(` ${word}`));
    if (declared === undefined) return { does: "play", cards: typed, declare: false };
    return { does: "play", cards: typed.slice(0, -declared.length - 1), declare: true };
}

/** Returns the words for a command: of the language first, and its own name, which is English. */
export function wordsFor(command: (typeof COMMANDS)[number], words: Words): string[] {
    const translated = words.said(`text-word-${command}`).split(",");
    const all = [...translated, command.replaceAll("_", " ")].map((word) => plain(word, words.language));
    return [...new Set(all)];
}

/** A text as it is compared: small letters, single blanks, no marks at its end. */
function plain(text: string, language: string): string {
    const small = text.normalize("NFC").toLocaleLowerCase(language);
    return small
        .replace(/\s+/g, " ")
        .trim()
        .replace(/[.!,;]+$/, "");
}
