// How the page is cut into files.
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

/** What the table needs at once and no screen without a table does. */
function tableModules(moduleInfo) {
    const screens = moduleInfo(APP)?.dynamicallyImportedIds ?? [];
    const withoutTable = [MAIN, ...screens]
        .map((id) => closureOf(id, moduleInfo))
        .filter((closure) => !TABLES.some((id) => closure.has(id)));
    return [...closureOf(TABLE_SCREEN, moduleInfo)].filter((id) => withoutTable.every((closure) => !closure.has(id)));
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
