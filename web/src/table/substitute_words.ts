/** What the page says to a person whom a substitute plays for, and what can be done about it. Pure. */
import type { SeatInfo } from "../protocol/wire";
import type { Words } from "../words/words.svelte";

/** Returns the sentence; empty without a substitute. */
export function substituteSentence(info: SeatInfo | undefined, { t }: Words): string {
    if (info === undefined || info.substitute === null) return "";
    if (info.asked_back) return t("status-asked-back");
    return info.returns_with_deal ? t("status-substitute-finishes") : t("status-substitute");
}

/** Returns what the button to come back says; null if there is nothing to ask for. */
export function comeBackWords(info: SeatInfo | undefined, { t }: Words): string | null {
    if (info === undefined || info.substitute === null || info.asked_back) return null;
    return info.returns_with_deal ? t("status-ask-back") : t("status-take-back");
}
