/** Which puzzles somebody has solved, and on how many days in a row that of the day; kept in the browser. */
import { browserStorage } from "../storage/browser_storage";

const KEY = "gangoffour.puzzles.1";
const MOST_KEPT = 2000;
const DAY_MS = 86_400_000;

interface Kept {
    /** The ids of puzzles, the last one last. */
    solved: string[];
    /** The last day on which the puzzle of the day was solved, counted since 1970, and how many in a row it was. */
    day: number;
    streak: number;
}

const today = (): number => Math.floor(Date.now() / DAY_MS);

export class Solving {
    #kept: Kept = $state.raw({ solved: [], day: 0, streak: 0 });

    constructor(
        private readonly storage: Storage | null = browserStorage(),
        private readonly now: () => number = today,
    ) {
        this.#kept = read(storage);
    }

    get solved(): readonly string[] {
        return this.#kept.solved;
    }

    /** Days in a row; a day that is not over yet breaks nothing. */
    get streak(): number {
        return this.#kept.day >= this.now() - 1 ? this.#kept.streak : 0;
    }

    isSolved(puzzleId: string): boolean {
        return this.#kept.solved.includes(puzzleId);
    }

    solve(puzzleId: string, isOfToday: boolean): void {
        const { solved, day } = this.#kept;
        const others = solved.filter((each) => each !== puzzleId);
        const isNewDay = isOfToday && day !== this.now();
        this.#kept = {
            solved: [...others, puzzleId].slice(-MOST_KEPT),
            day: isOfToday ? this.now() : day,
            streak: isNewDay ? this.streak + 1 : this.#kept.streak,
        };
        try {
            this.storage?.setItem(KEY, JSON.stringify(this.#kept));
        } catch {
            // The storage is full or forbidden: it is remembered until the page is closed.
        }
    }
}

/** Reads what was kept; anything else counts as nothing. */
function read(storage: Storage | null): Kept {
    try {
        const kept = JSON.parse(storage?.getItem(KEY) ?? "{}") as Partial<Record<keyof Kept, unknown>>;
        const solved = Array.isArray(kept.solved) ? kept.solved.filter((each) => typeof each === "string") : [];
        const [day, streak] = [kept.day, kept.streak].map((each) => (Number.isInteger(each) ? Number(each) : 0));
        return { solved, day: day ?? 0, streak: streak ?? 0 };
    } catch {
        return { solved: [], day: 0, streak: 0 };
    }
}
