// How the scripts are cut. Left alone, the bundler makes a file of its own for every few lines that two parts share; a
// phone then waits for a dozen small files before it sees its cards. What a table needs at once is one file instead.

/** The part that must be there fast, and the other parts that are loaded without it. */
const FAST = "src/table/TableScreen.svelte";
const OTHERS = [
    "src/main.ts",
    "src/app/Home.svelte",
    "src/app/SettingsScreen.svelte",
    "src/verify/VerifyScreen.svelte",
    "src/pad/PadScreen.svelte",
];

/** All modules that come with one, without those that it loads later. */
function withAll(id, context, found = new Set()) {
    if (found.has(id)) return found;
    found.add(id);
    for (const other of context.getModuleInfo(id)?.importedIds ?? []) withAll(other, context, found);
    return found;
}

/** Tells the bundler which modules go into the file of the table; the rest is left to it. */
export function chunks(root) {
    let table = null;
    const name = (id, context) => {
        if (table === null) {
            const screen = `${root}/${FAST}`;
            table = withAll(screen, context);
            // The screen is what others ask for by its name: it keeps a file of its own.
            table.delete(screen);
            for (const other of OTHERS) for (const each of withAll(`${root}/${other}`, context)) table.delete(each);
        }
        return table.has(id) ? "table" : null;
    };
    return { includeDependenciesRecursively: false, groups: [{ name, debugName: "table" }] };
}
