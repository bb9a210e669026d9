import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { circles } from "./lint/circles.js";
import { floors } from "./lint/floors.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules", "src/protocol/wire.ts", "src/words/messages.ts"] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    },
    {
        rules: {
            "max-lines": ["error", 400],
            "max-lines-per-function": ["error", { max: 50, skipComments: true, skipBlankLines: true }],
            "no-console": "error",
        },
    },
    // The script of a component is one "function" to the rule above, and a suite of tests is one too.
    { files: ["**/*.test.ts"], rules: { "max-lines-per-function": "off" } },
    ...floors(),
    circles(),
);
