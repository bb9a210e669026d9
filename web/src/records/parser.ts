// Reading the text of a record: its facts and claims, as they are written. Whether the play is legal, and whether the
// lines that follow from others are true, is for the engine to say.
import type { CardName } from "../protocol/wire";
import { atLine, RecordError } from "./errors";
import { checkHeaders, checkSittings, NOTHING, readHead } from "./heads";
import type { DealRecord, Maker, MatchRecord, RecordedAction, TributeRecord } from "./model";
import { parseAction, parseCard, parseHand } from "./notation";
import { type BodyStatement, fieldOf, knownSeat, statementsOf, wordsOf } from "./statements";

/** A deal as far as it has been read. */
interface Draft {
    line: number;
    hands: Map<number, CardName[]>;
    left: Map<number, CardName[]>;
    actions: RecordedAction[];
    tribute: TributeRecord | null;
    cutCards: CardName[];
    dummyHand: CardName[] | null;
    repeatedClaim: RecordError | null;
}

/** Returns the record written in the text; throws a `RecordError` that names what cannot be read. */
export function parseRecord(text: string): MatchRecord {
    const { head: statements, body } = statementsOf(text);
    const head = readHead(statements);
    const seatCount = head.seats.length;
    const drafts: Draft[] = [];
    for (const statement of body) {
        read(statement, drafts, seatCount);
    }
    const deals = drafts.map((draft) => finished(draft, seatCount));
    checkHeaders(head);
    checkSittings(head);
    return { ...head, deals };
}

function read(statement: BodyStatement, drafts: Draft[], seatCount: number): void {
    if (statement.form === "deal") {
        drafts.push(emptyDraft(statement.line));
        return;
    }
    const draft = drafts.at(-1);
    if (draft !== undefined) {
        atLine(statement.line, fieldOf(statement), () => readInto(draft, statement, seatCount));
    }
}

function emptyDraft(line: number): Draft {
    return {
        line,
        hands: new Map(),
        left: new Map(),
        actions: [],
        tribute: null,
        cutCards: [],
        dummyHand: null,
        repeatedClaim: null,
    };
}

function readInto(draft: Draft, statement: BodyStatement, seatCount: number): void {
    const { form, line, parts } = statement;
    const [first = "", second = ""] = parts;
    const field = fieldOf(statement);
    if (form === "hand") {
        const seat = knownSeat(first, seatCount, line);
        refuseSecond(field, draft.hands.has(seat));
        draft.hands.set(seat, handOf(second));
    } else if (form === "left") {
        const seat = knownSeat(first, seatCount, line);
        if (draft.left.has(seat)) {
            draft.repeatedClaim = new RecordError("record/duplicate", { field, line });
        }
        draft.left.set(seat, handOf(second));
    } else if (form === "dummyHand") {
        refuseSecond(field, draft.dummyHand !== null);
        draft.dummyHand = parseHand(first);
    } else if (form === "cut") {
        refuseSecond(field, draft.cutCards.length > 0);
        draft.cutCards = wordsOf(first).map(parseCard);
    } else if (form === "turn") {
        const [, text = "", maker = "", mark] = parts;
        const seat = knownSeat(first, seatCount, line);
        draft.actions.push({ seat, action: parseAction(text), isCarriedOut: mark === "", maker: makerOf(maker) });
    } else if (form === "tribute" || form === "returnedCard") {
        readGift(draft, statement, seatCount);
    }
}

function makerOf(mark: string): Maker {
    return mark === "" ? "player" : mark.includes("clock") ? "clock" : "substitute";
}

function readGift(draft: Draft, { form, line, parts }: BodyStatement, seatCount: number): void {
    const [first = "", second = "", third = "", maker = ""] = parts;
    const giver = knownSeat(first, seatCount, line);
    const card = parseCard(second);
    const receiver = knownSeat(third, seatCount, line);
    if (form === "returnedCard") {
        const action = { type: "return_card", card } as const;
        draft.actions.push({ seat: giver, action, isCarriedOut: true, maker: makerOf(maker) });
        return;
    }
    refuseSecond("tribute", draft.tribute !== null);
    draft.tribute = { giver, receiver, card };
}

function handOf(text: string): CardName[] {
    return text === NOTHING ? [] : parseHand(text);
}

function refuseSecond(field: string, isSecond: boolean): void {
    if (isSecond) {
        throw new RecordError("record/duplicate", { field });
    }
}

function finished(draft: Draft, seatCount: number): DealRecord {
    const { actions, tribute, cutCards, dummyHand } = draft;
    const hands = bySeat("hand", draft.hands, draft.line, seatCount);
    const left = bySeat("left", draft.left, draft.line, seatCount);
    if (draft.repeatedClaim !== null) {
        throw draft.repeatedClaim;
    }
    return { hands, left, actions, tribute, cutCards, dummyHand };
}

function bySeat(name: string, hands: ReadonlyMap<number, CardName[]>, line: number, seatCount: number): CardName[][] {
    return Array.from({ length: seatCount }, (_, seat) => {
        const hand = hands.get(seat);
        if (hand === undefined) {
            throw new RecordError("record/missing", { field: `${name} ${seat}`, line });
        }
        return hand;
    });
}
