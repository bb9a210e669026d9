// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { READING, entries, languages } from "../../scripts/locales.mjs";
import { readingFiles } from "../../scripts/reading.mjs";
import { CHAPTERS as RULES_CHAPTERS } from "../rules/rules_content";
import { EXERCISES as RULES_EXERCISES } from "../rules/rules_exercises";
import { CHAPTERS as TIPS_CHAPTERS } from "../tips/tips_content";
import { EXERCISES as TIPS_EXERCISES } from "../tips/tips_exercises";

interface Entry {
    id: { name: string };
    value: { elements: { type: string; value: string }[] };
}

const PAGES = [
    { path: "rules", chapters: Object.values(RULES_CHAPTERS), exercises: Object.values(RULES_EXERCISES) },
    { path: "tips", chapters: Object.values(TIPS_CHAPTERS), exercises: Object.values(TIPS_EXERCISES) },
];

let files: Record<string, string>;
let styles: string;

beforeAll(async () => {
    files = (await readingFiles()) as Record<string, string>; // of letters it is their bytes
    styles = Object.entries(files).find(([path]) => path.endsWith(".css"))?.[1] ?? "";
}, 60_000);

function pageAt(path: string, language = "en"): string {
    return files[`${path}/${language}/index.html`] ?? "";
}

function plain(html: string): string {
    return html.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

/** What a person reads: the text of the page and the names of its pictures and buttons. */
function textOf(html: string): string {
    const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
    const body = html.slice(html.indexOf("<body>"));
    return plain([body.replace(/<[^>]*>/g, " "), ...names].join("\n"));
}

/** What a person may read after an answer. */
function answersIn(html: string): string {
    return [...html.matchAll(/data-answers="([^"]*)"/g)].map(([, answers]) => plain(answers ?? "")).join("\n");
}

function matches(html: string, pattern: RegExp): string[] {
    return [...html.matchAll(pattern)].map(([, found]) => found ?? "");
}

describe.each(PAGES)("the page of $path", ({ path, chapters, exercises }) => {
    it("is there in every language, each in its own and with ways to all", () => {
        const codes = languages() as string[];
        expect(codes.length).toBeGreaterThanOrEqual(8);
        for (const code of codes) {
            const html = pageAt(path, code);
            expect(html).toContain(`<html lang="${code}">`);
            const links = matches(html, new RegExp(`<a href="/${path}/([a-z]+)/" hreflang="[a-z]+"`, "g"));
            expect(links).toEqual(codes.filter((other) => other !== code));
        }
        expect(pageAt(path, "de")).toContain('lang="fi"');
        expect(textOf(pageAt(path, "de"))).toContain("Suomi");
    });

    it("has a title and a description for those who search, and one heading above all", () => {
        const html = pageAt(path);
        expect(html).toMatch(/<title>[^<]{10,60}<\/title>/);
        expect(html).toMatch(/<meta name="description" content="[^"]{50,180}"/);
        const levels = matches(html, /<h([1-6])/g).map(Number);
        expect(levels[0]).toBe(1);
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        expect(levels.every((level, place) => place === 0 || level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
    });

    it("has no script and no style inside, loads nothing from elsewhere, and one script after all that is read", () => {
        for (const code of languages() as string[]) {
            const html = pageAt(path, code);
            expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:|https?:|<!--/);
            expect(matches(html, /(<script.*?<\/script>)/gs)).toHaveLength(1);
            const script = /<script type="module" src="\/(assets\/exercises-[\w-]{8}\.js)"><\/script>\n<\/body>/.exec(
                html,
            );
            expect(files[script?.[1] ?? ""]).toBeTruthy();
        }
    });

    it("says every message of its own, and never a bare id", () => {
        const html = pageAt(path);
        const text = textOf(html) + answersIn(html) + plain(html.slice(0, html.indexOf("<body>")));
        const whole = (entries("en", READING) as Entry[])
            .filter(({ id, value }) => id.name.startsWith(`${path}-`) && value.elements.length === 1)
            .filter(({ value }) => value.elements[0]?.type === "TextElement");
        expect(whole.length).toBeGreaterThan(50);
        const unsaid = whole.filter(({ value }) => !text.includes(value.elements[0]?.value ?? ""));
        expect(unsaid.map(({ id }) => id.name)).toEqual([]);
        for (const language of languages() as string[]) {
            expect(textOf(pageAt(path, language))).not.toMatch(
                /\b(rules|tips|try|hand|play|card|colour|ranks|combination|preset|home|site|language)-[a-z]|\{|\}/,
            );
        }
    });

    it("draws only cards that are in the page, and leads to chapters that are there", () => {
        const html = pageAt(path);
        const symbols = new Set(matches(html, /<symbol id="([^"]*)"/g));
        const used = matches(html, /<use href="#([^"]*)"/g);
        expect(used.length).toBeGreaterThan(100);
        expect(used.filter((id) => !symbols.has(id))).toEqual([]);
        const ids = matches(html, /\sid="([^"]*)"/g);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { anchor } of chapters) expect(html).toContain(`<a href="#${anchor}"`);
        for (const { anchor } of [...chapters, ...exercises]) expect(ids).toContain(anchor);
    });

    it("names each picture by its cards, and no two buttons alike", () => {
        for (const language of languages() as string[]) {
            const html = pageAt(path, language);
            const names = matches(html, /role="img" aria-label="([^"]*)"/g);
            expect(names.length).toBe(matches(html, /(role="img")/g).length);
            expect(names.every((name) => name.length > 2)).toBe(true);
            const buttons = matches(html, /<button[^>]*aria-label="([^"]*)"/g);
            expect(buttons.length).toBe(matches(html, /(<button)/g).length);
            expect(new Set(buttons).size).toBe(buttons.length);
        }
    });

    it("shows every exercise with its solution to those who have no script, and nothing that does not work", () => {
        const html = pageAt(path);
        expect(exercises.length).toBeGreaterThanOrEqual(3);
        expect(matches(html, /(data-part="tries"[^>]* hidden)/g)).toHaveLength(exercises.length);
        for (const { anchor } of exercises) {
            const [, rest = ""] = html.split(`id="${anchor}"`);
            const shown = rest.slice(0, rest.indexOf("</details>"));
            expect(shown).toMatch(/data-part="picture" class="[^"]*" role="img"/);
            expect(shown).toMatch(/<details[^>]*><summary/);
            expect(shown.slice(shown.indexOf("<details"))).toMatch(/<use href="#card-.*<p/s);
        }
    });

    it("shows the ways on at its end: to a table, to the lessons and to the other page", () => {
        const html = pageAt(path, "fi");
        const end = html.slice(html.lastIndexOf("</section>"), html.indexOf("</article>"));
        const other = path === "rules" ? "tips" : "rules";
        expect(matches(end, /href="([^"]*)"/g)).toEqual(["/", "/learn", `/${other}/fi/`]);
    });
});

