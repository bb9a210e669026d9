"""What can stand in the way of a measurement."""

from enum import StrEnum, unique

from gangoffour.engine import CodedError


@unique
class ArenaCode(StrEnum):
    """Why nothing was measured."""

    TOO_FEW_BOTS = "arena/too_few_bots"
    """A bot needs another one to be measured against."""
    FIELD_SIZE = "arena/field_size"
    """The field does not fill the other seats."""
    TOO_FEW_DEALS = "arena/too_few_deals"
    """With fewer than two deals there is no telling how sure a mean is."""
    BOT_FAILED = "arena/bot_failed"
    """A bot broke its contract."""
    WORKER_LOST = "arena/worker_lost"
    """A process that played deals has ended by itself."""
    PICTURE_FORMAT = "arena/picture_format"
    """The name of the picture's file does not end in a format that can be drawn."""


class ArenaError(CodedError):
    """A measurement that cannot be made."""

    code: ArenaCode
