import { describe, expect, it } from "vitest";
import type { Change, Known } from "../folding/fold";
import { foldTable } from "../folding/table";
import type { Entry, Event, TableView } from "../protocol/wire";
import { calledOffIn } from "./called_off";

const OPENED: Event = {
    type: "table_opened",
    table_id: "t",
    host: "ana",
    options: { seat_count: 3 } as never,
    is_quick: false,
    policy: {
        deals: "own_seed",
        board_id: null,
        board_commitment: null,
        board_deal: 1,
        contest_id: null,
        opener: "person",
    },
};

function prepared(match_id: string): Event {
    return { type: "match_prepared", match_id, rules: "r", players: [], commitment: `C of ${match_id}` };
}

function fixed(match_id: string): Event {
    return {
        type: "numbers_committed",
        match_id,
        commitment: `C of ${match_id}`,
        players: [],
        client_commitments: ["1", "2", "3"],
    };
}

function dropped(match_id: string): Event {
    return { type: "preparation_dropped", match_id };
}

function started(match_id: string): Event {
    return {
        type: "match_started",
        match_id,
        rules: {},
        seat_count: 3,
        first_dealer: 0,
        players: [],
        commitment: `C of ${match_id}`,
        client_commitments: [],
        numbers: [],
        transcript_hash: "",
        fingerprint: "",
    };
}

function entryOf(event: Event, index: number): Entry {
    return { seq: index + 1, at_ms: 1000, event };
}

function tableAfter(...events: Event[]): TableView {
    return [OPENED, ...events].map(entryOf).reduce(foldTable, {} as TableView);
}

function knownOf(table: TableView): Known {
    return { table } as Known;
}

/** A change that tells all that happened; or, of a page that was away, only where it led to. */
function change(before: Event[], then: Event[], isTold = true): Change {
    return {
        before: knownOf(tableAfter(...before)),
        after: knownOf(tableAfter(...before, ...then)),
        entries: isTold ? then.map(entryOf) : [],
    };
}

const A = { match_id: "A", commitment: "C of A" };

describe("a start that is called off", () => {
    it("is found once its numbers are fixed", () => {
        expect(calledOffIn(change([prepared("A"), fixed("A")], [dropped("A")]))).toEqual([A]);
    });

    it("is found by a page that was away meanwhile", () => {
        expect(calledOffIn(change([prepared("A"), fixed("A")], [dropped("A")], false))).toEqual([A]);
        expect(calledOffIn(change([prepared("A"), fixed("A")], [dropped("A"), prepared("B")], false))).toEqual([A]);
        expect(
            calledOffIn(change([prepared("A"), fixed("A")], [dropped("A"), prepared("B"), started("B")], false)),
        ).toEqual([A]);
    });

    it("is found if the server passes over it in silence", () => {
        expect(calledOffIn(change([prepared("A"), fixed("A")], [prepared("B")]))).toEqual([A]);
        expect(calledOffIn(change([prepared("A"), fixed("A")], [started("B")]))).toEqual([A]);
    });

    it("is found in the midst of what is told at once", () => {
        const news = [prepared("A"), fixed("A"), dropped("A"), prepared("B"), fixed("B"), started("B")];
        expect(calledOffIn(change([], news))).toEqual([A]);
    });

    it("is found as often as it happens", () => {
        const news = [dropped("A"), prepared("B"), fixed("B"), dropped("B")];
        const found = calledOffIn(change([prepared("A"), fixed("A")], news));
        expect(found.map(({ match_id: id }) => id)).toEqual(["A", "B"]);
    });
});

describe("nothing is called off", () => {
    it.each<[string, Event[], Event[]]>([
        ["while numbers can still be chosen", [prepared("A")], [dropped("A")]],
        ["when the match begins", [prepared("A"), fixed("A")], [started("A")]],
        ["when numbers are fixed", [prepared("A")], [fixed("A")]],
        ["when something else happens", [prepared("A"), fixed("A")], []],
        ["when a match is prepared", [], [prepared("A")]],
        [
            "when the match is over, and the next one prepared",
            [prepared("A"), fixed("A")],
            [started("A"), prepared("B")],
        ],
    ])("%s", (_, before, then) => {
        expect(calledOffIn(change(before, then))).toEqual([]);
        expect(calledOffIn(change(before, then, false))).toEqual([]);
    });
});
