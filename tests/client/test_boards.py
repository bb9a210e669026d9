"""A table that the server opens on a shared board, played to its end by four programs over real sockets."""

import asyncio
import secrets
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from uuid import UUID, uuid4

import pytest

from gangoffour.bots import UniformBot
from gangoffour.client import Client, TableConnection, play_with
from gangoffour.engine import DECK, sorted_hand
from gangoffour.fairness import board_commitment, deck_order, seed_key
from gangoffour.protocol import Player, TableOptions, TablePolicy
from gangoffour.records import MatchRecord, parse_record, replay
from tools.servers.party import HANG_S, PEOPLE, Site, serving

pytestmark = pytest.mark.anyio


async def entrants_of(site: Site, stack: AsyncExitStack) -> tuple[list[Client], list[Player]]:
    """Four programs with a session each, and who they are."""
    clients = [await site.guest(name, stack) for name in PEOPLE[:4]]
    sessions = [await client.me() for client in clients]
    return clients, [Player(player_id=me.player_id, name=me.name) for me in sessions]


async def played(site: Site, policy: TablePolicy, seed: bytes, name: str) -> MatchRecord:
    """Open a table for four entrants, and let them play; return its record, verified by each of them."""
    async with AsyncExitStack() as stack:
        clients, players = await entrants_of(site, stack)
        options = TableOptions(length="short", visibility="private", company="invited", spectators=False)
        opened = await site.services.for_tables.tables.open_for(players, options, policy, seed)
        tables: list[TableConnection] = [
            await stack.enter_async_context(client.table(str(opened.table_id))) for client in clients
        ]
        async with asyncio.timeout(HANG_S):
            await asyncio.gather(
                *(play_with(table, UniformBot(), Random(f"{name} {seat}")) for seat, table in enumerate(tables))
            )
        for table in tables:
            assert (await table.verify(board_seed=seed)).is_transcript_checked
        match = tables[0].table.match
        assert match is not None
        text = await clients[0].record_text(match.match_id)
        assert seed.hex() not in text
        return parse_record(text)


async def test_four_programs_play_a_board_and_every_table_deals_from_its_seed(tmp_path: Path) -> None:
    seed = secrets.token_bytes(64)
    policy = TablePolicy(deals="board", board_id=str(uuid4()), opener="server")
    orders = [deck_order(seed_key(seed), index) for index in range(4)]
    expected = [
        tuple(sorted_hand(DECK[place] for place in order[16 * seat : 16 * seat + 16]) for seat in range(4))
        for order in orders
    ]
    async with serving(tmp_path) as site:
        for name in ("first", "second"):
            record = await played(site, policy, seed, name)
            replay(record)
            assert [deal.hands for deal in record.deals] == expected
            assert (
                record.header("Board")
                == f"{policy.board_id} {board_commitment(UUID(policy.board_id).bytes, seed).hex()}"
            )
