/** How far a person has come with the lessons; kept in the browser, and told to nobody. */
import { browserStorage } from "../storage/browser_storage";

const KEY = "gangoffour.lessons.1";

/** Where in a lesson somebody is: the steps on the way there, the last one being where they are. */
export interface Place {
    lesson: string;
    /** Of the lesson as it was then; in a lesson that changed since, the place means nothing. */
    mark: string;
    path: number[];
}

interface Kept {
    /** The ids of the lessons that are done. */
    done: string[];
    place: Place | null;
}

export class Progress {
    #kept: Kept = $state.raw({ done: [], place: null });

    constructor(private readonly storage: Storage | null = browserStorage()) {
        this.#kept = read(storage);
    }

    get done(): readonly string[] {
        return this.#kept.done;
    }

    get place(): Place | null {
        return this.#kept.place;
    }

    isDone(lesson: string): boolean {
        return this.#kept.done.includes(lesson);
    }

    /** Remembers where somebody is; one place is enough, since nobody learns two lessons at once. */
    reach(place: Place): void {
        this.#keep({ ...this.#kept, place });
    }

    finish(lesson: string): void {
        this.#keep({ done: [...this.#kept.done.filter((each) => each !== lesson), lesson], place: null });
    }

    #keep(kept: Kept): void {
        this.#kept = kept;
        try {
            this.storage?.setItem(KEY, JSON.stringify(kept));
        } catch {
            // The storage is full or forbidden: it is remembered until the page is closed.
        }
    }
}

/** Reads what was kept; anything else counts as nothing. */
function read(storage: Storage | null): Kept {
    try {
        const kept = JSON.parse(storage?.getItem(KEY) ?? "{}") as Partial<Record<keyof Kept, unknown>>;
        const done = Array.isArray(kept.done) ? kept.done.filter((each) => typeof each === "string") : [];
        return { done, place: isPlace(kept.place) ? kept.place : null };
    } catch {
        return { done: [], place: null };
    }
}

function isPlace(value: unknown): value is Place {
    if (typeof value !== "object" || value === null) return false;
    const { lesson, mark, path } = value as Partial<Record<keyof Place, unknown>>;
    const isPath = Array.isArray(path) && path.length > 0 && path.every(Number.isInteger);
    return typeof lesson === "string" && typeof mark === "string" && isPath;
}
