/** What is told of a finished deal. */
import type { Combined } from "../protocol/wire";
import type { Film } from "../replay/film";

/** The most that a deal brings or costs, in hundredths of a point. */
export const MOST = 2000;

/** The play that ended a deal. */
export function lastPlayOf(film: Film): { seat: number; combination: Combined } | null {
    for (const { events } of film.steps.toReversed()) {
        for (const event of events.toReversed()) {
            if (event.type === "combination_played") return { seat: event.seat, combination: event.combination };
        }
    }
    return null;
}

/** How many cards each seat has left at the end. */
export function cardsLeft(film: Film): number[] {
    return film.at(film.last).hands.map((hand) => hand.length);
}

/** The strongest level whose bot had a smaller margin; `levels` are weakest first. */
export function levelBeaten(
    margin: number,
    margins: Readonly<Record<string, number>>,
    levels: readonly string[],
): string | null {
    return levels.findLast((level) => margins[level] !== undefined && margins[level] < margin) ?? null;
}

/** The finished deal that counted most for or against the person; null where all were level. */
export function tellingBoard<Board extends { cross?: number | null }>(boards: readonly Board[]): Board | null {
    const weight = ({ cross }: Board): number => Math.abs(cross ?? 0);
    const most = boards.reduce<Board | null>(
        (best, each) => (weight(each) > (best ? weight(best) : 0) ? each : best),
        null,
    );
    return most;
}
