// Makes the pages to read: HTML for each language, one style sheet for all of them, and one small script that makes their
// exercises playable. They can be read without it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import { READING, languages, text } from "./locales.mjs";
import { faces } from "./plugins.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const CATALOGUE = fileURLToPath(new URL("../../src/gangoffour/catalogue/catalogue.bin", import.meta.url));

/** A page gets its words when it is made; it has no addresses to load them from. */
const noAddresses = {
    name: "gangoffour-no-addresses",
    resolveId: (id) => (id === "virtual:words" ? "\0no-addresses" : undefined),
    load: (id) => (id === "\0no-addresses" ? "export default {};" : undefined),
};

const FONT = ".woff2";
const SHARED = { configFile: false, root: WEB, logLevel: "warn", publicDir: false };

/** Letters have the names that the client gives them, so that a browser fetches them once for all pages. */
function assetName({ names }) {
    return names.some((name) => name.endsWith(FONT))
        ? "assets/[name]-[hash][extname]"
        : "assets/reading-[hash][extname]";
}

/** Builds what makes the pages: a module for this process, the style sheet, and the letters that it names. */
async function renderer() {
    const { output } = await build({
        ...SHARED,
        plugins: [svelte(), noAddresses, faces()],
        ssr: { noExternal: true },
        build: {
            write: false,
            ssr: "src/printing/rendering.ts",
            ssrEmitAssets: true,
            cssCodeSplit: false,
            cssMinify: true,
            rollupOptions: { output: { assetFileNames: assetName } },
        },
    });
    const styles = output.find((file) => file.fileName.endsWith(".css"));
    const fonts = output.filter((file) => file.fileName.endsWith(FONT));
    const code = output.find((file) => file.type === "chunk" && file.isEntry);
    const address = `data:text/javascript;base64,${Buffer.from(code.code).toString("base64")}`;
    const { PATHS, renderPage } = await import(/* @vite-ignore */ address);
    return { styles, fonts, paths: PATHS, renderPage };
}

/** Builds the script of the exercises. */
async function exerciseScript() {
    const { output } = await build({
        ...SHARED,
        build: {
            write: false,
            target: "es2022",
            modulePreload: false,
            rollupOptions: {
                input: "src/reading/page_entry.ts",
                output: { entryFileNames: "assets/exercises-[hash].js" },
            },
        },
    });
    return output[0];
}

/** The script comes last, so that a browser asks for it when it has all that is read. */
function html(language, stylesheet, script, { head, body }) {
    return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/${stylesheet}">
${head}
</head>
<body>
${body}
<script type="module" src="/${script}"></script>
</body>
</html>
`;
}

/** Returns the files of the pages: what is in them by their path in the folder that the server sends. */
export async function readingFiles() {
    const { styles, fonts, paths, renderPage } = await renderer();
    const script = await exerciseScript();
    const catalogue = new Uint8Array(readFileSync(CATALOGUE)).buffer;
    const texts = Object.fromEntries(languages().map((language) => [language, text(language, READING)]));
    const page = (path, language) => [
        `${path}/${language}/index.html`,
        html(language, styles.fileName, script.fileName, renderPage(path, language, texts, catalogue)),
    ];
    return {
        [styles.fileName]: String(styles.source),
        ...Object.fromEntries(fonts.map((font) => [font.fileName, font.source])),
        [script.fileName]: script.code,
        ...Object.fromEntries(paths.flatMap((path) => Object.keys(texts).map((language) => page(path, language)))),
    };
}

/** Writes the pages into a folder. */
export async function writeReading(folder) {
    for (const [path, content] of Object.entries(await readingFiles())) {
        const target = join(folder, path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, content);
    }
}
