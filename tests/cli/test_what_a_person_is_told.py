"""Sitting down in positions: what is said on turn, what is refused, what stays hidden."""

import io

import pytest

from gangoffour.engine import (
    Code,
    MatchState,
    Seat,
    parse_cards,
    preset,
    rule_set,
    set_up_position,
)
from tools.matches.refusals import (
    SIX_ONES,
    THREE_HANDS,
    exchange,
    on_lead_with_undeclared_last_card,
    position,
)
from tools.terminal import sit_down

GANG = "4G 4G 4Y 4R 9R 9R"
DUTY_TO_FOLLOW = position(("4G 9R", "3G 5Y 6R", "3Y 3R 10R"), "4G declare, pass")
DUTY_TO_LEAD = position(("4G 9R", "3G 3Y 6R", "5G 5Y"), "4G declare, pass, 6R, pass, pass")
DUTY_OF_HIGHEST = position(("4G 9R", "3G 5Y 6R", "5G 5R"), "4G declare, pass, 6R, pass, pass")
DUTY_OF_GANG = position(("DR 9R", "3G 3G 3Y 3R 6R", "5G 5Y"), "DR declare, pass", preset("german"))
NO_GANG = position(("4G 9R", "3G 3G 3Y 3R 6R", "5G 5Y"), "4G declare, pass", rule_set({"duty_gang": "forbidden"}))
DECLARED = position(("4G 9R", "3G 5Y 6R", "3Y 3R 10R"), "4G declare, 10R, pass")

REFUSALS: list[tuple[Code, MatchState, str]] = [
    (Code.TEXT_CARD, position(), "7Q"),
    (Code.TEXT_ACTION, position(), "return"),
    (Code.TEXT_TOO_MANY_COPIES, position(), "4G 4G 4G"),
    (Code.TURN_RETURN_FIRST, exchange(), "4G"),
    (Code.PLAY_NOT_HELD, position(), "DR"),
    (Code.PLAY_NOT_A_COMBINATION, position(), "4G 9R"),
    (Code.PLAY_WRONG_CARD_COUNT, position(played="4G 4Y declare"), "2G"),
    (Code.PLAY_ONLY_HIGHER_GANG, position((GANG, *THREE_HANDS[1:]), "4G 4G 4Y 4R"), "2G"),
    (Code.PLAY_DOES_NOT_BEAT, position(played="4G"), "2G"),
    (Code.PLAY_DECLARE_FIRST, on_lead_with_undeclared_last_card(), "9R"),
    (Code.PLAY_MUST_CONTAIN_MULTI_ONE, position(("1M 4G", "3G 5Y", "2G 7R"), deal_number=1), "4G"),
    (Code.PLAY_OPENING_TOO_MANY_CARDS, position((f"{SIX_ONES} 2G", "3G", "4G"), deal_number=1), SIX_ONES),
    (Code.PLAY_DUTY_HIGHEST_SINGLE, DUTY_TO_FOLLOW, "5Y"),
    (Code.PLAY_DUTY_MULTI_CARD, DUTY_TO_LEAD, "3G"),
    (Code.PLAY_DUTY_GANG_BARRED, NO_GANG, "3G 3G 3Y 3R"),
    (Code.PASS_ON_LEAD, position(), "pass"),
    (Code.PASS_DUTY_HIGHEST_SINGLE, DUTY_TO_FOLLOW, "pass"),
    (Code.PASS_DUTY_GANG, DUTY_OF_GANG, "pass"),
    (Code.DECLARE_AUTOMATIC, position(rules=rule_set({"declaration": "automatic"})), "declare"),
    (Code.DECLARE_NOT_LAST_CARD, position(), "declare"),
    (Code.DECLARE_ALREADY_DECLARED, DECLARED, "declare"),
    (Code.RETURN_NOT_DUE, position(), "return 4G"),
    (Code.RETURN_NOT_HELD, exchange(), "return DR"),
    (Code.RETURN_SAME_FACE, exchange(rule_set({"exchange_return_same": False})), "return 8R"),
]

UNREACHABLE = {
    Code.RULES_UNKNOWN_PRESET: "asked for on the command line",
    Code.RULES_UNKNOWN_OPTION: "no command takes options",
    Code.RULES_BAD_OPTION: "asked for on the command line",
    Code.MATCH_SEAT_COUNT: "asked for on the command line",
    Code.MATCH_UNKNOWN_SEAT: "asked for on the command line",
    Code.MATCH_OVER: "nobody is asked any more",
    Code.DEAL_NOT_STARTED: "the program deals",
    Code.DEAL_IN_PROGRESS: "the program deals",
    Code.DEAL_BAD_DECK: "the program deals",
    Code.DEAL_BAD_HANDS: "the program deals",
    Code.DEAL_BAD_CUT: "the program deals",
    Code.TURN_NOT_YOURS: "a person is asked on turn only",
    Code.TURN_DISQUALIFIED: "a person is asked on turn only",
}


