// How the scripts are cut. Left alone, the bundler makes a file of its own for every few lines that two screens share;
// a phone then waits for a dozen small files before it sees its cards. What a table needs at once is one file instead.
import { fileURLToPath } from "node:url";

const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const MAIN = source("main.ts");
const APP = source("app/App.svelte");
const TABLE_SCREEN = source("table/TableScreen.svelte");
/** Whoever has one of these shows a table: to play at, or to look back at. */
const TABLES = [source("table/TableFace.svelte"), source("replay/ReplayTable.svelte")];

/** Everything that a module needs at once, itself included. */
function closureOf(start, moduleInfo) {
    const found = new Set([start]);
    for (const id of found) for (const imported of moduleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
}

/** What the table needs at once and no screen without a table does. The screen itself is asked for by its own name. */
function tableModules(moduleInfo) {
    const screens = moduleInfo(APP)?.dynamicallyImportedIds ?? [];
    const withoutTable = [MAIN, ...screens]
        .map((id) => closureOf(id, moduleInfo))
        .filter((closure) => !TABLES.some((id) => closure.has(id)));
    const modules = closureOf(TABLE_SCREEN, moduleInfo);
    modules.delete(TABLE_SCREEN);
    return [...modules].filter((id) => withoutTable.every((closure) => !closure.has(id)));
}

/** The table is one file, whichever screen shows one: cut up by who shares what it would be larger in all. */
export function tableInOneFile() {
    let modules = null;
    return {
        debugName: "table",
        includeDependenciesRecursively: false,
        name: (id, context) => {
            modules ??= new Set(tableModules((each) => context.getModuleInfo(each)));
            return modules.has(id) ? "table" : null;
        },
    };
}
