// What the page shows at every step is what the engine says, for every golden record.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Film } from "./film";
import { type Position, startOf } from "./position";
import { filmOf, VECTORS } from "./replay_example";

/** The hash that the vectors give for a position: of its JSON with sorted names. */
function hashOf({ match, hands, dummyHand }: Position): string {
    const text = JSON.stringify(sorted({ match, hands, dummy_hand: dummyHand }));
    return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function sorted(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== "object" || value === null) return value;
    const names = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(names.map(([name, member]) => [name, sorted(member)]));
}

describe("the golden records", () => {
    it("are all there", () => {
        expect(VECTORS.length).toBe(13);
        expect(new Set(VECTORS.map(({ replay }) => replay.preset))).toEqual(
            new Set(["classic", "german", "french", "gang", "custom"]),
        );
        expect(VECTORS.some(({ replay }) => replay.seats.length === 3)).toBe(true);
    });

    it.each(VECTORS.map((vector) => [vector.record, vector] as const))(
        "lead to the positions of the engine, step by step, from any side: %s",
        (_, { replay, positions }) => {
            const film = new Film(replay);
            const steps = [...film.steps.keys()];
            expect(steps.map((index) => hashOf(film.at(index)))).toEqual(positions);
            expect(steps.slice(1).map((index) => hashOf(film.before(index)))).toEqual(positions.slice(0, -1));
        },
    );
});

describe("a film", () => {
    it("begins before the first card", () => {
        const film = filmOf("classic");
        expect(film.before(0)).toEqual(startOf(film.replay));
        expect(film.before(0).hands).toEqual([[], [], [], []]);
    });

    it("has nothing to show of a match that was never dealt", () => {
        const film = filmOf("not-started");
        expect([film.last, film.deals, film.indexOf("#d1")]).toEqual([-1, [], null]);
    });

    it("goes from deal to deal, and back to the start of its own first", () => {
        const film = filmOf("fair");
        const [first, second, third] = film.deals.map(({ index }) => index) as [number, number, number];
        expect(film.deals.map(({ number }) => number)).toEqual([1, 2, 3]);
        expect(film.dealBeside(first, 1)).toBe(second);
        expect(film.dealBeside(second + 4, -1)).toBe(second);
        expect(film.dealBeside(second, -1)).toBe(first);
        expect(film.dealBeside(first, -1)).toBe(first);
        expect(film.dealBeside(third, 1)).toBe(film.last);
        expect(film.dealAt(second - 1)?.number).toBe(1);
    });

    it("knows the lead of every trick of a deal", () => {
        const film = filmOf("fair");
        for (const deal of film.deals) {
            const tricks = film.tricksAt(deal.index);
            expect(tricks.length).toBeGreaterThan(3);
            expect(tricks.map(({ number }) => number)).toEqual(tricks.map((_, place) => place + 1));
            for (const { number, index } of tricks) {
                const { trick, tricks: before } = film.before(index).match.deal ?? { trick: null, tricks: [] };
                expect([before.length + 1, trick?.turns]).toEqual([number, []]);
                expect(film.dealAt(index)).toEqual(deal);
            }
        }
    });

    it("finds every moment again by its link", () => {
        const film = filmOf("fair");
        expect([...film.steps.keys()].map((index) => film.indexOf(film.momentOf(index)))).toEqual([
            ...film.steps.keys(),
        ]);
        expect(film.momentOf(film.deals[1]?.index ?? 0)).toBe("#d2");
        expect(film.momentOf((film.deals[1]?.index ?? 0) + 17)).toBe("#d2.17");
    });

    it("takes a link beyond the end of a deal for its end, and leaves alone what is no link", () => {
        const film = filmOf("fair");
        expect(film.indexOf("#d1.9999")).toBe((film.deals[1]?.index ?? 0) - 1);
        expect(film.indexOf("#d3.9999")).toBe(film.last);
        expect(["", "#", "#d0", "#d9", "#d1.x", "#x", "d1"].map((moment) => film.indexOf(moment))).toEqual(
            Array<null>(7).fill(null),
        );
    });
});
