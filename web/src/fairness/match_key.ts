// Step 5 of gof-fair-1: the key of a match, and the bytes that flow from it. Wanted only when a match is over.
import { hmac } from "@noble/hashes/hmac.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { lp, prefix, u32 } from "./hashing";

/** Returns K, from which every deal of the match follows. */
export function matchKey(secret: Uint8Array, digest: Uint8Array): Uint8Array {
    return hmac(sha512, secret, concatBytes(prefix("key"), lp(digest)));
}

/** Returns one block of 64 bytes of the stream that belongs to a tag and an index. */
export function streamBlock(key: Uint8Array, tag: string, index: number, block: number): Uint8Array {
    return hmac(sha512, key, concatBytes(prefix(tag), u32(index), u32(block)));
}
