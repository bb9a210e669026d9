/** One sentence for each event that is worth one. */
import { colourOf, rankOf } from "../../catalogue/cards";
import type { CardName, Combined, Event, MatchView, TableView } from "../../protocol/wire";
import { cardWords, combinationWords } from "../../words/card_words";
import type { Words } from "../../words/words.svelte";
import { seatNames, seatsAfter } from "../scene";

/** Whose deed a sentence is about: verbs change with it. */
export type Who = "you" | "other";

/** What a sentence about an event needs: the table and the match just before and just after it. */
export interface Telling {
    words: Words;
    /** The person's own seat. */
    seat: number | null;
    table: { before: TableView; after: TableView };
    match: { before: MatchView | null; after: MatchView | null };
}

type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;
type Tellers = { [Type in Event["type"]]?: (event: EventOf<Type>, telling: Telling) => string | null };

/** Kinds whose name says nothing of the colour that decides between two of them. */
const COLOURLESS: ReadonlySet<string> = new Set(["pair", "triple", "straight", "full_house"]);
const PHOENIX = 11;

/** Returns the sentence about an event, or null if it is not worth one. */
export function tellingOf(event: Event, telling: Telling): string | null {
    // The key and the argument belong together, which the compiler cannot see in a record of functions.
    const tell = TELLERS[event.type] as ((event: Event, telling: Telling) => string | null) | undefined;
    return tell?.(event, telling) ?? null;
}

/** Names a combination with the colour that counts: "pair of 2s, red high". */
export function fullWords(words: Words, combination: Combined): string {
    const name = combinationWords(words, combination);
    const high = decidingCard(combination);
    if (high === undefined || !COLOURLESS.has(combination.kind) || rankOf(high) === PHOENIX) return name;
    return words.t("announce-high", { combination: name, colour: colourOf(high) });
}

/** The highest card; of a full house that of its triple, which the middle card always belongs to. */
function decidingCard({ kind, cards }: Combined): CardName | undefined {
    if (kind !== "full_house") return cards.at(-1);
    const middle = cards[2];
    return middle && cards.findLast((card) => rankOf(card) === rankOf(middle));
}

/** Who a seat is in a sentence. */
export function whoIs(seat: number, { words, seat: mine, table }: Telling): { who: Who; name: string } {
    const name = seatNames(table.after, words)[seat] || (seatNames(table.before, words)[seat] ?? "");
    return { who: seat === mine ? "you" : "other", name };
}

