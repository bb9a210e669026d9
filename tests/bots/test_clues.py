"""What a view tells of hidden hands: all of it true, and enough that every world drawn by it could have been dealt."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import numpy as np
import pytest

from gangoffour.bots.clues import Clues, clues_of
from gangoffour.catalogue import cards_of
from gangoffour.core import (
    HiddenHand,
    Study,
    deal_state,
    hidden_cards,
    new_deals,
    read_deal,
    write_deal,
)
from gangoffour.engine import (
    CLASSIC,
    MULTI_ONE,
    Action,
    Card,
    Combination,
    Exchange,
    Hand,
    Kind,
    MatchState,
    RuleSet,
    Seat,
    SeatView,
    apply,
    hand_with,
    hand_without,
    held_combinations,
    holds,
    parse_card,
    parse_cards,
    rule_set,
    set_up_position,
    sorted_hand,
    start_deal,
    start_match,
    view,
)
from tests.bots.bot_play import position
from tests.core.matches import any_rule_set, decisions, late_position, new_match
from tools.matches import positions

FILL = "3G 3Y 6G 6Y 8Y 8R"


def known(state: MatchState, seat: int) -> HiddenHand:
    """What the seat to act knows about another hand."""
    return next(hand for hand in clues(state).hands if hand.seat == seat)


def clues(state: MatchState) -> Clues:
    seat = state.public.seat_to_act
    assert seat is not None
    return clues_of(view(state, seat))


def after_exchange(returned: str, *plays: str, rules: RuleSet = CLASSIC) -> MatchState:
    """Seat 2 gave 9R and got a card back from seat 0, which led; play runs 0, 3, 2, 1."""
    hands = ("2G 4Y 7R 7G PG", FILL, "2Y 4G 5G 9Y 9R", "5Y 5R 10G 10Y DR")
    start = positions.position(*hands, deal_number=2, deal_loser=2, rules=rules)
    return positions.after(start, f"return {returned}", *plays)


@pytest.mark.rule("R62")
def test_the_exchanged_cards_lie_where_they_went() -> None:
    state = after_exchange("7R", "2G")
    assert known(state, 0).kept == parse_cards("9R")
    assert known(state, 2).kept == parse_cards("7R")
    assert known(state, 1).kept == ()


@pytest.mark.rule("R62")
def test_an_exchanged_card_that_was_laid_is_known_no_longer() -> None:
    state = after_exchange("4Y", "9R", "10G", "pass")
    assert (known(state, 0).kept, known(state, 2).kept) == ((), parse_cards("4Y"))


@pytest.mark.rule("R62")
def test_a_tribute_that_came_back_is_known_where_it_is_now() -> None:
    state = after_exchange("9R", "2G")
    assert (known(state, 0).kept, known(state, 2).kept) == ((), parse_cards("9R"))


@pytest.mark.rule("R60")
def test_the_deal_loser_was_dealt_no_card_above_the_tribute() -> None:
    assert known(after_exchange("PG", "2G"), 2) == HiddenHand(Seat(2), 5, parse_cards("PG"), parse_card("9R"))


@pytest.mark.rule("R8")
def test_in_the_first_deal_1m_was_led_or_lies_aside() -> None:
    state = start_deal(start_match(CLASSIC, 3), [*range(12, 60), *range(12), *range(60, 64)]).after
    assert MULTI_ONE not in clues(state).unseen
    assert MULTI_ONE in clues(positions.position("2G 9R", FILL, FILL)).unseen


def under_duty(hand: str, *actions: str, leader: int = 0, **options: object) -> HiddenHand:
    """What is known of seat 1 after some actions; seat 2, which comes next, has declared its last card."""
    hands = ("4G 7G 7Y 9Y", hand, "3G", "5G 6Y 10R")
    return known(positions.after(positions.position(*hands, leader=leader, rules=rule_set(options)), *actions), 1)


@pytest.mark.rule("R48")
def test_a_pass_under_the_duty_shows_that_no_card_was_higher() -> None:
    assert under_duty("2G 3Y 4G", "4G", "pass") == HiddenHand(Seat(1), 3, highest=parse_card("4G"))


@pytest.mark.rule("R48")
def test_a_single_under_the_duty_was_the_highest_card() -> None:
    assert under_duty("2G 3Y 8R", "4G", "8R") == HiddenHand(Seat(1), 2, highest=parse_card("8R"))


@pytest.mark.rule("R49")
def test_where_the_duty_asks_for_a_gang_a_pass_shows_that_there_was_none() -> None:
    assert under_duty("2G 3Y 4G", "4G", "pass", duty_gang="required").had_no_gang == ()


@pytest.mark.rule("R49")
def test_a_gang_under_the_duty_tells_something_only_where_it_is_forbidden_to_those_with_a_higher_card() -> None:
    hand, gang = "2G 2Y 2R 2R 3Y", "2G 2Y 2R 2R declare"
    assert under_duty(f"{hand} 8R", "4G", gang.removesuffix(" declare")) == HiddenHand(Seat(1), 2)
    assert under_duty(hand, "4G", gang, duty_gang="forbidden").highest == parse_card("4G")


@pytest.mark.rule("R50")
def test_a_single_led_under_the_duty_shows_that_there_was_no_combination() -> None:
    hidden = under_duty("2G 5Y 8R 9G", "9G", leader=1)
    assert hidden == HiddenHand(Seat(1), 3, highest=parse_card("9G"), had_no_combination=parse_cards("9G"))
    hidden = under_duty("2G 5Y 8R 9G", "5Y", leader=1, duty_lead_highest_single=False)
    assert hidden == HiddenHand(Seat(1), 3, had_no_combination=parse_cards("5Y"))


@pytest.mark.rule("R50")
def test_what_was_laid_since_belongs_to_the_hand_that_had_no_combination() -> None:
    hidden = under_duty("2G 5Y 8R 9G", "9G", "pass", "10R", "pass", "pass", "pass", "5G", "7G", "8R", leader=1)
    assert hidden.had_no_combination is not None
    assert sorted_hand(hidden.had_no_combination) == parse_cards("8R 9G")
    assert hidden.highest == parse_card("8R")


@pytest.mark.rule("R8")
def test_the_first_lead_of_a_match_tells_nothing_of_the_duty() -> None:
    hands = [parse_cards(hand) for hand in ("4R", "1M 1Y 5G", "3G", "5Y 6Y")]
    state = set_up_position(hands, leader=Seat(1), deal_number=1)
    assert known(positions.after(state, "1M"), 1) == HiddenHand(Seat(1), 2)


def test_without_the_duty_nothing_is_certain() -> None:
    assert under_duty("2G 3Y 8R", "4G", "pass", last_card_duty=False) == HiddenHand(Seat(1), 3)
    assert under_duty("2G 3Y 8R", "7G 7Y", "pass") == HiddenHand(Seat(1), 3)


@pytest.mark.rule("R51")
def test_a_seat_that_was_disqualified_lays_no_duty_on_others() -> None:
    hands = ("4G 7G 7Y 9Y", "2G 3Y 8R", "3G 6G", "5G 6Y 10R")
    state = positions.after(positions.position(*hands, leader=2), "3G", "pass", "4G", "pass")
    assert state.public.deal is not None
    assert state.public.deal.disqualified == {2}
    assert known(state, 1) == HiddenHand(Seat(1), 3)


def test_passes_that_were_free_are_told_with_what_was_laid_since() -> None:
    hands = ("4G 9R 9Y", "3G 3Y 7R", "5G 6G 7Y 9G")
    state = position(*hands, plays=["4G", "5G", "pass", "pass", "7Y", "pass", "9R declare"])
    assert [(each.seat, each.top_play.cards, each.laid_since) for each in clues(state).passes] == [
        (1, parse_cards("7Y"), ()),
        (0, parse_cards("5G"), parse_cards("9R")),
        (1, parse_cards("5G"), ()),
    ]


class Asked(NamedTuple):
    """A seat that has to act, and how it came to that."""

    view: SeatView
    state: MatchState
    begun: MatchState
    """The deal before any action."""
    actions: tuple[tuple[Seat, Action], ...]


def asked(begun: MatchState, chance: random.Random) -> Iterator[Asked]:
    """Play a match by chance, and ask every seat that has to act."""
    is_position = begun.public.deal is not None
    start, actions = begun, list[tuple[Seat, Action]]()
    for before, seat, action, after in decisions(begun, chance):
        if before.public.results != start.public.results or start.public.deal is None:
            if is_position:
                return
            start, actions = before, []
        if seat == before.public.seat_to_act and not view(before, seat).may_declare:
            yield Asked(view(before, seat), before, start, tuple(actions))
        actions.append((seat, action))
        assert after.public.rules is before.public.rules


def situations(seed: str, most: int) -> list[Asked]:
    """Seats that have to act in late positions and, one in ten, in the first deals of matches, under any rule set."""
    chance, found = random.Random(seed), list[Asked]()
    while len(found) < most:
        rules = any_rule_set(chance)
        seat_count = chance.choice(rules.players_allowed)
        if chance.random() < 0.95:
            found += asked(late_position(rules, seat_count, chance), chance)
        else:
            match = islice(asked(new_match(rules, seat_count, chance), chance), 250)
            found += [each for each in match if chance.random() < 0.1]
    return found


def held_then(hand: Hand, laid_since: Hand | None) -> list[Combination]:
    """What a hand held before some cards were laid; nothing if there was no such time."""
    return [] if laid_since is None else held_combinations(sorted_hand((*hand, *laid_since)))


def fault(clues: Clues, hands: tuple[Hand, ...]) -> str | None:
    """What the clues say that is not so of these hands."""
    for hidden in clues.hands:
        hand = hands[hidden.seat]
        if len(hand) != hidden.size:
            return "size"
        if not holds(hand, hidden.kept):
            return "kept"
        if hidden.highest is not None and any(card > hidden.highest for card in hand_without(hand, hidden.kept)):
            return "highest"
        if any(play.kind is Kind.GANG for play in held_then(hand, hidden.had_no_gang)):
            return "gang"
        if any(len(play.cards) > 1 for play in held_then(hand, hidden.had_no_combination)):
            return "combination"
    held = sum((hands[hidden.seat] for hidden in clues.hands), ())
    return None if holds(clues.unseen, held) else "unseen"


def test_the_clues_are_true_of_the_hands_that_are_held() -> None:
    told = dict.fromkeys(("kept", "highest", "had_no_gang", "had_no_combination"), 0)
    for each in situations("true", 2_000):
        found = clues_of(each.view)
        assert fault(found, each.state.hands) is None, each
        for name in told:
            told[name] += sum(getattr(hand, name) != HiddenHand._field_defaults[name] for hand in found.hands)
    assert min(told.values()) > 20


def dealt(each: Asked, hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """The hands with which the deal must have begun, if these are held now."""
    before: list[Hand] = list(hands)
    deal = each.state.public.deal
    assert deal is not None
    for trick in (*deal.tricks, deal.trick):
        for seat, combination in trick.turns:
            for card in () if combination is None else combination.cards:
                before[seat] = hand_with(before[seat], card)
    exchange = deal.exchange
    if exchange is not None and exchange.returned_card is not None:
        move(before, exchange.deal_loser, exchange.deal_winner, exchange.returned_card)
    return tuple(before)


def move(hands: list[Hand], giver: Seat, receiver: Seat, card: Card) -> None:
    hands[giver] = hand_without(hands[giver], (card,))
    hands[receiver] = hand_with(hands[receiver], card)


def could_have_been(each: Asked, hands: tuple[Hand, ...]) -> bool:
    """True if these hands could have been dealt, and the same actions then lead to the same view."""
    begun = each.begun._replace(hands=dealt(each, hands))
    deal = begun.public.deal
    assert deal is not None
    exchange: Exchange | None = deal.exchange
    if exchange is not None and max(begun.hands[exchange.deal_loser]) > exchange.tribute:
        return False
    holders = [Seat(seat) for seat, hand in enumerate(begun.hands) if MULTI_ONE in hand]
    if deal.number == 1 and holders and holders != [deal.trick.leader]:
        return False
    state = begun
    for seat, action in each.actions:
        state = apply(state, seat, action).after
    return view(state, each.view.seat) == each.view


@pytest.mark.parametrize("tries", [1, 8], ids=["plain", "weighed"])
def test_every_world_could_have_been_dealt_and_played_to_the_same_view(tries: int) -> None:
    for each in situations(f"worlds {tries}", 400):
        hands = tuple(hand if seat == each.view.seat else () for seat, hand in enumerate(each.state.hands))
        study, words = Study(each.view.public.rules), new_deals(1)
        write_deal(study.croupier, words, deal_state(each.state._replace(hands=hands)))
        words = np.tile(words, 3)
        assert study.worlds(hidden_cards(*clues_of(each.view))).draw(words, 5, tries) == 0
        for place in range(3):
            world = read_deal(study.croupier, words, place).hands[: len(hands)]
            assert could_have_been(each, tuple(tuple(cards_of(hand)) for hand in world)), each
