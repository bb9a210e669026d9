// The wrong field of a verifier, such as "deal 2: hand of seat 1", as something that can be said in words.

export interface FaultWords {
    /** The id of a message. */
    id: string;
    /** Whose field it is, and in which deal. */
    seat: number | null;
    deal: number | null;
}

/** How each field is called in the ids of messages; digits are the seat. */
const NAMES: readonly (readonly [RegExp, string])[] = [
    [/^seats$/, "seats"],
    [/^match id$/, "match-id"],
    [/^rules$/, "rules"],
    [/^C$/, "commitment"],
    [/^S$/, "secret"],
    [/^C or S$/, "server"],
    [/^T$/, "transcript"],
    [/^h of seat (\d)$/, "client-commitment"],
    [/^r of seat (\d)$/, "client-number"],
    [/^player id of seat (\d)$/, "player"],
    [/^seat (\d): player id or r$/, "player"],
    [/^first dealer$/, "dealer"],
    [/^cut cards$/, "cut"],
    [/^hand of seat (\d)$/, "hand"],
    [/^dummy hand$/, "dummy-hand"],
    [/^exchange$/, "exchange"],
    [/^giver$/, "giver"],
    [/^receiver$/, "receiver"],
    [/^tribute$/, "tribute"],
    [/^returned card$/, "returned-card"],
    [/^plays of seat (\d)$/, "plays"],
];

/** Returns the message about a wrong field; one for a difference from a transcript if that is where it showed. */
export function wordsOfField(field: string, isSaved: boolean): FaultWords {
    const [, deal, rest = field] = /^deal (\d+): (.*)$/.exec(field) ?? [];
    for (const [pattern, name] of NAMES) {
        const found = pattern.exec(rest);
        if (found !== null) {
            const seat = found[1] === undefined ? null : Number(found[1]);
            const id = isSaved ? `verify-saved-${name}` : `verify-fault-${name}`;
            return { id, seat, deal: deal === undefined ? null : Number(deal) };
        }
    }
    // Several values that one hash cannot tell apart.
    return { id: "verify-fault-several", seat: null, deal: null };
}
