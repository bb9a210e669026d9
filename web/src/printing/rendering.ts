// Makes the pages to read, one for each language; runs when the client is built, never in a browser.
import type { Component } from "svelte";
import { render } from "svelte/server";
import { readCatalogue } from "../catalogue/catalogue";
import type { PageProps } from "../reading/page_parts";
import RulesPage from "../rules/RulesPage.svelte";
import TipsPage from "../tips/TipsPage.svelte";
import { Words } from "../words/words.svelte";

export interface Rendered {
    head: string;
    body: string;
}

/** The pages, by the first part of their addresses. */
const PAGES: Record<string, Component<PageProps & Record<string, unknown>>> = { rules: RulesPage, tips: TipsPage };
export const PATHS = Object.keys(PAGES);

/** Returns a page in a language. All texts are given, since each language names itself. */
export function renderPage(
    path: string,
    language: string,
    texts: Readonly<Record<string, string>>,
    catalogue: ArrayBuffer,
): Rendered {
    const page = PAGES[path];
    if (page === undefined) throw new RangeError(`no page ${path}`);
    const languages = Object.keys(texts).map((code) => ({ code, name: wordsOf(code, texts).said(`language-${code}`) }));
    const props = { words: wordsOf(language, texts), languages, catalogue: readCatalogue(catalogue) };
    const { head, body } = render(page, { props });
    // The comments are marks for a script that takes the page over, and here there is none.
    return { head: head.replace(/<!--.*?-->/g, ""), body: body.replace(/<!--.*?-->/g, "") };
}

function wordsOf(language: string, texts: Readonly<Record<string, string>>): Words {
    const words = new Words();
    words.use(language, texts[language] ?? "");
    return words;
}
