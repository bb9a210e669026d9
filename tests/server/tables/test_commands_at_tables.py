"""What a table refuses, and that a command takes effect once."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from gangoffour.bots import UnknownBot
from gangoffour.engine import Code, CodedError, GangOfFourError, Pass, Seat
from gangoffour.protocol import TableOptions, TurnClock, action_command, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ports import CommandKey, PlayerId, TableId
from gangoffour.server.tables.access import admit
from gangoffour.server.tables.decider import decide
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.pass_delays import LONGEST_MS
from gangoffour.server.tables.wishes import Effect
from tests.server.tables.hosting import (
    ANA,
    BEN,
    CLEO,
    DAN,
    PEOPLE,
    ByChance,
    Host,
    first_play,
    hosting,
    number_of,
    to_act,
)

pytestmark = pytest.mark.anyio

OTHER_MATCH = "01920000-0000-7000-8000-000000000000"
ZERO = "00" * 32

Attempt = Callable[[Host, TableId], Any]


def sends(player: Any, command: Any, **fields: object) -> Attempt:  # noqa: ANN401  any command
    return lambda host, table_id: host.send(table_id, player, command, **fields)


BEFORE_A_MATCH: dict[str, tuple[Attempt, CodedError | TableCode | Code]] = {
    "an unknown seat": (sends(DAN, messages.TakeSeat, seat=3), TableCode.SEAT_UNKNOWN),
    "a taken seat": (sends(DAN, messages.TakeSeat, seat=0), TableCode.SEAT_TAKEN),
    "a second seat": (sends(BEN, messages.TakeSeat, seat=2), TableCode.SEAT_HELD),
    "leaving without a seat": (sends(DAN, messages.LeaveSeat), TableCode.SEAT_NONE),
    "a bot by another than the host": (sends(BEN, messages.SeatBot, seat=2, level="random"), TableCode.HOST_ONLY),
    "a bot in a taken seat": (sends(ANA, messages.SeatBot, seat=1, level="random"), TableCode.SEAT_TAKEN),
    "removal by another than the host": (sends(BEN, messages.RemovePlayer, seat=0), TableCode.HOST_ONLY),
    "removal from a free seat": (sends(ANA, messages.RemovePlayer, seat=2), TableCode.SEAT_FREE),
    "removal of oneself": (sends(ANA, messages.RemovePlayer, seat=0), TableCode.SEAT_OWN),
    "options by another than the host": (
        sends(BEN, messages.ChangeOptions, options=TableOptions()),
        TableCode.HOST_ONLY,
    ),
    "rules that do not exist": (
        sends(ANA, messages.ChangeOptions, options=TableOptions(rules={"nonsense": 1})),
        Code.RULES_UNKNOWN_OPTION,
    ),
    "rules for other seats": (
        sends(ANA, messages.ChangeOptions, options=TableOptions(preset="gang", seat_count=3)),
        Code.MATCH_SEAT_COUNT,
    ),
    "another privacy": (
        sends(ANA, messages.ChangeOptions, options=TableOptions(visibility="private")),
        TableCode.PRIVATE_ONLY,
    ),
    "being ready too early": (
        sends(ANA, messages.Ready, match_id=OTHER_MATCH, commitment=ZERO),
        TableCode.READY_NOT_PREPARED,
    ),
    "a number nobody asked for": (
        sends(ANA, messages.Reveal, match_id=OTHER_MATCH, number=ZERO),
        TableCode.REVEAL_NOT_DUE,
    ),
    "an action without a match": (sends(ANA, messages.Pass), TableCode.NO_MATCH),
}


@pytest.mark.parametrize("name", BEFORE_A_MATCH)
async def test_a_table_refuses_before_a_match(name: str) -> None:
    attempt, code = BEFORE_A_MATCH[name]
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], TableOptions(seat_count=3))
        seq = (await host.state(table_id)).seq
        with pytest.raises(CodedError) as refusal:
            await attempt(host, table_id)
        assert refusal.value.code is code
        assert (await host.state(table_id)).seq == seq


@pytest.mark.parametrize("level", ["oracle", "search-1024"], ids=["unknown", "not on offer"])
async def test_a_bot_that_is_not_on_offer_is_refused(level: str) -> None:
    async with hosting() as host:
        table_id = await host.open([ANA], TableOptions())
        with pytest.raises(UnknownBot):
            await host.send(table_id, ANA, messages.SeatBot, seat=1, level=level)


IN_A_MATCH: dict[str, tuple[Attempt, TableCode]] = {
    "a seat": (sends(DAN, messages.TakeSeat, seat=0), TableCode.IN_MATCH),
    "options": (sends(ANA, messages.ChangeOptions, options=TableOptions()), TableCode.IN_MATCH),
    "removal": (sends(ANA, messages.RemovePlayer, seat=1), TableCode.IN_MATCH),
    "a bot for somebody who is here": (sends(ANA, messages.SeatBot, seat=1, level="random"), TableCode.SEAT_PRESENT),
    "readiness for another match": (sends(ANA, messages.Ready, match_id=OTHER_MATCH), TableCode.READY_OTHER_MATCH),
    "an action without a seat": (sends(DAN, messages.Pass), TableCode.SEAT_NONE),
    "a pause at a public table": (sends(ANA, messages.Pause), TableCode.PRIVATE_ONLY),
}


@pytest.mark.parametrize("name", IN_A_MATCH)
async def test_a_table_refuses_in_a_match(name: str) -> None:
    attempt, code = IN_A_MATCH[name]
    async with hosting() as host:
        table_id = await host.seated([ANA, BEN, CLEO], TableOptions(seat_count=3))
        with pytest.raises(Refusal) as refusal:
            await attempt(host, table_id)
        assert refusal.value.code is code


async def test_a_refusal_of_the_rules_has_the_code_of_the_rules() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        seat, _ = await to_act(host, table_id)
        other = PEOPLE[(seat + 1) % 4]
        with pytest.raises(GangOfFourError) as refusal:
            await host.send(table_id, other, messages.Pass)
        assert refusal.value.code is Code.TURN_NOT_YOURS


async def test_an_unknown_table_is_refused() -> None:
    async with hosting() as host:
        with pytest.raises(Refusal) as refusal:
            await host.send(TableId(OTHER_MATCH), ANA, messages.Pass)
        assert refusal.value.code is TableCode.UNKNOWN


async def test_an_action_that_was_meant_for_another_turn_is_refused() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        seat, player = await to_act(host, table_id)
        seen_seq = (await host.state(table_id)).seq
        await host.tables.command(table_id, player, action_command(await first_play(host, table_id), "first", seen_seq))
        while (await to_act(host, table_id))[0] != seat:
            await host.act(table_id, (await to_act(host, table_id))[1], Pass())
        late = action_command(await first_play(host, table_id), "late", seen_seq)
        with pytest.raises(Refusal) as refusal:
            await host.tables.command(table_id, player, late)
        assert refusal.value.code is TableCode.TURN_OVER


async def test_a_number_must_fit_its_commitment() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA], TableOptions(), ["random"] * 3)
        preparation = (await host.state(table_id)).public.preparation
        assert preparation is not None
        match_id = preparation.match_id
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, ANA, messages.Ready, match_id=match_id)
        assert refusal.value.code is TableCode.READY_NO_COMMITMENT
        await host.send(table_id, ANA, messages.Ready, match_id=match_id, commitment=ZERO)
        await host.clock.settle()
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, ANA, messages.Reveal, match_id=match_id, number=number_of(ANA).hex())
        assert refusal.value.code is TableCode.REVEAL_WRONG


async def test_a_command_sent_again_takes_effect_once_and_gets_the_same_answer() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        _, player = await to_act(host, table_id)
        command = action_command(await first_play(host, table_id), "again")
        first = await host.tables.command(table_id, player, command)
        later = await host.tables.command(table_id, player, command)
        played = [e for e in await host.entries(table_id) if isinstance(e.event, wire.CombinationPlayed)]
        assert later == first
        assert len(played) == 1


async def test_a_command_sent_twice_at_once_takes_effect_once() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        _, player = await to_act(host, table_id)
        command = action_command(await first_play(host, table_id), "twice")
        seqs = await asyncio.gather(*(host.tables.command(table_id, player, command) for _ in range(5)))
        assert len(set(seqs)) == 1


async def test_a_clicked_pass_that_would_have_come_by_itself_is_acknowledged() -> None:
    """The automatic pass falls on the same moment; the click must not be told that it came too late."""
    async with hosting() as host:
        for seed in range(40):
            table_id = await host.seated(PEOPLE, TableOptions(length="one_deal", visibility="unlisted"))
            choose = ByChance(f"pass {seed}")
            while (state := await host.state(table_id)).seat_to_act is not None:
                seat, player = await to_act(host, table_id)
                due = await host.stores.events.head(table_id)
                assert due is not None
                view = state.view_of(seat)
                if due.due_ms is not None:
                    command = messages.Pass(id="mine")
                    assert (await host.tables.command(table_id, player, command)).is_wish
                    await host.clock.advance(LONGEST_MS)
                    effect = await host.tables.command(table_id, player, command)
                    key = CommandKey(PlayerId(player.player_id), "mine")
                    assert effect == Effect(await host.stores.events.command_seq(table_id, key) or 0)
                    return
                await host.act(table_id, player, choose(view))
        raise AssertionError("no seat was ever unable to beat")


async def test_a_private_table_wants_its_key() -> None:
    async with hosting() as host:
        opened = await host.tables.open(ANA, TableOptions(visibility="private"))
        state = await host.state(opened.table_id)
        assert opened.invite is not None
        assert admit(state, DAN.player_id, opened.invite) is None
        assert admit(state, ANA.player_id, None) == Seat(0)
        for invite in (None, "", opened.invite[:-1], opened.invite.upper() + " "):
            with pytest.raises(Refusal) as refusal:
                admit(state, DAN.player_id, invite)
            assert refusal.value.code is TableCode.NOT_WELCOME


async def test_a_table_without_spectators_takes_people_as_long_as_a_seat_is_free() -> None:
    async with hosting() as host:
        options = TableOptions(spectators=False, seat_count=3)
        table_id = await host.open([ANA, BEN], options)
        assert admit(await host.state(table_id), CLEO.player_id, None) is None
        await host.send(table_id, CLEO, messages.TakeSeat, seat=2)
        with pytest.raises(Refusal):
            admit(await host.state(table_id), DAN.player_id, None)


async def test_the_host_may_remove_a_person_before_the_match() -> None:
    """O7."""
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], TableOptions())
        await host.send(table_id, ANA, messages.RemovePlayer, seat=1)
        assert (await host.state(table_id)).public.seats[1].player is None


async def test_the_host_may_seat_a_bot_for_somebody_absent_for_a_minute() -> None:
    """O7."""
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(clock=TurnClock(turn_s=3600)))
        await host.tables.depart(table_id, BEN.player_id)
        with pytest.raises(Refusal):
            await host.send(table_id, ANA, messages.SeatBot, seat=1, level="random")
        # After a minute the server seats one by itself; the host may be quicker by a moment.
        command = messages.SeatBot(id="bot", seat=1, level="random")
        decided = decide(await host.state(table_id), ANA, command, host.clock.now_ms() + 60_000)
        assert decided == [wire.SubstituteSeated(seat=1, bot="planner", cause="host")]
        await host.clock.advance(60_500)
        assert (await host.state(table_id)).public.seats[1].substitute == "planner"


async def test_when_the_host_leaves_another_person_is_host() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], TableOptions())
        await host.send(table_id, ANA, messages.LeaveSeat)
        assert (await host.state(table_id)).public.host == BEN.player_id


async def test_a_table_without_people_closes_after_ten_minutes() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA], TableOptions())
        await host.tables.depart(table_id, ANA.player_id)
        await host.clock.advance(601_000)
        assert (await host.state(table_id)).public.is_closed
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, ANA, messages.TakeSeat, seat=2)
        assert refusal.value.code is TableCode.CLOSED


async def test_a_manual_declaration_is_made_with_the_play() -> None:
    """O8."""
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(declaration="manual"))
        rules = (await host.state(table_id)).view_of(Seat(0)).public.rules
        assert (rules.declaration, rules.declaration_window) == ("manual", "with_play")
