// What Vite is taught about this project: the words of each language, the faces of the cards, the picture at home.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { files, HINTS, languages, PARTS, text } from "./locales.mjs";

const FACES_FOLDER = fileURLToPath(new URL("../src/cards/faces", import.meta.url));
const FACE_NAMES = readdirSync(FACES_FOLDER).map((file) => file.replace(/\.svg$/, ""));
const SVG = "image/svg+xml";

/** A module that is made up here; `make` gets a function that turns a text into the address of an asset. */
function madeUp(name, make) {
    let isBuild = false;
    return {
        name: `gangoffour-${name}`,
        configResolved(config) {
            isBuild = config.command === "build";
        },
        resolveId: (id) => (id === `virtual:${name}` ? `\0virtual:${name}` : undefined),
        load(id) {
            if (id !== `\0virtual:${name}`) return undefined;
            const address = (fileName, mediaType, source) =>
                isBuild
                    ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: fileName, source })}`
                    : JSON.stringify(`data:${mediaType};charset=utf-8,${encodeURIComponent(source)}`);
            return `export default ${make(address, this)};`;
        },
    };
}

/** `virtual:words`: where the parts of each language lie; they are assets of their own, loaded when they are wanted. */
export const words = () =>
    madeUp("words", (address, context) => {
        const part = (language, name) =>
            `${name}: ${address(`${language}-${name}.ftl`, "text/plain", text(language, PARTS[name]))}`;
        const addresses = languages().map((language) => {
            for (const file of files(language)) context.addWatchFile(file);
            return `${language}: {${Object.keys(PARTS)
                .map((name) => part(language, name))
                .join(", ")}}`;
        });
        return `{${addresses.join(", ")}}`;
    });

/** `virtual:hint-words`: where the words of hints lie in each language. */
export const hintWords = () =>
    madeUp("hint-words", (address) => {
        const addresses = languages().map(
            (language) => `${language}: ${address(`${language}-hints.ftl`, "text/plain", text(language, HINTS))}`,
        );
        return `{${addresses.join(", ")}}`;
    });

const EDGE = '<clipPath id="card-edge"><rect width="120" height="168" rx="13"/></clipPath>';

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

const symbols = (names) => EDGE + names.map(symbol).join("");

/** `virtual:faces`: all 34 faces and the back as symbols, for pages that are made ahead. */
export const faces = () => madeUp("faces", () => JSON.stringify(symbols(FACE_NAMES)));

/** `virtual:faces-address`: where the same symbols lie, for the page that fetches them. */
export const facesAddress = () => madeUp("faces-address", (address) => address("faces.svg", SVG, symbols(FACE_NAMES)));

/** The cards on the first page, from left to right: a gang and the card that is the highest alone. */
const HERO_CARDS = ["7G", "7Y", "7R", "7R", "DR"];

/** `virtual:hero`: where the picture of the first page lies. */
export const hero = () => madeUp("hero", (address) => address("hero.svg", SVG, heroPicture()));

/** Cards held like a fan. */
function heroPicture() {
    const middle = (HERO_CARDS.length - 1) / 2;
    const cards = HERO_CARDS.map((name, place) => {
        const side = place - middle;
        const turn = `translate(${180 + side * 62} ${34 + side ** 2 * 9}) rotate(${side * 9} 60 168)`;
        return `<use href="#card-${name}" width="120" height="168" transform="${turn}"/>`;
    });
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 264"><defs>' +
        `${symbols([...new Set(HERO_CARDS)])}</defs>${cards.join("")}</svg>`
    );
}
