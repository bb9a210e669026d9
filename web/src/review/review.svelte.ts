/** The review of a match as it comes: the quick one soon, the deep one for whoever asks. */
import type { MatchAnalysis, MatchReview } from "../protocol/wire";
import { askInDepth, reviewOf } from "./review_requests";

const LOOK_AGAIN_MS = 2000;

export class Review {
    #found: MatchReview | null = $state.raw(null);
    /** What went wrong when it was asked for last. */
    failure: unknown = $state.raw(null);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(readonly matchId: string) {}

    get analysis(): MatchAnalysis | null {
        return this.#found?.analysis ?? null;
    }

    get isDeep(): boolean {
        return this.#found?.is_deep ?? false;
    }

    /** How far the deep one is. */
    get deep(): MatchReview["deep"] {
        return this.#found?.deep ?? "none";
    }

    get progress(): { done: number; total: number } {
        return { done: this.#found?.deals_done ?? 0, total: this.#found?.deals ?? 0 };
    }

    /** Asks until there is nothing more to come. */
    async look(): Promise<void> {
        await this.#take(reviewOf(this.matchId));
    }

    async goDeep(): Promise<void> {
        await this.#take(askInDepth(this.matchId));
    }

    close(): void {
        clearTimeout(this.#timer);
    }

    async #take(answer: Promise<MatchReview>): Promise<void> {
        clearTimeout(this.#timer);
        try {
            this.#found = await answer;
            this.failure = null;
        } catch (error) {
            this.failure = error;
            return;
        }
        const isComing = this.analysis === null || this.deep === "waiting" || this.deep === "working";
        if (isComing) this.#timer = setTimeout(() => void this.look(), LOOK_AGAIN_MS);
    }
}
