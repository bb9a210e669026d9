// Tables for the tests of the hand: seat 0 is the person's, seat 3 played last.
import { committedCatalogue } from "../../catalogue/committed_catalogue";
import type { Known } from "../../folding/fold";
import { inPlay, MATCH_INFO } from "../../link/table_example";
import type { CardName, Combined, DealView, LimitsView, MatchView, TableView } from "../../protocol/wire";

export const CATALOGUE = committedCatalogue();

/** What the rules of the match say as far as the page reads them. */
const RULES: MatchView["rules"] = {
    ...Object.fromEntries(CATALOGUE.options.map(([name, values]) => [name, values[0] ?? ""])),
    declaration: "automatic",
};

export const FREE: LimitsView = {
    gang: "free",
    max_cards: 7,
    may_pass: true,
    min_cards: 1,
    must_contain: null,
    must_declare_first: false,
    single_only: false,
};

export interface Example {
    hand: CardName[];
    top?: Combined | null;
    limits?: Partial<LimitsView>;
    isMyTurn?: boolean;
    rules?: MatchView["rules"];
    deal?: Partial<DealView>;
    table?: Partial<TableView>;
    mayDeclare?: boolean;
}

export function knownOf(example: Example): Known {
    const { table, match } = inPlay();
    const { hand, top = null, isMyTurn = true } = example;
    if (match === null || match.deal === null) throw new Error("no deal");
    const turns = top === null ? [] : [{ seat: 2, combination: top }];
    const deal = {
        ...match.deal,
        seat_to_act: isMyTurn ? 0 : 1,
        trick: { ...match.deal.trick, turns },
        ...example.deal,
    };
    return {
        playerId: "ana",
        seat: 0,
        seq: 1,
        table: { ...table, match: MATCH_INFO, ...example.table },
        match: { ...match, rules: { ...RULES, ...example.rules }, deal },
        own: {
            seat: 0,
            hand,
            limits: isMyTurn ? { ...FREE, may_pass: top !== null, ...example.limits } : null,
            may_declare: example.mayDeclare ?? false,
            auto_pass: false,
        },
    };
}

export function pair(...cards: CardName[]): Combined {
    return { kind: "pair", cards };
}
