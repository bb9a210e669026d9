// All that was found out about a record, in one word.
import type { Play } from "./record_requests";
import type { Checked } from "./card_check";

export type Verdict = "verified" | "asking" | "partly" | "unfair" | "unplayable" | "unreadable" | "unverifiable";

export function verdictOf({ fault }: Checked, play: Play | null): Verdict {
    if (fault?.sort === "cards") return "unfair";
    if (fault?.sort === "text") return fault.code === "record/not_verifiable" ? "unverifiable" : "unreadable";
    switch (play?.state) {
        case "legal":
            return "verified";
        case "illegal":
            return "unplayable";
        case "open":
            return "partly";
        default:
            return "asking";
    }
}
