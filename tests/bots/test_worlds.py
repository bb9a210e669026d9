from collections import Counter
from random import Random

import pytest

from gangoffour.bots import NoviceBot
from gangoffour.bots.worlds import ImpossibleWorld, World, new_world, other_world, restored, with_action, with_deal
from gangoffour.engine import DECK, HAND_SIZE, PRESETS, IllegalAction, Phase, RuleSet, Seat, rule_set, start_match, view
from gangoffour.fairness import deck_order, seed_key


def turns_of_a_match(rules: RuleSet, seat_count: int, seed: str) -> list[tuple[World, Seat]]:
    """The worlds of a match of three deals by chance, at every turn, with the seat that has it."""
    key, rng = seed_key(seed.encode()), Random(seed)
    world, found = new_world(start_match(rule_set({"match_deals": 3}, base=rules), seat_count)), []
    while (public := world.state.public).phase is not Phase.OVER:
        seat = public.seat_to_act
        if public.phase is Phase.READY or seat is None:
            world = with_deal(world, deck_order(key, len(public.results)))
            continue
        found.append((world, seat))
        world = with_action(world, seat, NoviceBot().choose(view(world.state, seat), rng))
    return found


MATCHES = [(title, seat_count) for title, rules in PRESETS.items() for seat_count in rules.players_allowed]


@pytest.mark.parametrize("title, seat_count", MATCHES)
def test_another_world_looks_the_same_and_hides_other_cards(title: str, seat_count: int) -> None:
    rng = Random(1)
    turns = turns_of_a_match(PRESETS[title], seat_count, f"worlds {title}")[::5]
    found = 0
    for world, seat in turns:
        other = other_world(world, seat, rng)
        if other is None:
            continue
        found += 1
        assert view(other.state, seat) == view(world.state, seat)
        assert other.state != world.state
        assert [len(hand) for hand in other.state.hands] == [len(hand) for hand in world.state.hands]
        assert sorted(other.deck_order) == list(range(len(DECK)))
        assert all(list(hand) == sorted(hand) for hand in other.state.hands)
    assert found > 0.9 * len(turns)


def test_with_three_seats_the_dummy_hand_is_dealt_anew_too() -> None:
    world, seat = turns_of_a_match(PRESETS["classic"], 3, "dummy hand")[0]
    other = other_world(world, seat, Random(1))
    assert other is not None
    assert other.state.dummy_hands != world.state.dummy_hands
    hidden = [
        Counter(card for hand in (*state.hands, *state.dummy_hands) for card in hand)
        for state in (world.state, other.state)
    ]
    assert hidden[0] == hidden[1]


def test_there_mostly_is_another_world_while_a_card_has_to_be_returned() -> None:
    exchanges = [
        (world, seat)
        for match in range(5)
        for world, seat in turns_of_a_match(PRESETS["classic"], 4, f"exchange {match}")
        if world.state.public.phase is Phase.RETURN
    ]
    others = [(other_world(world, seat, Random(1)), seat, world) for world, seat in exchanges]
    found = [(other, seat, world) for other, seat, world in others if other is not None]
    assert len(found) > len(exchanges) / 2
    assert all(view(other.state, seat) == view(world.state, seat) for other, seat, world in found)


def test_a_world_comes_back_from_its_course_and_its_deck_order() -> None:
    for world, _ in turns_of_a_match(PRESETS["classic"], 3, "back")[::7]:
        assert restored(world.course, world.deck_order) == world


def test_cards_with_which_the_deal_could_not_have_come_so_far_make_no_world() -> None:
    world, _ = turns_of_a_match(PRESETS["classic"], 4, "impossible")[6]
    moved_by_a_seat = world.deck_order[HAND_SIZE:] + world.deck_order[:HAND_SIZE]
    with pytest.raises(ImpossibleWorld):
        restored(world.course, moved_by_a_seat)
    # The deal begins alike if the cards of the first leader, who holds 1M, stay.
    leader = world.course.opening.seat_to_act
    assert leader is not None
    others = [seat for seat in range(4) if seat != leader]
    parts = {seat: world.deck_order[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in range(4)}
    parts |= dict(zip(others, [parts[seat] for seat in (*others[1:], others[0])], strict=True))
    with pytest.raises(ImpossibleWorld) as found:
        restored(world.course, b"".join(parts[seat] for seat in range(4)))
    assert isinstance(found.value.__cause__, IllegalAction)
