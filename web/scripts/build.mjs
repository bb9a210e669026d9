// Builds the page and the pages to read into the server's folder `static`, or into the folder that GOF_WEB_OUT names.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, resolveConfig } from "vite";
import { writeWorker } from "./offline.mjs";
import { writeReading } from "./reading.mjs";
import { takeManifest, writeScreens } from "./screens.mjs";

const out = process.env.GOF_WEB_OUT;
const options = {
    configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "warn",
    build: { manifest: true, ...(out && { outDir: resolve(out) }) },
};

await build(options);
const config = await resolveConfig(options, "build");
const folder = resolve(config.root, config.build.outDir);
const manifest = takeManifest(folder);
writeScreens(folder, manifest);
await writeReading(folder);
await writeWorker(folder, manifest);
