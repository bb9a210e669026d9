/** A link as a code that cameras read, drawn as one path. */

/** Returns the dark squares of a matrix as a path; squares side by side become one bar. */
export function squaresPath(matrix: readonly (readonly boolean[])[]): string {
    return matrix
        .map((row, y) =>
            barsOf(row)
                .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
                .join(""),
        )
        .join("");
}

function barsOf(row: readonly boolean[]): [x: number, width: number][] {
    const bars: [number, number][] = [];
    let start = -1;
    for (const [x, isDark] of [...row, false].entries()) {
        if (isDark && start < 0) start = x;
        if (!isDark && start >= 0) {
            bars.push([start, x - start]);
            start = -1;
        }
    }
    return bars;
}

export interface Code {
    size: number;
    path: string;
}

/** Draws the code of a text. Few need it, so the program that makes it is loaded when it is asked for. */
export async function codeOf(text: string): Promise<Code> {
    const { encode } = await import("uqr");
    const { size, data } = encode(text, { ecc: "M", border: 3 });
    return { size, path: squaresPath(data) };
}
