// gof-daily-1: the links of a season, and the boards that follow from them.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { lp, taggedHash, u32 } from "./hashing";

export const DAILY_SCHEME = "gof-daily-1";
export const LINK_SIZE = 64;
const ID_SIZE = 16;
const ID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** Returns the link before one, which is its hash. */
export const linkBefore = (link: Uint8Array): Uint8Array => sha512(link);

function boardName(season: string, day: number, board: number): Uint8Array {
    return concatBytes(lp(utf8ToBytes(DAILY_SCHEME)), lp(utf8ToBytes(season)), u32(day), u32(board));
}

/** Returns the id of a board; it is no secret. */
export function boardId(season: string, day: number, board: number): string {
    const digest = sha256(concatBytes(lp(utf8ToBytes("board id")), boardName(season, day, board)));
    return bytesToHex(digest.slice(0, ID_SIZE)).replace(ID_PARTS, "$1-$2-$3-$4-$5");
}

/** Returns the seed of a board: a link never deals a card itself. */
export function boardSeed(link: Uint8Array, season: string, day: number, board: number): Uint8Array {
    return hmac(sha512, link, boardName(season, day, board));
}

/** Returns the commitment to a board, as it stands in the record of everybody who played it. */
export function boardCommitment(id: Uint8Array, seed: Uint8Array): Uint8Array {
    return taggedHash("board", id, seed);
}

/** Returns the key that the cards of a board follow from. */
export const seedKey = (seed: Uint8Array): Uint8Array => sha512(concatBytes(utf8ToBytes("gof-seed-1"), seed));
