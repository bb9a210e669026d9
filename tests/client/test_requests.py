"""The HTTP part of the client, against a real server."""

import ssl
from contextlib import AsyncExitStack
from random import Random

import pytest

from gangoffour.bots import GreedyBot
from gangoffour.client import Client, Patience, ServerRefused, Unreachable, play_with
from gangoffour.engine import PRESETS
from gangoffour.protocol import PROTOCOL_VERSION, PlayNow, TableOptions
from tools.patience import until
from tools.servers.party import Site

pytestmark = pytest.mark.anyio


async def test_a_guest_has_a_name_and_may_change_it(site: Site) -> None:
    async with site.client() as client:
        session = await client.register("Ana")
        assert client.token == session.token
        assert (await client.me()).name == "Ana"
        assert (await client.rename("Anna")).name == "Anna"
    async with site.client(session.token) as again:
        assert (await again.me()).player_id == session.player_id


async def test_whom_connections_trust_is_read_once_for_all_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Client("https://127.0.0.1"):
        monkeypatch.delattr(ssl, "create_default_context")
    async with Client("https://127.0.0.1"):
        pass


async def test_after_signing_out_the_token_is_worth_nothing(site: Site) -> None:
    async with site.client() as client:
        token = (await client.register()).token
        await client.sign_out()
        assert client.token is None
    async with site.client(token) as client:
        with pytest.raises(ServerRefused) as refused:
            await client.me()
    assert refused.value.status == 401
    assert refused.value.sentence


async def test_a_link_makes_a_second_client_the_same_player(site: Site) -> None:
    async with site.client() as first, site.client() as second:
        me = await first.register("Ana")
        link = await first.new_link()
        assert (await second.link_offer(link.url)).name == "Ana"
        session = await second.take_link(link.url)
        assert (session.player_id, second.token) == (me.player_id, session.token)
        assert (await second.link_offer((await first.new_link()).url)).is_me
        other = next(each for each in (await first.sessions()).sessions if not each.is_this)
        await first.end_session(other.session_id)
        with pytest.raises(ServerRefused) as refused:
            await second.me()
        assert refused.value.status == 401
        assert (await first.me()).player_id == me.player_id


async def test_a_refused_request_says_why(site: Site) -> None:
    async with site.client() as client:
        with pytest.raises(ServerRefused) as refused:
            await client.open_table()
        assert refused.value.code == "account/not_signed_in"
        await client.register()
        with pytest.raises(ServerRefused) as refused:
            await client.open_table(TableOptions(preset="gang", seat_count=3))
        assert refused.value.code == "match/seat_count"
        with pytest.raises(ServerRefused) as refused:
            await client.record_text("00000000-0000-7000-8000-000000000000")
        assert refused.value.status == 404


async def test_tables_are_listed_for_all_and_for_those_who_sit_there(site: Site, stack: AsyncExitStack) -> None:
    ana, ben = await site.guest("Ana", stack), await site.guest("Ben", stack)
    opened = await ana.open_table(TableOptions(seat_count=3), ["random"])
    assert opened.seat == 0
    assert (await ben.tables()).tables == ()
    await stack.enter_async_context(ana.table(opened.table_id))

    async def is_listed() -> bool:
        return [table.table_id for table in (await ben.tables()).tables] == [opened.table_id]

    await until(is_listed)
    assert [table.table_id for table in (await ana.my_tables()).tables] == [opened.table_id]
    assert (await ben.my_tables()).tables == ()
    seen = await ben.snapshot(opened.table_id)
    assert [info.player and info.player.bot for info in seen.table.seats] == [None, None, "random"]


async def test_a_table_that_is_given_up_is_nobody_s_to_go_on_with(site: Site, stack: AsyncExitStack) -> None:
    ana = await site.guest("Ana", stack)
    opened = await ana.open_table(TableOptions(seat_count=3), ["random", "random"])
    await ana.give_up(opened.table_id)

    async def is_gone() -> bool:
        return (await ana.my_tables()).tables == ()

    await until(is_gone)
    with pytest.raises(ServerRefused) as refused:
        await ana.give_up(opened.table_id)
    assert refused.value.status == 409


async def test_a_private_table_is_shown_with_its_key_only(site: Site, stack: AsyncExitStack) -> None:
    ana, ben = await site.guest("Ana", stack), await site.guest("Ben", stack)
    opened = await ana.open_table(TableOptions(visibility="private"))
    assert opened.invite is not None
    with pytest.raises(ServerRefused) as refused:
        await ben.snapshot(opened.table_id)
    assert refused.value.code == "table/not_welcome"
    assert (await ben.snapshot(opened.table_id, opened.invite)).table.table_id == opened.table_id


async def test_a_server_tells_what_it_offers(site: Site) -> None:
    async with site.client() as client:
        assert (await client.about()).protocol_version == PROTOCOL_VERSION
        assert (await client.bots()).bots[0].level == "random"
        assert set((await client.presets()).presets) == set(PRESETS)


async def test_play_now_leads_to_a_match_and_to_its_record(site: Site) -> None:
    async with site.client() as client:
        await client.register()
        opened = await client.play_now(PlayNow(seat_count=3, length="one_deal", level="greedy"))
        async with client.table(opened.table_id) as table:
            result = await play_with(table, GreedyBot(), Random("now"))
        (listed,) = (await client.my_records()).records
        record = await client.record(listed.match_id)
        assert listed.table_id == opened.table_id
        assert len(record.deals) == len(result.results) == 1


async def test_nobody_at_an_address_is_unreachable() -> None:
    nobody = "http://127.0.0.1:9"
    async with Client(nobody, patience=Patience(reconnect_limit_s=0.05)) as client:
        with pytest.raises(Unreachable) as unreachable:
            await client.about()
        assert unreachable.value.facts == {"url": nobody}
        with pytest.raises(Unreachable):
            await client.table("any").__aenter__()


@pytest.mark.parametrize(
    "base_url, socket_url",
    [
        ("http://localhost:8064/", "ws://localhost:8064/ws/tables/7"),
        ("https://cards.example/gof", "wss://cards.example/gof/ws/tables/7"),
    ],
)
async def test_a_socket_has_the_address_of_its_server(base_url: str, socket_url: str) -> None:
    assert Client(base_url).socket_url("/ws/tables/7") == socket_url
