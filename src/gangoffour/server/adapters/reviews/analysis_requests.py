"""What is said between the server and the process that judges: nothing in here loads what judging needs."""

from typing import Final

import msgspec

HEAD: Final = 0
"""The number of the deal in a request for what is known before the first."""

JUDGED: Final = 0
REFUSED: Final = 1
"""The record cannot have been played so; its code follows."""


class AnalysisRequest(msgspec.Struct):
    """A deal to judge."""

    text: str
    """The record of the match."""
    deal: int
    is_deep: bool


class AnalysisHead(msgspec.Struct):
    """What is known before the first deal."""

    engine: str
    deals: int
    head: msgspec.Raw
    """The analysis as JSON, without deals."""
