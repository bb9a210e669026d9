/** Where in a film somebody is, and the clock that goes on by itself. */
import type { Film } from "./film";

export class Player {
    index = $state(0);
    isPlaying = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        readonly film: Film,
        /** How long a step stays when the film plays by itself. */
        private readonly stayMs: () => number,
        start = 0,
    ) {
        this.index = this.#within(start);
    }

    /** Goes to a step, and stays there. */
    go(index: number): void {
        this.pause();
        this.index = this.#within(index);
    }

    step(way: 1 | -1): void {
        this.go(this.index + way);
    }

    deal(way: 1 | -1): void {
        this.go(this.film.dealBeside(this.index, way));
    }

    /** Goes on by itself; at the end, from the beginning. */
    play(): void {
        if (this.film.last < 1) return;
        if (this.index === this.film.last) this.index = 0;
        this.isPlaying = true;
        this.#wait();
    }

    pause(): void {
        clearTimeout(this.#timer);
        this.isPlaying = false;
    }

    #wait(): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
            this.index = this.#within(this.index + 1);
            if (this.index === this.film.last) this.isPlaying = false;
            else this.#wait();
        }, this.stayMs());
    }

    #within(index: number): number {
        return Math.max(0, Math.min(index, this.film.last));
    }
}
