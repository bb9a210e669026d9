/** Getting a way in: by a passkey or a password, with the name that the person will have. */
import type { KeptAccount, Me } from "../protocol/wire";
import { addPasskey, newPasskeyOptions, setPassword } from "./account_requests";
import { madePasskey } from "./passkeys";

/** What the screens need of the session. */
interface Someone {
    me: Me | null;
}

export class Keeping {
    /** Shown once; empty when there are none to show. */
    codes: readonly string[] = $state.raw([]);

    constructor(private readonly session: Someone) {}

    /** True when it is done; false if the person let it be. */
    async byPasskey(name: string | null): Promise<boolean> {
        const { options } = await newPasskeyOptions(name);
        const credential = await madePasskey(options);
        if (credential === null) return false;
        this.#done(await addPasskey(credential));
        return true;
    }

    async byPassword(password: string, name: string | null): Promise<void> {
        this.#done(await setPassword(password, name));
    }

    #done(kept: KeptAccount): void {
        this.codes = kept.recovery_codes;
        const { player_id, name, is_guest, avatar } = kept;
        this.session.me = { player_id, name, is_guest, avatar };
    }
}
