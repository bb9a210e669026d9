/** Reads a play that somebody typed: "77", "34567", "10R", "7g 7r", "f" for a phoenix, "d" for the dragon. */
import { colourOf, rankOf, sortCards, type ColourName } from "../../catalogue/cards";
import type { Combination } from "../../catalogue/judgement";
import type { CardName } from "../../protocol/wire";

export type Typed =
    | { found: "cards"; cards: CardName[] }
    /** Plays of several kinds fit; the weakest of each. */
    | { found: "ambiguous"; plays: Combination[] }
    | { found: "nothing"; why: "unreadable" | "not_held" };

interface Wish {
    rank: number;
    colour: ColourName | null;
}

const COLOURS: Readonly<Record<string, ColourName>> = { g: "green", y: "yellow", r: "red", m: "multi" };
const LETTERS: Readonly<Record<string, number>> = { "0": 10, f: 11, p: 11, d: 12 };
const BETWEEN = /[\s,;+.-]+/y;
const CARD = /(10|[0-9fpd])([gyrm]?)/y;

/**
 * Finds the cards that are meant. Where the colours leave a choice it is the weakest legal play that fits. Cards that
 * are held but may not be played are found too, so that the reason can be told.
 */
export function readTyped(text: string, hand: readonly CardName[], legal: readonly Combination[]): Typed {
    const wishes = wishesIn(text.toLowerCase());
    if (wishes === null) return { found: "nothing", why: "unreadable" };
    const fitting = legal.filter(({ cards }) => cards.length === wishes.length && fulfil(wishes, cards) !== null);
    const weakest = [...new Map([...fitting].reverse().map((play) => [play.kind, play])).values()].reverse();
    if (weakest.length > 1) return { found: "ambiguous", plays: weakest };
    const cards = weakest[0]?.cards ?? fulfil(wishes, hand);
    return cards === null ? { found: "nothing", why: "not_held" } : { found: "cards", cards: sortCards(cards) };
}

/** Reads the whole text as cards, or returns null. */
function wishesIn(text: string): Wish[] | null {
    const wishes: Wish[] = [];
    let at = 0;
    while (at < text.length) {
        const gap = matchAt(BETWEEN, text, at);
        if (gap !== null) {
            at += gap[0].length;
            continue;
        }
        const [written = "", rank = "", colour = ""] = matchAt(CARD, text, at) ?? [];
        if (written === "") return null;
        wishes.push({ rank: LETTERS[rank] ?? Number(rank), colour: COLOURS[colour] ?? null });
        at += written.length;
    }
    return wishes.length === 0 ? null : wishes;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(text);
}

/** Returns a card for every wish, the lowest first where the colour is open; null if one cannot be had. */
function fulfil(wishes: readonly Wish[], cards: readonly CardName[]): CardName[] | null {
    const free = sortCards(cards);
    const found: CardName[] = [];
    // Wishes with a colour choose first: the others take what is left.
    for (const wish of [...wishes].sort((one, other) => Number(one.colour === null) - Number(other.colour === null))) {
        const index = free.findIndex((card) => fits(card, wish));
        const [card] = index < 0 ? [] : free.splice(index, 1);
        if (card === undefined) return null;
        found.push(card);
    }
    return found;
}

function fits(card: CardName, { rank, colour }: Wish): boolean {
    return rankOf(card) === rank && (colour === null || colourOf(card) === colour);
}
