// Makes the service worker: what home, the tutorial and the pad need is named in it, file by file.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { allChunksOf, fileOf, SCREENS } from "./screens.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const WORKER = "offline.js";
/** The screens that work without the network, with all that they load later. */
const OFFLINE = ["home", "learn", "pad", "settings"];
const FETCHED = ["catalogue", "faces", "players", "hero"];
const PLAIN_FILES = ["index.html", "icon.svg", "manifest.webmanifest"];

/** The addresses of all that is kept. Names under `assets/` change with their contents; the others need a revision. */
function keptFiles(folder, manifest) {
    const chunks = new Set(
        ["index.html", ...OFFLINE.map((screen) => SCREENS[screen])].flatMap((key) => [
            ...allChunksOf(manifest, key, OFFLINE),
        ]),
    );
    const built = [...chunks].flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]);
    const fetched = FETCHED.map((name) => fileOf(manifest, name));
    const beside = readdirSync(join(folder, "assets")).filter((file) => /^(reading|exercises|fraunces)-/.test(file));
    const assets = new Set([...built, ...fetched, ...beside.map((file) => `assets/${file}`)]);
    const screens = readdirSync(join(folder, "screens")).map((file) => `screens/${file}`);
    return [
        ...[...assets].sort().map((file) => ({ url: `/${file}`, revision: null })),
        ...[...PLAIN_FILES, ...screens].map((file) => ({ url: `/${file}`, revision: revisionOf(join(folder, file)) })),
    ];
}

function revisionOf(path) {
    return createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16);
}

/** `virtual:kept`: the list, for the worker. */
function keptModule(kept) {
    return {
        name: "gangoffour-kept",
        resolveId: (id) => (id === "virtual:kept" ? "\0kept" : undefined),
        load: (id) => (id === "\0kept" ? `export default ${JSON.stringify(kept)};` : undefined),
    };
}

/** Writes the worker into a folder where everything else lies already. */
export async function writeWorker(folder, manifest) {
    const { output } = await build({
        configFile: false,
        root: WEB,
        logLevel: "warn",
        publicDir: false,
        plugins: [keptModule(keptFiles(folder, manifest))],
        build: {
            write: false,
            target: "es2022",
            rollupOptions: { input: "src/offline/worker.ts", output: { format: "iife", entryFileNames: WORKER } },
        },
    });
    const worker = output.find((file) => file.type === "chunk");
    writeFileSync(join(folder, WORKER), worker.code);
}
