// The rules as the reference prints them, for tests: presets, tables, and what beats what under them.
import { readFileSync } from "node:fs";
import { DECK, sortCards } from "../catalogue/cards";
import { committedCatalogue } from "../catalogue/committed_catalogue";
import { legalPlays } from "../catalogue/judgement";
import type { CardName, LimitsView, MatchView } from "../protocol/wire";
import { TO_FOLLOW } from "./exercise";
import type { Example } from "./page_parts";

export const CATALOGUE = committedCatalogue();
export const PRESETS = ["classic", "german", "french", "gang"] as const;
export type Preset = (typeof PRESETS)[number];
export type Rules = MatchView["rules"];

/** Returns the tables of a page about the rules, as rows of cells. */
export function rows(page: string): string[][] {
    const lines = readFileSync(`../docs/rules/${page}.md`, "utf-8").split("\n");
    return lines
        .filter((line) => line.startsWith("| ") && !line.startsWith("|--"))
        .map((line) =>
            line
                .split("|")
                .slice(1, -1)
                .map((cell) => cell.trim().replaceAll("**", "")),
        );
}

/** The options of the rules with their values in every preset, as the reference lists them. */
export const OPTIONS = rows("rule-sets")
    .filter((cells) => cells.length === 7 && cells[0]?.startsWith("`"))
    .map(([name = "", , , ...values]) => ({
        name: name.replaceAll("`", ""),
        values: Object.fromEntries(PRESETS.map((preset, place) => [preset, values[place]])) as Record<Preset, string>,
    }));

export function rulesOf(preset: Preset): Rules {
    return Object.fromEntries(OPTIONS.map(({ name, values }) => [name, values[preset]]));
}

/** Returns the plays that a hand may make, each as the text of its cards. */
export function answers(
    hand: readonly CardName[],
    topPlay: readonly CardName[] | null,
    rules: Rules,
    limits: LimitsView = TO_FOLLOW,
): string[] {
    return legalPlays(CATALOGUE, { hand, topPlay, limits, rules }).map(({ cards }) => cards.join(" "));
}

export function doesBeat(one: Example, other: Example, rules: Rules): boolean {
    return answers(one.cards, other.cards, rules).includes(sortCards(one.cards).join(" "));
}

/** True if one deck has all these cards. */
export function areOfOneDeck(cards: readonly CardName[]): boolean {
    const deck = [...DECK];
    for (const card of cards) deck.splice(deck.indexOf(card), deck.includes(card) ? 1 : 0);
    return deck.length === DECK.length - cards.length;
}

/** Returns the cards of a hand that stay when some are played. */
export function without(hand: readonly CardName[], played: readonly CardName[]): CardName[] {
    const rest = [...hand];
    for (const card of played) rest.splice(rest.indexOf(card), 1);
    return rest;
}

/** Returns the smallest number of plays that a hand can be sorted into. */
export function fewestPlays(hand: readonly CardName[]): number {
    if (hand.length === 0) return 0;
    // Whatever the order, one of the plays takes the first card.
    const plays = answers(hand, null, rulesOf("classic"))
        .map((play) => play.split(" ") as CardName[])
        .filter((cards) => cards.includes(hand[0] as CardName));
    return 1 + Math.min(...plays.map((cards) => fewestPlays(without(hand, cards))));
}
