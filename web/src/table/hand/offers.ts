/** What the buttons would do at this moment, or why they do nothing. */
import type { Combination, PassRefusal, Refusal } from "../../catalogue/judgement";
import type { Known } from "../../folding/fold";
import type { CardName } from "../../protocol/wire";
import type { Scene } from "../scene";
import type { Prospect } from "./prospect";

/** Why nothing can be done, apart from what the rules say about a play or a pass. */
export type Hindrance =
    | "away"
    | "paused"
    | "adjourned"
    | "substitute"
    | "disqualified"
    | "exchange"
    | "not_now"
    | "turn"
    | "choose"
    | "return_choose"
    | "return_one";

export type Offer =
    /** No combination is named as long as the catalogue is on its way: the server judges. */
    | { does: "play"; cards: CardName[]; combination: Combination | null }
    | { does: "arm" | "disarm"; cards: CardName[]; combination: Combination }
    | { does: "return"; card: CardName }
    | { does: "nothing"; why: Hindrance | Refusal };

export interface Circumstances {
    known: Known;
    scene: Scene;
    prospect: Prospect | null;
    isAway: boolean;
}

/** Returns what the Play button would do with the chosen cards. */
export function offerOf(now: Circumstances, cards: CardName[], isArmed: boolean): Offer {
    const { scene, prospect } = now;
    const hindrance = hindranceOf(now);
    if (hindrance !== null) return { does: "nothing", why: hindrance };
    if (scene.phase === "exchange") return returnOffer(cards);
    if (cards.length === 0) return { does: "nothing", why: scene.isMyTurn ? "choose" : "turn" };
    if (prospect === null) {
        return scene.isMyTurn ? { does: "play", cards, combination: null } : { does: "nothing", why: "turn" };
    }
    const verdict = prospect.judge(cards);
    if (!verdict.legal) return { does: "nothing", why: verdict.reason };
    const does = scene.isMyTurn ? "play" : isArmed ? "disarm" : "arm";
    return { does, cards, combination: verdict.combination };
}

/** Returns why the seat cannot pass now; null if it can. */
export function whyNoPass(now: Circumstances): Hindrance | PassRefusal | null {
    const hindrance = hindranceOf(now);
    if (hindrance !== null) return hindrance;
    if (now.scene.phase === "exchange") return "exchange";
    if (!now.scene.isMyTurn) return "turn";
    const limits = now.known.own?.limits ?? null;
    if (limits === null || limits.may_pass) return null;
    if (limits.must_declare_first) return "play/declare_first";
    if (limits.gang === "required") return "pass/duty_gang";
    return limits.gang === "free" ? "pass/on_lead" : "pass/duty_highest_single";
}

function returnOffer(cards: readonly CardName[]): Offer {
    const [card] = cards;
    if (card === undefined) return { does: "nothing", why: "return_choose" };
    return cards.length === 1 ? { does: "return", card } : { does: "nothing", why: "return_one" };
}

function hindranceOf({ known: { table }, scene, isAway }: Circumstances): Hindrance | null {
    if (isAway) return "away";
    if (table.is_paused) return "paused";
    if (table.is_adjourned) return "adjourned";
    if (scene.me?.info.substitute != null) return "substitute";
    if (scene.me?.isDisqualified === true) return "disqualified";
    if (scene.phase === "exchange") return scene.isMyTurn ? null : "exchange";
    return scene.phase === "play" ? null : "not_now";
}
