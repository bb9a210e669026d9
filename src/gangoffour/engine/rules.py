"""Rule sets: every option of the rules with its values, and the presets of the printed rulebooks.

The rulebooks differ or are silent on some points; each such point is an option. A preset gives every option
the value of one printing; a custom rule set is `classic` with some options changed.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final, TypeAlias

from gangoffour.engine.errors import Code, InvalidSetup

RULES_FORMAT: Final = "gof-rules-1"
"""Names this list of options. A new option or value makes a new format."""

OptionValue: TypeAlias = str | int | bool | list[int] | None
"""An option's value as plain JSON."""


class TiebreakOrder(StrEnum):
    """How combinations of one kind and top rank are told apart (R30)."""

    CARD_BY_CARD = "card_by_card"
    """Rank and colour of the highest card, then of the second, and so on."""
    RANKS_FIRST = "ranks_first"
    """All ranks in falling order, then the colours."""


class FullHouseTiebreak(StrEnum):
    """Whether the pair of a full house counts when the triples are identical (R32)."""

    TRIPLE_THEN_PAIR = "triple_then_pair"
    TRIPLE_ONLY = "triple_only"


class MultiOneInFlush(StrEnum):
    """What the multi-coloured one is worth in a flush against a plain one (R35)."""

    HIGHEST = "highest"
    AS_COLOUR = "as_colour"


class Passing(StrEnum):
    """What a pass means for the rest of the trick (R38)."""

    REENTER = "reenter"
    OUT_OF_TRICK = "out_of_trick"


class DirectionChange(StrEnum):
    """When the direction of play reverses (R11)."""

    DEAL = "deal"
    TRICK = "trick"


class Declaration(StrEnum):
    """Who declares a last card (R42)."""

    MANUAL = "manual"
    AUTOMATIC = "automatic"


class DeclarationWindow(StrEnum):
    """Until when a last card may be declared (R42)."""

    BEFORE_NEXT_ACTION = "before_next_action"
    WITH_PLAY = "with_play"


class UndeclaredPoints(StrEnum):
    """Points of a seat that failed to declare (R46)."""

    CARDS = "cards"
    CARDS_PLUS_ONE = "cards_plus_one"


class DutyGang(StrEnum):
    """Whether a gang may stand in for the highest single under the last-card duty (R49)."""

    ALLOWED = "allowed"
    REQUIRED = "required"
    FORBIDDEN = "forbidden"


class LoserTiebreak(StrEnum):
    """Who is deal loser when seats tie for most cards left (R59)."""

    SCORE_THEN_CCW = "score_then_ccw"
    HIGHEST_LEFTOVER_CARD = "highest_leftover_card"


class MatchLimitTest(StrEnum):
    """Whether reaching the limit ends the match, or only exceeding it (R55)."""

    REACH = "reach"
    EXCEED = "exceed"


class WinnerTie(StrEnum):
    """What happens when seats tie for the lowest score at the end of the match (R56)."""

    SHARED = "shared"
    LAST_DEAL_WINNER = "last_deal_winner"
    EXTRA_DEAL = "extra_deal"


class DealRitual(StrEnum):
    """Which dealing ritual is reported (R7)."""

    OPTIONAL = "optional"
    SIMPLE_CUT = "simple_cut"
    NONE = "none"


class RitualCountDirection(StrEnum):
    """In which direction the ritual counts seats (R7)."""

    COUNTER_CLOCKWISE = "ccw"
    CLOCKWISE = "cw"
    PLAY = "play"


class DiscardFace(StrEnum):
    """How played cards lie after their trick (R65); for display only."""

    UP = "up"
    DOWN = "down"


class DiscardInfo(StrEnum):
    """Which plays a screen displays to a person (R65); for display only."""

    CURRENT_TRICK = "current_trick"
    FULL_HISTORY = "full_history"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class RuleSet:
    """A value for every option; the defaults are the preset `classic`."""

    players_allowed: tuple[int, ...] = (3, 4)
    """Seat counts a match may be played with (R2)."""
    opening_max_cards: int | None = 5
    """Most cards in the first lead of the match (R8); None: no limit."""
    tiebreak_order: TiebreakOrder = TiebreakOrder.CARD_BY_CARD
    full_house_tiebreak: FullHouseTiebreak = FullHouseTiebreak.TRIPLE_THEN_PAIR
    multi_one_in_flush: MultiOneInFlush = MultiOneInFlush.HIGHEST
    passing: Passing = Passing.REENTER
    direction_change: DirectionChange = DirectionChange.DEAL
    declaration: Declaration = Declaration.MANUAL
    declaration_window: DeclarationWindow = DeclarationWindow.BEFORE_NEXT_ACTION
    undeclared_points: UndeclaredPoints = UndeclaredPoints.CARDS
    last_card_duty: bool = True
    """Whether a declared last card binds the seat before it (R48-R52)."""
    duty_gang: DutyGang = DutyGang.ALLOWED
    duty_lead_highest_single: bool = True
    """Whether a duty seat on lead without a multi-card combination must lead its highest card (R50)."""
    loser_tiebreak: LoserTiebreak = LoserTiebreak.SCORE_THEN_CCW
    exchange_return_same: bool = True
    """Whether the deal winner may return a card with the face of the tribute (R61)."""
    match_limit: int = 100
    """The score that ends the match (R55)."""
    match_deals: int | None = None
    """The match also ends after this many deals (R55); None: by score only."""
    match_limit_test: MatchLimitTest = MatchLimitTest.REACH
    winner_tie: WinnerTie = WinnerTie.SHARED
    deal_ritual: DealRitual = DealRitual.OPTIONAL
    ritual_count_direction: RitualCountDirection = RitualCountDirection.COUNTER_CLOCKWISE
    discard_face: DiscardFace = DiscardFace.UP
    discard_info: DiscardInfo = DiscardInfo.CURRENT_TRICK

    def __post_init__(self) -> None:
        """Refuse values no match could be played with."""
        counts = self.players_allowed
        if not counts or any(count not in SEAT_COUNTS for count in counts) or list(counts) != sorted(set(counts)):
            raise _bad_option("players_allowed", list(counts))
        for name, lowest in (("opening_max_cards", 1), ("match_limit", 1), ("match_deals", 1)):
            value = getattr(self, name)
            if value is not None and value < lowest:
                raise _bad_option(name, value)

    @property
    def name(self) -> str:
        """The preset with exactly these options, else `custom`."""
        return next((name for name, preset in PRESETS.items() if preset == self), CUSTOM)

    def __repr__(self) -> str:
        if self.name != CUSTOM:
            return f"preset({self.name!r})"
        classic = option_values(CLASSIC)
        return f"rule_set({ {name: value for name, value in option_values(self).items() if value != classic[name]} })"


