/** A replay as the components of the table know a table: somebody looks on, and nobody is away. */
import type { Known } from "../folding/fold";
import { emptySeat } from "../folding/table";
import { levelOf } from "../players/player_names";
import type { MatchInfo, MatchReplay, TableView } from "../protocol/wire";
import type { Position } from "./position";

/** Of the fair deal nothing is shown here. */
const NOTHING_FAIR = {
    commitment: "",
    client_commitments: [],
    numbers: [],
    transcript_hash: "",
    fingerprint: "",
    secret: null,
} satisfies Partial<MatchInfo>;

/** Returns what a spectator of the match knows at a position. */
export function knownAt(replay: MatchReplay, { match }: Position): Known {
    return { playerId: null, seat: null, seq: 0, table: tableOf(replay, match.winners.length > 0), match, own: null };
}

/** Returns the table of the match, with everybody in their seat. */
export function tableOf({ seats, match_id }: MatchReplay, isOver: boolean): TableView {
    const players = seats.map(({ player_id, name }) => ({ player_id, name, bot: levelOf(player_id) }));
    return {
        table_id: "",
        host: "",
        options: {},
        seats: players.map((player) => ({ ...emptySeat(), player, is_here: true })),
        is_quick: false,
        preparation: null,
        match: { ...NOTHING_FAIR, match_id: match_id ?? "", players, ended: isOver ? "won" : null },
        deadline: null,
        remaining_ms: null,
        is_paused: false,
        is_adjourned: false,
        is_closed: false,
    };
}
