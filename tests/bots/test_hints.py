"""Hints: what a network advises, and the reason that is given for it."""

from collections.abc import Iterator
from random import Random

import pytest

from gangoffour.bots import Hint, HintReason, NeuralBot, best_hints
from gangoffour.bots.reasons import GivenReason, Reasons
from gangoffour.encoding import encode_action, encode_view, legal_indices
from gangoffour.engine import (
    CLASSIC,
    PRESETS,
    MatchState,
    Pass,
    Phase,
    Play,
    RuleSet,
    Seat,
    SeatView,
    apply,
    legal_actions_in,
    must_declare_itself,
    parse_action,
    start_deal,
    start_match,
    view,
)
from tests.bots.networks import any_network
from tools.matches import positions, refusals

NETWORK = any_network()
FIVE_CARDS = ("3G 3Y 6R 7Y 8G", "2G 7R 8R 10G 10Y")


def position(*hands: str, played: str = "") -> MatchState:
    """A second deal with these hands, seat 0 on lead, after actions of the seats whose turn it was: 0, 2, 1."""
    return positions.after(positions.position(*hands, deal_number=2), *filter(None, played.split(", ")))


def views(rules: RuleSet, seat_count: int, seed: int, deals: int = 2) -> Iterator[SeatView]:
    """Every view on turn in some deals, exchanges among them, played by the first hint."""
    state, rng = start_match(rules, seat_count), Random(seed)
    for _ in range(deals):
        state = start_deal(state, rng.sample(range(64), 64)).after
        while state.public.phase in {Phase.PLAY, Phase.RETURN} and (seat := state.public.seat_to_act) is not None:
            seat_view = view(state, seat)
            yield seat_view
            state = apply(state, seat, best_hints(seat_view, NETWORK)[0].action).after


@pytest.mark.parametrize("preset,seat_count", [(name, n) for name in PRESETS for n in PRESETS[name].players_allowed])
def test_hints_are_up_to_three_different_legal_actions_best_first(preset: str, seat_count: int) -> None:
    for seat_view in views(PRESETS[preset], seat_count, seed=seat_count):
        found = best_hints(seat_view, NETWORK)
        legal = legal_indices(seat_view)
        assert len(found) == min(3, len(legal))
        assert len({hint.action for hint in found}) == len(found)
        assert {hint.action for hint in found} <= set(legal_actions_in(seat_view))
        assert found[0].action == NeuralBot(NETWORK).choose(seat_view, Random(0))
        worth = NETWORK.worth(NETWORK.values(encode_view(seat_view), legal), seat_count)
        in_order = [worth[list(legal).index(encode_action(hint.action, seat_view))].item() for hint in found]
        assert in_order == sorted(in_order, reverse=True)


def test_the_margin_is_the_reward_of_the_deal_with_one_decimal() -> None:
    for seat_view in views(CLASSIC, 4, seed=3, deals=1):
        for hint in best_hints(seat_view, NETWORK):
            index = encode_action(hint.action, seat_view)
            points = NETWORK.values(encode_view(seat_view), legal_indices(seat_view)).points
            assert hint.margin == pytest.approx(points[list(legal_indices(seat_view)).index(index)], abs=0.051)
            assert hint.margin == round(hint.margin, 1)
            assert not str(hint.margin).startswith("-0.0")


def test_nobody_is_advised_to_forget_the_declaration() -> None:
    seen = 0
    for seed in range(4):
        for seat_view in views(CLASSIC, 4, seed, deals=1):
            for hint in best_hints(seat_view, NETWORK):
                if isinstance(hint.action, Play):
                    left = len(seat_view.hand) - len(hint.action.cards)
                    assert hint.action.declare == must_declare_itself(left, CLASSIC)
                    seen += hint.action.declare
    assert seen > 0


def test_a_seat_that_may_do_nothing_gets_no_hint() -> None:
    assert best_hints(view(position("4G 4Y", "3G 5Y", "2G 7R"), Seat(1)), NETWORK) == ()


def test_equal_views_get_equal_hints() -> None:
    seat_view = view(position("4G 4Y 9R", "3G 5Y", "2G 7R"), Seat(0))
    first: tuple[Hint, ...] = best_hints(seat_view, NETWORK)
    assert first == best_hints(seat_view, NETWORK)