describe("the pages to read", () => {
    it("share a style sheet whose name changes with its contents, for the screen and for paper", () => {
        for (const { path } of PAGES) {
            const sheet = /<link rel="stylesheet" href="\/(assets\/reading-[\w-]{8}\.css)">/.exec(pageAt(path))?.[1];
            expect(files[sheet ?? ""]).toBe(styles);
        }
        expect(styles).toContain("prefers-color-scheme");
        expect(styles).toContain("@media print");
        // Nothing is fetched but the display face, from this server.
        expect(styles).not.toMatch(/https?:|@import/);
        const fetched = matches(styles, /url\(([^)]*)\)/g);
        expect(fetched.length).toBeGreaterThan(0);
        for (const address of fetched) expect(address).toMatch(/^"?\/assets\/fraunces-800-latin/);
    });

    it("name the pictures of the rules by what the cards are together", () => {
        const names = matches(pageAt("rules"), /role="img" aria-label="([^"]*)"/g);
        for (const name of [
            "green: 1 to 10",
            "yellow 8",
            "green 7, yellow 7: pair of 7s",
            "green 4, yellow 4, red 4, green 1, yellow 1: full house, 4s over 1s",
            "green 1, green 1, yellow 1, yellow 1, red 1, red 1, multi-coloured 1: Gang of Seven, 1s",
            "Hand: green 4, yellow 7, red 10",
        ]) {
            expect(names).toContain(name);
        }
    });
});
