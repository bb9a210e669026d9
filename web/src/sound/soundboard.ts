/** Makes sounds audible. Browsers allow that only after a person has touched the page: until then it is silent. */
import type { Change } from "../folding/fold";
import { isAlert, type Sound, soundsOf } from "./sounds";
import { lengthS, type Score, scoreOf } from "./synthesis";

export interface Volumes {
    /** From 0 to 1: of what happens at the table, and of what wants attention. */
    tableVolume: number;
    alertVolume: number;
}

const GESTURES = ["pointerdown", "keydown"] as const;
/** Sounds of one moment follow each other this closely; the last of many wait no longer than this. */
const STEP_S = 0.12;
const LONGEST_WAIT_S = 0.6;
const ATTACK_S = 0.004;
const SILENCE = 0.0001;
const NOISE_S = 0.25;

export class Soundboard {
    readonly #volumes: () => Volumes;
    readonly #gestures = new AbortController();
    #context: AudioContext | null = null;
    #noise: AudioBuffer | null = null;

    constructor(volumes: () => Volumes) {
        this.#volumes = volumes;
        for (const gesture of GESTURES) {
            addEventListener(gesture, () => this.#wake(), { signal: this.#gestures.signal, passive: true });
        }
        // It may have been fetched because of a touch, which is over by now.
        if (navigator.userActivation?.hasBeenActive) this.#wake();
    }

    /** Lets a change be heard as the seat hears it. */
    hear(change: Change, seat: number | null): void {
        this.play(soundsOf(change, seat));
    }

    /** Plays sounds one after the other. A hidden page only says that it is the person's turn. */
    play(sounds: readonly Sound[]): void {
        const context = this.#context;
        if (context === null || context.state !== "running") return;
        let waitS = 0;
        for (const sound of audible(sounds, this.#volumes(), document.hidden)) {
            this.#sound(context, scoreOf(sound), context.currentTime + waitS, volumeOf(sound, this.#volumes()));
            waitS = Math.min(LONGEST_WAIT_S, waitS + STEP_S);
        }
    }

    close(): void {
        this.#gestures.abort();
        void this.#context?.close();
        this.#context = null;
    }

    /** Phones put sound to sleep when a page is left: every gesture may wake it. */
    #wake(): void {
        try {
            this.#context ??= new AudioContext();
            if (this.#context.state === "suspended") void this.#context.resume();
        } catch {
            // A browser without sound plays on in silence.
            this.#gestures.abort();
        }
    }

    #sound(context: AudioContext, score: Score, atS: number, volume: number): void {
        const out = context.createGain();
        out.gain.value = volume;
        out.connect(context.destination);
        for (const { hz, toHz, wave, startS, lengthS: length, loudness } of score.tones) {
            const source = context.createOscillator();
            source.type = wave;
            source.frequency.setValueAtTime(hz, atS + startS);
            if (toHz !== undefined) source.frequency.exponentialRampToValueAtTime(toHz, atS + startS + length);
            strike(context, source, out, { atS: atS + startS, length, loudness });
        }
        for (const { hz, sharpness, startS, lengthS: length, loudness } of score.bursts) {
            const source = context.createBufferSource();
            source.buffer = this.#noise ??= noiseOf(context);
            const band = context.createBiquadFilter();
            band.type = "bandpass";
            band.frequency.value = hz;
            band.Q.value = sharpness;
            band.connect(out);
            strike(context, source, band, { atS: atS + startS, length, loudness });
        }
        setTimeout(() => out.disconnect(), (atS - context.currentTime + lengthS(score)) * 1000 + 100);
    }
}

/** Returns the sounds that are to be heard. */
export function audible(sounds: readonly Sound[], volumes: Volumes, isHidden: boolean): Sound[] {
    return sounds.filter((sound) => volumeOf(sound, volumes) > 0 && (!isHidden || sound.name === "turn"));
}

function volumeOf(sound: Sound, { tableVolume, alertVolume }: Volumes): number {
    return isAlert(sound) ? alertVolume : tableVolume;
}

/** Starts a source that is struck and dies away. */
function strike(
    context: AudioContext,
    source: AudioScheduledSourceNode,
    out: AudioNode,
    { atS, length, loudness }: { atS: number; length: number; loudness: number },
): void {
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENCE, atS);
    gain.gain.exponentialRampToValueAtTime(loudness, atS + ATTACK_S);
    gain.gain.exponentialRampToValueAtTime(SILENCE, atS + length);
    source.connect(gain).connect(out);
    source.start(atS);
    source.stop(atS + length);
}

function noiseOf(context: AudioContext): AudioBuffer {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_S), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
    return buffer;
}
