/** What is asked of the server about ways in; only these screens need it. */
import type { KeptAccount, Me, PasskeyOptions, RecoveryCodes, WaysInList } from "../protocol/wire";
import { ask } from "../requests/api";

export const waysIn = (): Promise<WaysInList> => ask("GET", "/api/me/ways-in");
export const setPassword = (password: string, name: string | null): Promise<KeptAccount> =>
    ask("PUT", "/api/me/password", { password, name });
export const newPasskeyOptions = (name: string | null): Promise<PasskeyOptions> =>
    ask("POST", "/api/me/passkeys/options", { name });
export const addPasskey = (credential: string): Promise<KeptAccount> => ask("POST", "/api/me/passkeys", { credential });
export const removePasskey = (passkeyId: string): Promise<void> => ask("DELETE", `/api/me/passkeys/${passkeyId}`);
export const newRecoveryCodes = (): Promise<RecoveryCodes> => ask("POST", "/api/me/recovery-codes");
/** The answer is the same for every address. */
export const offerMail = (address: string, name: string | null): Promise<void> =>
    ask("POST", "/api/me/mail", { address, name });
export const askMailLink = (address: string): Promise<void> => ask("POST", "/api/mail-links", { address });

export const signIn = (name: string, password: string): Promise<Me> => ask("POST", "/api/sign-in", { name, password });
export const passkeyOptions = (): Promise<PasskeyOptions> => ask("POST", "/api/sign-in/passkey/options");
export const signInWithPasskey = (credential: string): Promise<Me> =>
    ask("POST", "/api/sign-in/passkey", { credential });
export const recover = (code: string): Promise<Me> => ask("POST", "/api/recovery", { code });
