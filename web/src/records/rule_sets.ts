// The rule set that a record names. Which options and presets there are is data that the engine wrote.
import { canonicalRules, RULES_FORMAT } from "../fairness/rules";
import { atLine, Misread, RecordError } from "./errors";
import type { Rules } from "./model";
import known from "./options.json";
import { fieldOf, type HeadStatement } from "./statements";

type OptionValue = Rules[string];
/** The values that an option takes: one of a list, or any whole number from the least one on. */
type Takes = { values: readonly OptionValue[] } | { least: number; may_be_null: boolean };

const CUSTOM = "custom";
const BASE = "classic";
const PRESETS: Readonly<Record<string, Rules>> = known.presets;
const OPTIONS: Readonly<Record<string, Takes>> = known.options;
const WHOLE_NUMBER = /^[ \t\r\n]*-?(?:0|[1-9][0-9]*)[ \t\r\n]*$/;

/** Returns the rules that these statements make. */
export function readRules(statement: HeadStatement, options: readonly HeadStatement[]): Rules {
    const [format = "", name = ""] = statement.parts;
    if (format !== RULES_FORMAT) {
        throw new RecordError("record/unknown_rules", { found: format, known: RULES_FORMAT, line: statement.line });
    }
    let rules = atLine(statement.line, "rules", () => presetOf(name === CUSTOM ? BASE : name));
    for (const option of options) {
        rules = { ...rules, ...readOption(option) };
    }
    const found = nameOf(rules);
    if (found !== name) {
        // A preset with options, or `custom` with the options of a preset.
        const expected = `rules: ${RULES_FORMAT} ${found}`;
        throw new RecordError("record/contradiction", { found: statement.text, expected, line: statement.line });
    }
    return rules;
}

function presetOf(name: string): Rules {
    const rules = Object.hasOwn(PRESETS, name) ? PRESETS[name] : undefined;
    if (rules === undefined) {
        throw new Misread("rules/unknown_preset");
    }
    return rules;
}

function nameOf(rules: Rules): string {
    const text = canonicalRules(rules, 0);
    return Object.keys(PRESETS).find((name) => canonicalRules(presetOf(name), 0) === text) ?? CUSTOM;
}

function readOption(statement: HeadStatement): Rules {
    const [name = "", text = ""] = statement.parts;
    const field = fieldOf(statement);
    let value: OptionValue;
    try {
        value = JSON.parse(text) as OptionValue;
    } catch {
        throw new RecordError("record/value", { field, line: statement.line });
    }
    const takes = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
    return atLine(statement.line, field, () => {
        if (takes === undefined) {
            throw new Misread("rules/unknown_option");
        }
        if (!isTaken(takes, value, text)) {
            throw new Misread("rules/bad_option");
        }
        return { [name]: value };
    });
}

function isTaken(takes: Takes, value: OptionValue, text: string): boolean {
    if ("values" in takes) {
        const isListed = takes.values.some((each) => JSON.stringify(each) === JSON.stringify(value));
        // 3.0 and 3e0 are the number 3 to JavaScript and not to the engine.
        return isListed && !(Array.isArray(value) && /[.eE]/.test(text));
    }
    if (value === null) {
        return takes.may_be_null;
    }
    return typeof value === "number" && WHOLE_NUMBER.test(text) && value >= takes.least;
}
