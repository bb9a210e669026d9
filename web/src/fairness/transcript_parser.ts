// Reading a transcript file that somebody saved, as strictly as `gangoffour verify --transcript` does.
import { SCHEME } from "./hashing";
import type { Transcript } from "./transcripts";

const TEXT_LIMIT = 65_536;
const SEAT_COUNTS = [3, 4];
const FIELDS = ["format", "version", "scheme", "match_id", "rules", "commitment", "seats"];
const SEAT_FIELDS = ["player", "commitment"];
const MATCH_ID = /^[0-9a-f]{32}$/;
const DIGEST = /^[0-9a-f]{64}$/;
const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/gs;

type Fields = Record<string, unknown>;

/** Returns the transcript that a text holds; null for any other text. */
export function parseTranscript(text: string): Transcript | null {
    let value: unknown;
    try {
        value = text.length > TEXT_LIMIT ? null : JSON.parse(text);
    } catch {
        return null;
    }
    return isTranscript(value) && keysIn(text) === keyCount(value) ? value : null;
}

function isTranscript(value: unknown): value is Transcript {
    if (!hasFields(value, FIELDS, "transcript_hash")) return false;
    const { seats } = value;
    const isNamed = value["format"] === "gof-transcript" && value["version"] === 1 && value["scheme"] === SCHEME;
    const isWhole =
        isText(value["rules"]) &&
        isDigits(value["match_id"], MATCH_ID) &&
        isDigits(value["commitment"], DIGEST) &&
        (!("transcript_hash" in value) || isDigits(value["transcript_hash"], DIGEST));
    return isNamed && isWhole && Array.isArray(seats) && SEAT_COUNTS.includes(seats.length) && seats.every(isSeat);
}

function isSeat(value: unknown): boolean {
    return hasFields(value, SEAT_FIELDS) && isText(value["player"]) && isDigits(value["commitment"], DIGEST);
}

function hasFields(value: unknown, required: readonly string[], optional?: string): value is Fields {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const names = Object.keys(value);
    return (
        required.every((name) => names.includes(name)) &&
        names.every((name) => required.includes(name) || name === optional)
    );
}

/** JSON can spell halves of signs, which have no UTF-8 form. */
function isText(value: unknown): boolean {
    return typeof value === "string" && !/[\ud800-\udfff]/u.test(value);
}

function isDigits(value: unknown, pattern: RegExp): boolean {
    return typeof value === "string" && pattern.test(value);
}

// Two readers that keep different copies of one field would see two transcripts in one file.
function keysIn(text: string): number {
    return [...text.matchAll(STRING)].filter(([, colon]) => colon !== undefined).length;
}

function keyCount(transcript: Transcript): number {
    return Object.keys(transcript).length + transcript.seats.flatMap((seat) => Object.keys(seat)).length;
}
