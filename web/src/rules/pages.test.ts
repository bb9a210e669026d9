// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { RULES, entries, languages } from "../../scripts/locales.mjs";
import { rulesFiles } from "../../scripts/rules.mjs";
import { CHAPTERS } from "./content";

interface Entry {
    id: { name: string };
    value: { elements: { type: string; value: string }[] };
}

let files: Record<string, string>;
let page: string;
let styles: string;

beforeAll(async () => {
    files = (await rulesFiles()) as Record<string, string>;
    page = files["rules/en/index.html"] ?? "";
    styles = Object.entries(files).find(([path]) => path.endsWith(".css"))?.[1] ?? "";
}, 60_000);

/** What a person reads: the text of the page and the names of its pictures. */
function textOf(html: string): string {
    const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
    const body = html.slice(html.indexOf("<body>"));
    return [body.replace(/<[^>]*>/g, " "), ...names].join("\n").replaceAll("&amp;", "&").replaceAll("&lt;", "<");
}

describe("the pages of rules", () => {
    it("are there in every language, each in its own and with ways to all", () => {
        const codes = languages() as string[];
        expect(codes.length).toBeGreaterThanOrEqual(8);
        for (const code of codes) {
            const html = files[`rules/${code}/index.html`] ?? "";
            expect(html).toContain(`<html lang="${code}">`);
            const links = [...html.matchAll(/<a href="\/rules\/([a-z]+)\/" hreflang="([a-z]+)"/g)];
            expect(links.map(([, path]) => path)).toEqual(codes.filter((other) => other !== code));
            for (const other of codes) {
                expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="/rules/${other}/"/>`);
            }
        }
        expect(files["rules/de/index.html"]).toContain('lang="fi"');
        expect(textOf(files["rules/de/index.html"] ?? "")).toContain("Suomi");
    });

    it("need no script and no style of their own, and load nothing from elsewhere", () => {
        for (const html of Object.values(files).filter((text) => text.startsWith("<!doctype"))) {
            expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|javascript:|https?:|<!--/);
        }
        expect(styles).toContain("prefers-color-scheme");
        expect(styles).not.toMatch(/https?:|@import|url\(/);
    });

    it("share a style sheet whose name changes with its contents", () => {
        const path = /<link rel="stylesheet" href="\/(assets\/rules-[\w-]{8}\.css)">/.exec(page)?.[1] ?? "";
        expect(files[path]).toBe(styles);
    });

    it("say every message of theirs, and never a bare id", () => {
        const text = textOf(page) + page.slice(0, page.indexOf("<body>"));
        const plain = (entries("en", RULES) as Entry[])
            .filter(({ id, value }) => id.name.startsWith("rules-") && value.elements.length === 1)
            .filter(({ value }) => value.elements[0]?.type === "TextElement");
        expect(plain.length).toBeGreaterThan(80);
        expect(
            plain.filter(({ value }) => !text.includes(value.elements[0]?.value ?? "")).map(({ id }) => id.name),
        ).toEqual([]);
        for (const language of languages() as string[]) {
            const shown = textOf(files[`rules/${language}/index.html`] ?? "");
            expect(shown).not.toMatch(/\b(rules|card|colour|ranks|combination|preset|home|site|language)-[a-z]|\{|\}/);
        }
    });

    it("name each picture by its cards and what they are", () => {
        const names = [...page.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, name]) => name);
        expect(names.length).toBe([...page.matchAll(/role="img"/g)].length);
        for (const name of [
            "green: 1 to 10",
            "yellow 8",
            "green 7, yellow 7: pair of 7s",
            "green 4, yellow 4, red 4, green 1, yellow 1: full house, 4s with 1s",
            "green 1, green 1, yellow 1, yellow 1, red 1, red 1, multi-coloured 1: Gang of Seven, 1s",
            "Hand: green 4, yellow 7, red 10",
        ]) {
            expect(names).toContain(name);
        }
    });

    it("draw only cards that are in the page, and lead to chapters that are there", () => {
        const symbols = new Set([...page.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id));
        const used = [...page.matchAll(/<use href="#([^"]*)"/g)].map(([, id]) => id);
        expect(used.length).toBeGreaterThan(100);
        expect(used.filter((id) => !symbols.has(id))).toEqual([]);
        const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { anchor } of Object.values(CHAPTERS)) {
            expect(page).toContain(`<a href="#${anchor}"`);
            expect(ids).toContain(anchor);
        }
    });
});
