/** The requests that screens make to the server. */
import type { About, Me, NewTable, OpenedTable, PlayNow, TableList, Visitor } from "../protocol/wire";
import { asked } from "./requests";

const NO_CONTENT = 204;

/** Asks the server for something, or to do something; returns what it answers. */
export async function ask<Answer>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
): Promise<Answer> {
    const init: RequestInit = { method, headers };
    // Whatever changes something says so, even with nothing in it: forms of other sites cannot.
    if (method !== "GET") headers["Content-Type"] = "application/json";
    if (body !== undefined) init.body = JSON.stringify(body);
    const answer = await asked(path, init);
    return (answer.status === NO_CONTENT ? undefined : await answer.json()) as Answer;
}

export class Api {
    /** Who the person is; null for somebody who was never here. */
    me = async (): Promise<Me | null> => (await ask<Visitor>("GET", "/api/session")).me;

    /** Who the person is; a new guest if they were never here. */
    enter = (): Promise<Me> => ask("POST", "/api/session", {});

    about = (): Promise<About> => ask("GET", "/api/about");
    myTables = (): Promise<TableList> => ask("GET", "/api/me/tables");
    becomeGuest = (name: string): Promise<Me> => ask("POST", "/api/guests", { name });
    rename = (name: string): Promise<Me> => ask("PATCH", "/api/me", { name });
    signOut = (): Promise<void> => ask("DELETE", "/api/session");
    openTable = (table: NewTable): Promise<OpenedTable> => ask("POST", "/api/tables", table);
    playNow = (wish: PlayNow): Promise<OpenedTable> => ask("POST", "/api/play-now", wish);
}
