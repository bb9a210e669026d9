/**
 * Which puzzles somebody has solved, on how many days in a row that of the day, and which own mistakes have come back.
 * The server keeps it with the player; of somebody who is not signed in, the browser keeps what it can.
 */
import type { OwnMistake, PracticeStanding, TriedMistake, TriedPuzzle } from "../protocol/wire";
import { browserStorage } from "../storage/browser_storage";
import { ownPractice, tryMistake, tryPuzzle } from "./practice_requests";

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

/** The server, as far as practice goes. */
export const DESK = { ownPractice, tryPuzzle, tryMistake };

export class Solving {
    #kept: Kept = $state.raw({ solved: [], day: 0, streak: 0 });
    #standing: PracticeStanding | null = $state.raw(null);
    /** What came of the last try of the puzzle that is laid out. */
    tried: TriedPuzzle | null = $state.raw(null);
    /** The same for an own mistake. */
    putRight: TriedMistake | null = $state.raw(null);

    constructor(
        private readonly storage: Storage | null = browserStorage(),
        private readonly now: () => number = today,
        private readonly desk = DESK,
    ) {
        this.#kept = read(storage);
    }

    /** How the person stands with the server; null: nobody is signed in. */
    get standing(): PracticeStanding | null {
        return this.#standing;
    }

    get solved(): readonly string[] {
        return this.#standing?.solved ?? this.#kept.solved;
    }

    /** Days in a row; a day that is not over yet breaks nothing. */
    get streak(): number {
        if (this.#standing !== null) return this.#standing.streak;
        return this.#kept.day >= this.now() - 1 ? this.#kept.streak : 0;
    }

    /** Own mistakes that have come back. */
    get due(): readonly OwnMistake[] {
        return this.#standing?.due ?? [];
    }

    isSolved(puzzleId: string): boolean {
        return this.solved.includes(puzzleId);
    }

    /** Asks the server how somebody stands who is signed in. Without an answer the browser's memory has to do. */
    async load(): Promise<void> {
        this.#standing = await this.desk.ownPractice().catch(() => null);
    }

    /** Forgets what came of the position before. */
    begin(): void {
        [this.tried, this.putRight] = [null, null];
    }

    /** Tells the server what was tried in a puzzle; null: the answer was shown. */
    async tell(puzzleId: string, action: string | null): Promise<void> {
        if (this.#standing === null) return;
        const tried = await this.desk.tryPuzzle(puzzleId, { action }).catch(() => null);
        if (tried === null) return; // It does not count, and nobody has to wait for that.
        // Only the first try is rated: what is shown of it stays while the puzzle does.
        if (tried.is_rated || this.tried === null) this.tried = tried;
        const { rating, deviation, streak } = tried;
        this.#standing = { ...this.#standing, rating, deviation, streak };
    }

    /** Tells the server what was done where the person once made a mistake. */
    async tellMistake(mistake: OwnMistake, action: string): Promise<void> {
        const { match_id, deal, turn } = mistake;
        this.putRight = await this.desk.tryMistake({ match_id, deal, turn, action }).catch(() => null);
        if (this.#standing === null) return;
        this.#standing = { ...this.#standing, due: this.#standing.due.filter((each) => each !== mistake) };
    }

    /** Remembers that a puzzle is solved. */
    solve(puzzleId: string, isOfToday: boolean): void {
        if (this.#standing !== null) {
            const others = this.#standing.solved.filter((each) => each !== puzzleId);
            this.#standing = { ...this.#standing, solved: [...others, puzzleId] };
            return;
        }
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
