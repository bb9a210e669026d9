import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
    preprocess: vitePreprocess(),
    compilerOptions: {
        runes: true,
        discloseVersion: false,
        // A class for each component stands in every element: a short one is a tenth of a style sheet.
        cssHash: ({ hash, css }) => `s-${hash(css).slice(0, 5)}`,
    },
};
