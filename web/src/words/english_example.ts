/** The English words, for tests of sentences. */
import texts from "virtual:words";
import { REFERENCE, Words } from "./words.svelte";

export function english(): Words {
    const words = new Words();
    const parts = Object.values(texts[REFERENCE] ?? {}).map((address) => address.slice(address.indexOf(",") + 1));
    words.use(REFERENCE, parts.map(decodeURIComponent).join("\n"));
    return words;
}
