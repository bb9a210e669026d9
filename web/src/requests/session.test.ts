import { describe, expect, it } from "vitest";
import type { Api } from "./api";
import { Refusal } from "./requests";
import { Session } from "./session.svelte";

const ANA = { player_id: "guest-1", name: "Ana", is_guest: true };

function sessionOf(signOut: () => Promise<void>): Session {
    return new Session({ me: async () => ANA, enter: async () => ANA, signOut } as unknown as Api);
}

describe("signing out", () => {
    it("leaves nobody signed in", async () => {
        const session = sessionOf(async () => undefined);
        await session.load();
        expect(session.me).toEqual(ANA);
        await session.signOut();
        expect(session.me).toBeNull();
        await session.load();
        expect(session.me).toBeNull();
    });

    it("is done where the server knows nothing of the session any more", async () => {
        const session = sessionOf(() => Promise.reject(new Refusal("account/not_signed_in", {}, 401)));
        await session.load();
        await session.signOut();
        expect(session.me).toBeNull();
    });

    it("is not done while the server is away", async () => {
        const session = sessionOf(() => Promise.reject(new Refusal("network/away", {}, 0)));
        await session.load();
        await expect(session.signOut()).rejects.toThrow("network/away");
        expect(session.me).toEqual(ANA);
    });
});
