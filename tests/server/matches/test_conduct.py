"""How people behaved in a match, from its events."""

import pytest

from gangoffour.protocol import Player, TableOptions, messages
from gangoffour.protocol import events as wire
from gangoffour.server.matches.conduct import MOST_MISSED, conduct_of
from gangoffour.server.ports import Conduct, PlayerId
from tests.server.tables.hosting import ANA, BEN, CLEO, ByChance, hosting

BOT = Player(player_id="bot-1", name="Planner", bot="planner")


def started(*players: Player) -> wire.MatchStarted:
    return wire.MatchStarted(
        match_id="m",
        rules={},
        seat_count=3,
        first_dealer=0,
        players=players,
        commitment="",
        client_commitments=(),
        numbers=(),
        transcript_hash="",
        fingerprint="",
    )


def passed(*seats: int) -> list[wire.Event]:
    return [wire.Passed(seat=seat, next_seat=None) for seat in seats]


def away(seat: int, cause: str = "left") -> wire.SubstituteSeated:
    return wire.SubstituteSeated(seat=seat, bot="planner", cause=cause)  # type: ignore[arg-type]


def told(*events: wire.Event, players: tuple[Player, ...] = (ANA, BEN, BOT)) -> dict[str, str]:
    found = conduct_of([started(*players), *events])
    return {player_id.removeprefix("guest-"): conduct.value for player_id, conduct in found.items()}


def test_whoever_plays_to_the_end_with_other_people_was_good_and_bots_are_nobody() -> None:
    assert told(*passed(0, 1)) == {"ana": "good", "ben": "good"}
    assert told(*passed(0), players=(ANA, BOT, BOT)) == {}, "among bots nobody is kept waiting"


@pytest.mark.parametrize(
    "cause, conduct",
    [("left", "left"), ("away", "left"), ("deadlines", "stalled"), ("host", "stalled"), ("late", "stalled")],
)
def test_whoever_has_a_substitute_at_the_end_left_or_stalled(cause: str, conduct: str) -> None:
    assert told(*passed(0, 1), away(0, cause), *passed(0, 1)) == {"ana": conduct, "ben": "good"}


def test_whoever_comes_back_was_good() -> None:
    assert told(*passed(0, 1), away(0), wire.SeatTakenBack(seat=0)) == {"ana": "good", "ben": "good"}


def test_whoever_did_nothing_never_started_whatever_the_substitute_did() -> None:
    assert told(away(0, "late"), *passed(0, 1)) == {"ana": "never_started", "ben": "good"}
    forced = (wire.DeadlinePassed(seat=0), *passed(0), away(0, "deadlines"), *passed(1))
    assert told(*forced) == {"ana": "never_started", "ben": "good"}, "the clock passed, not the person"


def test_whoever_gives_the_seat_up_for_good_left_also_in_the_first_deal() -> None:
    assert told(*passed(0, 1), wire.SeatTaken(seat=0, player=BOT)) == {"ana": "left", "ben": "good"}


def test_whoever_goes_when_nobody_else_plays_any_more_deserts_nobody() -> None:
    assert told(*passed(0, 1), away(0), wire.SeatTaken(seat=1, player=BOT)) == {"ana": "left", "ben": "good"}


def test_whoever_misses_one_deadline_after_another_stalled_also_if_they_come_back_each_time() -> None:
    missed = [wire.DeadlinePassed(seat=0), *passed(0, 1)]
    assert told(*passed(0), *missed * (MOST_MISSED - 1))["ana"] == "good"
    assert told(*passed(0), *missed * MOST_MISSED)["ana"] == "stalled"
    idle = [wire.DeadlinePassed(seat=0, is_idle=True), *passed(0, 1)]
    assert told(*passed(0), *idle * MOST_MISSED)["ana"] == "good", "nobody waits for somebody alone"


def test_whoever_comes_in_later_counts_from_then_on() -> None:
    joined = (wire.SeatTaken(seat=2, player=CLEO), *passed(2), away(1))
    assert told(*passed(0), *joined, players=(ANA, BOT, BOT)) == {"ana": "good", "cleo": "good"}


@pytest.mark.anyio
async def test_a_finished_match_notes_it_for_everybody_and_again_the_same() -> None:
    async with hosting() as host:
        options = TableOptions(seat_count=3, length="one_deal")
        table_id = await host.seated([ANA, BEN], options, bots=["random"])
        await host.send(table_id, BEN, messages.LeaveSeat)
        await host.play_out(table_id, ByChance("conduct"))
        noted = {each.player_id: await host.history.notes_of(PlayerId(each.player_id)) for each in (ANA, BEN)}
        assert [note.conduct for note in noted[ANA.player_id]] == [Conduct.GOOD]
        assert [note.conduct for note in noted[BEN.player_id]] == [Conduct.NEVER_STARTED]
        match = await host.history.matches.get(noted[BEN.player_id][0].match_id)
        assert match is not None
        assert match.ended_at_ms == noted[BEN.player_id][0].at_ms
        (runner,) = host.projections.runners
        assert await runner.rebuild("matches")
        assert await host.history.notes_of(PlayerId(BEN.player_id)) == noted[BEN.player_id]
