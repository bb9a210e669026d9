"""Bot against bot: how strong one is, in figures that anyone can reproduce.

Every deal is played in all seats with the same cards, and the deals follow from a public seed. `compare` measures two
bots against each other, `measure_deals` and `measure_matches` any number of line-ups in one go.
"""

from gangoffour.arena.conditions import Conditions
from gangoffour.arena.deals import later_deal_roles, starting_state
from gangoffour.arena.errors import ArenaCode, ArenaError
from gangoffour.arena.intervals import Interval, bootstrap
from gangoffour.arena.latency import Latency
from gangoffour.arena.lineups import Entrant, Lineup, entrant, lineup, pairings
from gangoffour.arena.measurements import Comparison, Margin, WinShare, compare, measure_deals, measure_matches
from gangoffour.arena.pictures import PICTURE_FORMATS, picture, require_matplotlib
from gangoffour.arena.played_deals import PlayedDeal, PlayedMatch, play_deal, play_match
from gangoffour.arena.reports import REPORT_FORMAT, report
from gangoffour.arena.workers import cores, results

__all__ = [
    "PICTURE_FORMATS",
    "REPORT_FORMAT",
    "ArenaCode",
    "ArenaError",
    "Comparison",
    "Conditions",
    "Entrant",
    "Interval",
    "Latency",
    "Lineup",
    "Margin",
    "PlayedDeal",
    "PlayedMatch",
    "WinShare",
    "bootstrap",
    "compare",
    "cores",
    "entrant",
    "later_deal_roles",
    "lineup",
    "measure_deals",
    "measure_matches",
    "pairings",
    "picture",
    "play_deal",
    "play_match",
    "report",
    "require_matplotlib",
    "results",
    "starting_state",
]
