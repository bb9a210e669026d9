import { expect, test } from "vitest";
import { chevrons, placed } from "./placing";
import type { Scene, SeatScene } from "./scene";

const seat = (number: number): SeatScene => ({ seat: number }) as SeatScene;

function sceneOf(seats: number[], others: number[], me: number | null): Scene {
    const scene = { seats: seats.map(seat), others: others.map(seat), me: me === null ? null : seat(me) };
    return scene as unknown as Scene;
}

const where = (scene: Scene): string[] =>
    placed(scene).map(({ seat: { seat: number }, place }) => `${number} ${place}`);

test("everybody sits round the table, the person at the bottom", () => {
    expect(where(sceneOf([0, 1, 2, 3], [3, 2, 1], 0))).toEqual(["3 left", "2 top", "1 right", "0 bottom"]);
    expect(where(sceneOf([0, 1, 2], [2, 1], 0))).toEqual(["2 left", "1 right", "0 bottom"]);
});

test("whoever looks on sees the first seat at the bottom", () => {
    expect(where(sceneOf([0, 1, 2, 3], [3, 2, 1, 0], null))).toEqual(["3 left", "2 top", "1 right", "0 bottom"]);
});

test("signs point along the direction, and turn with it", () => {
    const clockwise = chevrons("cw", 4);
    expect(clockwise.map(({ from }) => from)).toEqual(["bottom", "left", "top", "right"]);
    const against = chevrons("ccw", 4);
    expect(against.map(({ from }) => from)).toEqual(["left", "top", "right", "bottom"]);
    expect(against.map(({ degrees }, index) => degrees - (clockwise[index]?.degrees ?? 0))).toEqual([
        180, 180, 180, 180,
    ]);
});

test("three seats have one sign between the others", () => {
    expect(chevrons("cw", 3).map(({ from, column }) => [from, column])).toEqual([
        ["bottom", null],
        ["left", 1],
        ["right", null],
    ]);
    expect(chevrons("ccw", 3).map(({ from }) => from)).toEqual(["left", "right", "bottom"]);
});
