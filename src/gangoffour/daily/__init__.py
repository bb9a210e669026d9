"""Today's eight deals: seasons that nobody can change, the field of bots, scores, and the sheet of a day that is over.

The boards of a day follow from one link of a chain whose end is public from the first day of the season on
(docs/reference/gof-daily-1.md). Whoever plays them gets the same cards against the same bots, and is compared with
everybody else and with the six levels, which have always played already.
"""

from gangoffour.daily.ghosts import LEVELS, Ghost, boards_of, ghosts_of
from gangoffour.daily.making import GhostPlay, played
from gangoffour.daily.scoring import (
    MOST,
    Entry,
    Field,
    Mark,
    Played,
    Points,
    Score,
    Standing,
    best_days,
    level_beaten,
    margin_of,
)
from gangoffour.daily.seasons import (
    BOARD_COUNT,
    DAY_MS,
    DayPlan,
    Season,
    SecretSeason,
    closes_at_ms,
    commitment_of,
    date_at,
    deal_number_of,
    dealt_board,
    is_revealed,
    new_season,
    opens_at_ms,
    parse_season,
    plan_of,
)
from gangoffour.daily.sharing import SQUARES, Shared, share_text
from gangoffour.daily.sheets import (
    Sheet,
    SheetCode,
    SheetError,
    VerifiedDay,
    format_sheet,
    parse_sheet,
    sheet_of,
    verify_sheet,
)
from gangoffour.daily.streaks import FREEZES, Streak, streak_of

__all__ = [
    "BOARD_COUNT",
    "DAY_MS",
    "FREEZES",
    "LEVELS",
    "MOST",
    "SQUARES",
    "DayPlan",
    "Entry",
    "Field",
    "Ghost",
    "GhostPlay",
    "Mark",
    "Played",
    "Points",
    "Score",
    "Season",
    "SecretSeason",
    "Shared",
    "Sheet",
    "SheetCode",
    "SheetError",
    "Standing",
    "Streak",
    "VerifiedDay",
    "best_days",
    "boards_of",
    "closes_at_ms",
    "commitment_of",
    "date_at",
    "deal_number_of",
    "dealt_board",
    "format_sheet",
    "ghosts_of",
    "is_revealed",
    "level_beaten",
    "margin_of",
    "new_season",
    "opens_at_ms",
    "parse_season",
    "parse_sheet",
    "plan_of",
    "played",
    "share_text",
    "sheet_of",
    "streak_of",
    "verify_sheet",
]
