// The transcript that a page saves before it sends its number: the one thing a server cannot make anew afterwards.
import type { Preparation, TableView } from "../protocol/wire";
import { SCHEME } from "./hashing";

/** A transcript as its file holds it; `gangoffour verify --transcript` reads the same. Digests are hexadecimal. */
export interface Transcript {
    format: "gof-transcript";
    version: 1;
    scheme: typeof SCHEME;
    match_id: string;
    rules: string;
    commitment: string;
    seats: { player: string; commitment: string }[];
    /** T, once all numbers are known. */
    transcript_hash?: string;
}

/** Returns the transcript of a prepared match whose commitments are all told (step 3). */
export function transcriptOf(table: TableView, preparation: Preparation): Transcript {
    return {
        format: "gof-transcript",
        version: 1,
        scheme: SCHEME,
        match_id: preparation.match_id.replaceAll("-", ""),
        rules: preparation.rules,
        commitment: preparation.commitment,
        seats: preparation.players.map((player, seat) => ({
            player: player.player_id,
            commitment: table.seats[seat]?.commitment ?? "",
        })),
    };
}

/** Returns the text of a transcript file. */
export function formatTranscript(transcript: Transcript): string {
    return `${JSON.stringify(transcript, null, 2)}\n`;
}
