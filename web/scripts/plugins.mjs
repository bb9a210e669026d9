// What Vite is taught about this project: the words of each language, and the faces of the cards.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { files, languages, text } from "./locales.mjs";

const WORDS = "virtual:words";
const FACES = "virtual:faces";
const FACES_FOLDER = fileURLToPath(new URL("../src/cards/faces", import.meta.url));

/** `virtual:words`: where the text of each language lies; the texts are assets of their own, loaded one at a time. */
export function words() {
    let isBuild = false;
    return {
        name: "gangoffour-words",
        configResolved(config) {
            isBuild = config.command === "build";
        },
        resolveId: (id) => (id === WORDS ? `\0${WORDS}` : undefined),
        load(id) {
            if (id !== `\0${WORDS}`) return undefined;
            const addresses = languages().map((language) => {
                for (const file of files(language)) this.addWatchFile(file);
                const source = text(language);
                if (!isBuild)
                    return [language, JSON.stringify(`data:text/plain;charset=utf-8,${encodeURIComponent(source)}`)];
                const reference = this.emitFile({ type: "asset", name: `${language}.ftl`, source });
                return [language, `import.meta.ROLLUP_FILE_URL_${reference}`];
            });
            return `export default {${addresses.map(([language, url]) => `${language}: ${url}`).join(", ")}};`;
        },
    };
}

/** One face as a symbol; all faces share one clip, which the sprite defines. */
function symbol(name) {
    const svg = readFileSync(`${FACES_FOLDER}/${name}.svg`, "utf-8");
    const inner = svg
        .replace(/^<svg[^>]*>/, "")
        .replace(/<\/svg>\s*$/, "")
        .replace(/<title>.*?<\/title>/, "")
        .replace(/<defs><clipPath id="c">.*?<\/clipPath><\/defs>/, "")
        .replaceAll("url(#c)", "url(#card-edge)");
    return `<symbol id="card-${name}" viewBox="0 0 120 168">${inner}</symbol>`;
}

/** `virtual:faces`: all 34 faces and the back as symbols, for one hidden svg in the page. */
export function faces() {
    return {
        name: "gangoffour-faces",
        resolveId: (id) => (id === FACES ? `\0${FACES}` : undefined),
        load(id) {
            if (id !== `\0${FACES}`) return undefined;
            const names = readdirSync(FACES_FOLDER).map((file) => file.replace(/\.svg$/, ""));
            const edge = '<clipPath id="card-edge"><rect width="120" height="168" rx="13"/></clipPath>';
            return `export default ${JSON.stringify(edge + names.map(symbol).join(""))};`;
        },
    };
}
