"""For every code of the engine, something that it refuses with this code."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gangoffour.engine import (
    CLASSIC,
    Code,
    MatchState,
    RuleSet,
    Seat,
    apply,
    parse_action,
    parse_card,
    parse_cards,
    preset,
    rule_set,
    start_deal,
    start_match,
)
from tools.matches import positions

THREE_HANDS: Final = ("4G 4Y 9R", "3G 5Y 6R", "2G 7R 8R")
IN_ORDER: Final = range(64)
SIX_ONES: Final = "1M 1G 1G 1Y 1Y 1R"


def position(
    hands: Sequence[str] = THREE_HANDS, played: str = "", rules: RuleSet = CLASSIC, deal_number: int = 2
) -> MatchState:
    """A deal of three seats with seat 0 on lead, after actions of the seats whose turn it was; clockwise as a rule."""
    state = positions.position(*hands, rules=rules, deal_number=deal_number)
    return positions.after(state, *filter(None, played.split(", ")))


def act(text: str, state: MatchState | None = None, seat: int | None = None) -> None:
    """Do something in a position, as the seat whose turn it is or as another one."""
    state = position() if state is None else state
    apply(state, Seat(seat if seat is not None else state.public.seat_to_act or 0), parse_action(text))


def exchange(rules: RuleSet = CLASSIC) -> MatchState:
    """A position in which seat 0 has to return a card for 8R."""
    return positions.position(*THREE_HANDS, rules=rules, deal_number=2, deal_loser=2)


def over() -> MatchState:
    """A match that is over."""
    return position(("4G 4Y", "3G 5Y", "2G 7R"), "4G 4Y", rule_set({"match_deals": 1}))


def on_lead_with_undeclared_last_card() -> MatchState:
    """Seat 0 plays, which disqualifies seat 1; seat 2 has passed for good, so seat 0 leads again at once."""
    rules = rule_set({"passing": "out_of_trick"})
    return position(("2G 4G 9R", "3G 6R", "2Y 7R 8R"), "2G, pass, 3G, 4G", rules)


DUTY: Final = ("4G 9R", "3G 5Y 6R", "3Y 3R 10R")
"""Once seat 0 has declared, clockwise: seat 1 is before it."""
NO_GANG: Final = rule_set({"duty_gang": "forbidden"})

REFUSALS: Final[Mapping[Code, Callable[[], object]]] = {
    Code.TEXT_CARD: lambda: parse_card("7Q"),
    Code.TEXT_ACTION: lambda: parse_action("return 7G 8G"),
    Code.TEXT_TOO_MANY_COPIES: lambda: parse_cards("7G 7G 7G"),
    Code.RULES_UNKNOWN_PRESET: lambda: preset("martian"),
    Code.RULES_UNKNOWN_OPTION: lambda: rule_set({"gravity": True}),
    Code.RULES_BAD_OPTION: lambda: rule_set({"match_limit": 0}),
    Code.MATCH_SEAT_COUNT: lambda: start_match(CLASSIC, 5),
    Code.MATCH_UNKNOWN_SEAT: lambda: act("pass", seat=7),
    Code.MATCH_OVER: lambda: act("pass", over()),
    Code.DEAL_NOT_STARTED: lambda: act("pass", start_match()),
    Code.DEAL_IN_PROGRESS: lambda: start_deal(position(), IN_ORDER),
    Code.DEAL_BAD_DECK: lambda: start_deal(start_match(), [0] * 64),
    Code.DEAL_BAD_HANDS: lambda: position(("DR", "DR", "3G")),
    Code.DEAL_BAD_CUT: lambda: start_deal(start_match(preset("gang")), IN_ORDER, parse_cards("7G")),
    Code.TURN_NOT_YOURS: lambda: act("pass", seat=1),
    Code.TURN_DISQUALIFIED: lambda: act("pass", position(("4G 9R", *THREE_HANDS[1:]), "4G, pass"), seat=0),
    Code.TURN_RETURN_FIRST: lambda: act("4G", exchange()),
    Code.PLAY_NOT_HELD: lambda: act("DR"),
    Code.PLAY_NOT_A_COMBINATION: lambda: act("4G 9R"),
    Code.PLAY_WRONG_CARD_COUNT: lambda: act("2G", position(played="4G 4Y declare")),
    Code.PLAY_ONLY_HIGHER_GANG: lambda: act("2G", position(("4G 4G 4Y 4R 9R 9R", *THREE_HANDS[1:]), "4G 4G 4Y 4R")),
    Code.PLAY_DOES_NOT_BEAT: lambda: act("2G", position(played="4G")),
    Code.PLAY_DECLARE_FIRST: lambda: act("9R", on_lead_with_undeclared_last_card()),
    Code.PLAY_MUST_CONTAIN_MULTI_ONE: lambda: act("4G", position(("1M 4G", "3G 5Y", "2G 7R"), deal_number=1)),
    Code.PLAY_OPENING_TOO_MANY_CARDS: lambda: act(SIX_ONES, position((f"{SIX_ONES} 2G", "3G", "4G"), deal_number=1)),
    Code.PLAY_DUTY_HIGHEST_SINGLE: lambda: act("5Y", position(DUTY, "4G declare, pass")),
    Code.PLAY_DUTY_MULTI_CARD: lambda: act(
        "3G", position(("4G 9R", "3G 3Y 6R", "5G 5Y"), "4G declare, pass, 6R, pass, pass")
    ),
    Code.PLAY_DUTY_GANG_BARRED: lambda: act(
        "3G 3G 3Y 3R", position(("4G 9R", "3G 3G 3Y 3R 6R", "5G 5Y"), "4G declare, pass", NO_GANG)
    ),
    Code.PASS_ON_LEAD: lambda: act("pass"),
    Code.PASS_DUTY_HIGHEST_SINGLE: lambda: act("pass", position(DUTY, "4G declare, pass")),
    Code.PASS_DUTY_GANG: lambda: act(
        "pass", position(("DR 9R", "3G 3G 3Y 3R 6R", "5G 5Y"), "DR declare, pass", preset("german"))
    ),
    Code.DECLARE_AUTOMATIC: lambda: act("declare", position(rules=rule_set({"declaration": "automatic"}))),
    Code.DECLARE_NOT_LAST_CARD: lambda: act("declare"),
    Code.DECLARE_ALREADY_DECLARED: lambda: act("declare", position(DUTY, "4G declare"), seat=0),
    Code.RETURN_NOT_DUE: lambda: act("return 4G"),
    Code.RETURN_NOT_HELD: lambda: act("return DR", exchange()),
    Code.RETURN_SAME_FACE: lambda: act("return 8R", exchange(rule_set({"exchange_return_same": False}))),
}
