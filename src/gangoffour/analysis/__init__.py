"""The review of a match: what each decision cost in expected points, how sure that is, and what was luck.

A decision is judged by the champion's worlds and from the view of its seat alone. Figures of persons are pure functions
over analyses; puzzles are positions with an answer that is proved, or beyond doubt.
"""

from gangoffour.analysis.errors import AnalysisCode, AnalysisError, PuzzlesCode, PuzzlesError
from gangoffour.analysis.figures import (
    FEWEST_DECISIONS,
    MOST_DECISIONS,
    Figure,
    KindFigure,
    figure_of,
    levels_like,
    own_decisions,
)
from gangoffour.analysis.json_format import (
    ANALYSIS_FORMAT,
    ANALYSIS_VERSION,
    analysis_from_json,
    analysis_to_json,
    format_analysis,
    parse_analysis,
)
from gangoffour.analysis.judges import ANALYSIS_CODE, MOST_WORLDS, WORLDS, Gap, Judge, shipped_judge
from gangoffour.analysis.levels import level_figures
from gangoffour.analysis.losses import Chosen, Loss, Tried, chosen_by_halves, cross_fitted
from gangoffour.analysis.luck import PAR_PLAYOUTS, Par, par_of
from gangoffour.analysis.matches import OnProgress, analyse, analysed_deals
from gangoffour.analysis.mining import MINED_LEVELS, Source, given, mine, self_play
from gangoffour.analysis.model import (
    Analysis,
    Candidate,
    DealAnalysis,
    Decision,
    DecisionKind,
    EngineName,
    Judgement,
    Luck,
    Verdict,
)
from gangoffour.analysis.moments import MOST_MOMENTS, Moment, costliest_moments
from gangoffour.analysis.names import engine_id, engine_name, network_hash
from gangoffour.analysis.practice import Practice, is_over
from gangoffour.analysis.proofs import Proof, possible_hands, proof_of
from gangoffour.analysis.puzzle_files import (
    PUZZLES_FORMAT,
    PUZZLES_VERSION,
    PuzzleFile,
    SearchedMatch,
    format_head,
    format_match,
    parse_puzzles,
    whole_lines,
)
from gangoffour.analysis.puzzles import Puzzle, PuzzleKind, puzzles_in
from gangoffour.analysis.shipped_puzzles import PUZZLES_FILE, shipped_puzzles

__all__ = [
    "ANALYSIS_CODE",
    "ANALYSIS_FORMAT",
    "ANALYSIS_VERSION",
    "FEWEST_DECISIONS",
    "MINED_LEVELS",
    "MOST_DECISIONS",
    "MOST_MOMENTS",
    "MOST_WORLDS",
    "PAR_PLAYOUTS",
    "PUZZLES_FILE",
    "PUZZLES_FORMAT",
    "PUZZLES_VERSION",
    "WORLDS",
    "Analysis",
    "AnalysisCode",
    "AnalysisError",
    "Candidate",
    "Chosen",
    "DealAnalysis",
    "Decision",
    "DecisionKind",
    "EngineName",
    "Figure",
    "Gap",
    "Judge",
    "Judgement",
    "KindFigure",
    "Loss",
    "Luck",
    "Moment",
    "OnProgress",
    "Par",
    "Practice",
    "Proof",
    "Puzzle",
    "PuzzleFile",
    "PuzzleKind",
    "PuzzlesCode",
    "PuzzlesError",
    "SearchedMatch",
    "Source",
    "Tried",
    "Verdict",
    "analyse",
    "analysed_deals",
    "analysis_from_json",
    "analysis_to_json",
    "chosen_by_halves",
    "costliest_moments",
    "cross_fitted",
    "engine_id",
    "engine_name",
    "figure_of",
    "format_analysis",
    "format_head",
    "format_match",
    "given",
    "is_over",
    "level_figures",
    "levels_like",
    "mine",
    "network_hash",
    "own_decisions",
    "par_of",
    "parse_analysis",
    "parse_puzzles",
    "possible_hands",
    "proof_of",
    "puzzles_in",
    "self_play",
    "shipped_judge",
    "shipped_puzzles",
    "whole_lines",
]
