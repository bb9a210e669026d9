// An exercise: a hand, what lies on the table, and an answer to whatever the reader plays.
import type { CardName, LimitsView } from "../protocol/wire";
import type { PlainId } from "./page_parts";

/** What is not a play of cards. */
export const PASS = "pass";

/** The sentence for some of the legal answers. */
export interface Reply {
    /** Each as the text of its cards in rising order, or a pass. */
    answers: readonly string[];
    isRight: boolean;
    text: PlainId;
}

export interface Exercise {
    /** The same in all languages; a page has an element of that id. */
    anchor: string;
    title: PlainId;
    question: PlainId;
    /** In rising order. */
    hand: readonly CardName[];
    /** Null for a lead. */
    topPlay: readonly CardName[] | null;
    /** Whether the next player has declared a last card. What follows from it stands in `limits`. */
    isBeforeLastCard: boolean;
    limits: LimitsView;
    replies: readonly Reply[];
    /** The sentence for all other legal answers; null if there are none. */
    otherwise: PlainId | null;
}

const NO_LIMITS: LimitsView = {
    gang: "free",
    max_cards: 7,
    may_pass: true,
    min_cards: 1,
    must_contain: null,
    must_declare_first: false,
    single_only: false,
};

/** What binds a player who follows freely, and one who leads. */
export const TO_FOLLOW = NO_LIMITS;
export const TO_LEAD: LimitsView = { ...NO_LIMITS, may_pass: false };

/** What binds a player who follows a single before a last card and can beat it. */
export function dutyToPlay(card: CardName): LimitsView {
    return { ...NO_LIMITS, may_pass: false, must_contain: card, single_only: true, gang: "allowed" };
}