SEAT_COUNTS: Final = (3, 4)
"""Seat counts the rules know at all (R2)."""

CUSTOM: Final = "custom"
"""The name of a rule set that is no preset."""
OPTION_NAMES: Final = tuple(field.name for field in fields(RuleSet))
"""The names of all options, in the order of `RuleSet`."""

CLASSIC: Final = RuleSet()
"""The preset `classic`: every option at its default."""
PRESETS: Final[Mapping[str, RuleSet]] = {
    "classic": CLASSIC,
    "german": replace(
        CLASSIC,
        opening_max_cards=None,
        duty_gang=DutyGang.REQUIRED,
        ritual_count_direction=RitualCountDirection.PLAY,
        discard_face=DiscardFace.DOWN,
    ),
    "french": replace(
        CLASSIC,
        opening_max_cards=None,
        multi_one_in_flush=MultiOneInFlush.AS_COLOUR,
        duty_lead_highest_single=False,
    ),
    "gang": replace(
        CLASSIC,
        players_allowed=(4,),
        opening_max_cards=None,
        full_house_tiebreak=FullHouseTiebreak.TRIPLE_ONLY,
        last_card_duty=False,
        loser_tiebreak=LoserTiebreak.HIGHEST_LEFTOVER_CARD,
        deal_ritual=DealRitual.NONE,
    ),
}
"""The four printed rulebooks that have a preset of their own."""


def _bad_option(name: str, value: object) -> InvalidSetup:
    return InvalidSetup(Code.RULES_BAD_OPTION, option=name, value=json.dumps(value))


def preset(name: str) -> RuleSet:
    """Return a preset by name."""
    if name not in PRESETS:
        raise InvalidSetup(Code.RULES_UNKNOWN_PRESET, preset=name, presets=", ".join(PRESETS))
    return PRESETS[name]


def option_values(rules: RuleSet) -> dict[str, OptionValue]:
    """Return every option as plain JSON values, sorted by name."""
    return {name: _plain(getattr(rules, name)) for name in sorted(OPTION_NAMES)}


def rule_set(options: Mapping[str, object], base: RuleSet = CLASSIC) -> RuleSet:
    """Return `base` with these options, given as plain JSON values, laid over it."""
    changes: dict[str, Any] = {name: _option(name, value) for name, value in options.items()}
    return replace(base, **changes)


def canonical_rules(rules: RuleSet, seat_count: int) -> str:
    """Return the one text of a rule set and seat count; it enters the hashes of fair deals."""
    options = " ".join(
        f"{name}={json.dumps(value, separators=(',', ':'))}" for name, value in option_values(rules).items()
    )
    return f"{RULES_FORMAT} seats={seat_count} {options}"


def _plain(value: object) -> OptionValue:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return list(value)
    if value is None or isinstance(value, bool | int | str):
        return value
    raise TypeError(value)


def _option(name: str, value: object) -> object:
    """Turn one plain value into the option's own type, or refuse it."""
    if name not in OPTION_NAMES:
        raise InvalidSetup(Code.RULES_UNKNOWN_OPTION, option=name)
    default = getattr(CLASSIC, name)
    if isinstance(default, StrEnum):
        if not isinstance(value, str) or value not in list(type(default)):
            raise _bad_option(name, value)
        return type(default)(value)
    if name == "players_allowed":
        if not isinstance(value, list | tuple) or not all(type(count) is int for count in value):
            raise _bad_option(name, value)
        return tuple(value)
    if isinstance(default, bool):
        valid = isinstance(value, bool)
    else:
        valid = type(value) is int or (value is None and name in ("opening_max_cards", "match_deals"))
    if not valid:
        raise _bad_option(name, value)
    return value
