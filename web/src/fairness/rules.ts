// The one text of a rule set, which enters the hashes of fair deals.
import type { MatchView } from "../protocol/wire";

export const RULES_FORMAT = "gof-rules-1";

export function canonicalRules(rules: MatchView["rules"], seatCount: number): string {
    const names = Object.keys(rules).sort();
    return [
        `${RULES_FORMAT} seats=${seatCount}`,
        ...names.map((name) => `${name}=${JSON.stringify(rules[name])}`),
    ].join(" ");
}
