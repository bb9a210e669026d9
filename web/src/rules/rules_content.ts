// What the rules show and count. Tests hold all of it against the catalogue and the pages about the rules.
import { DECK, FACES, type ColourName } from "../catalogue/cards";
import type { CardName } from "../protocol/wire";
import { example, type Chapter, type Comparison, type Example, type PlainId } from "../reading/page_parts";
import type { ReadingFacts } from "../words/messages";

export const CHAPTERS = {
    aim: { anchor: "aim", heading: "rules-aim" },
    cards: { anchor: "cards", heading: "rules-cards" },
    trick: { anchor: "trick", heading: "rules-trick" },
    kinds: { anchor: "combinations", heading: "rules-kinds" },
    beats: { anchor: "what-beats-what", heading: "rules-beats" },
    lastCard: { anchor: "last-card", heading: "rules-last" },
    points: { anchor: "points", heading: "rules-points" },
    next: { anchor: "next-deal", heading: "rules-next" },
    three: { anchor: "three-players", heading: "rules-three" },
    sets: { anchor: "rule-sets", heading: "rules-sets" },
    fair: { anchor: "fair-deals", heading: "rules-fair" },
} as const satisfies Record<string, Chapter>;

export const DECK_SIZE = DECK.length;
export const HAND_SIZE = 16;
export const MATCH_LIMIT = 100;
export const OPENING_MAX_CARDS = 5;
/** Points of a seat that forgot to declare its last card. */
export const UNDECLARED_POINTS = 1;

/** What each card counts when so many are left. */
export const POINTS = [
    { from: 1, to: 7, factor: 1 },
    { from: 8, to: 10, factor: 2 },
    { from: 11, to: 13, factor: 3 },
    { from: 14, to: 15, factor: 4 },
    { from: 16, to: 16, factor: 5 },
] as const;

const HIGHEST_NUMBER = 10;

/** The cards of a colour that there are twice, in rising order. */
export function numbersIn(colour: ColourName): CardName[] {
    return FACES.filter((face) => face.colour === colour && face.rank <= HIGHEST_NUMBER).map(({ card }) => card);
}

export const COLOURS = ["green", "yellow", "red"] as const satisfies readonly ColourName[];

/** The cards that there are once, with what is special about them. */
export const SPECIAL_CARDS = [
    { cards: ["1M"], text: "rules-cards-multi" },
    { cards: ["PG", "PY"], text: "rules-cards-phoenix" },
    { cards: ["DR"], text: "rules-cards-dragon" },
] as const satisfies readonly { cards: readonly CardName[]; text: PlainId }[];

/** Every kind of combination, with examples. */
export const KINDS = [
    [example("single", "8Y")],
    [example("pair", "7G 7Y")],
    [example("triple", "9G 9Y 9Y")],
    [example("straight", "3G 4R 5R 6Y 7G")],
    [example("flush", "2R 2R 4R 7R 10R"), example("flush", "1M 3G 6G 8G 9G")],
    [example("full_house", "6G 6Y 6R 9G 9Y")],
    [example("straight_flush", "4Y 5Y 6Y 7Y 8Y")],
    [example("gang", "2G 2G 2Y 2R"), example("gang", "1G 1G 1Y 1Y 1R 1R 1M")],
] as const satisfies readonly (readonly [Example, ...Example[]])[];

export const COMPARISONS: readonly Comparison[] = [
    { left: example("single", "9G"), right: example("single", "8R"), leftBeats: true, why: "rules-beats-rank" },
    { left: example("pair", "3G 3R"), right: example("pair", "3Y 3Y"), leftBeats: true, why: "rules-beats-colour" },
    { left: example("pair", "3Y 3R"), right: example("pair", "3G 3R"), leftBeats: true, why: "rules-beats-next" },
    {
        left: example("flush", "1G 1G 2G 2G 3G"),
        right: example("straight", "6Y 7R 8R 9R 10R"),
        leftBeats: true,
        why: "rules-beats-kind",
    },
    {
        left: example("full_house", "4G 4Y 4R 1G 1Y"),
        right: example("full_house", "3G 3Y 3R PG PY"),
        leftBeats: true,
        why: "rules-beats-full-house",
    },
    {
        left: example("gang", "1G 1G 1Y 1R"),
        right: example("straight_flush", "6R 7R 8R 9R 10R"),
        leftBeats: true,
        why: "rules-beats-gang",
    },
    {
        left: example("gang", "2G 2G 2Y 2Y 2R"),
        right: example("gang", "10G 10G 10Y 10R"),
        leftBeats: true,
        why: "rules-beats-gang-size",
    },
    { left: example("single", "7R"), right: example("single", "7R"), leftBeats: false, why: "rules-beats-equal" },
];

type PlayId = "rules-trick-example-lead" | "rules-trick-example-beat" | "rules-trick-example-return";
export type TrickLine = { text: PlayId; play: Example } | { text: PlainId; play: null };

/** A trick from its lead to its end; each play beats the one before. */
export const TRICK: readonly TrickLine[] = [
    { text: "rules-trick-example-lead", play: example("pair", "5G 5Y") },
    { text: "rules-trick-example-pass", play: null },
    { text: "rules-trick-example-beat", play: example("pair", "8G 8R") },
    { text: "rules-trick-example-passes", play: null },
    { text: "rules-trick-example-return", play: example("pair", "10G 10Y") },
    { text: "rules-trick-example-end", play: null },
];

/** A hand before a last card, and the one card of it that may be played. */
export const DUTY = {
    topPlay: "3G",
    hand: ["4G", "7Y", "10R"],
    due: "10R",
} as const satisfies { topPlay: CardName; hand: readonly CardName[]; due: CardName };

type SetId = Extract<keyof ReadingFacts, `rules-set-${string}`>;

/** The presets beside the classic one: on which points each of them differs from it. */
export const RULE_SETS = [
    { preset: "german", differences: ["rules-set-opening-max-cards", "rules-set-duty-gang"] },
    {
        preset: "french",
        differences: [
            "rules-set-opening-max-cards",
            "rules-set-multi-one-in-flush",
            "rules-set-duty-lead-highest-single",
        ],
    },
    {
        preset: "gang",
        differences: [
            "rules-set-players-allowed",
            "rules-set-opening-max-cards",
            "rules-set-full-house-tiebreak",
            "rules-set-last-card-duty",
            "rules-set-loser-tiebreak",
        ],
    },
] as const satisfies readonly { preset: string; differences: readonly SetId[] }[];
