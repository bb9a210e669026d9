// The list of what was checked: each row a statement, and whether it turned out right.
import type { Check } from "../fairness/verify";
import type { Play } from "./record_requests";
import type { Checked } from "./card_check";
import { wordsOfField } from "./faults";

export type RowState = "right" | "wrong" | "none" | "open" | "asking";

export interface Row {
    name:
        | "values"
        | "saved-browser"
        | "saved-file"
        | "unsaved"
        | "server"
        | "client"
        | "silent"
        | "transcript"
        | "dealer"
        | "cut"
        | "uncut"
        | "hands"
        | "plays"
        | "legal"
        | "legal-open";
    state: RowState;
    /** Whose number it is about. */
    seat: number | null;
    /** How many deals it was right in. */
    done: number;
}

/** Returns the rows of a record that could be read. */
export function rowsOf(checked: Checked, play: Play | null): Row[] {
    const { evidence, saved } = checked;
    if (evidence === null) {
        return [];
    }
    const { numbers } = evidence.told;
    const isCut = evidence.deals.length === 0 || evidence.deals.some((deal) => deal.cut.length > 0);
    return [
        row("values", stateOf(checked, "values")),
        saved === null ? row("unsaved", "none") : row(`saved-${saved.from}`, stateOf(checked, "saved")),
        row("server", stateOf(checked, "server")),
        ...numbers.map((number, seat) =>
            number === "" ? row("silent", "none", seat) : row("client", clientState(checked, seat), seat),
        ),
        row("transcript", stateOf(checked, "transcript")),
        row("dealer", stateOf(checked, "dealer")),
        isCut ? dealRow(checked, "cut") : row("uncut", "none"),
        dealRow(checked, "hands"),
        dealRow(checked, "plays"),
        playRow(play),
    ];
}

function row(name: Row["name"], state: RowState, seat: number | null = null, done = 0): Row {
    return { name, state, seat, done };
}

function stateOf({ steps, fault }: Checked, check: Check): RowState {
    if (fault?.sort === "cards" && fault.step.check === check) {
        return "wrong";
    }
    return steps.some((step) => step.check === check) ? "right" : "open";
}

/** The numbers are opened seat by seat: those before the wrong one are right. */
function clientState(checked: Checked, seat: number): RowState {
    const { fault } = checked;
    if (fault?.sort !== "cards" || fault.step.check !== "clients") {
        return stateOf(checked, "clients");
    }
    const wrong = wordsOfField(fault.field, false).seat ?? 0;
    return seat === wrong ? "wrong" : seat < wrong ? "right" : "open";
}

/** Of a record with a fault, the deals before it are told all the same: up to there the statement is right. */
function dealRow({ evidence, fault, steps }: Checked, check: "cut" | "hands" | "plays"): Row {
    if (fault?.sort === "cards" && fault.step.check === check) {
        return row(check, "wrong");
    }
    const done = steps.filter((step) => step.check === check).length;
    const isEmpty = fault === null && evidence?.deals.length === 0;
    return row(check, done > 0 || isEmpty ? "right" : "open", null, done);
}

function playRow(play: Play | null): Row {
    switch (play?.state) {
        case "legal":
            return row("legal", "right");
        case "illegal":
            return row("legal", "wrong");
        case "asking":
            return row("legal-open", "asking");
        default:
            return row("legal-open", "open");
    }
}
