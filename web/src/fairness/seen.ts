// The verdict on a match that this page watched.
import type { MatchView } from "../protocol/wire";
import type { DealEvidence } from "./evidence";
import type { Told } from "./start_checks";
import type { Transcript } from "./transcripts";
import { verifyMatch } from "./verify";
import type { SeenDeal } from "./witness";

/** Checks a match whose secret is known, from its commitments to the last card that was seen. Throws `Unfair`. */
export function verifySeen(
    told: Told,
    secret: string,
    match: MatchView,
    deals: readonly SeenDeal[],
    saved: Transcript | null,
): void {
    const firstDealer = match.first_dealer;
    verifyMatch({ told, secret, firstDealer, deals: deals.map((deal) => evidenceOf(deal, match)) }, saved);
}

function evidenceOf({ own, ...seen }: SeenDeal, match: MatchView): DealEvidence {
    return {
        ...seen,
        hands: seen.played.map((_, seat) => (own?.seat === seat ? own.dealt : null)),
        dummyHand: match.dummy_hands?.[seen.number - 1] ?? null,
    };
}
