/** What a typed command leads to: something to send, or something to say. Pure. */
import type { Known } from "../../folding/fold";
import type { Command } from "../../link/table_link.svelte";
import type { CardName } from "../../protocol/wire";
import type { Words } from "../../words/words.svelte";
import { queryAnswer } from "../announcing/queries";
import { chipsOf } from "../hand/chips";
import { type Circumstances, offerOf, whyNoPass } from "../hand/offers";
import { whyWords } from "../hand/button_words";
import { readTyped } from "../hand/typed";
import { mayBeReady } from "../seating/readiness";
import type { TextCommand } from "./commands";

export type Outcome =
    | { does: "send"; command: Command }
    | { does: "ready" }
    | { does: "hint" }
    | { does: "show"; what: "help" | "suggestions" }
    /** `refused` tells why something that was tried cannot be done. */
    | { does: "say"; sentence: string; refused?: { why: string; cards: CardName[] } };

/** Returns what a command leads to; `nowMs` is the server's time. */
export function outcomeOf(command: TextCommand, now: Circumstances, words: Words, nowMs: number): Outcome {
    switch (command.does) {
        case "nothing":
            return say(words.t("text-unknown"));
        case "hint":
            return { does: "hint" };
        case "help":
        case "suggestions":
            return { does: "show", what: command.does };
        case "query":
            return say(queryAnswer(command.query, now.known, words, nowMs));
        case "ready":
        case "rematch":
            return mayGoOn(now.known) ? { does: "ready" } : say(words.t("text-no-ready"));
        case "take_back":
            return { does: "send", command: { type: "take_back" } };
        case "last_card":
            return { does: "send", command: { type: "declare" } };
        case "pass": {
            const why = whyNoPass(now);
            if (why !== null) return refuse(why, [], now, words);
            return { does: "send", command: { type: "pass" } };
        }
        case "return":
            return typedCards(command.cards, false, now, words);
        case "play":
            return typedCards(command.cards, command.declare, now, words);
    }
}

/** True if being ready means something now: for the prepared match, or for the next deal. */
export function mayGoOn(known: Known): boolean {
    const { table, match, seat } = known;
    if (mayBeReady(known)) return true;
    const isDealOver = match?.deal != null && match.deal.deal_winner !== null && table.match?.ended === null;
    return isDealOver && seat !== null && table.seats[seat]?.is_ready === false;
}

/** Plays cards, or returns one in the exchange: the moment says which. */
export function withCards(cards: CardName[], declare: boolean, now: Circumstances, words: Words): Outcome {
    const offer = offerOf(now, cards, false);
    switch (offer.does) {
        case "play":
            return { does: "send", command: { type: "play", cards: offer.cards, ...(declare ? { declare } : {}) } };
        case "return":
            return { does: "send", command: { type: "return_card", card: offer.card } };
        case "nothing":
            return refuse(offer.why, cards, now, words);
        case "arm":
        case "disarm":
            return refuse("turn", cards, now, words);
    }
}

function typedCards(text: string, declare: boolean, now: Circumstances, words: Words): Outcome {
    const typed = readTyped(text, now.known.own?.hand ?? [], now.prospect?.legal ?? []);
    if (typed.found === "cards") return withCards(typed.cards, declare, now, words);
    if (typed.found === "nothing") {
        return say(typed.why === "unreadable" ? words.t("text-unknown") : words.t("hand-typed-not-held"));
    }
    const plays = chipsOf(words, typed.plays).map(({ name }) => name);
    return say(words.t("hand-typed-ambiguous", { plays: plays.join("; ") }));
}

function refuse(why: Parameters<typeof whyWords>[1], cards: CardName[], now: Circumstances, words: Words): Outcome {
    return { does: "say", sentence: whyWords(words, why, now.known, now.prospect), refused: { why, cards } };
}

function say(sentence: string): Outcome {
    return { does: "say", sentence };
}
