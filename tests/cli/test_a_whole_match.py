import re
from pathlib import Path

import pytest

from gangoffour.cli.play_match import stream_of
from gangoffour.engine import DECK, Seat
from gangoffour.fairness import deck_order, first_dealer, seed_key
from gangoffour.records import parse_record, replay
from tools.terminal import Session, a_play_among, run


@pytest.mark.parametrize("seats, preset, bot", [(3, "classic", "greedy"), (4, "german", "random")])
def test_a_match_is_played_to_its_end_from_what_is_printed_alone(
    seats: int, preset: str, bot: str, tmp_path: Path
) -> None:
    file = tmp_path / "match.gof"
    options = f"--seats {seats} --preset {preset} --bot {bot} --seed whole --record".split()
    turns = 0
    with Session("play", *options, str(file)) as session:
        while session.read() is not None:
            turns += 1
            session.type("plays")
            session.type(a_play_among(session.read() or ""))
        code, errors = session.end()
    assert (code, errors) == (0, "")
    # Only the first answer to a turn is followed by a new turn: nothing that was listed was refused.
    assert session.printed.count("Your turn: ") + session.printed.count("You won the last deal.") == turns
    assert re.search(r"^The match is over\. Winners?: ", session.printed, re.MULTILINE)
    final = replay(parse_record(file.read_text(encoding="utf-8"))).final_state.public
    score_lines = [line.split() for line in session.printed.splitlines() if line.startswith("score")]
    assert score_lines[-1] == ["score", *map(str, final.scores)]
    assert len(final.results) > 1
    assert max(final.scores) >= 100
    assert session.printed.count("Points: ") == len(final.results)


def test_the_same_seed_and_the_same_words_give_the_same_match() -> None:
    typed = "plays\npass\nquit\n"
    first, second = (run("play", "--seed", "twin", typed=typed).stdout for _ in range(2))
    assert first == second


def test_the_cards_are_those_of_the_seed(tmp_path: Path) -> None:
    file = tmp_path / "match.gof"
    run("play", "--seed", "a rainy evening", "--record", str(file), typed="quit\n")
    record = parse_record(file.read_text(encoding="utf-8"))
    key = seed_key(b"a rainy evening")
    assert record.header("Seed") == "a rainy evening"
    assert record.first_dealer == first_dealer(key, 4)
    dealt = [sorted(DECK[position] for position in deck_order(key, 0)[start : start + 16]) for start in (0, 16, 32, 48)]
    assert [list(hand) for hand in record.deals[0].hands] == dealt


def test_a_seed_that_fits_in_no_record_is_played_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "match.gof"
    assert run("play", "--seed", " \t", "--record", str(file), typed="quit\n").exit_code == 0
    assert parse_record(file.read_text(encoding="utf-8")).headers == ()


def test_every_bot_has_chance_of_its_own() -> None:
    drawn = {stream_of(key, Seat(seat)).random() for key in (b"one", b"two") for seat in range(4)}
    assert len(drawn) == 8


def test_the_record_is_kept_at_the_end_of_every_deal(tmp_path: Path) -> None:
    file = tmp_path / "match.gof"
    with Session("play", "--seed", "kept", "--record", str(file)) as session:
        while "Deal 2," not in (session.read() or "Deal 2,"):
            session.type("plays")
            session.type(a_play_among(session.read() or ""))
        assert "deal won by" in file.read_text(encoding="utf-8")


def test_without_a_seed_every_match_is_new_and_can_be_played_again() -> None:
    first, second = (run("play", typed="quit\n").stdout for _ in range(2))
    assert first != second
    seed = re.search(r"^The seed of this match was (\w+)\.$", first, re.MULTILINE)
    assert seed is not None
    assert run("play", "--seed", seed[1], typed="quit\n").stdout == first


@pytest.mark.parametrize("typed", ["quit\n", "QUIT\n", "exit\n", "", "hand\n"], ids=repr)
def test_who_stops_typing_is_let_go_politely(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "match.gof"
    result = run("play", "--seed", "short", "--record", str(file), typed=typed)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "Goodbye. The match is not finished." in result.stdout
    assert "match not finished" in file.read_text(encoding="utf-8")
    assert run("replay", str(file)).stdout.endswith("The record ends here; the match is not finished.\n")


def test_who_interrupts_is_let_go_politely(tmp_path: Path) -> None:
    file = tmp_path / "match.gof"
    with Session("play", "--seed", "short", "--record", str(file)) as session:
        session.read()
        session.interrupt()
        assert session.read() is None
        assert session.end() == (0, "")
    assert "Goodbye. The match is not finished." in session.printed
    assert "match not finished" in file.read_text(encoding="utf-8")


def test_a_match_of_one_deal_has_one_deal(tmp_path: Path) -> None:
    file = tmp_path / "match.gof"
    options = "--deals 1 --preset gang --seat 3 --seed one --record"
    with Session("play", *options.split(), str(file)) as session:
        while session.read() is not None:
            session.type("plays")
            session.type(a_play_among(session.read() or ""))
        assert session.end() == (0, "")
    assert len(parse_record(file.read_text(encoding="utf-8")).deals) == 1
    assert "You have seat 3; Nela, Otso, Nilo (Casual)" in session.printed
