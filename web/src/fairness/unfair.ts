// What a verifier says when something is not as it was committed to.

/** Names the first wrong field, in the words of gof-fair-1: "S", "h of seat 1", "deal 2: hand of seat 0". */
export class Unfair extends Error {
    readonly field: string;

    constructor(field: string) {
        super(field);
        this.name = "Unfair";
        this.field = field;
    }
}
