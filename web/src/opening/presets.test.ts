import { expect, test } from "vitest";
import { OPTION_CHOICES } from "../table/seating/options";
import { changesFrom, PRESETS } from "./presets";

test("a preset is no change of itself, whichever of its values is chosen again", () => {
    for (const preset of Object.values(PRESETS)) {
        expect(changesFrom(preset, preset)).toBe(0);
        const same = OPTION_CHOICES.reduce((options, choice) => choice.write(options, choice.read(options)), preset);
        expect(changesFrom(preset, same)).toBe(0);
    }
});

test("every option that was changed counts once", () => {
    expect(changesFrom(PRESETS.family, { ...PRESETS.family, seat_count: 3, clock: { turn_s: 20, bank_s: 40 } })).toBe(
        2,
    );
});

test("presets are for friends, who come by a link", () => {
    expect(Object.values(PRESETS).map(({ visibility }) => visibility)).toEqual(["private", "private", "private"]);
});
