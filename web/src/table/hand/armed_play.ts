/** A play that was chosen before its turn and is sent when the turn comes. */
import type { CardName, KindName } from "../../protocol/wire";
import type { Prospect } from "./prospect";

export interface Armed {
    cards: readonly CardName[];
    /** What it was meant to beat: a kind of combination, or null for a lead. */
    against: KindName | null;
}

/** "changed": the top play is of another kind by now. "illegal": it does not beat any more, or a duty forbids it. */
export type ArmedStep = "wait" | "send" | "changed" | "illegal";

/** Says what has to happen with an armed play now. */
export function armedStep(armed: Armed, prospect: Prospect | null, isMyTurn: boolean): ArmedStep {
    if (prospect === null || prospect.against !== armed.against) return "changed";
    if (!prospect.judge(armed.cards).legal) return "illegal";
    return isMyTurn ? "send" : "wait";
}
