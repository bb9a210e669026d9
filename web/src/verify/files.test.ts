import { describe, expect, it } from "vitest";
import { readText } from "./files";

describe("a file", () => {
    it("is read as text, with one sort of line end", async () => {
        expect(await readText(new File(["\ufeffgof-record 1\r\nZoë\rA\n"], "a.gof"))).toEqual({
            text: "\ufeffgof-record 1\nZoë\nA\n",
        });
    });

    it("that is no text, or too long, is refused", async () => {
        expect(await readText(new File([new Uint8Array([0xff, 0xd8])], "a.jpg"))).toEqual({
            problem: "verify-not-text",
        });
        expect(await readText(new File(["x".repeat(5_000_000)], "a.txt"))).toEqual({ problem: "verify-too-long" });
    });
});
