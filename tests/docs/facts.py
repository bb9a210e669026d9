"""Examples of one line, or of one line with verdicts below it, tried out on the engine."""

import re
from collections import Counter
from itertools import pairwise

from gangoffour.engine import (
    COPIES,
    DECK,
    Card,
    Combination,
    CombinationPlayed,
    Direction,
    Hand,
    Kind,
    LastCardDeclared,
    MatchState,
    Pass,
    Play,
    RuleSet,
    Seat,
    beats,
    classify,
    deal_loser,
    deal_points,
    dealing_start,
    duty_seats,
    evolve,
    format_action,
    format_cards,
    legal_actions,
    match_winners,
    parse_action,
    parse_card,
    parse_cards,
    set_up_position,
)

# In the positions of `gof-legal` seat 0 made the top play, seat 1 is to act, and seat 2 may have a declared last card.
_PLAYED, _ACTS, _NEXT = Seat(0), Seat(1), Seat(2)


def check_kind(text: str, _rules: RuleSet) -> None:
    """`7G 7R is pair`, `1M 2R is nothing`, `2G 2G 2Y 2R is gang of 4`."""
    match = _parsed(r"(.+?) is (nothing|[a-z ]+?)(?: of (\d))?", text)
    found = classify(parse_cards(match[1]))
    assert _kind_name(found) == match[2]
    if match[2] == "gang":
        assert found is not None
        assert len(found.cards) == int(match[3])


def check_comparison(text: str, rules: RuleSet) -> None:
    """`7G 7R beats 6R 6R`, `7R does not beat 7R`."""
    match = _parsed(r"(.+?) (beats|does not beat) (.+)", text)
    assert beats(_combination(match[1]), _combination(match[3]), rules) is (match[2] == "beats")


def check_order(text: str, _rules: RuleSet) -> None:
    """`1G < 1Y < 1R`."""
    cards = [parse_card(word) for word in text.split("<")]
    assert all(low < high for low, high in pairwise(cards))


def check_points(text: str, rules: RuleSet) -> None:
    """`9 cards: 18 points`, `1 card, disqualified: 1 point`."""
    match = _parsed(r"(\d+) cards?(, disqualified)?: (\d+) points?", text)
    disqualified = frozenset({Seat(1)}) if match[2] else frozenset[Seat]()
    assert deal_points((0, int(match[1]), 2, 2), Seat(0), disqualified, rules)[1] == int(match[3])


def check_loser(text: str, rules: RuleSet) -> None:
    """`winner 1, cards left 7 0 2 7, scores 20 5 20 20: loser 3`; `hands - / 3G PY / …` where the cards matter."""
    match = _parsed(r"winner (\d), (?:cards left ([\d ]+)|hands (.+)), scores ([\d ]+): loser (\d)", text)
    if match[2]:
        deck = iter(DECK)
        hands = [tuple(next(deck) for _ in range(count)) for count in _numbers(match[2])]
    else:
        hands = [parse_cards(hand.replace("-", "")) for hand in match[3].split("/")]
    assert deal_loser(Seat(int(match[1])), hands, _numbers(match[4]), rules) == int(match[5])


def check_match(text: str, rules: RuleSet) -> None:
    """`scores 120 30 30 70, deal 9 won by 3: won by 1 2`, `…: goes on`."""
    match = _parsed(r"scores ([\d ]+), deal (\d+) won by (\d): (?:goes on|won by ([\d ]+))", text)
    winners = match_winners(_numbers(match[1]), int(match[2]), Seat(int(match[3])), rules)
    assert list(winners) == _numbers(match[4] or "")


def check_ritual(text: str, rules: RuleSet) -> None:
    """`4 seats, dealer 1, card 7R, deal ccw: seat 3`, `…: cut again`."""
    match = _parsed(r"(\d) seats, dealer (\d), card (\w+), deal (\w+): (?:cut again|seat (\d))", text)
    start = dealing_start(Seat(int(match[2])), parse_card(match[3]), Direction(match[4]), int(match[1]), rules)
    assert start == (int(match[5]) if match[5] else None)


def check_duty(text: str, rules: RuleSet) -> None:
    """`4 seats, ccw, declared 3, disqualified 2: duty 1`, `…: no duty`."""
    match = _parsed(
        r"(\d) seats, (\w+), declared ([\d ]+)(?:, disqualified ([\d ]+))?: (?:no duty|duty ([\d ]+))", text
    )
    declared, disqualified = ([Seat(seat) for seat in _numbers(group or "")] for group in (match[3], match[4]))
    found = duty_seats(declared, disqualified, Direction(match[2]), int(match[1]), rules)
    assert sorted(found) == _numbers(match[5] or "")


def check_legality(lines: tuple[str, ...], rules: RuleSet) -> None:
    """`hand 4G 7Y on 3G duty`, and below it `only …`, `legal …` or `illegal …` with actions parted by semicolons."""
    state = _position(lines[0], rules)
    legal = {format_action(_without_flag(action)) for action in legal_actions(state, _ACTS)}
    assert len(lines) > 1
    for line in lines[1:]:
        verdict, _, listed = line.partition(" ")
        actions = {format_action(parse_action(text)) for text in listed.split(";")}
        match verdict:
            case "only":
                assert legal == actions
            case "legal":
                assert actions <= legal
            case "illegal":
                assert not actions & legal
            case _:
                raise AssertionError(f"no verdict: {line}")


def _position(text: str, rules: RuleSet) -> MatchState:
    match = _parsed(r"hand (.+?) (?:(first lead|on lead)|on (.+?))( duty)?", text)
    hand, top = parse_cards(match[1]), parse_cards(match[3] or "")
    spare = _spare_cards(hand + top)
    hands = [[*top, *spare[:2]], hand, spare[2:3] if match[4] else spare[2:4], spare[4:6]]
    deal_number = 1 if match[2] == "first lead" else 3
    state = set_up_position(hands, rules=rules, leader=_PLAYED if top else _ACTS, deal_number=deal_number)
    if top:
        state = evolve(state, CombinationPlayed(_PLAYED, _combination(match[3]), _ACTS))
    return evolve(state, LastCardDeclared(_NEXT)) if match[4] else state


def _spare_cards(taken: Hand) -> list[Card]:
    left = COPIES - Counter(taken)
    assert sum(left.values()) == len(DECK) - len(taken), "more copies than the deck has"
    return [card for card in left.elements() if card.is_ranked and card.rank > 1]


def _without_flag(action: object) -> Play | Pass:
    assert isinstance(action, Play | Pass)
    return Play(action.cards) if isinstance(action, Play) else action


def _combination(text: str) -> Combination:
    combination = classify(parse_cards(text))
    assert combination is not None, f"{format_cards(parse_cards(text))} is nothing"
    return combination


def _kind_name(combination: Combination | None) -> str:
    return "nothing" if combination is None else Kind(combination.kind).name.lower().replace("_", " ")


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def _parsed(pattern: str, text: str) -> re.Match[str]:
    """Match the whole text; one blank in the pattern stands for any number of them."""
    match = re.fullmatch(pattern, re.sub(r"\s+", " ", text.strip()))
    assert match is not None, f"not understood: {text}"
    return match
