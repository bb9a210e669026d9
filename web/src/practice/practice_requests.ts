/** Asks the server for puzzles, tells it what somebody tried, and asks how they stand. */
import type {
    NewMistakeTry,
    NewPuzzleTry,
    PracticeStanding,
    PuzzleList,
    ShownPuzzle,
    TriedMistake,
    TriedPuzzle,
} from "../protocol/wire";
import { ask } from "../requests/api";

const puzzleAddress = (puzzleId: string): string => `/api/puzzles/${encodeURIComponent(puzzleId)}`;

export const puzzles = (): Promise<PuzzleList> => ask("GET", "/api/puzzles");

export const puzzleOf = (puzzleId: string): Promise<ShownPuzzle> => ask("GET", puzzleAddress(puzzleId));

/** How the person stands, who has to be signed in. */
export const ownPractice = (): Promise<PracticeStanding> => ask("GET", "/api/me/practice");

export const tryPuzzle = (puzzleId: string, tried: NewPuzzleTry): Promise<TriedPuzzle> =>
    ask("POST", `${puzzleAddress(puzzleId)}/tries`, tried);

export const tryMistake = (tried: NewMistakeTry): Promise<TriedMistake> => ask("POST", "/api/me/practice/tries", tried);
