import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { FORMS, tableInOneFile } from "./scripts/chunks.mjs";
import { facesAddress, hero, hintWords, playersAddress, words } from "./scripts/plugins.mjs";

const server = process.env["GOF_DEV_SERVER"] ?? "http://127.0.0.1:8064";

function chunkName(moduleIds: readonly string[]): string {
    if (moduleIds.some((id) => id.endsWith("/fairness/hashing.ts"))) return "fair_play_start";
    const isFairPlay = moduleIds.length > 0 && moduleIds.every((id) => id.includes("/src/fairness/"));
    return isFairPlay ? "fair_play_[name]" : "[name]";
}

export default defineConfig({
    plugins: [svelte(), words(), hintWords(), facesAddress(), playersAddress(), hero()],
    build: {
        outDir: "../src/gangoffour/server/static",
        emptyOutDir: true,
        target: "es2022",
        // The catalogue and the words are files of their own: a cache keeps them when only code changes.
        assetsInlineLimit: 0,
        modulePreload: {
            polyfill: false,
            // What comes later names its styles alone. To name its scripts as well costs everybody a kilobyte before the
            // first card, and screens are fetched ahead of the click anyway.
            resolveDependencies: (_, names, { hostType }) =>
                hostType === "html" ? names : names.filter((name) => name.endsWith(".css")),
        },
        rolldownOptions: {
            // They hold functions only: whoever calls none of them has no reason to fetch them.
            treeshake: { moduleSideEffects: [{ test: FORMS, sideEffects: false }] },
            output: {
                codeSplitting: { groups: [tableInOneFile()] },
                // What screens share of the fair deal is counted with it. Files name one another often, and a hash cannot
                // be packed: each is as short as the bundler allows for so many files.
                entryFileNames: "assets/[name]-[hash:7].js",
                chunkFileNames: ({ moduleIds }) => `assets/${chunkName(moduleIds)}-[hash:7].js`,
                assetFileNames: "assets/[name]-[hash:6][extname]",
            },
        },
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: server }, "/ws": { target: server.replace(/^http/, "ws"), ws: true } },
    },
    resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
    test: {
        environment: "happy-dom",
        include: ["src/**/*.test.ts"],
        // A window for each file took two thirds of the time. So tests leave what they share as they found it:
        // `npx vitest run --sequence.shuffle.files` finds those that do not.
        isolate: false,
        testTimeout: 60_000, // ends what hangs; how quick a busy machine is says nothing
        expect: { requireAssertions: true }, // a loop over nothing would look the same as a loop without faults
    },
});
