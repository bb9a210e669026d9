/** What a person does, as the text by which records and lessons name it. */
import type { Command } from "./outbox";

/** Returns the text of an action; null for a command that is none. */
export function actionText(command: Command): string | null {
    switch (command.type) {
        case "play":
            return [...command.cards, ...(command.declare ? ["declare"] : [])].join(" ");
        case "return_card":
            return `return ${command.card}`;
        case "pass":
        case "declare":
            return command.type;
        default:
            return null;
    }
}

/** Returns the same, its cards in no order that matters. */
export function actionOf(command: Command): string | null {
    const text = actionText(command);
    return text === null ? null : ordered(text);
}

/** True if a text names this action. */
export function isAction(text: string | null, action: string): boolean {
    return text !== null && ordered(text) === action;
}

/** The same text whatever the order in which it names the cards. */
function ordered(text: string): string {
    return text.split(" ").sort().join(" ");
}
