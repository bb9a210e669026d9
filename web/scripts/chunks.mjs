// How the scripts are cut. Left alone, the bundler makes a file of its own for every few lines that two screens share;
// a phone then waits for a dozen small files before it sees its cards. What a table needs at once is one file instead.
import { fileURLToPath } from "node:url";

const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const MAIN = source("main.ts");
const APP = source("app/App.svelte");
const HOME = source("app/Home.svelte");
const TABLE_SCREEN = source("table/TableScreen.svelte");
/** Whoever has one of these shows a table: to play at, or to look back at. */
const TABLES = [source("table/TableFace.svelte"), source("replay/ReplayTable.svelte")];

/** Everything that a module needs at once, itself included; or also all that it needs later. */
function closureOf(start, moduleInfo, isLater = false) {
    const found = new Set([start]);
    for (const id of found) {
        const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(id) ?? {};
        for (const imported of [...importedIds, ...(isLater ? dynamicallyImportedIds : [])]) found.add(imported);
    }
    return found;
}

/**
 * The files of what a table needs at once, by module. "table" has what no screen without a table needs, "lobby" what
 * home needs too, "common" the little that other screens need.
 */
function tableFiles(moduleInfo) {
    const screens = moduleInfo(APP)?.dynamicallyImportedIds ?? [];
    const main = closureOf(MAIN, moduleInfo);
    const home = closureOf(HOME, moduleInfo);
    const withoutTable = screens
        .map((id) => closureOf(id, moduleInfo, true))
        .filter((closure) => !TABLES.some((id) => closure.has(id)));
    const modules = closureOf(TABLE_SCREEN, moduleInfo);
    // The screen itself is asked for by its own name.
    modules.delete(TABLE_SCREEN);
    const fileOf = (id) =>
        home.has(id) ? "lobby" : withoutTable.some((closure) => closure.has(id)) ? "common" : "table";
    return new Map([...modules].filter((id) => !main.has(id)).map((id) => [id, fileOf(id)]));
}

/** The table is one file, whichever screen shows one: cut up by who shares what it would be larger in all. */
export function tableInOneFile() {
    let files = null;
    return {
        debugName: "table",
        includeDependenciesRecursively: false,
        name: (id, context) => {
            files ??= tableFiles((each) => context.getModuleInfo(each));
            return files.get(id) ?? null;
        },
    };
}
