/** What can be heard of a change at the table. Pure: the soundboard makes it audible. */
import type { Change } from "../folding/fold";
import { isSnapshot, isTurnNew } from "../folding/turns";
import type { Event } from "../protocol/wire";

/** `size` is the number of cards of a gang: the more, the deeper. */
export type Sound = { name: "deal" | "slap" | "knock" | "bell" | "turn" | "deal_won" } | { name: "gong"; size: number };

/** The sounds that want attention have a volume of their own; the rest is what happens at the table. */
export function isAlert({ name }: Sound): boolean {
    return name === "bell" || name === "turn";
}

/**
 * Returns the sounds of a change as the seat hears them, in the order of events. A snapshot is silent but for the
 * own turn. Of many events of one sort only one is heard: after an absence they would come as a rattle.
 */
export function soundsOf(change: Change, seat: number | null): Sound[] {
    const heard = isSnapshot(change) ? [] : change.entries.flatMap(({ event }) => soundOf(event) ?? []);
    const last = new Map(heard.map((sound) => [sound.name, sound]));
    const sounds = [...last.values()];
    return seat !== null && isTurnNew(change) ? [...sounds, { name: "turn" }] : sounds;
}

function soundOf(event: Event): Sound | null {
    switch (event.type) {
        case "deal_started":
            return { name: "deal" };
        case "combination_played": {
            const { kind, cards } = event.combination;
            return kind === "gang" ? { name: "gong", size: cards.length } : { name: "slap" };
        }
        case "tribute_given":
        case "card_returned":
            return { name: "slap" };
        case "passed":
            return { name: "knock" };
        case "last_card_declared":
            return { name: "bell" };
        case "deal_won":
            return { name: "deal_won" };
        default:
            return null;
    }
}
