/** A sheet as plain text: columns that stand below each other in letters of one width. */
import type { Words } from "../words/words.svelte";
import type { Sheet } from "./entries";
import type { Standing } from "./standing";
import { headline } from "./pad_sentences";

/** The mark of a deal winner; a crown would be wider than a letter in many places. */
const WINNER = "*";
const GAP = "  ";

export function plainText(words: Words, sheet: Sheet, standing: Standing): string {
    const { t } = words;
    const rows = standing.rows.map(({ points }, place) => [
        String(place + 1),
        ...points.map((each, seat) => (sheet.deals[place]?.winner === seat ? `${WINNER}${each}` : String(each))),
    ]);
    const lines = aligned([
        [t("pad-sheet-deal"), ...sheet.names],
        ...rows,
        [t("pad-sheet-score"), ...standing.scores.map(String)],
    ]);
    const rule = "-".repeat(Math.max(...lines.map(lengthOf)));
    const table = [...lines.slice(0, 1), rule, ...lines.slice(1, -1), rule, ...lines.slice(-1)];
    return [t("home-title"), "", ...table, "", headline(words, sheet, standing), ""].join("\n");
}

/** The first column to the left, the others to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column] ?? ""))));
    return rows.map((row) =>
        row
            .map((cell, column) => {
                const space = " ".repeat((widths[column] ?? 0) - lengthOf(cell));
                return column === 0 ? cell + space : space + cell;
            })
            .join(GAP),
    );
}

/** How many letters a person sees: "é" is one, however it was typed. */
function lengthOf(text: string): number {
    return [...new Intl.Segmenter().segment(text)].length;
}
