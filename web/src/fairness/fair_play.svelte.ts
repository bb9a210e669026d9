// The fair deal as a page takes part in it: it answers for its own number, remembers what it saw, and after the match
// says whether the cards were those that all had committed to.
import type { Change, Known } from "../folding/fold";
import type { Answer, TableLink } from "../link/table_link.svelte";
import type { MatchInfo, MatchView } from "../protocol/wire";
import { FairStart } from "./fair_start";
import { KeptMatches } from "./kept_matches";
import { toldOf } from "./start_checks";
import { formatTranscript } from "./transcripts";
import { Unfair } from "./unfair";
import { type SeenDeal, witnessed } from "./witness";

export { calledOffIn } from "./called_off";

export interface Verdict {
    /** Partly: all that this page saw is right, but it did not see everything from the start. */
    state: "open" | "verified" | "partly" | "wrong";
    /** The first wrong field. */
    field?: string;
    /** How many deals were checked from their first card to their last. */
    deals?: number;
    /** Seats whose number did not come: with the server, each of them could have chosen between two deals. */
    withoutNumber?: number[];
}

export class FairPlay {
    /** Of the present match, or of the last one; worked out here, not told. */
    fingerprint: string | null = $state(null);
    verdict: Verdict = $state.raw({ state: "open" });

    readonly #link: TableLink;
    readonly #keptMatches: KeptMatches;
    readonly #start: FairStart;
    readonly #unfollow: () => void;
    #matchId: string | null = null;
    #revealedFor: string | null = null;
    #fault: { matchId: string; field: string } | null = null;
    #isJudged = false;
    #deals: SeenDeal[] = [];

    constructor(link: TableLink, keptMatches = new KeptMatches()) {
        this.#link = link;
        this.#keptMatches = keptMatches;
        this.#start = new FairStart(keptMatches);
        this.#unfollow = link.onChange((change) => this.#hear(change));
        if (link.known !== null) {
            this.#hear({ before: link.known, after: link.known, entries: [] });
        }
    }

    /** Says ready for the prepared match, with the commitment to a number of one's own. */
    async ready(): Promise<Answer> {
        const known = this.#link.known;
        const matchId = known?.table.preparation?.match_id;
        if (known === null || matchId === undefined || known.playerId === null) {
            return { ok: false, code: "ready/not_prepared", facts: {} };
        }
        const commitment = this.#start.commitment(matchId, known.playerId);
        const answer = await this.#link.send({ type: "ready", match_id: matchId, commitment });
        if (answer.ok) {
            this.#start.committed(matchId);
            if (this.#link.known !== null) {
                this.#reveal(this.#link.known);
            }
        }
        return answer;
    }

    /** Returns the transcript of the present match, or of the last one, as `gangoffour verify` reads it. */
    transcript(): string | null {
        const transcript = this.#matchId === null ? null : this.#keptMatches.of(this.#matchId).transcript;
        return transcript === null ? null : formatTranscript(transcript);
    }

    close(): void {
        this.#unfollow();
    }

    #hear(change: Change): void {
        this.#reveal(change.after);
        const matchId = change.after.table.match?.match_id ?? null;
        if (matchId !== this.#matchId) {
            this.#begin(change.after, matchId);
        }
        this.#witness(change);
        void this.#judge(change.after);
    }

    #reveal(known: Known): void {
        const matchId = known.table.preparation?.match_id;
        if (matchId === undefined) {
            return;
        }
        const number = this.#try(matchId, () => this.#start.numberDue(known));
        if (number !== null && matchId !== this.#revealedFor) {
            this.#revealedFor = matchId;
            void this.#link.send({ type: "reveal", match_id: matchId, number });
        }
    }

    /** Another match began, or is there at first sight. */
    #begin(known: Known, matchId: string | null): void {
        this.#matchId = matchId;
        this.#isJudged = false;
        this.#deals = [];
        this.fingerprint = null;
        if (this.#fault?.matchId !== matchId) {
            this.#fault = null;
            this.verdict = { state: "open" };
        }
        if (matchId !== null) {
            this.#deals = this.#keptMatches.of(matchId).deals;
            this.fingerprint = this.#try(matchId, () => this.#start.checkStart(known));
        }
    }

    #witness(change: Change): void {
        const deals = witnessed(this.#deals, change);
        const last = deals.at(-1);
        const before = this.#deals.at(-1);
        this.#deals = deals;
        // In between, a snapshot brings the present deal back: only its first and its last cards have to be written down.
        const isTurningPoint = last?.number !== before?.number || (last?.left ?? null) !== (before?.left ?? null);
        if (this.#matchId !== null && isTurningPoint) {
            this.#keptMatches.save({ ...this.#keptMatches.of(this.#matchId), deals });
        }
    }

    /** What verifies the deals comes when a match is over; nobody has to wait for it before. */
    async #judge({ table, match }: Known): Promise<void> {
        const info = table.match;
        const secret = info?.secret ?? null;
        if (info === null || secret === null || match === null || this.#isJudged) {
            return;
        }
        this.#isJudged = true;
        const { transcript } = this.#keptMatches.of(info.match_id);
        const deals = this.#deals;
        const { verifySeen } = await import("./seen");
        if (this.#matchId !== info.match_id) {
            return;
        }
        this.#try(info.match_id, () => verifySeen(toldOf(info, match), secret, match, deals, transcript));
        if (this.#fault === null) {
            this.verdict = this.#approval(info, match, transcript !== null);
        }
    }

    #approval(info: MatchInfo, match: MatchView, isSaved: boolean): Verdict {
        const lastNumber = match.deal?.number ?? 0;
        const isAbandoned = info.ended === "abandoned";
        const whole = this.#deals.filter((deal) => deal.left !== null || (isAbandoned && deal.number === lastNumber));
        return {
            state: isSaved && whole.length === lastNumber ? "verified" : "partly",
            deals: whole.length,
            withoutNumber: info.numbers.flatMap((number, seat) => (number === null ? [seat] : [])),
        };
    }

    /** Returns what is worked out; null if that shows something foul, which the verdict then names. */
    #try<T>(matchId: string, work: () => T): T | null {
        try {
            return work();
        } catch (error) {
            if (!(error instanceof Unfair)) {
                throw error;
            }
            this.#fault = { matchId, field: error.field };
            this.verdict = { state: "wrong", field: error.field };
            return null;
        }
    }
}
