/** Answers to what a person asks about the table, in words. */
import { sortCards } from "../../catalogue/cards";
import type { Known } from "../../folding/fold";
import type { TurnView } from "../../protocol/wire";
import { cardWords } from "../../words/card_words";
import type { Words } from "../../words/words.svelte";
import { seconds as secondsOf } from "../deadlines";
import type { Extra, Query as KeyQuery } from "../hand/key_intents";
import { seatNames, trickOf } from "../scene";
import { fullWords, type Who } from "./event_sentences";

/** What can be asked; for some of it there is a key. */
export type Query = Exclude<KeyQuery, Extra> | "scores" | "time";

export const QUERIES: readonly Query[] = ["last", "counts", "trick", "hand", "scores", "time"];

/** Answers a question; `nowMs` is the server's time, by which deadlines count. */
export function queryAnswer(query: Query, known: Known, words: Words, nowMs: number = Date.now()): string {
    return ANSWERS[query](known, words, nowMs);
}

/** What a seat did in its turn: "Mei – pair of 2s, red high". */
export function turnWords({ seat, combination }: TurnView, known: Known, words: Words): string {
    const facts = whoIn(known, seat, words);
    if (combination === null) return words.t("answer-turn-pass", facts);
    return words.t("answer-turn-play", { ...facts, combination: fullWords(words, combination) });
}

const ANSWERS: Record<Query, (known: Known, words: Words, nowMs: number) => string> = {
    last: lastPlay,
    counts,
    trick(known, words) {
        const { t } = words;
        const deal = known.match?.deal;
        if (!deal) return t("answer-none");
        const turns = trickOf(deal)?.turns ?? [];
        if (turns.length === 0) return t("answer-no-play");
        return t("answer-trick", { turns: turns.map((turn) => turnWords(turn, known, words)).join("; ") });
    },
    hand({ own }, words) {
        if (own === null || own.hand.length === 0) return words.t("answer-no-hand");
        const cards = sortCards(own.hand).map((card) => cardWords(words, card));
        return words.t("answer-hand", { count: cards.length, cards: cards.join(", ") });
    },
    scores(known, words) {
        const { t } = words;
        if (known.match === null) return t("answer-none");
        const each = known.match.scores.map((score, seat) =>
            t("answer-score", { ...whoIn(known, seat, words), score }),
        );
        return t("answer-scores", { scores: each.join("; ") });
    },
    time: timeLeft,
};

function lastPlay(known: Known, words: Words): string {
    const { t } = words;
    const deal = known.match?.deal;
    if (!deal) return t("answer-none");
    const trick = trickOf(deal);
    if (trick === null || trick.top === null) return t("answer-no-play");
    const { name } = whoIn(known, trick.top.seat, words);
    const sentence = t("answer-last", { name, combination: fullWords(words, trick.top.combination) });
    const passes = trick.turns.length - 1 - trick.turns.findLastIndex(({ combination }) => combination !== null);
    return passes === 0 ? sentence : `${sentence} ${t("answer-passes-since", { count: passes })}`;
}

function counts(known: Known, words: Words): string {
    const { t } = words;
    const deal = known.match?.deal;
    if (!deal) return t("answer-none");
    const each = deal.hand_sizes.map((count, seat) => {
        const facts = { ...whoIn(known, seat, words), count };
        return deal.declared.includes(seat) ? t("answer-count-last", facts) : t("answer-count", facts);
    });
    return t("answer-counts", { counts: each.join("; ") });
}

function timeLeft(known: Known, words: Words, nowMs: number): string {
    const { t } = words;
    const { deadline } = known.table;
    if (deadline === null) return t("answer-time-none");
    const seconds = secondsOf(Math.max(0, deadline.due_ms - nowMs));
    if (deadline.seat === null) return t("answer-time-deal", { seconds });
    const { who, name } = whoIn(known, deadline.seat, words);
    return who === "you" ? t("answer-time-own", { seconds }) : t("answer-time-other", { name, seconds });
}

function whoIn({ table, seat: mine }: Known, seat: number, words: Words): { who: Who; name: string } {
    return { who: seat === mine ? "you" : "other", name: seatNames(table, words)[seat] ?? "" };
}
