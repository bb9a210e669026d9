// Writes the types of all messages, ids and facts, from the English files: into the file named, or src/words/messages.ts.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Visitor } from "@fluent/syntax";
import { PAGE, READING, REFERENCE, entries } from "./locales.mjs";

const target = process.argv[2] ?? fileURLToPath(new URL("../src/words/messages.ts", import.meta.url));

class Facts extends Visitor {
    names = new Set();
    messages = new Set();
    visitVariableReference(node) {
        this.names.add(node.id.name);
    }
    visitMessageReference(node) {
        this.messages.add(node.id.name);
    }
}

/** One line for each message that is needed, in the order of their ids. */
function lines(needed) {
    const found = new Map();
    for (const entry of entries(REFERENCE, needed)) {
        if (entry.type !== "Message") continue;
        const facts = new Facts();
        facts.visit(entry);
        found.set(entry.id.name, facts);
    }
    return [...found.keys()].sort().map((id) => {
        const names = [...allFacts(id, found)].sort();
        return `  "${id}": ${names.length === 0 ? "null" : `{ ${names.map((name) => `${name}: Fact`).join("; ")} }`};`;
    });
}

/** A message that refers to another one needs the other's facts too. */
function allFacts(id, found) {
    const facts = found.get(id);
    return new Set([...facts.names, ...[...facts.messages].flatMap((other) => [...allFacts(other, found)])]);
}

writeFileSync(
    target,
    [
        "// Generated from the English Fluent files by `npm run words`; do not edit.",
        "",
        "export type Fact = string | number;",
        "",
        "/** Every message of the page with the facts that fill it. */",
        "export interface MessageFacts {",
        ...lines(PAGE),
        "}",
        "",
        "/** The same for the pages to read, which have words of their own. */",
        "export interface ReadingFacts {",
        ...lines(READING),
        "}",
        "",
    ].join("\n"),
);
