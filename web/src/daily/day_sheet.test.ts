import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boardCommitment, boardId, boardSeed, linkBefore, seedKey } from "../fairness/chain";
import { deckOrder } from "../fairness/decks";
import { bytesToHex, idBytes } from "../fairness/hashing";
import { checkSheet, type Sheet, WrongSheet } from "./day_sheet";

const SHEETS = JSON.parse(readFileSync("../tests/golden/daily_sheets.json", "utf-8")) as Sheet[];
const asked = ({ date, anchor }: Sheet): { date: string; anchor: string } => ({ date, anchor });

/** The field that is named for a sheet; null for one that is found right. */
function wrongIn(sheet: Sheet, known: Sheet = sheet): string | null {
    try {
        checkSheet(sheet, asked(known));
        return null;
    } catch (error) {
        if (error instanceof WrongSheet) return error.field;
        throw error;
    }
}

/** Every way to change one value of a sheet by a little. */
function* altered(value: unknown, path: readonly (string | number)[] = []): Generator<[string, unknown]> {
    if (Array.isArray(value)) {
        for (const [at, each] of value.entries()) {
            for (const [name, other] of altered(each, [...path, at])) yield [name, value.with(at, other)];
        }
        if (value.length > 1) yield [[...path, "one less"].join("."), value.slice(1)];
    } else if (typeof value === "object" && value !== null) {
        for (const [key, each] of Object.entries(value)) {
            if (key === "engine" || key === "who") continue; // What the bots were, and who is called how: nothing follows from it.
            for (const [name, other] of altered(each, [...path, key])) yield [name, { ...value, [key]: other }];
        }
    } else {
        const name = path.join(".");
        if (typeof value === "number") yield [name, value + 1];
        else if (typeof value === "boolean") yield [name, !value];
        else if (typeof value === "string")
            yield [name, value.endsWith("0") ? `${value.slice(0, -1)}1` : `${value.slice(0, -1)}0`];
        else yield [name, 0];
    }
}

describe("the chain of a season", () => {
    it("gives the known answers", () => {
        let link = Uint8Array.from({ length: 64 }, (_, at) => at);
        for (let day = 7; day > 1; day -= 1) link = linkBefore(link) as Uint8Array<ArrayBuffer>;
        expect(bytesToHex(link).slice(0, 32)).toBe("cf67a25c515c61976d6132c064dad5d8");
        expect(bytesToHex(linkBefore(link)).slice(0, 32)).toBe("f37dd9dc6f7670f7317e248441b37282");
        const season = "2026-11-16+7";
        const seed = boardSeed(link, season, 1, 1);
        expect(boardId(season, 1, 1)).toBe("60066b7a-888b-c019-5a9d-79aae667b4b6");
        expect(bytesToHex(seed).slice(0, 32)).toBe("8f706e1cc046a78744debe52c10dde1f");
        const commitment = boardCommitment(idBytes(boardId(season, 1, 1)), seed);
        expect(bytesToHex(commitment).slice(0, 32)).toBe("848ecc02d4ca5652ed71038a75cde25d");
        expect(deckOrder(seedKey(seed), 0).slice(0, 16)).toEqual([
            60, 45, 35, 21, 57, 23, 19, 28, 37, 62, 51, 42, 36, 41, 52, 32,
        ]);
    });
});

describe("the sheet of a day", () => {
    it("is found right where it is, three seats on Sundays included", () => {
        expect(SHEETS.map((sheet) => wrongIn(sheet))).toEqual(SHEETS.map(() => null));
        expect(new Set(SHEETS.map(({ seat_count: seats }) => seats))).toEqual(new Set([3, 4]));
    });

    it("is refused with any single value changed", () => {
        const missed: string[] = [];
        let count = 0;
        for (const sheet of SHEETS.slice(0, 2)) {
            for (const [name, other] of altered(sheet)) {
                count += 1;
                if (wrongIn(other as Sheet, sheet) === null) missed.push(name);
            }
        }
        expect(missed).toEqual([]);
        expect(count).toBeGreaterThan(500);
    });

    it("is refused for another season than the one whose anchor is known", () => {
        const [sheet] = SHEETS as [Sheet];
        expect(wrongIn(sheet, { ...sheet, anchor: "00".repeat(64) })).toBe("anchor");
    });
});
