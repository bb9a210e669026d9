/** The requests that screens make to the server. */
import type { About, BotLevels, Me, NewTable, OpenedTable, PlayNow, TableList, Visitor } from "../protocol/wire";
import { asked } from "./requests";

const NO_CONTENT = 204;

export class Api {
    /** Who the person is; null for somebody who was never here. */
    me = async (): Promise<Me | null> => (await this.#ask<Visitor>("GET", "/api/session")).me;

    /** Who the person is; a new guest if they were never here. */
    enter = (): Promise<Me> => this.#ask("POST", "/api/session", {});

    about = (): Promise<About> => this.#ask("GET", "/api/about");
    bots = (): Promise<BotLevels> => this.#ask("GET", "/api/bots");
    tables = (): Promise<TableList> => this.#ask("GET", "/api/tables");
    myTables = (): Promise<TableList> => this.#ask("GET", "/api/me/tables");
    becomeGuest = (name: string): Promise<Me> => this.#ask("POST", "/api/guests", { name });
    rename = (name: string): Promise<Me> => this.#ask("PATCH", "/api/me", { name });
    signOut = (): Promise<void> => this.#ask("DELETE", "/api/session");
    openTable = (table: NewTable): Promise<OpenedTable> => this.#ask("POST", "/api/tables", table);
    playNow = (wish: PlayNow): Promise<OpenedTable> => this.#ask("POST", "/api/play-now", wish);

    async #ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
        const init: RequestInit = { method };
        if (body !== undefined) {
            init.body = JSON.stringify(body);
            init.headers = { "Content-Type": "application/json" };
        }
        const answer = await asked(path, init);
        return (answer.status === NO_CONTENT ? undefined : await answer.json()) as Answer;
    }
}
