"""A table over a real socket: sitting down, commands, what is known of it."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from gangoffour.bots import GreedyBot
from gangoffour.client import (
    Client,
    ClientError,
    CommandRefused,
    ConnectionClosed,
    SocketRefused,
    TableConnection,
    play_with,
)
from gangoffour.client.commands import new_command_id
from gangoffour.engine import Phase, PublicView, SeatView, format_cards, legal_plays
from gangoffour.protocol import OpenedTable, PlayNow, TableOptions
from gangoffour.protocol import events as wire
from tools.servers.party import Site

pytestmark = pytest.mark.anyio

UNKNOWN = "00000000-0000-7000-8000-000000000000"


async def at_table(
    site: Site, stack: AsyncExitStack, name: str, opened: OpenedTable, *, auto_ready: bool = False
) -> TableConnection:
    client = await site.guest(name, stack)
    return await stack.enter_async_context(client.table(opened.table_id, opened.invite, auto_ready=auto_ready))


async def hosted(
    site: Site, stack: AsyncExitStack, options: TableOptions, bots: tuple[str, ...] = ()
) -> tuple[OpenedTable, TableConnection]:
    client = await site.guest("Ana", stack)
    opened = await client.open_table(options, bots)
    return opened, await stack.enter_async_context(client.table(opened.table_id))


async def test_the_host_arranges_the_table(site: Site, stack: AsyncExitStack) -> None:
    opened, ana = await hosted(site, stack, TableOptions())
    ben = await at_table(site, stack, "Ben", opened)
    assert (ana.seat, ben.seat) == (0, None)
    await ben.take_seat(1)
    assert (ben.seat, ben.table.seats[1].is_here) == (1, True)
    await ana.change_options(TableOptions(seat_count=3, length="one_deal"))
    await ana.seat_bot(2, "random")
    seq = await ana.remove_player(2)
    assert ana.seq >= seq
    assert ana.table.seats[2].player is None
    await ben.leave_seat()
    assert (ben.seat, ben.table.seats[1].player) == (None, None)
    assert ana.table.options.seat_count == 3


async def test_a_refused_command_says_why(site: Site, stack: AsyncExitStack) -> None:
    opened, ana = await hosted(site, stack, TableOptions())
    ben = await at_table(site, stack, "Ben", opened)
    for command, code in (
        (ben.take_seat(0), "seat/taken"),
        (ben.seat_bot(2, "random"), "table/host_only"),
        (ana.seat_bot(2, "oracle"), "bot/unknown"),
        (ana.play("7G 7R"), "table/no_match"),
        (ana.pause(), "table/private_only"),
    ):
        with pytest.raises(CommandRefused) as refused:
            await command
        assert refused.value.code == code


async def test_a_person_plays_by_hand_against_bots(site: Site, stack: AsyncExitStack) -> None:
    _, ana = await hosted(site, stack, TableOptions(seat_count=3, length="one_deal"), ("greedy", "greedy"))
    await ana.set_auto_pass(is_on=False)
    assert not ana.auto_pass
    await ana.ready()
    while True:
        known = await ana.until(lambda known: is_my_turn(known.view) or not_playing(known.view))
        if not isinstance(known.view, SeatView) or known.view.public.phase is Phase.OVER:
            break
        plays = legal_plays(known.view)
        before = len(known.view.hand)
        if plays:
            await ana.play(format_cards(plays[0].cards))
            assert isinstance(ana.view, SeatView)
            assert len(ana.view.hand) < before
        else:
            await ana.pass_()
    ended = await ana.until(lambda known: known.table.match is not None and known.table.match.ended is not None)
    assert ended.public is not None
    assert ended.public.winners
    assert (await ana.verify()).is_transcript_checked


def is_my_turn(view: SeatView | PublicView | None) -> bool:
    return isinstance(view, SeatView) and view.limits is not None


def not_playing(view: SeatView | PublicView | None) -> bool:
    return isinstance(view, SeatView) and view.public.phase is Phase.OVER


async def test_a_spectator_without_a_name_watches_and_may_do_nothing(site: Site, stack: AsyncExitStack) -> None:
    opened, ana = await hosted(site, stack, TableOptions(seat_count=3, length="one_deal"), ("greedy", "greedy"))
    client = await stack.enter_async_context(site.client())
    spectator = await stack.enter_async_context(client.table(opened.table_id))
    with pytest.raises(CommandRefused, match="account/not_signed_in"):
        await spectator.take_seat(0)
    result = await play_with(ana, GreedyBot(), Random("watched"))
    seen = await spectator.until(lambda known: known.table.match is not None and known.table.match.ended is not None)
    assert isinstance(seen.view, PublicView)
    assert seen.view == result
    assert spectator.known.player_id is None
    with pytest.raises(CommandRefused, match="seat/none"):
        await play_with(spectator, GreedyBot(), Random())


async def test_a_bot_waits_for_a_promised_seat_and_plays_from_the_next_deal_on(
    site: Site, stack: AsyncExitStack
) -> None:
    first, second = await site.guest("Ana", stack), await site.guest("Ben", stack)
    wish = PlayNow(seat_count=3, level="random")
    opened = await first.play_now(wish)
    ana = await stack.enter_async_context(first.table(opened.table_id))
    await ana.set_auto_pass(is_on=False)
    await ana.ready()
    await ana.until(lambda known: is_my_turn(known.view))
    ben = await stack.enter_async_context(second.table(opened.table_id))
    await ben.take_seat(1)
    assert ben.seat is None
    results = await asyncio.gather(*(play_with(table, GreedyBot(), Random(7)) for table in (ana, ben)))
    assert results[0] == results[1]
    assert len(results[0].results) == 4
    assert ben.seat is not None


async def dealt_in(site: Site, stack: AsyncExitStack, name: str, wish: PlayNow) -> TableConnection:
    """Let somebody play now, until it is their turn."""
    client = await site.guest(name, stack)
    table = await stack.enter_async_context(client.table((await client.play_now(wish)).table_id))
    await table.set_auto_pass(is_on=False)
    await table.ready()
    await table.until(lambda known: is_my_turn(known.view))
    return table


@pytest.mark.parametrize("others", [0, 10])
async def test_two_who_play_now_play_together_however_many_others_play(
    site: Site, stack: AsyncExitStack, others: int
) -> None:
    wish = PlayNow(seat_count=3, level="random", is_alone=True)
    playing = [await dealt_in(site, stack, f"Guest {number}", wish) for number in range(others + 1)]
    client = await site.guest("Ben", stack)
    found = await client.play_now(PlayNow(seat_count=3, level="random"))
    assert found.seat is None
    (company,) = (table for table in playing if table.table_id == found.table_id)
    ben = await stack.enter_async_context(client.table(found.table_id))
    results = await asyncio.gather(*(play_with(table, GreedyBot(), Random(7)) for table in (company, ben)))
    assert results[0] == results[1]
    assert ben.seat is not None


async def test_changes_tell_every_event_once_and_end_with_the_connection(site: Site, stack: AsyncExitStack) -> None:
    _, ana = await hosted(site, stack, TableOptions(seat_count=3, length="one_deal"), ("random", "random"))
    changes = ana.changes()
    await play_with(ana, GreedyBot(), Random("changes"))
    await ana.__aexit__(None, None, None)
    told = [change async for change in changes]
    assert told[0].is_fresh
    assert not any(change.is_fresh for change in told[1:])
    events = [entry.event for change in told for entry in change.entries]
    assert sum(isinstance(event, wire.HandDealt) for event in events) == 1
    assert [entry.seq for change in told for entry in change.entries] == sorted(
        {entry.seq for change in told for entry in change.entries}
    )
    with pytest.raises(ConnectionClosed):
        await ana.pass_()
    with pytest.raises(ConnectionClosed):
        await ana.until(lambda _: False)


async def test_the_server_time_is_known(site: Site, stack: AsyncExitStack) -> None:
    _, ana = await hosted(site, stack, TableOptions())
    assert abs(ana.now_ms() - site.services.for_all.clock.now_ms()) < 500


async def test_everybody_hears_what_is_said(site: Site, stack: AsyncExitStack) -> None:
    opened, ana = await hosted(site, stack, TableOptions(chat="free", visibility="private"))
    ben = await at_table(site, stack, "Ben", opened)
    await ana.say("good evening")
    await ana.say_phrase("good_luck")
    await ben.take_seat(1)  # whatever was said before has arrived
    assert [(line.player.name, line.text, line.phrase) for line in ben.chat] == [
        ("Ana", "good evening", None),
        ("Ana", None, "good_luck"),
    ]
    assert ben.spectators in (0, 1)


async def test_the_host_of_a_private_table_may_pause_the_match(site: Site, stack: AsyncExitStack) -> None:
    options = TableOptions(seat_count=3, length="one_deal", visibility="private")
    _, ana = await hosted(site, stack, options, ("random", "random"))
    await ana.ready()
    await ana.until(lambda known: known.table.is_playing)
    await ana.pause()
    assert ana.table.is_paused
    await ana.resume()
    assert not ana.table.is_paused


async def test_with_auto_ready_matches_begin_by_themselves(site: Site, stack: AsyncExitStack) -> None:
    client = await site.guest("Ana", stack)
    saved: list[bytes] = []
    opened = await client.open_table(TableOptions(seat_count=3, length="one_deal"), ["random", "random"])
    table = await stack.enter_async_context(
        client.table(
            opened.table_id, auto_ready=True, save_transcript=lambda transcript: saved.append(transcript.match_id)
        )
    )
    await table.until(lambda known: known.table.is_playing)
    assert table.transcript is not None
    assert saved == [table.transcript.match_id] * 2
    with pytest.raises(ClientError, match="client/no_match"):
        await table.verify()


async def test_an_unknown_table_and_a_private_one_without_its_key_are_closed_to_a_client(
    site: Site, stack: AsyncExitStack
) -> None:
    opened, _ = await hosted(site, stack, TableOptions(visibility="private"))
    ben = await site.guest("Ben", stack)
    for table_id, code in (
        (UNKNOWN, "table/unknown"),
        ("x", "table/unknown"),
        (opened.table_id, "table/not_welcome"),
    ):
        with pytest.raises(SocketRefused) as refused:
            await ben.table(table_id).__aenter__()
        assert refused.value.code == code


async def test_a_connection_ends_with_its_session(site: Site, stack: AsyncExitStack) -> None:
    client = await site.guest("Ana", stack)
    opened = await client.open_table()
    table = await stack.enter_async_context(client.table(opened.table_id))
    changes = table.changes()
    await client.sign_out()
    with pytest.raises(SocketRefused, match="session/ended"):
        async for _ in changes:
            pass
    with pytest.raises(SocketRefused, match="session/ended"):
        await table.take_seat(1)


def test_a_table_has_to_be_entered_first() -> None:
    with pytest.raises(RuntimeError, match="async with"):
        _ = Client("http://127.0.0.1:9").table(UNKNOWN).seq


def test_commands_have_ids_of_their_own() -> None:
    assert len({new_command_id() for _ in range(1_000)}) == 1_000
