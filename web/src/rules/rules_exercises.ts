// The exercises of the rules. Tests hold their answers against the catalogue, and the engine judges them in the built page.
import { PASS, TO_FOLLOW, TO_LEAD, dutyToPlay, type Exercise } from "../reading/exercise";
import { cardsIn } from "../reading/page_parts";

export const EXERCISES = {
    flush: {
        anchor: "exercise-flush",
        title: "rules-try-flush",
        question: "rules-try-flush-question",
        hand: cardsIn("1M 2R 3G 5R 6Y 8R 9G 10R"),
        topPlay: null,
        isBeforeLastCard: false,
        limits: TO_LEAD,
        replies: [{ answers: ["1M 2R 5R 8R 10R"], isRight: true, text: "rules-try-flush-right" }],
        otherwise: "rules-try-flush-other",
    },
    house: {
        anchor: "exercise-full-house",
        title: "rules-try-house",
        question: "rules-try-house-question",
        hand: cardsIn("3G 3R 5G 7G 7Y 7R 8G 10G 10Y"),
        topPlay: cardsIn("6G 6Y 6R 9G 9Y"),
        isBeforeLastCard: false,
        limits: TO_FOLLOW,
        replies: [
            { answers: ["3G 3R 7G 7Y 7R"], isRight: true, text: "rules-try-house-low" },
            { answers: ["7G 7Y 7R 10G 10Y"], isRight: true, text: "rules-try-house-high" },
            { answers: [PASS], isRight: false, text: "rules-try-house-pass" },
        ],
        otherwise: null,
    },
    duty: {
        anchor: "exercise-duty",
        title: "rules-try-duty",
        question: "rules-try-duty-question",
        hand: cardsIn("6G 8Y 8R 10G PG"),
        topPlay: cardsIn("5Y"),
        isBeforeLastCard: true,
        limits: dutyToPlay("PG"),
        replies: [{ answers: ["PG"], isRight: true, text: "rules-try-duty-right" }],
        otherwise: null,
    },
} as const satisfies Record<string, Exercise>;