def printed(state: MatchState, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    sit_down(state)
    return capsys.readouterr().out


def test_every_code_is_typed_or_out_of_reach_for_a_reason() -> None:
    assert {code for code, _, _ in REFUSALS} | set(UNREACHABLE) == set(Code)


@pytest.mark.parametrize("code, state, typed", REFUSALS, ids=[code.value for code, _, _ in REFUSALS])
def test_a_refusal_is_explained_in_words_and_the_person_is_asked_again(
    code: Code, state: MatchState, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, answer, *later = printed(state, f"{typed}\n", monkeypatch, capsys).split("> ")
    assert answer.endswith(f". [{code}]\n")
    assert later == [""]  # asked once more; then nothing is left to read


@pytest.mark.parametrize(
    "state, words",
    [
        (DUTY_TO_FOLLOW, "you must play your highest card, 6R, or a gang."),
        (NO_GANG, "you must play your highest card, 6R."),
        (DUTY_TO_LEAD, "you must lead two or more cards."),
        (DUTY_OF_HIGHEST, "you must lead your highest card, 5Y."),
        (DUTY_OF_GANG, "you must play a gang."),
        (position(("1M 4G", "3G 5Y", "2G 7R"), deal_number=1), "must contain 1M and have at most 5 cards."),
        (
            position(("1M 4G", "3G 5Y", "2G 7R"), deal_number=1, rules=preset("french")),
            "The first play of the match must contain 1M.",
        ),
        (on_lead_with_undeclared_last_card(), "You have to declare your last card before you play it"),
    ],
    ids=["highest or gang", "highest", "two cards", "lead highest", "gang", "opening", "opening, french", "declare"],
)
def test_what_binds_a_person_is_said_before_it_is_broken(
    state: MatchState, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in printed(state, "", monkeypatch, capsys)


@pytest.mark.rule("R48")
def test_a_free_turn_speaks_of_no_duty(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "must" not in printed(position(), "", monkeypatch, capsys)


@pytest.mark.rule("R42")
def test_a_person_is_reminded_to_declare_when_a_play_would_leave_one_card(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reminder = "type for example 4G 4Y declare"
    assert reminder in printed(position(), "", monkeypatch, capsys)
    assert "declare" not in printed(position(("4G 4Y 9R 10R", "3G 5Y", "2G 7R")), "", monkeypatch, capsys)
    automatic = position(rules=rule_set({"declaration": "automatic"}))
    assert "declare" not in printed(automatic, "", monkeypatch, capsys)


@pytest.mark.rule("R5")
def test_nothing_of_what_is_printed_depends_on_hidden_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden_hands = [("3G 5Y 6R", "2G 7R 8R"), ("10G 10Y DR", "7R PG PY")]
    states = [position(("4G 4Y 9R", *others), played="4G, 7R, pass") for others in hidden_hands]
    texts = [printed(state, "plays\nhand\ntable\nscores\n?\nDR\n", monkeypatch, capsys) for state in states]
    assert texts[0] == texts[1]
    assert "Top play: 7R (red 7) of Ana." in texts[0]


@pytest.mark.rule("R44")
def test_who_forgets_to_declare_is_told_and_the_others_play_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(position(("4G 9R", "3G 5Y 6R", "2G 7R 8R")), "4G\n", monkeypatch, capsys)
    assert "You did not declare your last card. You are out of this deal." in text
    assert "wins the deal" in text


@pytest.mark.rule("R45")
def test_who_wins_a_trick_while_out_of_the_deal_does_not_lead(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(position(("DR 9R", "3G 5Y 6R", "2G 7R 8R")), "DR\n", monkeypatch, capsys)
    assert "You win the trick, but are out of the deal. Next lead: Ana.\nAna plays " in text


@pytest.mark.rule("R42")
def test_a_declared_last_card_is_called_and_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(position(("4G 3R", "3G 3Y 6R", "3R 7R 8R")), "4G declare\n", monkeypatch, capsys)
    assert "You call: last card!" in text
    assert "Cards left: you 1 (last card)" in text


@pytest.mark.rule("R61", "R62")
def test_the_exchange_is_shown_with_both_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(exchange(), "plays\nreturn 4G\n", monkeypatch, capsys)
    assert "You won the last deal. Return a card to Ana, for example: return 4G" in text
    assert "Return one of: 4G | 4Y | 8R | 9R" in text
    assert "Returned card: 4G from you to Ana." in text


@pytest.mark.parametrize(
    "typed, words",
    [
        ("?", "Type the cards that you play"),
        ("HELP", "Type the cards that you play"),
        ("hand", "Your hand (3 cards): 4G 4Y 9R"),
        ("table", "No top play: you lead the next trick."),
        ("plays", "Singles (3): 4G | 4Y | 9R\nPair: 4G 4Y\n"),
        ("scores", "deal    you   Mei   Ana\nscore     0     0     0\n"),
    ],
)
def test_a_question_is_answered_and_costs_nothing(
    typed: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(position(), f"{typed}\n\n", monkeypatch, capsys)
    assert words in text
    assert text.count("Your turn: you lead.") == 1


def test_cards_may_be_typed_in_small_letters_and_in_any_order(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "You play 4G 4Y (pair of 4s), 1 card left." in printed(position(), "4y,4g declare\n", monkeypatch, capsys)


def test_a_deal_ends_with_hands_points_and_the_score_sheet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = rule_set({"match_deals": 2})
    hands = [parse_cards(hand) for hand in ("4G 4Y", "3G 5Y 6R", "2G")]
    state = set_up_position(hands, rules=rules, scores=(10, 20, 30), leader=Seat(0))
    text = printed(state, "4G 4Y\n", monkeypatch, capsys)
    assert text.endswith(
        "You play 4G 4Y (pair of 4s), the last cards.\n"
        "You are out and win the deal!\n"
        "Left with Mei: 3G 5Y 6R\n"
        "Left with Ana: 2G\n"
        "Points: you 0, Mei 3, Ana 1\n"
        "The match is over. Winner: you.\n"
        "\n"
        "deal    you   Mei   Ana\n"
        "1         0     3     1\n"
        "score    10    23    31\n"
    )
