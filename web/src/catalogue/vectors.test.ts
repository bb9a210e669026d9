// Every vector that the engine wrote, asked of the catalogue. `make catalogue` writes them anew.
import { describe, expect, it } from "vitest";
import type { CardName, LimitsView, MatchView } from "../protocol/wire";
import { committedCatalogue } from "./committed_catalogue";
import { type Position, type Verdict, combinationOf, judge, legalPlays } from "./judgement";
import vectors from "./vectors.json";

interface Vector {
    name: string;
    hand: string;
    top_play: string | null;
    rules: MatchView["rules"];
    limits: LimitsView;
    /** All of them; or, if they are many, how many there are and a digest. */
    legal: { plays: string[] } | { count: number; digest: number };
    selections: [cards: string, kind: string | null, refusal: string | null][];
}

const catalogue = committedCatalogue();
const cases = (vectors as unknown as Vector[]).map((vector, number) => ({ vector, title: `${number} ${vector.name}` }));

function cardsOf(text: string): CardName[] {
    return text.split(" ").filter((word) => word !== "") as CardName[];
}

function positionOf({ hand, top_play, limits, rules }: Vector): Position {
    return { hand: cardsOf(hand), topPlay: top_play === null ? null : cardsOf(top_play), limits, rules };
}

/** FNV-1a with 32 bits, as the vectors have it. */
function digestOf(text: string): number {
    return [...text].reduce((digest, letter) => Math.imul(digest ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
}

function refusalOf(verdict: Verdict): string | null {
    return verdict.legal ? null : verdict.reason;
}

describe("the vectors of the engine", () => {
    it("hold every reason to refuse a play", () => {
        const reasons = new Set(cases.flatMap(({ vector }) => vector.selections.map(([, , reason]) => reason)));
        expect(reasons.size).toBe(12);
    });

    it.each(cases)("agree on what is legal: $title", ({ vector }) => {
        const plays = legalPlays(catalogue, positionOf(vector)).map(({ cards }) => cards.join(" "));
        const found = "plays" in vector.legal ? { plays } : { count: plays.length, digest: digestOf(plays.join(", ")) };
        expect(found).toEqual(vector.legal);
    });

    it.each(cases)("agree on each selection: $title", ({ vector }) => {
        const found = vector.selections.map(([text]) => {
            const cards = cardsOf(text);
            const verdict = judge(catalogue, positionOf(vector), cards);
            expect(verdict.combination).toEqual(combinationOf(catalogue, cards));
            return [text, verdict.combination?.kind ?? null, refusalOf(verdict)];
        });
        expect(found).toEqual(vector.selections);
    });
});