const TELLERS: Tellers = {
    combination_played({ seat, combination }, telling) {
        const { words, match } = telling;
        const left = match.after?.deal?.hand_sizes[seat] ?? 0;
        return words.t("announce-played", {
            ...whoIs(seat, telling),
            combination: fullWords(words, combination),
            left,
        });
    },
    passed: ({ seat }, telling) => telling.words.t("announce-passed", whoIs(seat, telling)),
    last_card_declared: ({ seat }, telling) => telling.words.t("announce-last-card", whoIs(seat, telling)),
    seat_disqualified: ({ seat }, telling) => telling.words.t("announce-disqualified", whoIs(seat, telling)),
    trick_won({ seat, leader }, telling) {
        if (leader === seat) return telling.words.t("announce-trick-won", whoIs(seat, telling));
        const facts = { ...whoIs(seat, telling), leader: whoIs(leader, telling).name };
        return telling.words.t("announce-trick-won-other-leads", facts);
    },
    tribute_given: (event, telling) => telling.words.t("announce-tribute", exchanged(event, telling)),
    card_returned: (event, telling) => telling.words.t("announce-returned", exchanged(event, telling)),
    deal_started({ deal_number: number, direction, leader }, telling) {
        const { words, seat, table } = telling;
        const next = seat === null ? undefined : seatsAfter(seat, direction, table.after.seats.length)[0];
        if (next === undefined) {
            const facts = { number, direction, leader: whoIs(leader, telling).name };
            return words.t("announce-deal-started", facts);
        }
        return words.t("announce-deal-started-seat", { number, direction, next: whoIs(next, telling).name });
    },
    deal_won: ({ seat }, telling) => telling.words.t("announce-deal-won", whoIs(seat, telling)),
    deal_scored({ points, scores }, telling) {
        const { words } = telling;
        const each = points.map((point, seat) =>
            words.t("announce-points-of", { ...whoIs(seat, telling), points: point, score: scores[seat] ?? 0 }),
        );
        return words.t("announce-points", { points: each.join("; ") });
    },
    match_started: (_event, { words }) => words.t("announce-match-started"),
    match_won({ winners }, telling) {
        const { words } = telling;
        const [winner] = winners;
        if (winner === undefined) return null;
        if (winners.length === 1) return words.t("announce-match-won", whoIs(winner, telling));
        const names = winners.map((seat) => whoIs(seat, telling).name);
        return words.t("announce-match-shared", { names: names.join(", ") });
    },
    match_ended: ({ cause }, { words }) => (cause === "abandoned" ? words.t("announce-match-abandoned") : null),
    deadline_passed: ({ seat, is_idle }, telling) =>
        is_idle ? null : telling.words.t("announce-deadline-passed", whoIs(seat, telling)),
    substitute_seated: ({ seat }, telling) => telling.words.t("announce-substitute", whoIs(seat, telling)),
    seat_taken_back: ({ seat }, telling) => telling.words.t("announce-seat-taken-back", whoIs(seat, telling)),
    match_paused: (_event, { words }) => words.t("announce-paused"),
    match_resumed: (_event, { words }) => words.t("announce-resumed"),
    match_adjourned: (_event, { words }) => words.t("announce-adjourned"),
    match_continued: (_event, { words }) => words.t("announce-continued"),
    seat_taken({ seat, player }, telling) {
        const { words, table } = telling;
        const isTakenOver = player.bot === null && table.before.seats[seat]?.player?.bot != null;
        return words.t(isTakenOver ? "announce-seat-taken-over" : "announce-seat-taken", whoIs(seat, telling));
    },
    seat_left: ({ seat, cause }, telling) =>
        telling.words.t(cause === "removed" ? "announce-seat-removed" : "announce-seat-left", whoIs(seat, telling)),
    seat_promised({ seat, player }, telling) {
        const bot = whoIs(seat, telling).name;
        return telling.words.t("announce-promised", { who: "other", name: player.name, bot });
    },
    promise_withdrawn: ({ seat }, telling) =>
        telling.words.t("announce-promise-withdrawn", { bot: whoIs(seat, telling).name }),
    // Of the person's own connection the page speaks elsewhere.
    player_away: ({ seat }, telling) =>
        seat === telling.seat ? null : telling.words.t("announce-away", { name: whoIs(seat, telling).name }),
    player_back({ seat }, telling) {
        const wasAway = telling.table.before.seats[seat]?.is_here === false;
        return seat === telling.seat || !wasAway
            ? null
            : telling.words.t("announce-back", { name: whoIs(seat, telling).name });
    },
    host_changed({ host }, telling) {
        const seat = telling.table.after.seats.findIndex(({ player }) => player?.player_id === host);
        return seat < 0 ? null : telling.words.t("announce-host", whoIs(seat, telling));
    },
    options_changed: (_event, { words }) => words.t("announce-options"),
    match_prepared: (_event, { words, seat, table }) =>
        seat === null || table.after.is_quick ? null : words.t("announce-prepared"),
    seat_ready({ seat }, telling) {
        const isBot = telling.table.after.seats[seat]?.player?.bot != null;
        return isBot ? null : telling.words.t("announce-ready", whoIs(seat, telling));
    },
    table_closed: (_event, { words }) => words.t("announce-closed"),
};

function exchanged(
    { card, giver, receiver }: EventOf<"tribute_given" | "card_returned">,
    telling: Telling,
): { who: string; giver: string; receiver: string; card: string } {
    return {
        who: giver === telling.seat ? "giver" : receiver === telling.seat ? "receiver" : "other",
        giver: whoIs(giver, telling).name,
        receiver: whoIs(receiver, telling).name,
        card: cardWords(telling.words, card),
    };
}
