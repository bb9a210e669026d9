/** What can be heard of a change at the table. Pure: the soundboard makes it audible. */
import type { Change } from "../folding/fold";
import { isSnapshot, isTurnNew } from "../folding/turns";
import type { Event } from "../protocol/wire";

export type PlainSound =
    | "deal"
    | "slap"
    | "knock"
    | "slide"
    | "bell"
    | "own_bell"
    | "turn"
    | "deal_won"
    | "stamp"
    | "match_won"
    | "match_lost"
    | "pop";

/** `size` is the number of cards of a gang: the more, the deeper. */
export type Sound = { name: PlainSound } | { name: "gong"; size: number };

/** The sounds that want attention have a volume of their own; the rest is what happens at the table. */
export function isAlert({ name }: Sound): boolean {
    return name === "bell" || name === "own_bell" || name === "turn";
}

/**
 * Returns the sounds of a change as the seat hears them, in the order of events. A snapshot is silent but for the
 * own turn. Of many events of one sort only one is heard: after an absence they would come as a rattle.
 */
export function soundsOf(change: Change, seat: number | null): Sound[] {
    const heard = isSnapshot(change) ? [] : change.entries.flatMap(({ event }) => soundOf(event, change, seat) ?? []);
    const last = new Map(heard.map((sound) => [sound.name, sound]));
    // The end of the match drowns that of its last deal.
    if (last.has("match_won") || last.has("match_lost")) last.delete("deal_won");
    const sounds = [...last.values()];
    return seat !== null && isTurnNew(change) ? [...sounds, { name: "turn" }] : sounds;
}

function soundOf(event: Event, { after }: Change, seat: number | null): Sound | null {
    switch (event.type) {
        case "deal_started":
            return { name: "deal" };
        case "combination_played": {
            const { kind, cards } = event.combination;
            return kind === "gang" ? { name: "gong", size: cards.length } : { name: "slap" };
        }
        case "tribute_given":
        case "card_returned":
            return { name: "slide" };
        case "passed":
            return { name: "knock" };
        case "last_card_declared":
            return { name: event.seat === seat ? "own_bell" : "bell" };
        case "deal_won":
            return { name: "deal_won" };
        case "deal_scored":
            return isMultiplied(event.points, after.match?.deal?.hand_sizes ?? []) ? { name: "stamp" } : null;
        case "match_won":
            return { name: seat === null || event.winners.includes(seat) ? "match_won" : "match_lost" };
        default:
            return null;
    }
}

/** Whether cards cost somebody more than one point each. */
function isMultiplied(points: readonly number[], handSizes: readonly number[]): boolean {
    return points.some((each, seat) => each > (handSizes[seat] ?? each));
}
