import { expect, it } from "vitest";
import { nameIn, personAddress } from "./people";

it("reads the name from the address of a profile, whatever letters it has", () => {
    expect(personAddress("Zoë / Lin")).toBe("/p/Zo%C3%AB%20%2F%20Lin");
    expect(nameIn("Zo%C3%AB%20%2F%20Lin")).toBe("Zoë / Lin");
    expect(nameIn("Zo%C3")).toBe("Zo%C3");
});
