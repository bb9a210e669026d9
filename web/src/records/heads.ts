// Reading the head of a record: everything before the first deal. It holds facts only.
import { SCHEME } from "../fairness/hashing";
import { atLine, RecordError } from "./errors";
import type { FairnessRecord, MatchRecord, SeatRecord, Sitting } from "./model";
import { readRules } from "./rule_sets";
import { fieldOf, type HeadStatement, knownSeat, trimmed } from "./statements";

/** Written where a value is empty: no cards left, no number sent. */
export const NOTHING = "-";

const HEX = /^(?:[0-9a-f]{2})*$/;
const NUMBERED = /^(?:seat|fair h|fair r) ([0-9])$/;
const UNWRITABLE = /[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]/u; // eslint-disable-line no-control-regex

export type Head = Omit<MatchRecord, "deals">;

/** The statements of the head by what they state. */
type Fields = ReadonlyMap<string, HeadStatement>;

export function readHead(statements: readonly HeadStatement[]): Head {
    const fields = fieldsOf(statements);
    const seatCount = Number(required(fields, "seats").parts[0]);
    refuseSeatsBeyond(fields, seatCount);
    const dealer = required(fields, "first dealer");
    const seats = [...Array(seatCount).keys()];
    const sittings = statements
        .filter((statement) => statement.form === "sat")
        .map((statement) => readSitting(statement, seatCount));
    return {
        rules: readRules(
            required(fields, "rules"),
            statements.filter((statement) => statement.form === "option"),
        ),
        seats: seats.map((seat) => readSeat(required(fields, `seat ${seat}`))),
        firstDealer: knownSeat(dealer.parts[0] ?? "", seatCount, dealer.line),
        headers: statements.filter((statement) => statement.form === "header").map(({ parts }) => headerOf(parts)),
        matchId: fields.get("match id")?.parts[0] ?? null,
        fairness: readFairness(fields, seats),
        tableId: fields.get("table id")?.parts[0] ?? null,
        startedAtMs: momentOf(fields.get("started")),
        ended: readEnd(fields.get("ended")),
        sittings,
    };
}

/** Refuses headers that could not be written again. Asked last of all, as the server's reader does. */
export function checkHeaders({ headers }: Head): void {
    const wrong = headers.find(([, text]) => !isWritable(text));
    if (wrong !== undefined) {
        throw new RecordError("record/value", { field: `header ${wrong[0]}` });
    }
}

/** Refuses sittings that overlap, leave a deal out, or stand in another order than that of seats and deals. */
export function checkSittings({ sittings }: Head): void {
    sittings.forEach(({ seat, firstDeal, lastDeal }, index) => {
        const before = sittings[index - 1];
        const begins = before?.seat === seat ? before.lastDeal + 1 : 1;
        if ((before !== undefined && before.seat > seat) || firstDeal !== begins || lastDeal < firstDeal) {
            throw new RecordError("record/value", { field: `sat ${seat}` });
        }
    });
}

function fieldsOf(statements: readonly HeadStatement[]): Fields {
    const fields = new Map<string, HeadStatement>();
    for (const statement of statements) {
        const field = fieldOf(statement);
        if (statement.form === "sat") {
            continue; // a seat may have several
        }
        if (fields.has(field)) {
            throw new RecordError("record/duplicate", { field, line: statement.line });
        }
        fields.set(field, statement);
    }
    return fields;
}

function required(fields: Fields, field: string): HeadStatement {
    const statement = fields.get(field);
    if (statement === undefined) {
        throw new RecordError("record/missing", { field });
    }
    return statement;
}

function refuseSeatsBeyond(fields: Fields, seatCount: number): void {
    for (const [field, statement] of fields) {
        const numbered = NUMBERED.exec(field);
        if (numbered !== null) {
            knownSeat(numbered[1] ?? "", seatCount, statement.line);
        }
    }
}

function headerOf([name = "", text = ""]: readonly string[]): [string, string] {
    return [name, text];
}

function readSitting({ line, parts }: HeadStatement, seatCount: number): Sitting {
    const [digit = "", first, last, name = "", playerId = "", bot = "", missed = ""] = parts;
    return {
        seat: knownSeat(digit, seatCount, line),
        firstDeal: Number(first),
        lastDeal: Number(last),
        player: seatRecord(name, playerId, line),
        bot: bot === "" ? null : bot,
        deadlinesMissed: Number(missed),
    };
}

function momentOf(statement: HeadStatement | undefined): number | null {
    if (statement === undefined) {
        return null;
    }
    const text = statement.parts[0] ?? "";
    const moment = new Date(text);
    const atMs = moment.getTime();
    if (Number.isNaN(atMs) || atMs < 0 || moment.toISOString() !== text) {
        throw new RecordError("record/value", { field: fieldOf(statement), line: statement.line });
    }
    return atMs;
}

function readEnd(statement: HeadStatement | undefined): MatchRecord["ended"] {
    const atMs = momentOf(statement);
    return atMs === null ? null : { atMs, cause: statement?.parts[1] ?? "" };
}

function readSeat({ line, parts }: HeadStatement): SeatRecord {
    const [, name = "", playerId = ""] = parts;
    return seatRecord(name, playerId, line);
}

function seatRecord(name: string, playerId: string, line: number): SeatRecord {
    const wrong = !isWritable(playerId) ? "player id" : !isWritable(name) ? "name" : null;
    if (wrong !== null) {
        throw new RecordError("record/value", { field: wrong, line });
    }
    return { playerId, name };
}

/** True if a line can end with this text and give it back: not empty, no space around it, nothing invisible. */
function isWritable(text: string): boolean {
    return text !== "" && text === trimmed(text) && !UNWRITABLE.test(text);
}

function readFairness(fields: Fields, seats: readonly number[]): FairnessRecord | null {
    if (![...fields.values()].some((statement) => statement.form === "fair")) {
        return null;
    }
    const scheme = required(fields, "fair scheme");
    const secret = fields.get("fair S");
    return atLine(scheme.line, "fair scheme", () => {
        const found = {
            commitment: digits(required(fields, "fair C")),
            clientCommitments: seats.map((seat) => digits(required(fields, `fair h ${seat}`))),
            numbers: seats.map((seat) => digits(required(fields, `fair r ${seat}`))),
            transcriptHash: digits(required(fields, "fair T")),
            secret: secret === undefined ? null : digits(secret),
        };
        if (scheme.parts[1] !== SCHEME) {
            throw new RecordError("record/value", { field: "fair scheme" });
        }
        return found;
    });
}

function digits(statement: HeadStatement): string {
    const text = statement.parts[1] ?? "";
    if (text !== NOTHING && !HEX.test(text)) {
        throw new RecordError("record/value", { field: fieldOf(statement), line: statement.line });
    }
    return text === NOTHING ? "" : text;
}
