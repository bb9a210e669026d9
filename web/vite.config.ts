import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { tableInOneFile } from "./scripts/chunks.mjs";
import { facesAddress, hero, words } from "./scripts/plugins.mjs";

const server = process.env["GOF_DEV_SERVER"] ?? "http://127.0.0.1:8064";

export default defineConfig({
    plugins: [svelte(), words(), facesAddress(), hero()],
    build: {
        outDir: "../src/gangoffour/server/static",
        emptyOutDir: true,
        target: "es2022",
        // The catalogue and the words are files of their own: a cache keeps them when only code changes.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: [tableInOneFile()] } } },
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: server }, "/ws": { target: server.replace(/^http/, "ws"), ws: true } },
    },
    resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
