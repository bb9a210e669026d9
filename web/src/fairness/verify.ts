// Step 7 of gof-fair-1: is this the match that was committed to?
//
// When a hash does not match, several told values could be the wrong one. They are told apart by repair: a value is
// named if replacing it by the computed one makes the rest agree, and the hands decide where hashes cannot.
import type { CardName } from "../protocol/wire";
import { checkCut, checkHands, checkPlays, isSameHand, shownHands } from "./deal_checks";
import { dealtHands, firstDealer } from "./decks";
import type { DealEvidence, MatchEvidence } from "./evidence";
import { bytesToHex, clientCommitment, hexToBytes, idBytes, serverCommitment } from "./hashing";
import { matchKey } from "./match_key";
import { checkSaved, checkShape, closedSeat, computedHash, opens, type Told } from "./start_checks";
import type { Transcript } from "./transcripts";
import { Unfair } from "./unfair";

const MOST_SEATS = 4;

type Deals = readonly DealEvidence[];

/** What is looked at, in this order: those of a deal again for every deal. */
export type Check = "values" | "saved" | "server" | "clients" | "transcript" | "dealer" | "cut" | "hands" | "plays";

export interface Step {
    check: Check;
    /** The deal that it is about, from 1. */
    deal?: number;
}

/** Checks a match from its commitments to the last card that was seen; returns the steps taken. Throws `Unfair`. */
export function verifyMatch(match: MatchEvidence, saved: Transcript | null): Step[] {
    return [...verifying(match, saved)];
}

/** Does the same step by step, and names each step before it is taken: the last one named is where it threw. */
export function* verifying(match: MatchEvidence, saved: Transcript | null): Generator<Step, void> {
    const { told, secret, deals } = match;
    yield { check: "values" };
    checkShape(told, secret);
    if (saved !== null) {
        yield { check: "saved" };
        checkSaved(told, saved);
    }
    yield { check: "server" };
    checkServerCommitment(told, secret, deals, saved !== null);
    yield { check: "clients" };
    const seat = closedSeat(told);
    if (seat !== undefined) {
        throw clientFault(told, secret, deals, seat, saved !== null);
    }
    yield { check: "transcript" };
    checkTranscriptHash(told, secret, deals, saved !== null);
    const key = keyOf(secret, told.transcriptHash);
    const seatCount = told.players.length;
    yield { check: "dealer" };
    if (match.firstDealer !== firstDealer(key, seatCount)) {
        throw new Unfair("first dealer");
    }
    for (const deal of deals) {
        yield* verifyingDeal(key, deal, seatCount);
    }
}

function* verifyingDeal(key: Uint8Array, deal: DealEvidence, seatCount: number): Generator<Step, void> {
    yield { check: "cut", deal: deal.number };
    checkCut(key, deal);
    yield { check: "hands", deal: deal.number };
    const dealt = dealtHands(key, deal.number - 1, seatCount);
    checkHands(deal, dealt);
    yield { check: "plays", deal: deal.number };
    checkPlays(deal, dealt.hands);
}

function checkServerCommitment(told: Told, secret: string, deals: Deals, isSaved: boolean): void {
    const computed = bytesToHex(serverCommitment(idBytes(told.matchId), hexToBytes(secret)));
    if (computed === told.commitment) {
        return;
    }
    const repaired = computedHash({ ...told, commitment: computed });
    if (isSaved) {
        throw new Unfair("S");
    }
    if (repaired === told.transcriptHash) {
        throw new Unfair("C");
    }
    if (computedHash(told) === told.transcriptHash) {
        // T vouches for C, unless T was made anew to fit: then the hands still tell of the old T.
        throw new Unfair(isDealtBy(secret, repaired, deals) ? "C" : "S");
    }
    const seats = told.numbers.flatMap((number, seat) => (number === "" ? [] : [seat]));
    if (!seats.some((seat) => opens(told, seat))) {
        throw new Unfair("match id");
    }
    throw new Unfair(isDealtBy(secret, told.transcriptHash, deals) ? "C" : "C or S");
}

function clientFault(told: Told, secret: string, deals: Deals, seat: number, isSaved: boolean): Unfair {
    const player = told.players[seat] ?? "";
    const number = hexToBytes(told.numbers[seat] ?? "");
    const computed = bytesToHex(clientCommitment(idBytes(told.matchId), player, number));
    const repaired = computedHash({ ...told, clientCommitments: told.clientCommitments.with(seat, computed) });
    const withoutNumber = computedHash({ ...told, numbers: told.numbers.with(seat, "") });
    if (isSaved || withoutNumber === told.transcriptHash) {
        return new Unfair(`r of seat ${seat}`);
    }
    if (repaired === told.transcriptHash) {
        return new Unfair(`h of seat ${seat}`);
    }
    if (computedHash(told) === told.transcriptHash) {
        // T was made from these very values: a server that took a wrong r, or an h exchanged later together with T.
        return new Unfair(`${isDealtBy(secret, repaired, deals) ? "h" : "r"} of seat ${seat}`);
    }
    // The id and r enter h and T side by side: no hash tells which of the two was changed.
    return new Unfair(`seat ${seat}: player id or r`);
}

function checkTranscriptHash(told: Told, secret: string, deals: Deals, isSaved: boolean): void {
    const computed = computedHash(told);
    if (computed === told.transcriptHash) {
        return;
    }
    if (isDealtBy(secret, computed, deals)) {
        throw new Unfair("T");
    }
    // Where a number is missing nothing but T vouches for the id, the h and the missing number.
    const rest = isSaved ? "r" : "player id, h or r";
    const silent = told.numbers.flatMap((number, seat) => (number === "" ? [`${rest} of seat ${seat}`] : []));
    const suspects = isSaved ? silent : ["rules", ...silent];
    const isSeen = deals.length > 0;
    if (suspects.length === 0 || (isSeen && !isDealtBy(secret, told.transcriptHash, deals))) {
        throw new Unfair("T");
    }
    throw new Unfair((isSeen ? suspects : ["T", ...suspects]).join(" or "));
}

function keyOf(secret: string, digest: string): Uint8Array {
    return matchKey(hexToBytes(secret), hexToBytes(digest));
}

/** Tells whether a hand that was seen follows from these two; one is enough, for others may be wrong as well. */
function isDealtBy(secret: string, digest: string, deals: Deals): boolean {
    const key = keyOf(secret, digest);
    return deals.some((deal) => {
        const { hands } = dealtHands(key, deal.number - 1, MOST_SEATS);
        return shownHands(deal).some((hand, seat) => hand !== null && isSameHand(hand, hands[seat] as CardName[]));
    });
}
