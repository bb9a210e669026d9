// What a record shows to a verifier: the values of the scheme, and the cards of each deal as they are written.
import type { DealEvidence, MatchEvidence } from "../fairness/evidence";
import { hexToBytes, tableFingerprint } from "../fairness/hashing";
import { canonicalRules } from "../fairness/rules";
import type { CardName, ExchangeView } from "../protocol/wire";
import { RecordError } from "./errors";
import type { DealRecord, MatchRecord } from "./model";

/** Returns the evidence of a record, or refuses a record that lacks values of gof-fair-1. */
export function evidenceOf(record: MatchRecord): MatchEvidence {
    const { fairness, matchId, seats, firstDealer } = record;
    if (fairness === null) {
        throw new RecordError("record/not_verifiable", { missing: "fair scheme" });
    }
    if (fairness.secret === null) {
        throw new RecordError("record/not_verifiable", { missing: "fair S" });
    }
    if (matchId === null) {
        throw new RecordError("record/not_verifiable", { missing: "match id" });
    }
    const { secret, ...values } = fairness;
    const told = {
        ...values,
        matchId,
        rules: canonicalRules(record.rules, seats.length),
        players: seats.map((seat) => seat.playerId),
        fingerprint: tableFingerprint(hexToBytes(fairness.transcriptHash)),
    };
    return { told, secret, firstDealer, deals: record.deals.map((deal, index) => dealEvidence(deal, index + 1)) };
}

function dealEvidence(deal: DealRecord, number: number): DealEvidence {
    const { hands, left, dummyHand } = deal;
    const played = hands.map((_, seat) => playedBy(deal, seat));
    return { number, hands, played, left, exchange: exchangeOf(deal), cut: deal.cutCards, dummyHand };
}

function playedBy(deal: DealRecord, seat: number): CardName[] {
    return deal.actions.flatMap((entry) =>
        entry.seat === seat && entry.isCarriedOut && entry.action.type === "play" ? entry.action.cards : [],
    );
}

function exchangeOf({ tribute, actions }: DealRecord): ExchangeView | null {
    if (tribute === null) {
        return null;
    }
    const returned = actions.map(({ action }) => action).find((action) => action.type === "return_card");
    return {
        deal_loser: tribute.giver,
        deal_winner: tribute.receiver,
        tribute: tribute.card,
        returned_card: returned?.card ?? null,
    };
}
