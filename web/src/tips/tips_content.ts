// What the tips show and count. Tests hold all of it against the catalogue.
import { FACES } from "../catalogue/cards";
import type { CardName, KindName } from "../protocol/wire";
import { cardsIn, example, type Chapter, type Comparison, type Example, type PlainId } from "../reading/page_parts";
import { POINTS } from "../rules/rules_content";

export const CHAPTERS = {
    plan: { anchor: "plan", heading: "tips-plan" },
    five: { anchor: "five-cards", heading: "tips-five" },
    special: { anchor: "special-cards", heading: "tips-special" },
    exchange: { anchor: "exchange", heading: "tips-exchange" },
    last: { anchor: "last-two-plays", heading: "tips-last" },
    count: { anchor: "counting", heading: "tips-count" },
    gang: { anchor: "gangs", heading: "tips-gang" },
    lead: { anchor: "leading", heading: "tips-lead-chapter" },
    points: { anchor: "points", heading: "tips-points" },
    dragon: { anchor: "dragon", heading: "tips-dragon" },
    one: { anchor: "one-card", heading: "tips-one" },
} as const satisfies Record<string, Chapter>;

/** Plays in the order in which they are made, and what is to be said about them. */
export interface Plan {
    plays: readonly Example[];
    text: PlainId;
}

/** Two plans for one hand; the first is the better one. */
export interface TwoPlans {
    better: Plan;
    worse: Plan;
}

export const HAND_IN_TWO_WAYS: TwoPlans = {
    better: {
        plays: [example("straight", "3G 4Y 5R 6G 7G"), example("pair", "7Y 7R"), example("pair", "9Y 9R")],
        text: "tips-plan-good",
    },
    worse: {
        plays: [
            example("full_house", "7G 7Y 7R 9Y 9R"),
            example("single", "3G"),
            example("single", "4Y"),
            example("single", "5R"),
            example("single", "6G"),
        ],
        text: "tips-plan-bad",
    },
};

export const GANG_TO_BREAK: TwoPlans = {
    better: {
        plays: [example("straight", "4G 5G 6Y 7G 8R"), example("triple", "5G 5Y 5R")],
        text: "tips-gang-broken",
    },
    worse: {
        plays: [
            example("gang", "5G 5G 5Y 5R"),
            example("single", "4G"),
            example("single", "6Y"),
            example("single", "7G"),
            example("single", "8R"),
        ],
        text: "tips-gang-break-kept",
    },
};

export const GANG_TO_KEEP: TwoPlans = {
    better: { plays: [example("gang", "6G 6Y 6R 6R"), example("pair", "9G 9Y")], text: "tips-gang-keep-kept" },
    worse: {
        plays: [example("full_house", "6G 6Y 6R 9G 9Y"), example("single", "6R")],
        text: "tips-gang-keep-broken",
    },
};

/** How many of 100 dealt hands hold such a combination, the most frequent first. */
export const ODDS = [
    { kind: "flush", name: "rules-kind-flush", hands: 100 },
    { kind: "full_house", name: "rules-kind-full-house", hands: 93 },
    { kind: "straight", name: "rules-kind-straight", hands: 76 },
    { kind: "gang", name: "rules-kind-gang", hands: 31 },
    { kind: "straight_flush", name: "rules-kind-straight-flush", hands: 15 },
] as const satisfies readonly { kind: KindName; name: PlainId; hands: number }[];

export const FIVE_CARDS: readonly Comparison[] = [
    {
        left: example("full_house", "2G 2Y 2R 1G 1Y"),
        right: example("flush", "3R 6R 8R 9R 10R"),
        leftBeats: true,
        why: "tips-five-house",
    },
    {
        left: example("full_house", "8G 8Y 8R 3G 3Y"),
        right: example("full_house", "7G 7Y 7R 10Y 10R"),
        leftBeats: true,
        why: "tips-five-pair",
    },
];

/** The cards that there are once, with what they are good for. */
export const SPECIAL_CARDS = [
    { cards: ["1M"], text: "tips-special-multi" },
    { cards: ["PG", "PY"], text: "tips-special-phoenix" },
    { cards: ["DR"], text: "tips-special-dragon" },
] as const satisfies readonly { cards: readonly CardName[]; text: PlainId }[];

export const TRIBUTE: CardName = "10Y";

/** What whoever gave the tribute was not dealt. */
export const ABOVE_TRIBUTE = FACES.slice(FACES.findIndex(({ card }) => card === TRIBUTE) + 1).map(({ card }) => card);

/** A hand after a tribute, the card to give back, and the plays that then remain. */
export const RETURNED: { hand: readonly CardName[]; card: CardName; rest: readonly Example[] } = {
    hand: cardsIn("2R 4G 5Y 6R 7G 8Y 9G 9R"),
    card: "2R",
    rest: [example("straight", "4G 5Y 6R 7G 8Y"), example("pair", "9G 9R")],
};

export const LAST_TWO: Plan = {
    plays: [example("pair", "PG PY"), example("single", "5Y")],
    text: "tips-last-example",
};

/** How many cards of a rank there are, and of how many a gang is made. */
export const COPIES = FACES.filter(({ rank }) => rank === 2).reduce((sum, { copies }) => sum + copies, 0);
export const ONES = FACES.filter(({ rank }) => rank === 1).reduce((sum, { copies }) => sum + copies, 0);
const SMALLEST_GANG = 4;
/** Once this many are seen, too few are left for a gang. */
export const ENOUGH = COPIES - SMALLEST_GANG + 1;
export const ENOUGH_ONES = ONES - SMALLEST_GANG + 1;

export const NO_GANG_OF_THESE: Plan = { plays: [example("triple", "8G 8Y 8R")], text: "tips-count-example" };

export const LONG_LEAD: Plan = { plays: [example("straight", "2G 3Y 4R 5G 6Y")], text: "tips-lead-long-example" };

export const DRAGON: readonly Comparison[] = [
    { left: example("single", "DR"), right: example("single", "PY"), leftBeats: true, why: "tips-dragon-beats" },
];

export const SAFE_LEAD: Plan = { plays: [example("pair", "1G 1G")], text: "tips-one-example" };

/** Where one card fewer changes what each card counts: from many points to few, the lowest step first. */
export const STEPS = POINTS.slice(1).map(({ from, factor }, place) => {
    const below = POINTS[place];
    if (below === undefined) throw new RangeError("a step without one below");
    return {
        before: { cards: from, points: from * factor },
        after: { cards: below.to, points: below.to * below.factor },
    };
});
