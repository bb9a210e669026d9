from random import Random

from gangoffour.bots import UniformBot
from gangoffour.engine import Action, Pass, Phase, Play, SeatView, legal_actions_in, parse_cards
from scripts.legality import PORTION, TABLES, Tally, play_match, tallies


class PassesOnLead:
    """A bot that passes where it must not."""

    name = "passes on lead"

    def choose(self, view: SeatView, rng: Random) -> Action:
        if view.public.phase is Phase.PLAY and view.limits is not None and not view.limits.may_pass:
            return Pass()
        return UniformBot().choose(view, rng)


class PlaysWhatItHasNot:
    """A bot that plays the dragon, wherever it lies, once an exchange was made."""

    name = "plays what it has not"

    def choose(self, view: SeatView, rng: Random) -> Action:
        if view.public.results and view.public.phase is Phase.PLAY and parse_cards("DR")[0] not in view.hand:
            return Play(parse_cards("DR"))
        return rng.choice(legal_actions_in(view))


def test_the_tables_cover_every_preset_with_three_seats_and_with_four() -> None:
    assert {title for title, _ in TABLES} == {"classic", "german", "french", "gang"}
    assert {seats for title, seats in TABLES if title != "gang"} == {3, 4}


def test_a_sound_bot_plays_a_few_matches_of_every_table_without_a_refusal() -> None:
    total = Tally()
    for tally in tallies("random", range(len(TABLES)), 2, jobs=1):
        total.add(tally)
    assert total.refused == []
    assert total.counts["matches"] == len(TABLES) <= PORTION
    assert total.counts["deals"] == 2 * len(TABLES)
    assert total.counts["exchanges"] > 0 < total.counts["declarations"]


def test_an_action_the_engine_refuses_is_reported_with_its_match() -> None:
    tally = Tally()
    play_match(PassesOnLead(), 1, 1, tally)
    assert len(tally.refused) == 1
    assert tally.refused[0].startswith("match 1, ")
    assert "pass/on_lead" in tally.refused[0]


def test_what_is_wrong_only_after_the_first_deal_is_found() -> None:
    tally = Tally()
    play_match(PlaysWhatItHasNot(), 0, 3, tally)
    assert len(tally.refused) == 1
    assert tally.counts["deals"] > 1
