// Makes the rules: a page of HTML for each language, and one style sheet for all of them. No script is left in them.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import { RULES, languages, text } from "./locales.mjs";
import { faces } from "./plugins.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));

/** The page gets its words when it is made; it has no addresses to load them from. */
const noAddresses = {
    name: "gangoffour-no-addresses",
    resolveId: (id) => (id === "virtual:words" ? "\0no-addresses" : undefined),
    load: (id) => (id === "\0no-addresses" ? "export default {};" : undefined),
};

/** Builds what makes the pages: a module for this process, and the style sheet. */
async function built() {
    const { output } = await build({
        configFile: false,
        root: WEB,
        logLevel: "warn",
        publicDir: false,
        plugins: [svelte(), noAddresses, faces()],
        ssr: { noExternal: true },
        build: {
            write: false,
            ssr: "src/rules/rendering.ts",
            ssrEmitAssets: true,
            cssCodeSplit: false,
            cssMinify: true,
            rollupOptions: { output: { assetFileNames: "assets/rules-[hash][extname]" } },
        },
    });
    const styles = output.find((file) => file.fileName.endsWith(".css"));
    const code = output.find((file) => file.type === "chunk" && file.isEntry);
    const address = `data:text/javascript;base64,${Buffer.from(code.code).toString("base64")}`;
    const { renderRules } = await import(/* @vite-ignore */ address);
    return { styles, renderRules };
}

function html(language, stylesheet, { head, body }) {
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
</body>
</html>
`;
}

/** Returns the files of the rules: their text by their path in the folder that the server sends. */
export async function rulesFiles() {
    const { styles, renderRules } = await built();
    const texts = Object.fromEntries(languages().map((language) => [language, text(language, RULES)]));
    return {
        [styles.fileName]: String(styles.source),
        ...Object.fromEntries(
            Object.keys(texts).map((language) => [
                `rules/${language}/index.html`,
                html(language, styles.fileName, renderRules(language, texts)),
            ]),
        ),
    };
}

/** Writes the rules into a folder. */
export async function writeRules(folder) {
    for (const [path, content] of Object.entries(await rulesFiles())) {
        const target = join(folder, path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, content);
    }
}
