// The check of a day that is over: from the anchor of the season to the last place (gof-daily-1).
import { boardCommitment, boardId, boardSeed, DAILY_SCHEME, LINK_SIZE, linkBefore } from "../fairness/chain";
import { bytesToHex, hexToBytes, idBytes } from "../fairness/hashing";
import { type Entrant, scoredDay } from "./day_scores";

export const BOARD_COUNT = 8;
const FORMAT = "gof-daily";
const VERSION = 1;
const DAY_MS = 86_400_000;
const SUNDAY = 0;
/** By weekday as browsers count, from Sunday on. */
const LEVELS = ["search", "planner", "search", "search", "search", "neural", "champion"];
const LATER_NUMBERS = [2, 3];
const SEASON = /^(\d{4}-\d\d-\d\d)\+([1-9]\d{0,2})$/;
const FULL_TABLE = 4;

interface SheetBoard {
    readonly board_id: string;
    readonly commitment: string;
    readonly deal_number: number;
}

interface SheetEntry extends Entrant {
    readonly margins: readonly (number | null)[];
    readonly crosses: readonly (number | null)[];
    readonly total: number;
    readonly place: number | null;
}

export interface Sheet {
    readonly format: string;
    readonly version: number;
    readonly scheme: string;
    readonly season: string;
    readonly anchor: string;
    readonly date: string;
    readonly link: string;
    readonly level: string;
    readonly seat_count: number;
    readonly engine: string;
    readonly boards: readonly SheetBoard[];
    readonly entries: readonly SheetEntry[];
}

/** A sheet that does not follow from its commitments. */
export class WrongSheet extends Error {
    constructor(readonly field: string) {
        super(field);
    }
}

export interface CheckedDay {
    readonly people: number;
    readonly anchor: string;
}

/** Checks a sheet; throws `WrongSheet` with the first field that is wrong. What it was asked for is known beforehand. */
export function checkSheet(sheet: Sheet, asked: { date: string; anchor: string }): CheckedDay {
    demand("format", sheet.format, FORMAT);
    demand("version", sheet.version, VERSION);
    demand("scheme", sheet.scheme, DAILY_SCHEME);
    demand("anchor", sheet.anchor, asked.anchor);
    demand("date", sheet.date, asked.date);
    const number = dayNumber(sheet);
    const link = bytesOf("link", sheet.link);
    checkLink(link, number, sheet.anchor);
    const weekday = new Date(Date.parse(sheet.date)).getUTCDay();
    demand("level", sheet.level, LEVELS[weekday]);
    demand("seat_count", sheet.seat_count, weekday === SUNDAY ? FULL_TABLE - 1 : FULL_TABLE);
    checkBoards(sheet, number, link);
    checkEntries(sheet);
    return { people: sheet.entries.filter(({ is_bot: isBot }) => !isBot).length, anchor: sheet.anchor };
}

function demand(field: string, found: unknown, expected: unknown): void {
    if (JSON.stringify(found) !== JSON.stringify(expected)) throw new WrongSheet(field);
}

function dayNumber({ season, date }: Sheet): number {
    const [, first, count] = SEASON.exec(season) ?? [];
    const number = first === undefined ? NaN : (Date.parse(date) - Date.parse(first)) / DAY_MS + 1;
    if (!Number.isInteger(number) || number < 1 || number > Number(count)) throw new WrongSheet("season");
    return number;
}

function bytesOf(field: string, text: string): Uint8Array {
    if (!/^[0-9a-f]*$/.test(text) || text.length !== 2 * LINK_SIZE) throw new WrongSheet(field);
    return hexToBytes(text);
}

/** Hashed as many times as the day has a number, a link gives the anchor. */
function checkLink(link: Uint8Array, number: number, anchor: string): void {
    let end = link;
    for (let step = 0; step < number; step += 1) end = linkBefore(end);
    demand("link", bytesToHex(end), anchor);
}

function checkBoards({ season, boards }: Sheet, number: number, link: Uint8Array): void {
    demand("boards", boards.length, BOARD_COUNT);
    boards.forEach((found, at) => {
        const board = at + 1;
        const id = boardId(season, number, board);
        const commitment = bytesToHex(boardCommitment(idBytes(id), boardSeed(link, season, number, board)));
        const later = LATER_NUMBERS[Math.floor(at / 2) % LATER_NUMBERS.length];
        demand(`board ${board}: board_id`, found.board_id, id);
        demand(`board ${board}: commitment`, found.commitment, commitment);
        demand(`board ${board}: deal_number`, found.deal_number, at % 2 === 1 ? later : 1);
    });
}

function checkEntries({ entries, seat_count: seats }: Sheet): void {
    for (const { who, points } of entries) {
        demand(`${who}: points`, points.length, BOARD_COUNT);
        points.forEach((each, at) => {
            if (each !== null && !mayBe(each, seats)) throw new WrongSheet(`${who}: points of board ${at + 1}`);
        });
    }
    demand("entries", new Set(entries.map(({ who }) => who)).size, entries.length);
    const scored = scoredDay(entries, BOARD_COUNT);
    const byWho = new Map(scored.map((each) => [each.who, each]));
    for (const found of entries) {
        for (const field of ["margins", "crosses", "total", "place"] as const) {
            demand(`${found.who}: ${field}`, found[field], byWho.get(found.who)?.[field]);
        }
    }
    demand(
        "entries",
        entries.map(({ who }) => who),
        scored.map(({ who }) => who),
    );
}

/** Whether a deal can have ended so: somebody is out, and nobody has less than nothing. */
function mayBe(points: readonly number[], seats: number): boolean {
    return points.length === seats && points.includes(0) && points.every((each) => Number.isInteger(each) && each >= 0);
}