EXAMPLES: list[tuple[MatchState, str, HintReason, dict[str, int]]] = [
    (position("4G 4Y", "3G 5Y 6R", "2G 7R 8R"), "4G 4Y", HintReason.OUT, {}),
    (position("4G DR", "3G 5Y 6R", "2G 7R 8R"), "DR declare", HintReason.SETTLED, {}),
    (position("4G 9R", "3G 5Y 6R", "3Y 3R 10R", played="4G declare, pass"), "6R", HintReason.DUTY, {}),
    (position("9R 9Y 10G", "3G 5Y", "2G 7R", played="9R"), "pass", HintReason.ONLY, {}),
    (position("4G 6G DR", "3G 5Y 6R", "2G 7R 8R"), "DR", HintReason.UNBEATABLE, {"left": 2}),
    (
        position("4G 4Y 7Y 9Y 9R", "3G", "2G 7R 8R"),
        "4G 4Y",
        HintReason.SHUTS_OUT,
        {"seat": 1, "held": 1, "count": 2},
    ),
    (position("3R 9G 9Y", "2G 7R", "2R 4G 4G 4Y 4R 8Y 9R", played="3R"), "8Y", HintReason.KEEPS_GANG, {"left": 3}),
    (position("4G 7G 7Y", "2G 7R 8R", "5Y 6R 9G 9Y", played="4G"), "5Y", HintReason.LOWEST_BEATING, {"left": 2}),
    (position("2G 7R 8R 9G", *FIVE_CARDS), "2G", HintReason.LOWEST_CARD, {"count": 1, "left": 3}),
    (
        position("2R 5G 5Y 5R 9G 9Y 10R", *FIVE_CARDS),
        "5G 5Y 5R 9G 9Y",
        HintReason.MANY_CARDS,
        {"count": 5, "left": 2},
    ),
    (position("2R 7R 8R 9G", *FIVE_CARDS), "7R", HintReason.LEAVES, {"left": 3}),
    (position("3G 9G 9Y", "2Y 7R", "2G 4G 4G 4Y 4R", played="3G"), "pass", HintReason.PASS_KEEPS_GANG, {}),
    (position("4G 8G 8Y", "2Y 7R", "2R 5G 5Y 9Y 9R", played="4G"), "pass", HintReason.PASS_KEEPS_PLAN, {}),
    (position("8G 9G 9Y", "2Y 7R", "2G 3Y 9R", played="8G"), "pass", HintReason.PASS_KEEPS_HIGHEST, {}),
    (position("4G 9G 9Y", "2Y 7Y", "2G 7R 9R", played="4G"), "pass", HintReason.PASS_WAITS, {}),
    (refusals.exchange(), "return 4G", HintReason.RETURN_LOWEST, {"left": 3}),
    (refusals.exchange(), "return 9R", HintReason.RETURN_SPARED, {"left": 2}),
    (refusals.exchange(), "return 4Y", HintReason.LEAVES, {"left": 3}),
    (refusals.on_lead_with_undeclared_last_card(), "declare", HintReason.DECLARE, {}),
]


@pytest.mark.parametrize("state, typed, reason, facts", EXAMPLES)
def test_the_most_telling_reason_is_given(
    state: MatchState, typed: str, reason: HintReason, facts: dict[str, int]
) -> None:
    seat = state.public.seat_to_act
    assert seat is not None
    assert Reasons(view(state, seat)).reason(parse_action(typed)) == GivenReason(reason, facts)


def test_every_reason_has_an_example() -> None:
    assert {reason for _, _, reason, _ in EXAMPLES} == set(HintReason)


def test_a_play_said_to_be_unbeatable_or_to_settle_the_deal_is_never_beaten() -> None:
    claims = 0
    for seed in range(12):
        state = start_deal(start_match(CLASSIC, 4), Random(seed).sample(range(64), 64)).after
        claimed: Seat | None = None
        while state.public.phase is Phase.PLAY and (seat := state.public.seat_to_act) is not None:
            seat_view = view(state, seat)
            action = best_hints(seat_view, NETWORK)[0].action
            if claimed is not None and seat != claimed:
                assert legal_indices(seat_view).tolist() == [encode_action(Pass(), seat_view)]
            else:
                sure = {HintReason.UNBEATABLE, HintReason.SETTLED}
                claimed = seat if Reasons(seat_view).reason(action).reason in sure else None
                claims += claimed is not None
            state = apply(state, seat, action).after
    assert claims > 3
