/** Whether an action is the one that is looked for. */
import { rankOf } from "../catalogue/cards";
import { isAction } from "../link/action_text";
import type { AnalysedDecision } from "../protocol/wire";
import { cardsIn } from "../review/action_words";
import { candidatesOf } from "../review/decisions";

/** A last card is declared or not whatever is played: it is the choice of cards that counts. */
const undeclared = (action: string): string => action.replace(/ declare$/, "");
const ordered = (action: string): string => undeclared(action).split(" ").sort().join(" ");

/** True if one of these answers is this action. */
export function isAnswer(answers: readonly string[], action: string): boolean {
    return answers.some((answer) => isAction(undeclared(answer), ordered(action)));
}

/** The place among the candidates of the one that stands for an action; null if it was not weighed. */
export function candidateOf(decision: AnalysedDecision, action: string): number | null {
    const candidates = candidatesOf(decision);
    const exact = candidates.findIndex(([each]) => isAnswer([each], action));
    if (exact !== -1) return exact;
    const alike = candidates.findIndex(([each]) => ranksOf(each) === ranksOf(action));
    return alike === -1 ? null : alike;
}

/** The same for actions that differ in colours only. */
function ranksOf(action: string): string {
    const cards = cardsIn(action);
    return cards.length === 0 ? action : cards.map(rankOf).sort().join(" ");
}
