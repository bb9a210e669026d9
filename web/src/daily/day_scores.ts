// How a day is scored, as gof-daily-1 says it, in whole hundredths of a point: to make the sheet of a day anew.
import { MOST } from "./deal_facts";

const HUNDREDTHS = 100;
const FULL = 30;
const LEAST = 3;

export type Points = readonly number[];
export type Boards = readonly (Points | null)[];

export interface Entrant {
    readonly who: string;
    readonly is_bot: boolean;
    readonly points: Boards;
}

export interface Scored {
    readonly who: string;
    readonly is_bot: boolean;
    readonly margins: readonly (number | null)[];
    readonly crosses: readonly (number | null)[];
    readonly total: number;
    readonly place: number | null;
}

/** A quotient to the nearest whole number; a half goes up. Denominators are positive. */
function divided(numerator: number, denominator: number): number {
    return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** The mean points of the others less one's own. */
export function marginOf([own = 0, ...others]: Points): number {
    return divided(HUNDREDTHS * others.reduce((sum, each) => sum + each, 0), others.length) - HUNDREDTHS * own;
}

interface Field {
    people: number;
    peopleMargins: number;
    bots: number;
    botMargins: number;
}

function crossOf(margin: number, field: Field): number {
    const weight = Math.max(LEAST, FULL - field.people);
    const total = FULL * field.peopleMargins + weight * field.botMargins;
    const parts = FULL * field.people + weight * field.bots || 1;
    return Math.max(-MOST, Math.min(MOST, divided(margin * parts - total, parts)));
}

function fieldAt(margins: readonly { is_bot: boolean; margin: number | null }[]): Field {
    const field = { people: 0, peopleMargins: 0, bots: 0, botMargins: 0 };
    for (const { is_bot: isBot, margin } of margins) {
        if (margin === null) continue;
        if (isBot) [field.bots, field.botMargins] = [field.bots + 1, field.botMargins + margin];
        else [field.people, field.peopleMargins] = [field.people + 1, field.peopleMargins + margin];
    }
    return field;
}

/** Ids and levels are plain letters: they are in the order of their codes, as everywhere. */
const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Returns what everybody made of a day that is over, best first. */
export function scoredDay(entrants: readonly Entrant[], boardCount: number): Scored[] {
    const margins = entrants.map(({ points }) => points.map((each) => (each === null ? null : marginOf(each))));
    const fields = Array.from({ length: boardCount }, (_, at) =>
        fieldAt(entrants.map(({ is_bot }, index) => ({ is_bot, margin: margins[index]?.[at] ?? null }))),
    );
    const crosses = entrants.map(({ is_bot: isBot }, index) =>
        (margins[index] ?? []).map((margin, at) => {
            const field = fields[at];
            if (margin === null || field === undefined) return null;
            // Nobody is compared with themselves.
            const own = { ...field, people: field.people - 1, peopleMargins: field.peopleMargins - margin };
            return crossOf(margin, isBot ? field : own);
        }),
    );
    const totals = crosses.map((each) => each.reduce<number>((sum, cross) => sum + (cross ?? -MOST), 0));
    const people = totals.filter((_, index) => !entrants[index]?.is_bot);
    return entrants
        .map(({ who, is_bot: isBot }, index) => {
            const total = totals[index] ?? 0;
            const place = isBot ? null : 1 + people.filter((each) => each > total).length;
            return {
                who,
                is_bot: isBot,
                margins: margins[index] ?? [],
                crosses: crosses[index] ?? [],
                total,
                place,
            };
        })
        .sort((one, other) => other.total - one.total || byCode(one.who, other.who));
}
