/** What is asked of the server about devices; only these screens need it. */
import type { KeptAccount, LinkOffer, Me, NewLink, SessionList } from "../protocol/wire";
import { ask } from "../requests/api";

export const sessions = (): Promise<SessionList> => ask("GET", "/api/me/sessions");
export const endSession = (sessionId: string): Promise<void> => ask("DELETE", `/api/me/sessions/${sessionId}`);
export const endOtherSessions = (): Promise<void> => ask("DELETE", "/api/me/sessions");
export const newLink = (): Promise<NewLink> => ask("POST", "/api/me/links");
/** Returns whose link it is; looking changes nothing. */
export const linkOffer = (token: string): Promise<LinkOffer> => ask("GET", "/api/link", undefined, { "X-Link": token });
export const takeLink = (token: string): Promise<Me> => ask("POST", "/api/link", { token });
/** The same for a link that came by mail. */
export const mailOffer = (token: string): Promise<LinkOffer> =>
    ask("GET", "/api/mail-link", undefined, { "X-Link": token });
export const takeMailLink = (token: string): Promise<KeptAccount> => ask("POST", "/api/mail-link", { token });
