// The page's part of the fair deal (gof-fair-1): it commits to a number, saves what it was told, and only then reveals
// the number. Everything is read from the table as it stands, so a page that was reloaded goes on where it was.
import type { Known } from "../folding/fold";
import { bytesToHex, clientCommitment, idBytes, NUMBER_SIZE } from "./hashing";
import type { KeptMatches } from "./kept_matches";
import { transcriptOf } from "./transcripts";
import { Unfair } from "./unfair";
import { checkStart, toldOf } from "./start_checks";

export class FairStart {
    readonly #keptMatches: KeptMatches;

    constructor(keptMatches: KeptMatches) {
        this.#keptMatches = keptMatches;
    }

    /** Returns h for a match: of a number that is drawn now, or was drawn for this match before (step 2). */
    commitment(matchId: string, playerId: string): string {
        const kept = this.#keptMatches.of(matchId);
        if (kept.commitment !== null) {
            return kept.commitment;
        }
        const number = crypto.getRandomValues(new Uint8Array(NUMBER_SIZE));
        const commitment = bytesToHex(clientCommitment(idBytes(matchId), playerId, number));
        this.#keptMatches.save({ ...kept, number: bytesToHex(number), commitment });
        return commitment;
    }

    /** The server has taken h: if another one is told for the seat from now on, that is foul. */
    committed(matchId: string): void {
        this.#keptMatches.save({ ...this.#keptMatches.of(matchId), is_committed: true });
    }

    /**
     * Returns the number to reveal now, if it is time (step 4); what was committed to is saved first (step 3), also by
     * pages that only watch. Throws `Unfair` if its own commitment is not among those that all are told.
     */
    numberDue({ table, seat }: Known): string | null {
        const { preparation } = table;
        if (preparation === null || preparation.committed_at_ms === null) {
            return null;
        }
        const kept = this.#keptMatches.of(preparation.match_id);
        const info = seat === null ? null : (table.seats[seat] ?? null);
        const isOwn = kept.number !== null && info?.commitment === kept.commitment;
        if (kept.is_committed && info !== null && !isOwn) {
            throw new Unfair(`h of seat ${seat}`);
        }
        if (kept.transcript === null) {
            this.#keptMatches.save({ ...kept, transcript: transcriptOf(table, preparation) });
        }
        return isOwn && info?.number === null ? kept.number : null;
    }

    /**
     * Checks the match that began: every commitment, every number, T, and all that was saved. Returns the fingerprint as
     * this page works it out. Throws `Unfair`.
     */
    checkStart({ table, match }: Known): string | null {
        if (table.match === null || match === null) {
            return null;
        }
        const kept = this.#keptMatches.of(table.match.match_id);
        const told = toldOf(table.match, match);
        checkStart(told, kept.transcript);
        if (kept.transcript !== null && kept.transcript.transcript_hash === undefined) {
            const transcript = { ...kept.transcript, transcript_hash: told.transcriptHash };
            this.#keptMatches.save({ ...kept, transcript });
        }
        return told.fingerprint;
    }
}
