// Step 4 of gof-fair-1: does the match that begins agree with what was told before the numbers were revealed?
import type { MatchInfo, MatchView } from "../protocol/wire";
import {
    bytesToHex,
    clientCommitment,
    hexToBytes,
    idBytes,
    NUMBER_SIZE,
    tableFingerprint,
    transcriptHash,
} from "./hashing";
import { canonicalRules } from "./rules";
import type { Transcript } from "./transcripts";
import { Unfair } from "./unfair";

const SEAT_COUNTS = [3, 4];
const MATCH_ID_SIZE = 16;
const DIGEST_SIZE = 32;
const SECRET_SIZE = 64;

/** The values of the scheme as they were told; digests are hexadecimal, and the number of a silent seat is empty. */
export interface Told {
    matchId: string;
    rules: string;
    commitment: string;
    players: string[];
    clientCommitments: string[];
    numbers: string[];
    transcriptHash: string;
    fingerprint: string;
}

/** Returns the values of a match that has begun. */
export function toldOf(info: MatchInfo, match: MatchView): Told {
    return {
        matchId: info.match_id,
        rules: canonicalRules(match.rules, match.seat_count),
        commitment: info.commitment,
        players: info.players.map((player) => player.player_id),
        clientCommitments: info.client_commitments,
        numbers: info.numbers.map((number) => number ?? ""),
        transcriptHash: info.transcript_hash,
        fingerprint: info.fingerprint,
    };
}

/** Checks the start of a match: against what was saved, every number against its h, and T. Throws `Unfair`. */
export function checkStart(told: Told, saved: Transcript | null): void {
    checkShape(told);
    if (saved !== null) {
        checkSaved(told, saved);
    }
    const seat = closedSeat(told);
    if (seat !== undefined) {
        throw new Unfair(`r of seat ${seat}`);
    }
    const computed = computedHash(told);
    if (computed !== told.transcriptHash || tableFingerprint(hexToBytes(computed)) !== told.fingerprint) {
        throw new Unfair("T");
    }
}

/** Checks that every value can be one of the scheme; S is not there before the end of a match. Throws `Unfair`. */
export function checkShape(told: Told, secret: string | null = null): void {
    const lengths = [told.players.length, told.clientCommitments.length, told.numbers.length];
    const fields: [string, boolean][] = [
        ["seats", SEAT_COUNTS.includes(told.players.length) && new Set(lengths).size === 1],
        ["match id", isHex(told.matchId.replaceAll("-", ""), MATCH_ID_SIZE)],
        ["C", isHex(told.commitment, DIGEST_SIZE)],
        ["S", secret === null || isHex(secret, SECRET_SIZE)],
        ["T", isHex(told.transcriptHash, DIGEST_SIZE)],
        ...told.numbers.flatMap((r, seat): [string, boolean][] => [
            [`h of seat ${seat}`, isHex(told.clientCommitments[seat] ?? "", DIGEST_SIZE)],
            [`r of seat ${seat}`, r === "" || isHex(r, NUMBER_SIZE)],
        ]),
    ];
    const wrong = fields.find(([, isSound]) => !isSound);
    if (wrong !== undefined) {
        throw new Unfair(wrong[0]);
    }
}

function isHex(text: string, size: number): boolean {
    return text.length === 2 * size && /^[0-9a-f]*$/.test(text);
}

export function checkSaved(told: Told, saved: Transcript): void {
    const pairs: [string, unknown, unknown][] = [
        ["match id", told.matchId.replaceAll("-", ""), saved.match_id],
        ["rules", told.rules, saved.rules],
        ["C", told.commitment, saved.commitment],
        ["seats", told.players.length, saved.seats.length],
        ...told.players.flatMap((player, seat): [string, unknown, unknown][] => [
            [`player id of seat ${seat}`, player, saved.seats[seat]?.player],
            [`h of seat ${seat}`, told.clientCommitments[seat], saved.seats[seat]?.commitment],
        ]),
        ["T", told.transcriptHash, saved.transcript_hash ?? told.transcriptHash],
    ];
    const wrong = pairs.find(([, now, then]) => now !== then);
    if (wrong !== undefined) {
        throw new Unfair(wrong[0]);
    }
}

/** Returns the first seat whose number does not open its h. */
export function closedSeat(told: Told): number | undefined {
    const seat = told.numbers.findIndex((number, index) => number !== "" && !opens(told, index));
    return seat === -1 ? undefined : seat;
}

export function opens(told: Told, seat: number): boolean {
    const number = hexToBytes(told.numbers[seat] ?? "");
    const digest = clientCommitment(idBytes(told.matchId), told.players[seat] ?? "", number);
    return bytesToHex(digest) === told.clientCommitments[seat];
}

export function computedHash(told: Told): string {
    return bytesToHex(
        transcriptHash({
            matchId: idBytes(told.matchId),
            rules: told.rules,
            commitment: hexToBytes(told.commitment),
            players: told.players,
            clientCommitments: told.clientCommitments.map(hexToBytes),
            numbers: told.numbers.map(hexToBytes),
        }),
    );
}
