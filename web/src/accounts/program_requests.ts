/** What is asked of the server about one's programs and one's data; only the settings need it. */
import type { IssuedToken, NewToken, OwnBot, OwnBotList, TokenList } from "../protocol/wire";
import { ask } from "../requests/api";

export const tokens = (): Promise<TokenList> => ask("GET", "/api/me/tokens");
export const newToken = (wish: NewToken): Promise<IssuedToken> => ask("POST", "/api/me/tokens", wish);
export const revokeToken = (tokenId: string): Promise<void> => ask("DELETE", `/api/me/tokens/${tokenId}`);
export const ownBots = (): Promise<OwnBotList> => ask("GET", "/api/me/bots");
export const openBot = (name: string): Promise<OwnBot> => ask("POST", "/api/me/bots", { name });
export const closeBot = (playerId: string): Promise<void> => ask("DELETE", `/api/me/bots/${playerId}`);
export const deleteMe = (): Promise<void> => ask("DELETE", "/api/me");
/** Where everything that is kept about the person comes from, as a file. */
export const ARCHIVE = "/api/me/archive";
