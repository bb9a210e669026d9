// How the scripts are cut. Left alone, the bundler makes a file of its own for every few lines that two screens share;
// a phone then waits for a dozen small files before it sees its cards. What a table needs at once is one file instead.
import { fileURLToPath } from "node:url";

const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const MAIN = source("main.ts");
const APP = source("app/App.svelte");
const HOME = source("home/Home.svelte");
const SITE = source("site/Site.svelte");
const HOME_LATER = source("home/later.ts");
const TABLE_SCREEN = source("visit/TableScreen.svelte");
/** Whoever has one of these shows a table: to play at, or to look back at. */
const TABLES = [source("table/TableFace.svelte"), source("replay/ReplayTable.svelte")];

/** What nearly every table shows as soon as its cards are there. */
const ABOUT_TABLE = ["table/Spectating.svelte", "visit/Bubbles.svelte", "visit/Unread.svelte"].map(source);

/** What ties fields to values. Svelte's own entry names it, so it would come with every screen; few have fields. */
export const FORMS = /\/svelte\/src\/internal\/client\/dom\/elements\/bindings\/(input|select)\.js$/;

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
 * The files of what a table needs at once, by module. "index" has what every page begins with, "table" what no screen
 * without a table needs, "lobby" what home needs too, "common" the little that other screens need, "around" what nearly
 * every table shows next, "place" what home shares with other screens of the site, "beside" what home shows once it
 * knows more. "forms" is left out of what every page begins with.
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
    const files = new Map([...modules].map((id) => [id, fileOf(id)]));
    // The rest of what every page begins with is named too: left alone, it would be cut in two for the sake of "forms".
    for (const id of main) files.set(id, FORMS.test(id) ? "forms" : "index");
    const others = screens.filter((id) => id !== HOME).map((id) => closureOf(id, moduleInfo));
    const isOfPlace = (id) =>
        others.some((each) => each.has(id)) && others.every((each) => each.has(SITE) || !each.has(id));
    for (const id of home) if (!files.has(id) && isOfPlace(id)) files.set(id, "place");
    const isElsewhere = (id) => withoutTable.some((closure) => closure.has(id));
    for (const start of ABOUT_TABLE)
        for (const id of closureOf(start, moduleInfo)) if (!files.has(id) && !isElsewhere(id)) files.set(id, "around");
    // What home shows once it knows more is one file as well: a phone would wait for a dozen.
    for (const id of closureOf(HOME_LATER, moduleInfo))
        if (id !== HOME_LATER && !home.has(id) && !files.has(id) && !FORMS.test(id)) files.set(id, "beside");
    return files;
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
