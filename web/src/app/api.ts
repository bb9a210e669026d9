/** Requests to the server. A refusal comes back as an error with its code and a sentence in the person's language. */
import type {
    About,
    BotLevels,
    Me,
    NewTable,
    OpenedTable,
    PlayNow,
    Problem,
    TableList,
    Visitor,
} from "../protocol/wire";

export class Refusal extends Error {
    constructor(
        readonly code: string,
        readonly facts: Record<string, string | number>,
        readonly status: number,
    ) {
        super(code);
    }
}

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
        const init: RequestInit = { method, credentials: "same-origin" };
        if (body !== undefined) {
            init.body = JSON.stringify(body);
            init.headers = { "Content-Type": "application/json" };
        }
        let answer: Response;
        try {
            answer = await fetch(path, init);
        } catch {
            throw new Refusal("network/away", {}, 0);
        }
        if (answer.status === 204) return undefined as Answer;
        const said: unknown = await answer.json().catch(() => null);
        if (answer.ok) return said as Answer;
        const problem = said as Problem | null;
        throw new Refusal(problem?.code ?? "server/error", problem?.facts ?? {}, answer.status);
    }
}
