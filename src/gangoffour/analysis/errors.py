"""What can be wrong with an analysis or a file of puzzles that is read."""

from enum import StrEnum, unique

from gangoffour.engine import CodedError


@unique
class AnalysisCode(StrEnum):
    """Why it was refused."""

    MALFORMED = "analysis/malformed"
    """It is no analysis."""
    UNKNOWN_VERSION = "analysis/unknown_version"
    """It was written by a later program."""


class AnalysisError(CodedError):
    """An analysis that cannot be used."""

    code: AnalysisCode


@unique
class PuzzlesCode(StrEnum):
    """What is wrong with a file of puzzles."""

    MALFORMED = "puzzles/malformed"
    OTHER_RUN = "puzzles/other_run"
    """It was begun by another engine: its puzzles do not go with new ones."""


class PuzzlesError(CodedError):
    """A file of puzzles that cannot be used."""

    code: PuzzlesCode
