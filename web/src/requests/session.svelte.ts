/** Who the person is. Nobody has to sign up: whoever wants to play becomes a guest. */
import { createContext } from "svelte";
import type { Me } from "../protocol/wire";
import type { Api } from "./api";
import { Refusal } from "./requests";

export class Session {
    me: Me | null = $state.raw(null);
    #asked: Promise<void> | null = null;
    #entering: Promise<Me> | null = null;

    constructor(private readonly api: Api) {}

    /** Finds out whether the browser has a session already; asks once. */
    load(): Promise<void> {
        this.#asked ??= this.api.me().then(
            (me) => {
                this.me = me;
            },
            () => {
                // The server is away: the next wish asks again.
                this.#asked = null;
            },
        );
        return this.#asked;
    }

    /** Returns who the person is, as a new guest if need be. Two wishes at once are one. */
    async someone(): Promise<Me> {
        if (this.me !== null) return this.me;
        this.#entering ??= this.api.enter().finally(() => (this.#entering = null));
        this.me = await this.#entering;
        return this.me;
    }

    /** Takes another name, also as the first thing a guest does. */
    async callMe(name: string): Promise<Me> {
        await this.load();
        this.me = this.me === null ? await this.api.becomeGuest(name) : await this.api.rename(name);
        return this.me;
    }

    /** Ends the session, here and at the server. Somebody whose session the server has forgotten is out already. */
    async signOut(): Promise<void> {
        try {
            await this.api.signOut();
        } catch (error) {
            if (!(error instanceof Refusal && error.code === "account/not_signed_in")) throw error;
        }
        this.me = null;
    }
}

/** What every screen may need of the server. */
export interface Server {
    api: Api;
    session: Session;
}

export const [useServer, provideServer] = createContext<Server>();
