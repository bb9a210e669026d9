import { describe, expect, it } from "vitest";
import facts from "./facts.json";
import matches from "./matches.json";
import {
    type Deal,
    factorFor,
    LENGTHS,
    MOST_CARDS,
    PRESETS,
    pointsFor,
    presetsFor,
    rulesOf,
    standingOf,
} from "./standing";

/** What the pad tells after each deal, in the words of the engine's matches. */
function told(match: (typeof matches)[number]) {
    return match.deals.map((deal, place) => {
        const { rows, scores, winners, next } = standingOf(match.rules, match.seats, match.deals.slice(0, place + 1));
        return {
            winner: deal.winner,
            left: deal.left,
            strongest: deal.strongest,
            points: rows.at(-1)?.points,
            scores,
            winners,
            next: next && {
                number: next.number,
                direction: next.direction,
                dealer: next.dealer,
                order: next.order,
                giver: next.exchange?.giver,
                receiver: next.exchange?.receiver,
            },
        };
    });
}

describe("what the pad says", () => {
    it.each(matches.map((match) => [match.name, match] as const))("is what the engine says: %s", (_name, match) => {
        expect(told(match)).toEqual(match.deals);
    });

    it("has been held against every preset, length and number of seats that there is", () => {
        const tried = new Set(matches.map(({ name }) => name));
        for (const preset of PRESETS) {
            for (const seats of facts.presets[preset].seat_counts) {
                for (const length of LENGTHS) expect(tried).toContain(`${preset}, ${length}, ${seats} seats, played`);
            }
        }
    });
});

describe("before the first deal", () => {
    const { rows, scores, next } = standingOf(rulesOf("classic", "full"), 3, []);

    it("nobody has points", () => {
        expect([rows, scores]).toEqual([[], [0, 0, 0]]);
    });

    it("the cards say who leads, and nobody exchanges", () => {
        expect(next).toEqual({ number: 1, direction: "ccw", order: [], dealer: null, exchange: null });
    });
});

describe("a tie for most cards left", () => {
    const tied: Deal = { winner: 1, left: [11, 0, 4, 11], strongest: null };

    it("is broken by the pad where scores break it", () => {
        expect(standingOf(rulesOf("classic", "full"), 4, [tied]).next?.exchange).toEqual({
            giver: 3,
            receiver: 1,
            tied: [3, 0],
        });
    });

    it("waits for people where the cards left break it", () => {
        const exchange = standingOf(rulesOf("gang", "full"), 4, [tied]).next?.exchange;
        expect(exchange).toEqual({ giver: null, receiver: 1, tied: [3, 0] });
    });

    it("waits again when those who were named are no longer tied", () => {
        const changed = { ...tied, strongest: [2] };
        expect(standingOf(rulesOf("gang", "full"), 4, [changed]).next?.exchange?.giver).toBeNull();
    });
});

it("counts nothing that was written after the end of the match", () => {
    const deal: Deal = { winner: 0, left: [0, 16, 1], strongest: null };
    const { rows, scores, winners } = standingOf(rulesOf("classic", "full"), 3, [deal, deal, deal]);
    expect([rows.length, scores, winners]).toEqual([2, [0, 160, 2], [0]]);
});

it("leaves the edition for four to four", () => {
    expect(presetsFor(4)).toContain("gang");
    expect(presetsFor(3)).not.toContain("gang");
});

it("spells out what each card counts", () => {
    expect([pointsFor(11), factorFor(11)]).toEqual([33, 3]);
    for (let cards = 1; cards <= MOST_CARDS; cards += 1) expect(factorFor(cards) % 1).toBe(0);
});
