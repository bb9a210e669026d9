// Makes the page of rules of one language; runs when the client is built, never in a browser.
import { render } from "svelte/server";
import { Words } from "../words/words.svelte";
import RulesPage from "./RulesPage.svelte";

export interface Rendered {
    head: string;
    body: string;
}

/** Returns the page of a language. All texts are given, since each language names itself. */
export function renderRules(language: string, texts: Readonly<Record<string, string>>): Rendered {
    const languages = Object.keys(texts).map((code) => ({ code, name: wordsOf(code, texts).said(`language-${code}`) }));
    const { head, body } = render(RulesPage, { props: { words: wordsOf(language, texts), languages } });
    // The comments are marks for a script that takes the page over, and here there is none.
    return { head: head.replace(/<!--.*?-->/g, ""), body: body.replace(/<!--.*?-->/g, "") };
}

function wordsOf(language: string, texts: Readonly<Record<string, string>>): Words {
    const words = new Words();
    words.use(language, texts[language] ?? "");
    return words;
}
