// The lines of a record's text: which statements there are and how each is written.
import { RecordError } from "./errors";

const FORMAT = "gof-record";
/** The version that is written, and the newest that is read. */
const VERSION = 2;

export interface Statement<Form extends string = HeadForm | BodyForm> {
    /** From 1. */
    line: number;
    form: Form;
    /** What the form leaves open; a part that may be missing is then empty. */
    parts: string[];
    /** Without indentation and comment; in the body with single spaces. */
    text: string;
}

// What Python calls space, which is not quite what JavaScript does: a record has to mean the same to both.
const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const OUTER_SPACE = new RegExp(`^[${SPACE}]+|[${SPACE}]+$`, "gu");
const SPACES = new RegExp(`[${SPACE}]+`, "u");
const COMMENT = new RegExp(`[${SPACE}]#.*$`, "su");
const WORD = `[^${SPACE}]+`;
const BYTE_ORDER_MARK = "\ufeff";

const UUID = "([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})";
const MOMENT = "([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z)";
const NUMBER = "([1-9][0-9]{0,5})";
const NAME = "[a-z][a-z0-9_-]*";
const MAKER = "( \\(by (?:substitute|clock)\\))?";

const HEAD = forms({
    header: `([A-Z][A-Za-z0-9-]*):[${SPACE}]+(.+)`,
    matchId: `match id: ${UUID}`,
    rules: `rules: (${WORD}) (${WORD})`,
    option: "option ([a-z_]+): (.+)",
    seats: "seats: ([0-9])",
    seat: "seat ([0-9]): (.+) <([^<>]+)>",
    firstDealer: "first dealer: ([0-9])",
    fair: `fair (scheme|C|S|T|[hr] [0-9]): (${WORD})`,
    tableId: `table id: ${UUID}`,
    started: `started: ${MOMENT}`,
    ended: `ended: ${MOMENT}, (${NAME})`,
    sat: `sat ([0-9]): deals ${NUMBER}-${NUMBER}, (.+) <([^<>]+)>(?:, bot (${NAME}))?(?:, missed ${NUMBER})?`,
});
const BODY = forms({
    deal: "deal [0-9]+: dealer [0-9], leader [0-9], c?cw",
    cut: "cut: ([^,]+)(, first card to [0-9])?",
    hand: "hand ([0-9]): (.+)",
    dummyHand: "dummy hand: (.+)",
    tribute: `tribute: ([0-9]) gives (${WORD}) to ([0-9])`,
    returnedCard: `returned card: ([0-9]) gives (${WORD}) to ([0-9])${MAKER}`,
    trick: "trick [0-9]+ \\(c?cw\\)",
    turn: `([0-9]): (.+?)${MAKER}( \\(not carried out\\))?`,
    declared: "last card of [0-9] declared",
    disqualified: "[0-9] disqualified",
    trickWon: "trick won by [0-9](?:, [0-9] leads)?",
    dealWon: "deal won by [0-9]",
    left: "left ([0-9]): (.+)",
    points: "points:(?: [0-9]+)+",
    scores: "scores:(?: [0-9]+)+",
    dealLoser: "deal loser: [0-9]",
    result: "match (?:won by [0-9](?: and [0-9])*|not finished)",
});
// Who sat when, and who chose an action, was not written down at first.
const HEAD_1 = HEAD.filter(([form]) => !["tableId", "started", "ended", "sat"].includes(form));
const BODY_1 = BODY.map(([form, pattern]): (typeof BODY)[number] => [
    form,
    new RegExp(pattern.source.replace(MAKER, "()"), pattern.flags),
]);
const FORMS = new Map([
    [1, { head: HEAD_1, body: BODY_1 }],
    [VERSION, { head: HEAD, body: BODY }],
]);
export type HeadForm = (typeof HEAD)[number][0];
export type BodyForm = (typeof BODY)[number][0];
export type HeadStatement = Statement<HeadForm>;
export type BodyStatement = Statement<BodyForm>;

/** Returns the statements of head and body. Blank lines and comments are left out. */
export function statementsOf(text: string): { head: HeadStatement[]; body: BodyStatement[] } {
    const [first = { line: 1, text: "" }, ...lines] = spokenLines(text);
    const forms = formsOf(first);
    const head: HeadStatement[] = [];
    const body: BodyStatement[] = [];
    for (const { line, text: said } of lines) {
        // From the first deal on there is no free text that could hold the sign of a comment or two spaces.
        const played = statementOf(line, wordsOf(said.replace(COMMENT, "")).join(" "), forms.body);
        if (played !== null) {
            if (body.length === 0 && played.form !== "deal" && played.form !== "result") {
                throw new RecordError("record/misplaced", { text: said, line });
            }
            body.push(played);
            continue;
        }
        const stated = statementOf(line, said, forms.head);
        if (stated === null || body.length > 0) {
            throw new RecordError(stated === null ? "record/line" : "record/misplaced", { text: said, line });
        }
        head.push(stated);
    }
    return { head, body };
}

/** Returns what may stand once: the words before the colon. */
export function fieldOf(statement: Statement): string {
    return statement.text.split(":", 1)[0] ?? "";
}

/** Returns the seat, or refuses one that the table does not have. */
export function knownSeat(digit: string, seatCount: number, line: number): number {
    const seat = Number(digit);
    if (seat >= seatCount) {
        throw new RecordError("record/seat", { seat, line });
    }
    return seat;
}

export function trimmed(text: string): string {
    return text.replace(OUTER_SPACE, "");
}

export function wordsOf(text: string): string[] {
    return text.split(SPACES).filter((word) => word !== "");
}

function spokenLines(text: string): { line: number; text: string }[] {
    return text
        .slice(text.startsWith(BYTE_ORDER_MARK) ? 1 : 0)
        .split("\n")
        .map((raw, index) => ({ line: index + 1, text: trimmed(raw) }))
        .filter((line) => line.text !== "" && !line.text.startsWith("#"));
}

function formsOf({ line, text }: { line: number; text: string }): { head: typeof HEAD; body: typeof BODY } {
    const found = new RegExp(`^${FORMAT} ([0-9]{1,9})$`).exec(text);
    if (found === null) {
        throw new RecordError("record/not_a_record", { line });
    }
    const known = FORMS.get(Number(found[1]));
    if (known === undefined) {
        throw new RecordError("record/unknown_version", { found: Number(found[1]), known: VERSION, line });
    }
    return known;
}

function forms<Form extends string>(patterns: Record<Form, string>): [Form, RegExp][] {
    const entries = Object.entries(patterns) as [Form, string][];
    return entries.map(([form, pattern]) => [form, new RegExp(`^(?:${pattern})$`, "su")]);
}

function statementOf<Form extends string>(
    line: number,
    text: string,
    all: readonly [Form, RegExp][],
): Statement<Form> | null {
    for (const [form, pattern] of all) {
        const found = pattern.exec(text);
        if (found !== null) {
            return { line, form, parts: found.slice(1).map((part: string | undefined) => part ?? ""), text };
        }
    }
    return null;
}
