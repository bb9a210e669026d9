import { describe, expect, it } from "vitest";
import { codeOf, squaresPath } from "./qr_code";

describe("the code of a link", () => {
    it("draws squares side by side as one bar", () => {
        const matrix = [
            [true, true, false, true],
            [false, false, false, false],
            [false, true, true, true],
        ];
        expect(squaresPath(matrix)).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z");
    });

    it("has a margin, without which cameras do not find it", async () => {
        const { size, path } = await codeOf("http://127.0.0.1/t/x#key=y");
        const columns = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, , width]) => [
            Number(x),
            Number(x) + Number(width),
        ]);
        expect(Math.min(...columns.map(([x = 0]) => x))).toBe(3);
        expect(Math.max(...columns.map(([, end = 0]) => end))).toBe(size - 3);
    });
});
