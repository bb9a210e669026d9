/** What a step of a replay is called: the sentences of the table about its events, and where in the match it stands. */
import type { Event } from "../protocol/wire";
import { tellingOf } from "../table/announcing/event_sentences";
import { trickOf } from "../table/scene";
import type { Words } from "../words/words.svelte";
import type { Film } from "./film";
import { type Position, foldEvent } from "./position";
import { tableOf } from "./spectator_view";

/** Returns what happened at a step, in whole sentences. Hands are not among it: it may be read with hidden cards. */
export function sentenceAt(film: Film, index: number, words: Words): string {
    const table = tableOf(film.replay, false);
    let position = film.before(index);
    const tell = (event: Event): string | null => {
        const before: Position = position;
        position = foldEvent(position, event);
        return tellingOf(event, {
            words,
            seat: null,
            table: { before: table, after: table },
            match: { before: before.match, after: position.match },
        });
    };
    const sentences = (film.steps[index]?.events ?? []).map(tell);
    return sentences.filter((sentence) => sentence !== null).join(" ");
}

/** Returns the same with deal and trick: "Deal 2, trick 3: …". */
export function momentAt(film: Film, index: number, words: Words): string {
    const step = film.steps[index];
    if (step === undefined) return words.t("replay-empty");
    const sentence = sentenceAt(film, index, words);
    const { deal } = film.at(index).match;
    const trick = deal === null ? null : trickOf(deal);
    return trick === null
        ? words.t("replay-moment-start", { deal: step.deal_number, sentence })
        : words.t("replay-moment", { deal: step.deal_number, trick: trick.number + 1, sentence });
}
