import { describe, expect, it } from "vitest";
import { type FairStory, changesOf, storyOf } from "./golden_fair";
import { type SeenDeal, witnessed } from "./witness";

function seen(story: FairStory): SeenDeal[] {
    let deals: SeenDeal[] = [];
    for (const change of changesOf(story)) {
        deals = witnessed(deals, change);
    }
    return deals;
}

describe("what is seen of a match", () => {
    it("is every deal with one's own hand, and after its end all cards", () => {
        const deals = seen(storyOf("four"));
        expect(deals.map((deal) => deal.number)).toEqual([1, 2]);
        for (const deal of deals) {
            expect(deal.own?.seat).toBe(2);
            expect(deal.own?.dealt).toHaveLength(16);
            expect(deal.played.flat().length + (deal.left?.flat().length ?? 0)).toBe(64);
        }
        expect(deals[1]?.exchange?.returned_card).not.toBeNull();
    });

    it("is no hand for a spectator", () => {
        expect(seen(storyOf("three, watched")).map((deal) => deal.own)).toEqual([null, null]);
    });

    it("holds the hand that was dealt, also for a page that came in the middle of the deal", () => {
        const story = storyOf("four");
        const whole = seen(story);
        const changes = [...changesOf(story)];
        for (const { after } of changes) {
            const [late] = witnessed([], { before: after, after, entries: [] });
            const dealt = whole.find((deal) => deal.number === late?.number)?.own?.dealt;
            expect(late?.own?.dealt.toSorted()).toEqual(dealt?.toSorted());
        }
    });

    it("keeps the first sight of a hand", () => {
        const changes = [...changesOf(storyOf("four"))];
        const { after } = changes.find((change) => change.after.match?.deal) ?? changes[0] ?? { after: null };
        if (after?.own == null) {
            throw new Error("no hand in this story");
        }
        const deals = witnessed([], { before: after, after, entries: [] });
        const lied = { ...after, own: { ...after.own, hand: after.own.hand.slice(1) } };
        expect(witnessed(deals, { before: after, after: lied, entries: [] })).toEqual(deals);
    });
});
