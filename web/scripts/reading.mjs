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

const SHARED = { configFile: false, root: WEB, logLevel: "warn", publicDir: false };

/** Builds what makes the pages: a module for this process, and the style sheet. */
async function renderer() {
    const { output } = await build({
        ...SHARED,
        plugins: [svelte(), noAddresses, faces()],
        ssr: { noExternal: true },
        build: {
            write: false,
            ssr: "src/reading/rendering.ts",
            ssrEmitAssets: true,
            cssCodeSplit: false,
            cssMinify: true,
            rollupOptions: { output: { assetFileNames: "assets/reading-[hash][extname]" } },
        },
    });
    const styles = output.find((file) => file.fileName.endsWith(".css"));
    const code = output.find((file) => file.type === "chunk" && file.isEntry);
    const address = `data:text/javascript;base64,${Buffer.from(code.code).toString("base64")}`;
    const { PATHS, renderPage } = await import(/* @vite-ignore */ address);
    return { styles, paths: PATHS, renderPage };
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

/** Returns the files of the pages: their text by their path in the folder that the server sends. */
export async function readingFiles() {
    const { styles, paths, renderPage } = await renderer();
    const script = await exerciseScript();
    const catalogue = new Uint8Array(readFileSync(CATALOGUE)).buffer;
    const texts = Object.fromEntries(languages().map((language) => [language, text(language, READING)]));
    const page = (path, language) => [
        `${path}/${language}/index.html`,
        html(language, styles.fileName, script.fileName, renderPage(path, language, texts, catalogue)),
    ];
    return {
        [styles.fileName]: String(styles.source),
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
