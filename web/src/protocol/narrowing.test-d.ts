// Checked by `npm run check` and never run: the type of a message or event says which one it is.
import type { CardName, ClientMessage, Event, LobbyMessage, OwnView, ServerMessage, Snapshot } from "./wire";

function never(value: never): never {
    throw new Error(JSON.stringify(value));
}

export function serverMessage(message: ServerMessage): number | string | OwnView | Snapshot | null {
    switch (message.type) {
        case "welcome":
            return message.snapshot;
        case "told":
            return message.own;
        case "ack":
            return message.seq;
        case "refused":
            return message.code;
        case "said":
            return message.player.name;
        case "chat_removed":
            return message.chat_id;
        case "watching":
            return message.spectators;
        case "goodbye":
            return message.code;
        default:
            return never(message);
    }
}

export function lobbyMessage(message: LobbyMessage): string[] {
    switch (message.type) {
        case "lobby_shown":
            return message.tables.map((table) => table.table_id);
        case "lobby_changed":
            return message.gone;
        case "goodbye":
            return [message.code];
        default:
            return never(message);
    }
}

export function cardsOf(event: Event): CardName[] {
    switch (event.type) {
        case "combination_played":
            return event.combination.cards;
        case "tribute_given":
        case "card_returned":
            return [event.card];
        case "hand_dealt":
            return event.hand;
        case "passed":
            // @ts-expect-error a pass has no cards
            return event.cards;
        default:
            return [];
    }
}

export const commands: ClientMessage[] = [
    { type: "hello", version: 1 },
    { type: "play", id: "c1", cards: ["7G", "7R"] },
    { type: "change_options", id: "c2", options: { preset: "german" } },
    // @ts-expect-error no such card
    { type: "play", id: "c3", cards: ["7M"] },
    // @ts-expect-error a command has an id
    { type: "pass" },
    // @ts-expect-error no such field
    { type: "pass", id: "c4", seat: 0 },
];
