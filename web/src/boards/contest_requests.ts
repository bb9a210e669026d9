/** What is asked of the server about contests beside the days. */
import type { Contest, DailyTable } from "../protocol/wire";
import { ask } from "../requests/api";

/** In the place of an id: deals that are new to the person. */
export const INSTANT = "instant";
export const INSTANT_ADDRESS = `/d/${INSTANT}`;

/** The address of a contest, or of its next deal. */
export const contestAddress = (id: string): string => `/d/c/${id}`;
export const nextDealAddress = (id: string): string => `${contestAddress(id)}/play`;

const path = (id: string): string => `/api/contests/${encodeURIComponent(id)}`;

/** A contest as the person may know it. */
export const contestOf = (id: string): Promise<Contest> => ask("GET", path(id));

/** Begins the next deal of a contest, or goes on with it. */
export const playContest = (id: string): Promise<DailyTable> => ask("POST", `${path(id)}/play`);

/** Eight deals that the person never saw, or those that they have not finished. */
export const instantContest = (): Promise<Contest> => ask("POST", "/api/instant");

/** Dares others to beat eight deals that the person has finished. */
export const newChallenge = (matchIds: readonly string[]): Promise<Contest> =>
    ask("POST", "/api/challenges", { match_ids: matchIds });
