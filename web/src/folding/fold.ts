// Everything a page knows of a table, as the fold of what the server tells. Pure: no socket, no time.
import type { Entry, MatchView, OwnView, TableView, Told, Welcome } from "../protocol/wire";
import { foldMatch } from "./match";
import { foldTable } from "./table";

/** A table as its audience knows it at one sequence number. It is never changed, only replaced. */
export interface Known {
    /** Who the page is; null for a spectator without a name. */
    readonly playerId: string | null;
    /** The seat whose cards are seen; null for a spectator. */
    readonly seat: number | null;
    readonly seq: number;
    readonly table: TableView;
    readonly match: MatchView | null;
    readonly own: OwnView | null;
}

/**
 * What listeners are told after something became known. `entries` is empty after a snapshot; at first sight of the
 * table `before` is `after`.
 */
export interface Change {
    before: Known;
    after: Known;
    entries: Entry[];
}

/**
 * Returns what is known after a welcome: from its snapshot, or as before if the server goes on from there.
 * Null means that what is known is not what the server goes on from: it has to be asked for everything.
 */
export function foldWelcome(known: Known | null, welcome: Welcome): Known | null {
    const { snapshot, player_id: playerId, seat, seq } = welcome;
    if (snapshot !== null) {
        return { playerId, seat, seq, table: snapshot.table, match: snapshot.match, own: snapshot.own };
    }
    const isSame = known !== null && known.playerId === playerId && known.seat === seat && known.seq <= seq;
    return isSame ? known : null;
}

/** Returns what is known after what the server told; null if it does not follow on what is known. */
export function foldTold(known: Known, told: Told): Known | null {
    if (told.after !== known.seq) {
        return null;
    }
    let { table, match } = known;
    for (const entry of told.entries) {
        table = foldTable(table, entry);
        match = foldMatch(match, entry.event);
    }
    return { ...known, seq: told.seq, table, match, own: told.own };
}
