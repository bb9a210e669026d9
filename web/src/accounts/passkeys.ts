/** Passkeys of this browser. It speaks the JSON of WebAuthn itself; one too old for that is offered a password. */

const ADDRESS = /^(\[.*\]|\d+(\.\d+){3})$/;

/** True where there can be passkeys: over https or on this machine, at an address with a name, in a recent browser. */
export function hasPasskeys(): boolean {
    return (
        isSecureContext &&
        !ADDRESS.test(location.hostname) &&
        typeof PublicKeyCredential !== "undefined" &&
        "parseCreationOptionsFromJSON" in PublicKeyCredential
    );
}

/** Returns what the device says to the wish for a passkey; null if the person let it be. */
export async function madePasskey(options: string): Promise<string | null> {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
    return answered(navigator.credentials.create({ publicKey }));
}

/** Returns what the device says to the wish for a signature; null if the person let it be. */
export async function signedByPasskey(
    options: string,
    signal: AbortSignal,
    isOffered: boolean,
): Promise<string | null> {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
    const mediation = isOffered ? "conditional" : "optional";
    return answered(navigator.credentials.get({ publicKey, signal, mediation }));
}

/** True if the browser offers passkeys where a name is typed. */
export async function offersPasskeys(): Promise<boolean> {
    return hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

async function answered(asked: Promise<Credential | null>): Promise<string | null> {
    try {
        const credential = await asked;
        return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null;
    } catch (error) {
        // Cancelled by the person or by the page, or there is a passkey on this device already.
        if (error instanceof DOMException) return null;
        throw error;
    }
}
