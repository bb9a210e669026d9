/** The text that somebody shares of a day: how it went, and never a card. The terminal says the same in the same words. */
import { wholePoints } from "../boards/points";
import { levelName } from "../players/player_names";
import type { DailyDay } from "../protocol/wire";
import type { Words } from "../words/words.svelte";

/** Told apart by shape as well as by colour. */
const SQUARES = { best: "⭐", above: "🟩", level: "⬜", below: "🔻" } as const;

/** Four lines: the date, a square for each deal with the sum, how it went, and where to play. */
export function sharedText(words: Words, day: DailyDay, origin: string): string {
    const { t } = words;
    const [, month, date] = day.date.split("-").map(Number);
    const marks = day.boards.map(({ mark }) => (mark == null ? "" : SQUARES[mark])).join("");
    const total = wholePoints(day.total);
    const went = [
        day.place === null
            ? t("daily-share-unranked")
            : t("daily-share-place", { place: day.place, people: day.people }),
        ...(day.better_than === null ? [] : [t("daily-share-better", { level: levelName(words, day.better_than) })]),
    ].join(" · ");
    return [
        t("daily-share-title", { day: date ?? 0, month: month ?? 0 }),
        `${marks} ${total > 0 ? "+" : ""}${total}`,
        `${went}${day.streak > 1 ? ` 🔥${day.streak}` : ""}`,
        `${origin}/d/${day.date}`,
    ].join("\n");
}
