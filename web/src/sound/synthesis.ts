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
const NOTES = { c5: 523.25, e5: 659.25, g5: 783.99, a5: 880, e6: 1318.5 };
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
        case "bell":
            return { tones: [chime(NOTES.e6, 0, 0.7), chime(NOTES.a5, 0.16, 0.9)], bursts: [] };
        case "turn":
            return { tones: [chime(NOTES.a5, 0, 0.5)], bursts: [] };
        case "deal_won":
            return {
                tones: [NOTES.c5, NOTES.e5, NOTES.g5].map((hz, index) => chime(hz, index * 0.15, 0.6)),
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
