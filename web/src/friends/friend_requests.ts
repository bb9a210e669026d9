/** What is asked of the server about friends; only these screens need it. */
import type { FriendAsked, FriendList, LinkOffer, NewLink } from "../protocol/wire";
import { ask } from "../requests/api";

const one = (playerId: string): string => encodeURIComponent(playerId);

export const friends = (): Promise<FriendList> => ask("GET", "/api/me/friends");
export const askByName = (name: string): Promise<FriendAsked> => ask("POST", "/api/me/friends", { name });
/** Asks somebody the person has met, or agrees to what they asked. */
export const askPlayer = (playerId: string): Promise<FriendAsked> =>
    ask("POST", "/api/me/friends", { player_id: playerId });
/** Ends a friendship, turns a request down, or takes one back. */
export const removeFriend = (playerId: string): Promise<void> => ask("DELETE", `/api/me/friends/${one(playerId)}`);
export const block = (playerId: string): Promise<void> => ask("PUT", `/api/me/blocks/${one(playerId)}`);
export const unblock = (playerId: string): Promise<void> => ask("DELETE", `/api/me/blocks/${one(playerId)}`);
export const newFriendLink = (): Promise<NewLink> => ask("POST", "/api/me/friend-links");
/** Returns whose link it is; looking changes nothing. */
export const friendOffer = (token: string): Promise<LinkOffer> =>
    ask("GET", "/api/friend-link", undefined, { "X-Link": token });
export const takeFriendLink = (token: string): Promise<FriendAsked> => ask("POST", "/api/friend-link", { token });
export const inviteFriend = (playerId: string, tableId: string, invite: string | null): Promise<void> =>
    ask("POST", "/api/me/invitations", { player_id: playerId, table_id: tableId, invite });
export const declineCall = (tableId: string): Promise<void> => ask("DELETE", `/api/me/invitations/${one(tableId)}`);
