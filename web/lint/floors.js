// The rooms of the page on their floors. A room imports from the floors below it, never sideways or up: so no two rooms
// can need each other, however long the way round is. docs/architecture.md draws the same house.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** From top to bottom. */
export const FLOORS = [
    ["app", "printing"],
    ["daily"],
    [
        "home",
        "opening",
        "settings_screen",
        "profile",
        "visit",
        "learn",
        "replay",
        "practice",
        "verify",
        "pad",
        "offline",
        "tips",
    ],
    ["review"],
    ["table", "rules", "devices"],
    ["sound", "records", "reading", "accounts", "friends", "conduct"],
    ["fairness"],
    ["link"],
    ["boards"],
    ["site"],
    ["players", "requests"],
    ["frame"],
    ["folding", "words", "addresses", "settings"],
    ["cards", "catalogue", "storage"],
    ["protocol"],
];

/** The rooms that may fetch something; all others ask one of them. */
const REACHING_OUT = ["requests", "link", "words", "cards", "catalogue", "offline"];
const WAYS_OUT = ["fetch", "WebSocket", "XMLHttpRequest", "EventSource"];

/** What the table must not have, though it stands below it: the means to ask the server, or to go elsewhere. */
const MEANS = "requests/|addresses/router|link/(table_link|lobby_link|lasting_socket)";

/** How a path begins that leads out of a folder. */
const OUTSIDE = "^(\\.\\./)+(.*/)?";

/** Folders without a floor would be free to import anything. */
function assertEveryRoomHasAFloor() {
    const folders = readdirSync(fileURLToPath(new URL("../src", import.meta.url)), { withFileTypes: true });
    const found = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const known = FLOORS.flat();
    const lost = [
        ...found.filter((room) => !known.includes(room)),
        ...known.filter((room) => !found.includes(room)),
        ...known.filter((room, place) => known.indexOf(room) !== place),
    ];
    if (lost.length > 0) throw new Error(`lint/floors.js and src/ do not have the same rooms: ${lost.join(", ")}`);
}

/** What a room may not import: the rooms beside it and above it, in whatever way it is written. */
function closedTo(room, floor) {
    const closed = FLOORS.slice(0, floor + 1)
        .flat()
        .filter((other) => other !== room);
    const message = `${room} imports from the floors below it only (lint/floors.js)`;
    return { regex: `${OUTSIDE}((${closed.join("|")})/|main$)`, message };
}

function rulesOf(room, floor) {
    const closed = closedTo(room, floor);
    const patterns = [closed];
    if (room === "table") {
        const message = "the table shows state and tells intents; its screen asks the server";
        patterns.push({ regex: `${OUTSIDE}(${MEANS})`, message, allowTypeImports: true });
    }
    // The rule for imports does not see those that come later, nor those inside a type.
    const later = patterns.map(({ regex, message }) => ({
        selector: `:matches(ImportExpression, TSImportType) Literal[value=/${regex.replaceAll("/", "\\u002F")}/]`,
        message,
    }));
    const isClosed = !REACHING_OUT.includes(room);
    return {
        files: [`src/${room}/**`],
        rules: {
            "no-restricted-imports": ["error", { patterns }],
            "no-restricted-syntax": ["error", ...later],
            ...(isClosed && { "no-restricted-globals": ["error", ...WAYS_OUT] }),
        },
    };
}

/** The configuration of the linter for every room. */
export function floors() {
    assertEveryRoomHasAFloor();
    return FLOORS.flatMap((rooms, floor) => rooms.map((room) => rulesOf(room, floor)));
}
