"""Whoever opens the link of a table plays, watches, or is told why not and what to do next: every kind of table."""

import pytest

from gangoffour.engine import CodedError, Seat
from gangoffour.locales import message_id, messages
from gangoffour.protocol import Player, TableOptions
from gangoffour.protocol import messages as wire_messages
from gangoffour.server.ports import TableId
from gangoffour.server.tables.access import admit
from gangoffour.server.tables.errors import Refusal, TableCode
from tests.server.tables.hosting import ANA, BEN, CLEO, DAN, PEOPLE, ByChance, Host, hosting
from tests.server.tables.test_play_now import SHORT, lobby_of, play_deal, playing

pytestmark = pytest.mark.anyio

HOUR_MS = 3_600_000
EVA = Player(player_id="guest-eva", name="Eva")
PUBLIC = TableOptions(length="short")


async def refused(host: Host, table_id: TableId, player: Player, invite: str | None = None) -> str:
    """Return the sentence with which somebody is not let in."""
    with pytest.raises(Refusal) as refusal:
        admit(await host.state(table_id), player.player_id, invite, "there")
    return sentence(refusal.value)


async def refused_seat(host: Host, table_id: TableId, player: Player, seat: int) -> str:
    """Return the sentence with which somebody does not get a seat."""
    with pytest.raises(Refusal) as refusal:
        await host.send(table_id, player, wire_messages.TakeSeat, seat=seat)
    return sentence(refusal.value)


def sentence(refusal: CodedError) -> str:
    """What people read; it says what is wrong and, after a full stop, what to do next."""
    text = messages().format(message_id(refusal.code), **refusal.facts)
    assert text.count(".") >= 2, text
    return text


async def watches(host: Host, table_id: TableId, player: Player) -> bool:
    return admit(await host.state(table_id), player.player_id, None, "there") is None


async def test_at_a_running_table_of_play_now_one_watches_and_gets_a_seat_with_the_next_deal() -> None:
    async with hosting() as host:
        table_id = await playing(host, lobby_of(host), ANA)
        assert await watches(host, table_id, BEN)
        await host.send(table_id, BEN, wire_messages.TakeSeat, seat=2)
        await play_deal(host, table_id, ANA)
        await host.ready_for_next_deal(table_id)
        assert (await host.state(table_id)).public.seats[2].player == BEN


@pytest.mark.parametrize("away_ms", [60_000, HOUR_MS], ids=["nobody is left", "adjourned"])
async def test_at_an_abandoned_table_of_play_now_one_has_a_seat_at_once_and_the_match_goes_on(away_ms: int) -> None:
    async with hosting() as host:
        table_id = await playing(host, lobby_of(host), ANA)
        await host.tables.depart(table_id, ANA.player_id)
        await host.clock.advance(away_ms)
        assert (await host.state(table_id)).public.is_adjourned == (away_ms == HOUR_MS)
        assert await watches(host, table_id, BEN)
        await host.send(table_id, BEN, wire_messages.TakeSeat, seat=2)
        state = await host.state(table_id)
        assert state.public.seats[2].player == BEN
        assert state.public.seats[2].is_here
        assert not state.public.is_adjourned
        await host.clock.settle()
        await play_deal(host, table_id, BEN)
        assert len((await host.state(table_id)).view_of(Seat(2)).public.results) == 1


async def test_whoever_comes_back_to_a_table_that_was_taken_over_has_their_seat_again() -> None:
    async with hosting() as host:
        table_id = await playing(host, lobby_of(host), ANA)
        await host.tables.depart(table_id, ANA.player_id)
        await host.clock.advance(HOUR_MS)
        await host.send(table_id, BEN, wire_messages.TakeSeat, seat=2)
        await host.clock.settle()
        await host.tables.arrive(table_id, ANA)
        await host.clock.settle()
        await host.send(table_id, ANA, wire_messages.TakeBack)
        state = await host.state(table_id)
        assert state.public.seats[0].player == ANA
        assert state.public.is_playing


async def test_at_an_abandoned_table_of_people_one_watches_until_somebody_returns() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, PUBLIC)
        for player in PEOPLE:
            await host.tables.depart(table_id, player.player_id)
        await host.clock.advance(HOUR_MS)
        assert (await host.state(table_id)).public.is_adjourned
        assert await watches(host, table_id, EVA)
        assert "when it is over" in await refused_seat(host, table_id, EVA, 0)


async def test_at_a_finished_table_one_takes_the_seat_of_a_bot_or_of_whoever_left() -> None:
    async with hosting() as host:
        table_id = await playing(host, lobby_of(host), ANA, SHORT)
        await host.play_out(table_id, ByChance("finished"))
        assert await watches(host, table_id, BEN)
        await host.send(table_id, BEN, wire_messages.TakeSeat, seat=1)
        seats = (await host.state(table_id)).public.seats
        assert BEN in (seats[1].player, seats[1].promised_to)


async def test_at_a_closed_table_one_is_sent_to_the_lobby() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA], PUBLIC)
        await host.tables.give_up(table_id, ANA)
        await host.clock.advance(HOUR_MS)
        assert (await host.state(table_id)).public.is_closed
        assert "lobby" in await refused_seat(host, table_id, BEN, 1)


async def test_at_a_full_table_one_watches_and_is_told_that_no_seat_is_free() -> None:
    async with hosting() as host:
        table_id = await host.open(PEOPLE, PUBLIC)
        assert await watches(host, table_id, EVA)
        assert "Choose a free one" in await refused_seat(host, table_id, EVA, 1)
        await host.start(table_id, PEOPLE)
        assert "when it is over" in await refused_seat(host, table_id, EVA, 1)


async def test_at_a_private_table_one_needs_the_link() -> None:
    async with hosting() as host:
        opened = await host.tables.open(ANA, TableOptions(visibility="private"))
        assert "Ask" in await refused(host, opened.table_id, DAN)
        assert opened.invite is not None
        admit(await host.state(opened.table_id), DAN.player_id, opened.invite, "there")
        await host.send(opened.table_id, DAN, wire_messages.TakeSeat, seat=1)
        assert (await host.state(opened.table_id)).public.seats[1].player == DAN
        # Whoever sits there needs it no more.
        assert admit(await host.state(opened.table_id), DAN.player_id, None, "there") == 1


async def test_whoever_was_removed_is_sent_elsewhere() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, CLEO], PUBLIC)
        await host.send(table_id, ANA, wire_messages.RemovePlayer, seat=1)
        assert "another table" in await refused(host, table_id, CLEO)


def test_a_table_that_does_not_exist_is_told_with_where_to_go() -> None:
    assert "lobby" in sentence(Refusal(TableCode.UNKNOWN))
