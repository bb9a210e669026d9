/** What the person's seat may play: on turn by what binds it, before its turn as far as can be seen. */
import type { Catalogue } from "../../catalogue/catalogue";
import { judge, legalPlays, type Combination, type Position, type Verdict } from "../../catalogue/judgement";
import type { Known } from "../../folding/fold";
import type { CardName, Combined, KindName, LimitsView } from "../../protocol/wire";
import type { Scene } from "../scene";

export interface Prospect {
    position: Position;
    /** The kind of the play to be beaten; null for a lead. */
    against: KindName | null;
    /** Weakest first, gangs last. */
    legal: readonly Combination[];
    judge: (cards: readonly CardName[]) => Verdict;
}

/** What binds a seat whose turn has not come: nothing that is known yet. */
const UNBOUND: LimitsView = {
    gang: "free",
    max_cards: Number.MAX_SAFE_INTEGER,
    may_pass: true,
    min_cards: 1,
    must_contain: null,
    must_declare_first: false,
    single_only: false,
};

/** Returns the prospect; null while nothing can be played, or as long as the catalogue is on its way. */
export function prospectOf({ own, match }: Known, scene: Scene, catalogue: Catalogue | null): Prospect | null {
    if (catalogue === null || own === null || match === null || scene.phase !== "play") return null;
    const topPlay = playToBeat(scene);
    const position: Position = {
        hand: own.hand,
        topPlay: topPlay?.cards ?? null,
        limits: own.limits ?? UNBOUND,
        rules: match.rules,
    };
    return {
        position,
        against: topPlay?.kind ?? null,
        legal: legalPlays(catalogue, position),
        judge: (cards) => judge(catalogue, position, cards),
    };
}

/** Returns the top play. One's own is none to beat: if it still lies there on the next turn, the seat leads. */
function playToBeat({ trick, me }: Scene): Combined | null {
    if (trick === null || trick.wonBy !== null || trick.top === null) return null;
    return trick.top.seat === me?.seat ? null : trick.top.combination;
}
