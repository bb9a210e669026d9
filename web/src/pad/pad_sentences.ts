/** What the pad says in sentences. */
import type { Words } from "../words/words.svelte";
import type { Sheet } from "./entries";
import { factorFor, pointsFor, type Exchange, type Standing } from "./standing";

/** Names in a row: "Ana, Ben and Cleo". */
export function listed(words: Words, { names }: Sheet, seats: readonly number[]): string {
    const found = seats.map((seat) => names[seat] ?? "");
    return new Intl.ListFormat(words.language, { type: "conjunction" }).format(found);
}

/** What the cards left of a player make: "11 cards × 3 = 33". */
export function sumOf({ t }: Words, cardsLeft: number): string {
    return t("pad-sum", { count: cardsLeft, factor: factorFor(cardsLeft), points: pointsFor(cardsLeft) });
}

/** Who gives a card to whom; empty while that is not known. */
export function exchangeText({ t }: Words, { names }: Sheet, { giver, receiver }: Exchange): string {
    if (giver === null) return "";
    return t("pad-exchange", { giver: names[giver] ?? "", receiver: names[receiver] ?? "" });
}

/** Where the match stands, in one line. */
export function headline(words: Words, sheet: Sheet, { winners, rows }: Standing): string {
    if (winners.length === 0) return words.t("pad-standing", { number: rows.length });
    return words.t("pad-over", { count: winners.length, names: listed(words, sheet, winners) });
}

/** What is read out when a deal was written down or changed. */
export function dealSaid(words: Words, sheet: Sheet, standing: Standing, place: number): string {
    const { t } = words;
    const [deal, row] = [sheet.deals[place], standing.rows[place]];
    if (deal === undefined || row === undefined) return "";
    const name = (seat: number): string => sheet.names[seat] ?? "";
    const points = row.points.flatMap((each, seat) =>
        seat === deal.winner ? [] : [t("pad-said-points", { name: name(seat), points: each })],
    );
    const exchange = standing.next?.exchange ? exchangeText(words, sheet, standing.next.exchange) : "";
    const end = standing.winners.length > 0 ? headline(words, sheet, standing) : exchange;
    return [t("pad-said-deal", { number: place + 1, name: name(deal.winner) }), ...points, end]
        .filter((sentence) => sentence !== "")
        .join(" ");
}
