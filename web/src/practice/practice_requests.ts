/** Asks the server for puzzles. */
import type { PuzzleList, ShownPuzzle } from "../protocol/wire";
import { ask } from "../requests/api";

export const puzzles = (): Promise<PuzzleList> => ask("GET", "/api/puzzles");

export const puzzleOf = (puzzleId: string): Promise<ShownPuzzle> =>
    ask("GET", `/api/puzzles/${encodeURIComponent(puzzleId)}`);
