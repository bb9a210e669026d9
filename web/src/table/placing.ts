/** Where everybody sits, and the way that turns take from place to place. */
import type { DirectionName } from "../protocol/wire";
import type { Scene, SeatScene } from "./scene";

export type Place = "left" | "top" | "right" | "bottom";

export interface Placed {
    seat: SeatScene;
    place: Place;
}

const OF_FOUR: readonly Place[] = ["left", "top", "right", "bottom"];
const OF_THREE: readonly Place[] = ["left", "right", "bottom"];

/** Everybody, clockwise from the left; whoever looks on sees the first seat where a player sees their own. */
export function placed({ seats, others, me }: Scene): Placed[] {
    const round = me === null ? others : [...others, me];
    const places = seats.length === OF_THREE.length ? OF_THREE : OF_FOUR;
    return round.flatMap((seat, index) => {
        const place = places[index];
        return place === undefined ? [] : [{ seat, place }];
    });
}

/** A sign of the direction: from which place a turn comes there, and where it stands, in hundredths of the table. */
export interface Chevron {
    from: Place;
    x: number;
    y: number;
    /** Clockwise from pointing right. */
    degrees: number;
    /** Before which seat of a strip it stands; none where the turn goes past the person's own seat. */
    column: number | null;
}

const CLOCKWISE: readonly Chevron[] = [
    { from: "bottom", x: 14, y: 83, degrees: 218, column: null },
    { from: "left", x: 14, y: 17, degrees: -38, column: 1 },
    { from: "top", x: 86, y: 17, degrees: 38, column: 2 },
    { from: "right", x: 86, y: 83, degrees: 142, column: null },
];
const CLOCKWISE_OF_THREE: readonly Chevron[] = [
    { from: "bottom", x: 14, y: 83, degrees: 218, column: null },
    { from: "left", x: 50, y: 11, degrees: 0, column: 1 },
    { from: "right", x: 86, y: 83, degrees: 142, column: null },
];

/** The signs between the places. Against the clock each points the other way, and the turn comes from its other side. */
export function chevrons(direction: DirectionName, seatCount: number): Chevron[] {
    const clockwise = seatCount === OF_THREE.length ? CLOCKWISE_OF_THREE : CLOCKWISE;
    if (direction === "cw") return [...clockwise];
    return clockwise.map((chevron, index) => ({
        ...chevron,
        from: clockwise[(index + 1) % clockwise.length]?.from ?? chevron.from,
        degrees: chevron.degrees + 180,
    }));
}
