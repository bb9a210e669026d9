/** Why there is nothing to show, in words. */
import type { Refusal } from "../requests/requests";
import type { Words } from "../words/words.svelte";

/** Returns the sentence for a refusal, with the line of the record if it has one. */
export function refusalWords({ code, facts }: Refusal, words: Words): string {
    const { line } = facts;
    const sentence = words.said(code, facts);
    return line === undefined ? sentence : words.t("replay-refused-line", { line, sentence });
}
