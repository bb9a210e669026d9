"""Names at tables: nobody sits down or speaks under a name that could be taken for another one's."""

import pytest

from gangoffour.bots import CHARACTERS
from gangoffour.engine import Seat
from gangoffour.protocol import Player, TableOptions, messages
from gangoffour.protocol import events as wire
from gangoffour.server.conduct import OwnWords
from gangoffour.server.ports import TableId
from gangoffour.server.tables.action_events import SUBSTITUTE_LEVEL
from gangoffour.server.tables.bot_seats import handed_back
from gangoffour.server.tables.chats import Chats
from gangoffour.server.tables.errors import Refusal, TableCode
from tests.server.tables.hosting import ANA, BEN, CLEO, PEOPLE, Host, hosting

pytestmark = pytest.mark.anyio

FREE_CHAT = TableOptions(chat="free", visibility="private")
FALSE_ANA = Player(player_id="guest-false", name="\N{CYRILLIC CAPITAL LETTER A}na")


async def said_by(host: Host, table_id: TableId, player: Player) -> str:
    """The name on what a player says."""
    stores = host.stores
    voices = OwnWords(stores.matches, stores.relations)
    chats = Chats(stores.chat, stores.relations, stores.moderation, voices, host.bus, host.clock)
    await chats.say(table_id, await host.state(table_id), player, messages.Say(id="c1", text="I give up"))
    (line,) = await chats.latest(table_id)
    return line.player.name


async def test_whoever_is_renamed_in_a_match_speaks_under_the_name_of_the_seat() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, FREE_CHAT)
        renamed = Player(player_id=BEN.player_id, name=ANA.name)
        assert await said_by(host, table_id, renamed) == BEN.name


async def test_a_name_that_looks_like_one_at_the_table_does_not_sit_down() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], TableOptions())
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, FALSE_ANA, messages.TakeSeat, seat=2)
        assert refusal.value.code is TableCode.NAME_CONFUSABLE
        assert refusal.value.facts == {"name": "Ana"}


async def test_a_name_that_looks_like_one_at_the_table_says_nothing_from_behind_the_seats() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], FREE_CHAT)
        with pytest.raises(Refusal) as refusal:
            await said_by(host, table_id, FALSE_ANA)
        assert refusal.value.code is TableCode.NAME_CONFUSABLE
        assert await said_by(host, table_id, CLEO) == CLEO.name


async def test_a_person_is_not_called_like_a_bot_at_the_table() -> None:
    async with hosting() as host:
        lobby = host.lobby()
        placed = await lobby.play_now(ANA, TableOptions(), "greedy", origin="here")
        await host.tables.arrive(placed.table_id, ANA)
        otso = Player(player_id="guest-otso", name="otso")
        with pytest.raises(Refusal) as refusal:
            await host.send(placed.table_id, otso, messages.TakeSeat, seat=1)
        assert refusal.value.code is TableCode.NAME_CONFUSABLE


async def test_play_now_leads_to_another_table_where_the_name_is_one_s_own() -> None:
    async with hosting() as host:
        lobby = host.lobby()
        first = await lobby.play_now(ANA, TableOptions(), "greedy", origin="here")
        await host.tables.arrive(first.table_id, ANA)
        await host.clock.settle()
        await host.start(first.table_id, [ANA])
        await host.clock.settle()
        second = await lobby.play_now(FALSE_ANA, TableOptions(), "greedy", origin="here")
        assert first.table_id != second.table_id


async def test_bots_of_one_level_are_three_characters() -> None:
    async with hosting() as host:
        placed = await host.lobby().play_now(ANA, TableOptions(), "greedy", origin="here")
        assert await names_at(host, placed.table_id) == ["Ana", "Nela", "Otso", "Nilo"]


async def test_a_bot_is_the_first_character_of_its_level_who_is_not_there() -> None:
    async with hosting() as host:
        table_id = (await host.tables.open(ANA, TableOptions(), bots=("planner",))).table_id
        await host.send(table_id, ANA, messages.SeatBot, seat=1, level="planner")
        await host.send(table_id, ANA, messages.SeatBot, seat=2, level="search")
        assert await names_at(host, table_id) == ["Ana", "Anton", "Ulla", "Irma"]


async def test_a_bot_is_no_character_whose_name_a_person_has() -> None:
    # Names of bots are nobody's now; those who had one before keep it.
    async with hosting() as host:
        irma = Player(player_id="guest-irma", name="lrma")
        table_id = (await host.tables.open(irma, TableOptions(), bots=("planner", "planner"))).table_id
        assert await names_at(host, table_id) == ["lrma", "", "Anton", "Ando"]


async def test_a_seat_that_is_a_bot_s_again_has_a_character_who_was_not_there() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], TableOptions())
        for seat in (2, 3):
            await host.send(table_id, ANA, messages.SeatBot, seat=seat, level=SUBSTITUTE_LEVEL)
        first, second, third = CHARACTERS[SUBSTITUTE_LEVEL]
        assert await names_at(host, table_id) == ["Ana", "Ben", first, second]
        events = handed_back(await host.state(table_id), [Seat(1)], now_ms=0)
        assert [event.player.name for event in events if isinstance(event, wire.SeatTaken)] == [third]


async def names_at(host: Host, table_id: TableId) -> list[str]:
    """Who sits at a table, seat by seat."""
    seats = (await host.state(table_id)).public.seats
    return ["" if info.player is None else info.player.name for info in seats]
