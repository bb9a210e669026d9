// Steps 1 to 4 of gof-fair-1: who commits to what. Bytes enter the hashes raw, text
// as UTF-8.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export { bytesToHex, hexToBytes };

/** Name and version of the scheme; it stands at the head of everything that is hashed. */
export const SCHEME = "gof-fair-1";
export const NUMBER_SIZE = 32;

const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const FINGERPRINT_LETTERS = 20;
const BITS_PER_LETTER = 5;
const BITS_PER_BYTE = 8;

export interface TranscriptValues {
    matchId: Uint8Array;
    rules: string;
    commitment: Uint8Array;
    players: readonly string[];
    clientCommitments: readonly Uint8Array[];
    /** Empty for a seat that sent none. */
    numbers: readonly Uint8Array[];
}

export function u32(value: number): Uint8Array {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, value);
    return bytes;
}

/** Returns a value behind its length, so that joined parts cannot be cut elsewhere. */
export function lp(value: Uint8Array): Uint8Array {
    return concatBytes(u32(value.length), value);
}

export function taggedHash(tag: string, ...parts: Uint8Array[]): Uint8Array {
    return sha256(concatBytes(prefix(tag), ...parts.map(lp)));
}

/** Returns the bytes of an id that is written with hyphens. */
export function idBytes(id: string): Uint8Array {
    return hexToBytes(id.replaceAll("-", ""));
}

/** Returns C, which the server publishes before any client has sent its number. */
export function serverCommitment(matchId: Uint8Array, secret: Uint8Array): Uint8Array {
    return taggedHash("server", matchId, secret);
}

/** Returns h of a seat, which its client sends before it knows the number of any other seat. */
export function clientCommitment(matchId: Uint8Array, player: string, number: Uint8Array): Uint8Array {
    return taggedHash("client", matchId, utf8ToBytes(player), number);
}

/** Returns T, which binds all that was said before the first card. */
export function transcriptHash(values: TranscriptValues): Uint8Array {
    const none = new Uint8Array();
    const seats = values.players.flatMap((player, seat) => [
        utf8ToBytes(player),
        values.clientCommitments[seat] ?? none,
        values.numbers[seat] ?? none,
    ]);
    return taggedHash("transcript", values.matchId, utf8ToBytes(values.rules), values.commitment, ...seats);
}

/** Returns the first 100 bits of T as four groups of five letters. */
export function tableFingerprint(digest: Uint8Array): string {
    let letters = "";
    for (let letter = 0; letter < FINGERPRINT_LETTERS; letter += 1) {
        let value = 0;
        for (let bit = letter * BITS_PER_LETTER; bit < (letter + 1) * BITS_PER_LETTER; bit += 1) {
            const byte = digest[Math.floor(bit / BITS_PER_BYTE)] ?? 0;
            value = value * 2 + ((byte >> (BITS_PER_BYTE - 1 - (bit % BITS_PER_BYTE))) & 1);
        }
        letters += CROCKFORD.charAt(value);
    }
    return letters.replace(/.{5}(?=.)/g, "$&-");
}

/** Returns how everything that is hashed under a tag begins. */
export function prefix(tag: string): Uint8Array {
    return concatBytes(lp(utf8ToBytes(SCHEME)), lp(utf8ToBytes(tag)));
}
