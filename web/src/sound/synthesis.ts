/** How each sound is made: a few tones and bursts of noise, no files. */
import type { Sound } from "./sounds";

/** A tone that is struck and dies away. */
interface Tone {
    hz: number;
    /** Where the pitch ends up, if it glides. */
    toHz?: number;
    wave: OscillatorType;
    startS: number;
    lengthS: number;
    loudness: number;
}

/** A short burst of noise around a pitch, as of wood or card. */
interface Burst {
    hz: number;
    /** How narrow the band is: wood rings, cardboard does not. */
    sharpness: number;
    startS: number;
    lengthS: number;
    loudness: number;
}

export interface Score {
    tones: Tone[];
    bursts: Burst[];
}

const DEAL_TICKS = 16;
const TICK_S = 0.04;
const NOTES = { a3: 220, d4: 293.66, g4: 392, c5: 523.25, e5: 659.25, g5: 783.99, a5: 880, c6: 1046.5, e6: 1318.5 };
/** Pitch, start and length: three short notes, and one that stays. */
const FANFARE = [
    [NOTES.g4, 0, 0.2],
    [NOTES.c5, 0.16, 0.2],
    [NOTES.e5, 0.32, 0.2],
    [NOTES.g5, 0.48, 0.35],
    [NOTES.e5, 0.76, 0.2],
    [NOTES.g5, 0.92, 1.2],
    [NOTES.c6, 0.92, 1.2],
] as const;
/** Inharmonic partials make metal; each dies sooner than the one below it. */
const GONG_PARTIALS = [1, 1.48, 2.06, 2.74, 3.76];
const SMALLEST_GANG = 4;
const GONG_HZ = 150;
const GONG_STEP = 0.82;

/** Returns the tones and bursts of a sound. */
export function scoreOf(sound: Sound): Score {
    switch (sound.name) {
        case "deal":
            return { tones: [], bursts: Array.from({ length: DEAL_TICKS }, (_, index) => tick(index * TICK_S)) };
        case "slap":
            return {
                tones: [{ hz: 170, toHz: 80, wave: "sine", startS: 0, lengthS: 0.09, loudness: 0.5 }],
                bursts: [{ hz: 1800, sharpness: 0.7, startS: 0, lengthS: 0.07, loudness: 0.8 }],
            };
        case "knock":
            return merged(knock(0), knock(0.14));
        case "slide":
            return { tones: [], bursts: [0, 0.05, 0.1].map((startS) => brush(startS)) };
        case "bell":
            return { tones: bell(0.5), bursts: [] };
        case "own_bell":
            return { tones: bell(0.9), bursts: [] };
        case "turn":
            return { tones: [chime(NOTES.a5, 0, 0.5)], bursts: [] };
        case "deal_won":
            return {
                tones: [NOTES.c5, NOTES.e5, NOTES.g5].map((hz, index) => chime(hz, index * 0.15, 0.6)),
                bursts: [],
            };
        case "stamp":
            return {
                tones: [{ hz: 110, toHz: 45, wave: "sine", startS: 0, lengthS: 0.16, loudness: 0.8 }],
                bursts: [{ hz: 500, sharpness: 0.8, startS: 0, lengthS: 0.06, loudness: 0.9 }],
            };
        case "match_won":
            return { tones: FANFARE.map(([hz, startS, length]) => brass(hz, startS, length)).flat(), bursts: [] };
        case "match_lost":
            return { tones: [brass(NOTES.d4, 0, 0.45), brass(NOTES.a3, 0.4, 0.9)].flat(), bursts: [] };
        case "pop":
            return {
                tones: [{ hz: 420, toHz: 760, wave: "sine", startS: 0, lengthS: 0.07, loudness: 0.35 }],
                bursts: [],
            };
        case "gong":
            return gong(sound.size);
    }
}

/** Returns how long a sound takes. */
export function lengthS({ tones, bursts }: Score): number {
    return Math.max(0, ...[...tones, ...bursts].map((part) => part.startS + part.lengthS));
}

function tick(startS: number): Burst {
    return { hz: 2600, sharpness: 1.2, startS, lengthS: 0.025, loudness: 0.25 };
}

function knock(startS: number): Score {
    return {
        tones: [{ hz: 420, toHz: 300, wave: "triangle", startS, lengthS: 0.07, loudness: 0.6 }],
        bursts: [{ hz: 900, sharpness: 4, startS, lengthS: 0.04, loudness: 0.6 }],
    };
}

/** Card over cloth: noise without a ring. */
function brush(startS: number): Burst {
    return { hz: 3400, sharpness: 0.5, startS, lengthS: 0.09, loudness: 0.3 };
}

function bell(loudness: number): Tone[] {
    return [chime(NOTES.e6, 0, 0.7), chime(NOTES.a5, 0.16, 0.9)].map((tone) => ({ ...tone, loudness }));
}

/** A soft horn: the octave above gives it an edge. */
function brass(hz: number, startS: number, length: number): Tone[] {
    return [
        { hz, wave: "triangle", startS, lengthS: length, loudness: 0.4 },
        { hz: hz * 2, wave: "sine", startS, lengthS: length * 0.8, loudness: 0.12 },
    ];
}

function chime(hz: number, startS: number, length: number): Tone {
    return { hz, wave: "sine", startS, lengthS: length, loudness: 0.5 };
}

function gong(size: number): Score {
    const hz = GONG_HZ * GONG_STEP ** Math.max(0, size - SMALLEST_GANG);
    const tones = GONG_PARTIALS.map((partial, index): Tone => {
        const fading = 1 / (index + 1);
        return { hz: hz * partial, wave: "sine", startS: 0, lengthS: 1 + 1.4 * fading, loudness: 0.45 * fading };
    });
    return { tones, bursts: [{ hz: hz * 4, sharpness: 0.8, startS: 0, lengthS: 0.12, loudness: 0.5 }] };
}

function merged(...scores: Score[]): Score {
    return { tones: scores.flatMap(({ tones }) => tones), bursts: scores.flatMap(({ bursts }) => bursts) };
}
