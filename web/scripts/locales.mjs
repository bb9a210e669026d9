// Which messages of the shared Fluent files the page and the pages to read need: one text for each language.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser, FluentSerializer } from "@fluent/syntax";

export const LOCALES = fileURLToPath(new URL("../../src/gangoffour/locales", import.meta.url));
export const REFERENCE = "en";

/** The terminal needs more of the cards. */
const NAMES_OF_CARDS = /^(card|colour|ranks|pair-ranks|combination-[a-z-]+)$/;

/** What is only refused to somebody who plays; everything else may be refused on any screen. */
const REFUSED_AT_TABLES = /^(turn|play|pass|declare|return|ready|reveal)-/;

/** Files of the page in parts, each file with the messages that are needed of it: the first part for every screen. */
export const PARTS = {
    shell: {
        "refusals.ftl": new RegExp(`^(?!${REFUSED_AT_TABLES.source.slice(1)})`),
        "home.ftl": /./,
        "levels.ftl": /./,
    },
    opening: { "opening.ftl": /./, "characters.ftl": /./ },
    settings: { "settings.ftl": /./ },
    table: {
        "cards.ftl": NAMES_OF_CARDS,
        "table.ftl": /./,
        "hand.ftl": /./,
        "seating.ftl": /./,
        "seats.ftl": /./,
        "announcements.ftl": /./,
        "refusals.ftl": REFUSED_AT_TABLES,
    },
    learn: { "learn.ftl": /./, "lessons.ftl": /./ },
    daily: { "day.ftl": /./, "daily.ftl": /^daily-share-/, "contest.ftl": /./, "contest_refusals.ftl": /./ },
    replay: { "replay.ftl": /./, "errors.ftl": /^record-/ },
    review: { "review_page.ftl": /./, "puzzles.ftl": /./ },
    verify: { "verify.ftl": /./, "errors.ftl": /^record-/ },
    pad: { "pad.ftl": /./ },
    conduct: { "conduct.ftl": /./, "conduct_refusals.ftl": /./ },
    moderation: { "moderation.ftl": /./ },
    friends: { "friends.ftl": /./, "friend_refusals.ftl": /./ },
    devices: { "devices.ftl": /./, "account.ftl": /./, "account_refusals.ftl": /./ },
    profile: { "profile.ftl": /./, "account_refusals.ftl": /^(player|profile)-/ },
    rights: { "rights.ftl": /./ },
};

/** What comes with the first hint. Its address stands with the hints, not with those of every screen. */
export const HINTS = { "hints.ftl": /./ };
export const PAGE = joined([...Object.values(PARTS), HINTS]);

/** The same for the rules and the tips, which are pages of their own: whoever plays does not load them. */
export const READING = {
    "rules.ftl": /./,
    "tips.ftl": /./,
    "cards.ftl": NAMES_OF_CARDS,
    "hand.ftl": /^hand-((first|second)-of-two|pass)$/,
    "refusals.ftl":
        /^(pass-duty-highest-single|play-(not-a-combination|wrong-card-count|only-higher-gang|does-not-beat|duty-[a-z-]+))$/,
    "home.ftl":
        /^(home-(title|puzzles)|site-(navigation|play|daily|learn|rules|tips|pad|replay|verify|more|settings|notice)|preset-[a-z]+)$/,
    "settings.ftl": /^language-[a-z]+$/,
};

export function languages() {
    return readdirSync(LOCALES, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
        .map((entry) => entry.name)
        .sort();
}

/** Several parts as one: what any of them needs of a file. */
function joined(parts) {
    const all = {};
    for (const [name, ids] of parts.flatMap((part) => Object.entries(part)))
        all[name] = all[name] ? new RegExp(`${all[name].source}|${ids.source}`) : ids;
    return all;
}

/** The paths of the files that make the text of a language. */
export function files(language, needed = PAGE) {
    return Object.keys(needed)
        .map((name) => `${LOCALES}/${language}/${name}`)
        .filter((path) => existsSync(path));
}

/** The entries that are needed of a language. What is not translated yet is said in English. */
export function entries(language, needed = PAGE) {
    const own = ownEntries(language, needed);
    if (language === REFERENCE) return own;
    const ids = new Set(own.map((entry) => entry.id.name));
    return [
        ...own,
        ...ownEntries(REFERENCE, needed).filter((entry) => entry.type === "Message" && !ids.has(entry.id.name)),
    ];
}

/** The messages that are needed, and all terms, which are the language's own affair. */
function ownEntries(language, needed) {
    const parser = new FluentParser({ withSpans: false });
    return files(language, needed).flatMap((path) => {
        const { body } = parser.parse(readFileSync(path, "utf-8"));
        const broken = body.find((entry) => entry.type === "Junk");
        if (broken) throw new Error(`${path} does not parse: ${broken.content}`);
        const ids = needed[basename(path)];
        return body.filter((entry) => entry.type === "Term" || (entry.type === "Message" && ids.test(entry.id.name)));
    });
}

/** The text that is needed of a language, without comments. */
export function text(language, needed = PAGE) {
    const serializer = new FluentSerializer();
    return entries(language, needed)
        .map((entry) => {
            entry.comment = null;
            return serializer.serializeEntry(entry);
        })
        .join("");
}
