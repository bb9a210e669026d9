// What is wrong with the text of a record, with the codes and facts that the server's own reader gives.
import type { Fact } from "../words/messages";

export type Facts = Readonly<Record<string, Fact>>;

export class RecordError extends Error {
    readonly code: string;
    /** What a sentence about it needs; among them the line, from 1, if it is known. */
    readonly facts: Facts;

    constructor(code: string, facts: Facts = {}) {
        super(code);
        this.name = "RecordError";
        this.code = code;
        this.facts = facts;
    }
}

/** A text that is no card, no action or no option; whoever reads the line knows where that was. */
export class Misread extends Error {
    readonly reason: string;

    constructor(reason: string) {
        super(reason);
        this.name = "Misread";
        this.reason = reason;
    }
}

/** Does some reading, and tells which line and field it was if something cannot be read. */
export function atLine<T>(line: number, field: string, read: () => T): T {
    try {
        return read();
    } catch (error) {
        if (error instanceof Misread) {
            throw new RecordError("record/value", { field, reason: error.reason, line });
        }
        if (error instanceof RecordError && error.facts["line"] === undefined) {
            throw new RecordError(error.code, { ...error.facts, line });
        }
        throw error;
    }
}
