/** What somebody who looks back at a match has before them: the review, whose decisions, and which of them. */
import type { Catalogue } from "../catalogue/catalogue";
import { fetchCatalogue } from "../catalogue/fetched_catalogue";
import { costliest, decisionsOf, luckOf, type Placed } from "./decisions";
import { Review } from "./review.svelte";

export class Desk {
    readonly review: Review;
    catalogue: Catalogue | null = $state.raw(null);
    seat = $state(0);
    /** The deal and the action that come next where somebody looks. */
    #place: { deal: number; turn: number } = $state.raw({ deal: 1, turn: 1 });

    constructor(matchId: string, seat: number) {
        this.review = new Review(matchId);
        this.seat = seat;
    }

    readonly placed: readonly Placed[] = $derived.by(() => {
        const { analysis } = this.review;
        return analysis === null ? [] : decisionsOf(analysis, this.seat);
    });
    readonly moments: readonly Placed[] = $derived.by(() => costliest(this.placed));
    /** The decision that comes next, of whichever seat. */
    readonly next: Placed | null = $derived.by(() => {
        const { deal, turn } = this.#place;
        const found = this.review.analysis?.deals.find((each) => each.deal === deal);
        const decision = found?.decisions.find((each) => each.turn === turn);
        if (decision === undefined) return null;
        const own = this.placed.find((each) => each.decision === decision);
        return own ?? { deal, decision };
    });
    readonly luck = $derived.by(() => {
        const { analysis } = this.review;
        return analysis === null ? null : luckOf(analysis, this.#place.deal, this.seat);
    });

    get deal(): number {
        return this.#place.deal;
    }

    /** Looks at what comes after an action of a deal. */
    lookAfter(deal: number, action: number): void {
        this.#place = { deal, turn: action + 1 };
    }

    open(): void {
        void this.review.look();
        fetchCatalogue().then(
            (fetched) => (this.catalogue = fetched),
            () => undefined, // Without it cards are named one by one.
        );
    }

    close(): void {
        this.review.close();
    }
}
