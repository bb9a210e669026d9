// What Vite is taught about this project: the words of each language, the faces of cards and players, the
// picture at home.
import { createHash } from "node:crypto";
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
            return `export default ${make(address, this, isBuild)};`;
        },
    };
}

/**
 * `virtual:words`: where the parts of each language lie; they are assets of their own, loaded when they are wanted. The
 * parts of a language share a mark in their names: so the page, which has all addresses at once, carries eight marks.
 */
export const words = () =>
    madeUp("words", (address, context, isBuild) => {
        const parts = Object.keys(PARTS);
        const marks = languages().map((language) => {
            for (const file of files(language)) context.addWatchFile(file);
            const texts = parts.map((part) => text(language, PARTS[part]));
            const mark = createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 8);
            return { language, texts, mark };
        });
        if (!isBuild) {
            const lines = marks.map(({ language, texts }) => {
                const each = parts.map((part, place) => `${part}: ${address(part, "text/plain", texts[place])}`);
                return `${language}: {${each.join(", ")}}`;
            });
            return `{${lines.join(", ")}}`;
        }
        const nameOf = (language, part, mark) => `assets/${language}-${part}-${mark}.ftl`;
        for (const { language, texts, mark } of marks) {
            parts.forEach((part, place) =>
                context.emitFile({ type: "asset", fileName: nameOf(language, part, mark), source: texts[place] }),
            );
        }
        const given = JSON.stringify(Object.fromEntries(marks.map(({ language, mark }) => [language, mark])));
        const own = `(part) => [part, \`/${nameOf("${language}", "${part}", "${mark}")}\`]`;
        return `Object.fromEntries(Object.entries(${given}).map(([language, mark]) =>
            [language, Object.fromEntries(${JSON.stringify(parts)}.map(${own}))]))`;
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

const FACE_SIZE = 96;
const PLAYERS_FOLDER = fileURLToPath(new URL("../src/players", import.meta.url));
const PORTRAIT_EDGE = '<clipPath id="edge"><rect width="96" height="96" rx="20"/></clipPath>';

/** The pictures of all players side by side, each with a view of its name: one file, which an image shows a part of. */
function playersPicture() {
    const faces = ["portraits", "avatars"].flatMap((folder) =>
        readdirSync(`${PLAYERS_FOLDER}/${folder}`)
            .sort()
            .map((file) => [file.replace(/\.svg$/, ""), readFileSync(`${PLAYERS_FOLDER}/${folder}/${file}`, "utf-8")]),
    );
    const drawn = faces.map(([name, svg], place) => {
        const x = place * FACE_SIZE;
        const inner = svg
            .replace(/^<svg[^>]*>/, "")
            .replace(/<\/svg>\s*$/, "")
            .replace(/<clipPath.*?<\/clipPath>/, "")
            .replace(/url\(#\w+\)/, "url(#edge)");
        const view = `<view id="${name}" viewBox="${x} 0 ${FACE_SIZE} ${FACE_SIZE}"/>`;
        return `${view}<svg x="${x}" width="${FACE_SIZE}" height="${FACE_SIZE}">${inner}</svg>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FACE_SIZE} ${FACE_SIZE}">${PORTRAIT_EDGE}${drawn.join("")}</svg>`;
}

/** `virtual:players-address`: where the pictures of players lie. */
export const playersAddress = () =>
    madeUp("players-address", (address) => address("players.svg", SVG, playersPicture()));

/** The cards on the first page: those just played, and a hand. */
const PLAYED = ["7G", "7Y"];
const HELD = ["3G", "5Y", "6R", "7R", "7R", "10Y", "PG", "DR"];

/** `virtual:hero`: where the cards of the table on the first page lie. */
export const hero = () => madeUp("hero", (address) => address("hero.svg", SVG, heroPicture()));

function heroPicture() {
    const card = (name, x, y, width) =>
        `<use href="#card-${name}" x="${x}" y="${y}" width="${width}" height="${width * 1.4}"/>`;
    const played = PLAYED.map((name, place) => card(name, 222 + place * 80, 146, 76));
    const held = HELD.map((name, place) => card(name, 96 + place * 48, 338, 72));
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 440"><defs>' +
        `${symbols([...new Set([...PLAYED, ...HELD])])}</defs>${played.join("")}${held.join("")}</svg>`
    );
}
