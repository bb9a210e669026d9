/** Which of many legal plays are suggested, and how they are called so that no two have one name. */
import { colourOf, rankOf } from "../../catalogue/cards";
import type { Combination } from "../../catalogue/judgement";
import type { KindName } from "../../protocol/wire";
import { cardWords, combinationWords } from "../../words/card_words";
import type { Words } from "../../words/words.svelte";

export interface Chip {
    play: Combination;
    name: string;
}

/** Kinds whose cards have one rank: naming their colours tells them apart. */
const OF_ONE_RANK: readonly KindName[] = ["pair", "triple", "gang"];

/**
 * Returns at most `limit` plays in the order given, weakest first. Every kind gets its share, and a play that looks
 * like a chosen one apart from its colours waits until all others are in: a long hand has hundreds of flushes.
 */
export function chosenPlays(legal: readonly Combination[], limit: number): Combination[] {
    const seen = new Set<string>();
    const turns = new Map<string, number>();
    const ranked = legal.map((play, index) => {
        const look = lookOf(play);
        const line = `${seen.has(look) ? "again" : "first"}-${play.kind}`;
        const turn = turns.get(line) ?? 0;
        turns.set(line, turn + 1);
        const isAgain = seen.has(look);
        seen.add(look);
        return { play, index, turn, isAgain };
    });
    ranked.sort(
        (one, other) => Number(one.isAgain) - Number(other.isAgain) || one.turn - other.turn || one.index - other.index,
    );
    return ranked
        .slice(0, limit)
        .sort((one, other) => one.index - other.index)
        .map(({ play }) => play);
}

/** Names plays; those that would have one name get their cards in words as well. */
export function chipsOf(words: Words, plays: readonly Combination[]): Chip[] {
    const names = plays.map((play) => combinationWords(words, play));
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return plays.map((play, index) => {
        const name = names[index] ?? "";
        const isAlone = counts.get(name) === 1;
        return {
            play,
            name: isAlone ? name : words.t("hand-play-of-cards", { play: name, cards: cardsInWords(words, play) }),
        };
    });
}

function cardsInWords(words: Words, { kind, cards }: Combination): string {
    const names = OF_ONE_RANK.includes(kind)
        ? cards.map((card) => words.t("colour", { colour: colourOf(card) }))
        : cards.map((card) => cardWords(words, card));
    return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** Plays that differ in nothing but colours look alike. */
function lookOf({ kind, cards }: Combination): string {
    return `${kind}:${cards.map(rankOf).join(",")}`;
}
