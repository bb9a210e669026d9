// Writes the page once for each sort of address, with what is needed there named in its head: a browser then fetches
// all of it at once, instead of finding one file through another.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The module of each screen. */
export const SCREENS = {
    home: "src/home/Home.svelte",
    bots: "src/opening/BotsScreen.svelte",
    new: "src/opening/NewTableScreen.svelte",
    settings: "src/settings_screen/SettingsScreen.svelte",
    continue: "src/devices/ContinueScreen.svelte",
    friends: "src/friends/FriendsScreen.svelte",
    moderation: "src/conduct/ModerationScreen.svelte",
    profile: "src/profile/ProfileScreen.svelte",
    table: "src/visit/TableScreen.svelte",
    learn: "src/learn/LearnScreen.svelte",
    replay: "src/replay/ReplayScreen.svelte",
    daily: "src/daily/DailyScreen.svelte",
    verify: "src/verify/VerifyScreen.svelte",
    pad: "src/pad/PadScreen.svelte",
    practice: "src/practice/PracticeScreen.svelte",
};
/** Pages of a screen that shows more where its address names something. */
const DEEPER = {
    learn: [SCREENS.learn, "src/learn/LessonList.svelte"],
    lesson: [SCREENS.learn, "src/learn/LessonScreen.svelte"],
    daily: [SCREENS.daily, "src/daily/DailyVisit.svelte"],
    contest: [SCREENS.daily, "src/daily/ContestVisit.svelte"],
    match: [SCREENS.replay, "src/replay/MatchPlayer.svelte"],
    practice: [SCREENS.practice, "src/practice/Position.svelte", "src/practice/PracticeBoard.svelte"],
};
/** The modules of each page. */
const PAGES = { ...Object.fromEntries(Object.entries(SCREENS).map(([name, module]) => [name, [module]])), ...DEEPER };
/** What the scripts of a page fetch themselves in any case, by the beginning of its name. */
const FETCHED = {
    table: ["catalogue", "faces"],
    daily: ["faces"],
    lesson: ["catalogue", "faces"],
    match: ["faces"],
    practice: ["catalogue", "faces"],
};

/** All chunks that come with a module, itself among them. */
function chunksOf(manifest, key, found = new Set()) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const other of chunk.imports ?? []) chunksOf(manifest, other, found);
    return found;
}

/** The same with all that it loads later, but for other screens than those named. */
export function allChunksOf(manifest, key, screens, found = new Set()) {
    const others = Object.keys(SCREENS).filter((screen) => !screens.includes(screen));
    const chunk = manifest[key];
    if (!chunk || found.has(chunk) || others.some((screen) => SCREENS[screen] === key)) return found;
    found.add(chunk);
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
        allChunksOf(manifest, other, screens, found);
    }
    return found;
}

/** The path of what scripts fetch themselves, by the beginning of its name. */
export function fileOf(manifest, name) {
    const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
    const file = assets.find((each) => each.startsWith(`assets/${name}-`));
    if (!file) throw new Error(`there is no file ${name}`);
    return file;
}

function tags(manifest, page) {
    const known = chunksOf(manifest, "index.html");
    const missing = PAGES[page].find((module) => !manifest[module]);
    if (missing) throw new Error(`the page ${page} has no module ${missing}`);
    const chunks = PAGES[page]
        .flatMap((module) => [...chunksOf(manifest, module)])
        .filter((chunk) => !known.has(chunk));
    const modules = [...new Set(chunks.map((chunk) => chunk.file))];
    const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const fetched = (FETCHED[page] ?? []).map((name) => fileOf(manifest, name));
    return [
        ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ...fetched.map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
    ].join("\n    ");
}

/** Reads which files the bundler made of what, and takes that list away: it is no part of the page. */
export function takeManifest(folder) {
    const manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf-8"));
    rmSync(join(folder, ".vite"), { recursive: true });
    return manifest;
}

/** Writes the page of each screen into a folder that was just built. */
export function writeScreens(folder, manifest) {
    const page = readFileSync(join(folder, "index.html"), "utf-8");
    mkdirSync(join(folder, "screens"));
    for (const name of Object.keys(PAGES)) {
        writeFileSync(
            join(folder, "screens", `${name}.html`),
            page.replace("</head>", `    ${tags(manifest, name)}\n  </head>`),
        );
    }
}
