/** What is asked of the server about the deals of a day. */
import type { DailyBoardResults, DailyDay, DailyStanding, DailyTable, MatchReplay } from "../protocol/wire";
import { ask } from "../requests/api";

export type Span = "day" | "week" | "season";

/** The address of a day, or of one of its deals. */
export const dayAddress = (date: string, board?: number): string =>
    board === undefined ? `/d/${date}` : `/d/${date}/${board}`;

const path = (date: string): string => `/api/daily/${encodeURIComponent(date)}`;

/** The deals of a day as the person may know them; without a date, today's. */
export const dayOf = (date: string | null): Promise<DailyDay> => ask("GET", date === null ? "/api/daily" : path(date));

/** Begins the next deal of a day, or goes on with it. */
export const playDay = (date: string): Promise<DailyTable> => ask("POST", `${path(date)}/play`);

export const standingOf = (date: string, span: Span): Promise<DailyStanding> =>
    ask("GET", `${path(date)}/${span === "day" ? "standing" : span}`);

/** What everybody made of a deal, for whoever has finished it. */
export const boardOf = (date: string, board: number): Promise<DailyBoardResults> =>
    ask("GET", `${path(date)}/boards/${board}`);

/** A deal as a person played it. */
export const personReplayOf = (matchId: string): Promise<MatchReplay> =>
    ask("GET", `/api/matches/${encodeURIComponent(matchId)}/replay`);

/** A deal as a bot played it in the person's seat. */
export const botReplayOf = (date: string, board: number, level: string): Promise<MatchReplay> =>
    ask("GET", `${path(date)}/boards/${board}/bots/${encodeURIComponent(level)}`);

/** The sheet of a day that is over, as it was sent. */
export const sheetOf = (date: string): Promise<unknown> => ask("GET", `${path(date)}/sheet`);
