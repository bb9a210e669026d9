// What a verifier is shown of a match. A record shows all cards; a page that watched knows one hand as it was dealt.
import type { CardName, ExchangeView } from "../protocol/wire";
import type { Told } from "./start_checks";

export interface DealEvidence {
    /** From 1. */
    number: number;
    /** The hands as dealt, before the exchange, by seat; null where a hand was not seen. */
    hands: readonly (readonly CardName[] | null)[];
    /** All cards that each seat played, by seat. */
    played: readonly (readonly CardName[])[];
    /** The cards left with each seat; null if they were not shown. */
    left: readonly (readonly CardName[])[] | null;
    exchange: ExchangeView | null;
    /** The cards of the dealing ritual, in order; empty if there was none. */
    cut: readonly CardName[];
    /** The cards that went aside at a table of three seats; null if they were not shown. */
    dummyHand: readonly CardName[] | null;
}

export interface MatchEvidence {
    told: Told;
    /** S, as hexadecimal digits. */
    secret: string;
    firstDealer: number;
    deals: readonly DealEvidence[];
}
