/** What is read out: a plain sentence for everything that happens, and one when the person's turn begins. */
import type { Change, Known } from "../../folding/fold";
import { foldMatch } from "../../folding/match";
import { foldTable } from "../../folding/table";
import { isSnapshot, isTurnNew, ownTurn } from "../../folding/turns";
import { playerName } from "../../players/player_names";
import type { Event } from "../../protocol/wire";
import { cardWords } from "../../words/card_words";
import type { Words } from "../../words/words.svelte";
import { dutyOf } from "../duty";
import { phaseOf, seatNames, trickOf } from "../scene";
import { fullWords, tellingOf } from "./event_sentences";

// What bots say comes with the same part: a change is told once, and both make words of it.
export { reactionTo } from "../bot_reactions";

/** Returns the sentences about a change, in the order of events; after a snapshot only where the table stands. */
export function announcements(change: Change, words: Words): string[] {
    if (isSnapshot(change)) return [summary(change.after, words)];
    const sentences = eventSentences(change, words);
    if (!isTurnNew(change)) return sentences;
    // "You win the trick; you lead" says whose turn it is.
    const isSaid = change.entries.some(({ event }) => isOwnTrick(event, change.after.seat));
    const duty = dutySentence(change.after, words);
    return [...sentences, ...(isSaid ? [] : [turnSentence(change.after, words)]), ...(duty === null ? [] : [duty])];
}

/** Returns, for the eye, who joins the person with the next deal; null if nobody new does. */
export function newcomerSentence({ after, entries }: Change, words: Words): string | null {
    if (after.seat === null) return null;
    const promise = entries.findLast(({ event }) => event.type === "seat_promised")?.event;
    if (promise?.type !== "seat_promised") return null;
    const { player_id: id, name } = promise.player;
    return words.t("status-joins", { name: playerName(words, id, name) });
}

/** Returns what binds the person on turn, in words. */
export function dutySentence({ own }: Known, words: Words): string | null {
    const duty = dutyOf(own?.limits ?? null);
    if (duty === null) return null;
    const { id, ...facts } = duty;
    return words.said(id, "card" in facts ? { ...facts, card: cardWords(words, facts.card) } : {});
}

/** Returns where the table stands, in one go: for somebody who arrives or comes back. */
export function summary(known: Known, words: Words): string {
    const { t } = words;
    const { table, match } = known;
    const number = match?.deal?.number ?? 0;
    switch (phaseOf(table, match)) {
        case "seating": {
            const taken = table.seats.filter(({ player }) => player !== null).length;
            return t("announce-summary-seating", { taken, seats: table.seats.length });
        }
        case "starting":
            return t("announce-summary-starting");
        case "exchange":
        case "play":
            return [t("announce-summary-deal", { number }), turnOfSomebody(known, words)].join(" ");
        case "deal_over":
            return t("announce-summary-deal-over", { number });
        case "match_over":
            return t("announce-summary-match-over");
        case "closed":
            return t("announce-closed");
    }
}

function eventSentences({ before, after, entries }: Change, words: Words): string[] {
    let [table, match] = [before.table, before.match];
    const sentences: string[] = [];
    const seated = new Set<number>();
    for (const entry of entries) {
        const { event } = entry;
        const next = { table: foldTable(table, entry), match: foldMatch(match, event) };
        if (event.type === "seat_taken") seated.add(event.seat);
        // Who sits down is there: it need not be said twice.
        if (event.type !== "player_back" || !seated.has(event.seat)) {
            const sentence = tellingOf(event, {
                words,
                seat: after.seat,
                table: { before: table, after: next.table },
                match: { before: match, after: next.match },
            });
            if (sentence !== null) sentences.push(sentence);
        }
        ({ table, match } = next);
    }
    return sentences;
}

function isOwnTrick(event: Event, seat: number | null): boolean {
    return event.type === "trick_won" && event.seat === seat && event.leader === seat;
}

function turnOfSomebody(known: Known, words: Words): string {
    if (ownTurn(known) !== null) return turnSentence(known, words);
    const seat = known.match?.deal?.seat_to_act ?? null;
    return seat === null ? "" : words.t("announce-turn-other", { name: seatNames(known.table, words)[seat] ?? "" });
}

/** Says that it is the person's turn, and what there is to do. */
export function turnSentence({ table, match }: Known, words: Words): string {
    const deal = match?.deal ?? null;
    if (deal === null) return "";
    if (deal.exchange !== null && deal.exchange.returned_card === null) {
        return words.t("announce-turn-return", { name: seatNames(table, words)[deal.exchange.deal_loser] ?? "" });
    }
    const top = deal.trick.turns.length === 0 ? null : trickOf(deal)?.top;
    return top
        ? words.t("announce-turn-follow", { combination: fullWords(words, top.combination) })
        : words.t("announce-turn-lead");
}
