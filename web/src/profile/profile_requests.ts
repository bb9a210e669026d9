/** What is asked of the server about people and their matches; only this screen needs it. */
import type { ChooseProfile, MatchPage, Profile } from "../protocol/wire";
import { ask } from "../requests/api";

const other = (name: string): string => `/api/players/${encodeURIComponent(name)}`;

/** A user as everybody may see them; without a name, all of one's own. */
export const profileOf = (name: string | null): Promise<Profile> =>
    ask("GET", name === null ? "/api/me/profile" : other(name));

/** A page of somebody's matches. */
export const matchesOf = (name: string | null, query: string): Promise<MatchPage> =>
    ask("GET", `${name === null ? "/api/me" : other(name)}/matches?${query}`);

export const chooseProfile = (chosen: Required<ChooseProfile>): Promise<Profile> =>
    ask("PUT", "/api/me/profile", chosen);

export const recordAddress = (matchId: string): string => `/api/matches/${encodeURIComponent(matchId)}/record`;
