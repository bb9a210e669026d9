/** The words on the buttons of the hand. */
import type { PassRefusal } from "../../catalogue/judgement";
import type { Known } from "../../folding/fold";
import { cardWords, combinationWords } from "../../words/card_words";
import type { Words } from "../../words/words.svelte";
import type { Hindrance, Offer } from "./offers";
import type { Prospect } from "./prospect";

/** What the Play button says: what it will do, or why it does nothing. */
export function offerWords(words: Words, offer: Offer, known: Known, prospect: Prospect | null): string {
    switch (offer.does) {
        case "nothing":
            return whyWords(words, offer.why, known, prospect);
        case "return":
            return words.t("hand-return-card", { card: cardWords(words, offer.card) });
        case "play":
            if (offer.combination === null) return words.t("hand-play-chosen");
            return words.t("hand-play", { play: combinationWords(words, offer.combination) });
        case "arm":
            return words.t("hand-arm", { play: combinationWords(words, offer.combination) });
        case "disarm":
            return words.t("hand-armed", { play: combinationWords(words, offer.combination) });
    }
}

/** Says shortly why something cannot be done. */
export function whyWords(
    words: Words,
    why: Hindrance | PassRefusal | Extract<Offer, { does: "nothing" }>["why"],
    { own }: Known,
    prospect: Prospect | null,
): string {
    const due = own?.limits?.must_contain ?? own?.hand.at(-1) ?? null;
    return words.said(`hand-why-${why}`, {
        kind: prospect?.against ?? "none",
        card: due === null ? "" : cardWords(words, due),
        most: own?.limits?.max_cards ?? 0,
    });
}
