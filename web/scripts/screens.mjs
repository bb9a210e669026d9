// Writes the page once for each screen, with what that screen needs named in its head: a browser then fetches all of it
// at once, instead of finding one file through another.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The module of each screen. */
const SCREENS = {
    home: "src/app/Home.svelte",
    settings: "src/app/SettingsScreen.svelte",
    table: "src/table/TableScreen.svelte",
    learn: "src/learn/LearnScreen.svelte",
    replay: "src/replay/ReplayScreen.svelte",
    verify: "src/verify/VerifyScreen.svelte",
    pad: "src/pad/PadScreen.svelte",
};
/** What scripts fetch themselves, by the beginning of its name. */
const FETCHED = { table: ["catalogue", "faces"], replay: ["faces"] };
const MANIFEST = ".vite/manifest.json";

/** All chunks that come with a module, itself among them. */
function chunksOf(manifest, key, found = new Set()) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const other of chunk.imports ?? []) chunksOf(manifest, other, found);
    return found;
}

/** Where the manifest has a screen: under its module, or under the chunk with its name that holds more than the screen. */
function keyOf(manifest, screen) {
    const module = SCREENS[screen];
    const key = manifest[module] ? module : Object.keys(manifest).find((each) => manifest[each].name === screen);
    if (!key) throw new Error(`the screen ${screen} has no module ${module}`);
    return key;
}

function tags(manifest, screen) {
    const known = chunksOf(manifest, "index.html");
    const chunks = [...chunksOf(manifest, keyOf(manifest, screen))].filter((chunk) => !known.has(chunk));
    const modules = [...new Set(chunks.map((chunk) => chunk.file))];
    const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
    const fetched = (FETCHED[screen] ?? []).map((name) => assets.find((file) => file.startsWith(`assets/${name}-`)));
    return [
        ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ...fetched.map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
    ].join("\n    ");
}

/** Writes the page of each screen into a folder that was just built. */
export function writeScreens(folder) {
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), "utf-8"));
    const page = readFileSync(join(folder, "index.html"), "utf-8");
    mkdirSync(join(folder, "screens"));
    for (const screen of Object.keys(SCREENS)) {
        writeFileSync(
            join(folder, "screens", `${screen}.html`),
            page.replace("</head>", `    ${tags(manifest, screen)}\n  </head>`),
        );
    }
    rmSync(join(folder, ".vite"), { recursive: true });
}
