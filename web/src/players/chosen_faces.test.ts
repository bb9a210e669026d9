import { expect, it } from "vitest";
import { faceChosenBy, knowFaces } from "./chosen_faces.svelte";

it("knows the faces that people chose, and the last one they chose", () => {
    knowFaces({ "guest-a": "cat-jade", "guest-b": "fox-gold" });
    knowFaces({ "guest-a": "dog-night" });
    expect(["guest-a", "guest-b", "guest-c"].map(faceChosenBy)).toEqual(["dog-night", "fox-gold", null]);
    knowFaces({ "guest-a": null });
    expect(faceChosenBy("guest-a")).toBeNull();
});
