/** What people wrote on the pad, one entry for each tap. The sheet follows from the entries, so any of them can be undone. */
import { type Deal, type LengthName, LENGTHS, MOST_CARDS, type PresetName, presetsFor } from "./standing";

/** Who plays what. */
export interface Setup {
    names: readonly string[];
    preset: PresetName;
    length: LengthName;
}

export type Entry =
    | ({ type: "begin" } & Setup)
    | { type: "winner"; seat: number }
    | { type: "left"; seat: number; cards: number }
    /** Of the players with most cards left in the last deal, those with the strongest cards. */
    | { type: "strongest"; seats: readonly number[] }
    /** A deal that is written down is to be changed, from 0 on. */
    | { type: "change"; deal: number }
    /** A new sheet is taken. */
    | { type: "clear" };

/** A deal that is being written down. */
export interface Draft {
    /** Which deal is being changed; null for a new one. */
    deal: number | null;
    winner: number | null;
    left: readonly (number | null)[];
}

export interface Sheet extends Setup {
    deals: readonly Deal[];
    draft: Draft;
}

/** The sheet after all these entries; null before players were named. What makes no sense changes nothing. */
export function sheetOf(entries: readonly Entry[]): Sheet | null {
    return entries.reduce<Sheet | null>(withEntry, null);
}

/** What is to be asked next: the winner or the cards of a seat. */
export function nextQuestion({ winner, left }: Draft): "winner" | number {
    const open = left.findIndex((cards, seat) => cards === null && seat !== winner);
    return winner === null || open < 0 ? "winner" : open;
}

export function isBegun({ deal, winner }: Draft): boolean {
    return deal !== null || winner !== null;
}

function withEntry(sheet: Sheet | null, entry: Entry): Sheet | null {
    if (entry.type === "begin") return begun(entry);
    if (sheet === null || entry.type === "clear") return null;
    const { deals, draft } = sheet;
    switch (entry.type) {
        case "winner":
            return hasSeat(sheet, entry.seat) ? written(sheet, { ...draft, winner: entry.seat }) : sheet;
        case "left":
            if (!hasSeat(sheet, entry.seat)) return sheet;
            return written(sheet, { ...draft, left: draft.left.with(entry.seat, entry.cards) });
        case "strongest":
            return {
                ...sheet,
                deals: deals.map((deal, place) =>
                    place === deals.length - 1 ? { ...deal, strongest: entry.seats } : deal,
                ),
            };
        case "change":
            return { ...sheet, draft: draftOf(deals[entry.deal], entry.deal) ?? draft };
    }
}

function begun({ names, preset, length }: Setup): Sheet {
    return { names, preset, length, deals: [], draft: newDraft(names.length) };
}

/** Writes the deal down as soon as nothing is missing. */
function written(sheet: Sheet, draft: Draft): Sheet {
    const { winner } = draft;
    const left = draft.left.map((cards, seat) => (seat === winner ? 0 : cards));
    if (winner === null || !left.every((cards) => cards !== null)) return { ...sheet, draft };
    const deal: Deal = { winner, left, strongest: null };
    const deals = draft.deal === null ? [...sheet.deals, deal] : sheet.deals.with(draft.deal, deal);
    return { ...sheet, deals, draft: newDraft(sheet.names.length) };
}

function newDraft(seatCount: number): Draft {
    return { deal: null, winner: null, left: Array<null>(seatCount).fill(null) };
}

function draftOf(deal: Deal | undefined, place: number): Draft | null {
    if (deal === undefined) return null;
    return {
        deal: place,
        winner: deal.winner,
        left: deal.left.map((cards, seat) => (seat === deal.winner ? null : cards)),
    };
}

function hasSeat({ names }: Sheet, seat: number): boolean {
    return seat < names.length;
}

/** Whether something that a browser kept is an entry. */
export function isEntry(kept: unknown): kept is Entry {
    if (typeof kept !== "object" || kept === null) return false;
    const entry = kept as Partial<Record<string, unknown>>;
    switch (entry["type"]) {
        case "begin":
            return isSetup(entry);
        case "winner":
            return isCount(entry["seat"]);
        case "left":
            return (
                isCount(entry["seat"]) && isCount(entry["cards"]) && entry["cards"] >= 1 && entry["cards"] <= MOST_CARDS
            );
        case "strongest":
            return Array.isArray(entry["seats"]) && entry["seats"].every(isCount);
        case "change":
            return isCount(entry["deal"]);
        default:
            return entry["type"] === "clear";
    }
}

function isSetup({ names, preset, length }: Partial<Record<string, unknown>>): boolean {
    return (
        Array.isArray(names) &&
        names.every((name) => typeof name === "string") &&
        presetsFor(names.length).some((each) => each === preset) &&
        LENGTHS.some((each) => each === length)
    );
}

function isCount(kept: unknown): kept is number {
    return Number.isSafeInteger(kept) && (kept as number) >= 0;
}
