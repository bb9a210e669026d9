// A rule against circles of files. The floors leave none between rooms; this one finds those inside a room.
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;
const ENDINGS = ["", ".ts", ".js", ".mjs"];
const importsOf = new Map();

/** The file that a path in an import names. */
function fileAt(importer, path) {
    const found = ENDINGS.map((ending) => resolve(dirname(importer), path) + ending).find((file) => existsSync(file));
    return found ?? null;
}

function namedIn(file, text) {
    return [...text.matchAll(IMPORT)].flatMap(([, path]) => fileAt(file, path) ?? []);
}

/** What a file imports, read once. */
function imports(file) {
    if (!importsOf.has(file)) {
        importsOf.set(file, /\.(svelte|[mj]?[jt]s)$/.test(file) ? namedIn(file, readFileSync(file, "utf-8")) : []);
    }
    return importsOf.get(file);
}

/** The shortest way from one file to another along imports, both included; null if there is none. */
function wayBetween(start, end) {
    const ways = new Map([[start, [start]]]);
    for (const [file, way] of ways) {
        if (file === end) return way;
        for (const next of imports(file)) if (!ways.has(next)) ways.set(next, [...way, next]);
    }
    return null;
}

/** Refuses an import that leads back to the file it stands in. */
const noCircle = {
    meta: { type: "problem", schema: [], messages: { circle: "this import leads back here: {{ way }}" } },
    create(context) {
        const here = context.filename;
        const check = (node) => {
            const path = node.source?.value;
            const file = typeof path === "string" && path.startsWith(".") ? fileAt(here, path) : null;
            const way = file === null ? null : wayBetween(file, here);
            if (way === null) return;
            const names = way.map((each) => each.slice(each.lastIndexOf("/src/") + "/src/".length));
            context.report({ node, messageId: "circle", data: { way: names.join(" > ") } });
        };
        return {
            ImportDeclaration: check,
            ImportExpression: check,
            ExportNamedDeclaration: check,
            ExportAllDeclaration: check,
        };
    },
};

/** The configuration of the linter for all of the page. */
export function circles() {
    return {
        files: ["src/**"],
        plugins: { circles: { rules: { "no-circle": noCircle } } },
        rules: { "circles/no-circle": "error" },
    };
}
