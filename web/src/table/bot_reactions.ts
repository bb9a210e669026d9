/**
 * A word that a bot says now and then. It follows from what everybody at the table knows, and from nothing else: so
 * everybody hears the same, and nobody learns anything about a hand.
 */
import type { Change } from "../folding/fold";
import { hashOf } from "../players/faces";
import type { Event, MatchView, TableView } from "../protocol/wire";

export interface Reaction {
    seat: number;
    phrase: "wow" | "clap" | "oops";
}

/** What is public of a moment. The hand of whoever looks on is none of it. */
export interface PublicMoment {
    table: TableView;
    match: MatchView;
    events: readonly Event[];
}

/** One in so many moments is worth a word. */
const RARITY = 4;

/** Returns what a bot says to a change, if anything. */
export function reactionTo({ after, entries }: Change): Reaction | null {
    const { table, match } = after;
    return match === null ? null : reactionOf({ table, match, events: entries.map(({ event }) => event) });
}

export function reactionOf(moment: PublicMoment): Reaction | null {
    for (const event of moment.events) {
        const worth = worthAWord(event);
        if (worth === null) continue;
        const bots = botsBeside(moment.table, worth.by);
        const chance = hashOf(`${situation(moment)}/${event.type}/${worth.by}`);
        const seat = bots[Math.floor(chance / RARITY) % bots.length];
        if (seat !== undefined && chance % RARITY === 0) return { seat, phrase: worth.phrase };
    }
    return null;
}

/** Nothing is said to a pass or a common play: what led to them is hidden. */
function worthAWord(event: Event): { phrase: Reaction["phrase"]; by: number } | null {
    switch (event.type) {
        case "combination_played":
            return event.combination.kind === "gang" ? { phrase: "wow", by: event.seat } : null;
        case "last_card_declared":
            return { phrase: "oops", by: event.seat };
        case "deal_won":
            return { phrase: "clap", by: event.seat };
        default:
            return null;
    }
}

/** Whoever did it has nothing to say to it. */
function botsBeside({ seats }: TableView, by: number): number[] {
    return seats.flatMap(({ player }, seat) => (player?.bot != null && seat !== by ? [seat] : []));
}

/** What tells one moment from another: the match, the deal, and how many turns it had. */
function situation({ table, match: { deal } }: PublicMoment): string {
    const turns = deal === null ? 0 : [...deal.tricks, deal.trick].reduce((sum, trick) => sum + trick.turns.length, 0);
    return `${table.match?.match_id ?? ""}/${deal?.number ?? 0}/${turns}`;
}
