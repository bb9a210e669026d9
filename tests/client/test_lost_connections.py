"""Sockets break, servers stop; nothing that was acknowledged is lost, and nothing happens twice."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from gangoffour.bots import UniformBot
from gangoffour.client import (
    Changes,
    Client,
    CommandStep,
    OutcomeUnknown,
    TableConnection,
    TableFold,
    Unreachable,
    ViewMismatch,
    play_with,
)
from gangoffour.protocol import ClientMessage, ServerMessage, TableCommand, TableOptions, messages
from tools.patience import PATIENCE_S, until
from tools.servers.party import BRISK, HANG_S, PEOPLE, Site, party, serving

pytestmark = pytest.mark.anyio

ONE_DEAL = TableOptions(seat_count=3, length="one_deal")


class Ledger:
    """Every command and its outcome."""

    def __init__(self) -> None:
        self.steps: dict[str, list[CommandStep]] = {}
        self.seqs: dict[str, int] = {}
        self.commands: dict[str, TableCommand] = {}

    def __call__(
        self, step: CommandStep, command_id: str, command: TableCommand, seq: int | None, _at_s: float
    ) -> None:
        self.steps.setdefault(command_id, []).append(step)
        self.commands[command_id] = command
        if seq is not None:
            self.seqs[command_id] = seq

    def actions(self) -> list[int]:
        """Where the actions of the rules took effect."""
        acting = (messages.Play, messages.Pass, messages.ReturnCard, messages.Declare)
        return [seq for command_id, seq in self.seqs.items() if isinstance(self.commands[command_id], acting)]


class Cutter:
    """Breaks a socket after every few events, until it is cancelled."""

    def __init__(self, tables: list[TableConnection], seed: str) -> None:
        self._tables = tables
        self._rng = Random(seed)
        self.cuts = 0

    async def __call__(self) -> None:
        seq = 0
        while True:
            table = self._rng.choice(self._tables)
            known = await table.until(partial(_is_beyond, seq + self._rng.randrange(5)))
            seq = known.seq
            for _ in range(self._rng.randrange(20)):  # at any moment of what follows an event
                await asyncio.sleep(0)
            await self._rng.choice(self._tables).reconnect()
            self.cuts += 1


def _is_beyond(seq: int, known: TableFold) -> bool:
    return known.seq > seq


async def play_under_cuts(site: Site, options: TableOptions, seed: str) -> int:
    """Play a match while sockets break; return how often they did. Everything takes effect once."""
    ledger = Ledger()
    async with party(site, options, ledger) as made:
        cut = Cutter(made.tables, seed)
        cutting = asyncio.create_task(cut())
        try:
            results = await made.play([UniformBot()] * options.seat_count, seed)
        finally:
            cutting.cancel()
        assert len({result.scores for result in results}) == 1
        assert made.wrong_views() == []
        for table in made.tables:
            assert (await table.verify()).is_transcript_checked
    assert all(steps in (["invoke", "ok"], ["invoke", "refused"]) for steps in ledger.steps.values())
    assert [seq for seq, times in Counter(ledger.actions()).items() if times > 1] == []
    return cut.cuts


async def test_a_match_survives_sockets_that_break_all_the_time(site: Site) -> None:
    assert await play_under_cuts(site, TableOptions(seat_count=3, length="short"), "cuts") > 20


@pytest.mark.nightly
async def test_many_matches_survive_sockets_that_break_all_the_time(site: Site) -> None:
    cuts = [await play_under_cuts(site, TableOptions(length="short"), f"cuts {number}") for number in range(50)]
    assert sum(cuts) > 2_000


async def test_a_match_goes_on_when_the_server_is_started_again(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        async with serving(tmp_path) as site:
            port = int(site.url.rpartition(":")[2])
            clients = [await site.guest(name, stack) for name in PEOPLE[:3]]
            opened = await clients[0].open_table(ONE_DEAL)
            tables = [await stack.enter_async_context(client.table(opened.table_id)) for client in clients]
            for seat, table in enumerate(tables[1:], start=1):
                await table.take_seat(seat)
            players = [
                asyncio.create_task(play_with(table, UniformBot(), Random(seat))) for seat, table in enumerate(tables)
            ]
            await tables[0].until(lambda known: known.public is not None and known.public.deal is not None)
            seq = tables[0].seq
        async with serving(tmp_path, port), asyncio.timeout(HANG_S):
            results = await asyncio.gather(*players)
            assert len({result.scores for result in results}) == 1
            assert tables[0].seq > seq
            assert (await tables[1].verify()).is_transcript_checked


async def test_a_command_without_an_answer_has_an_unknown_outcome(tmp_path: Path) -> None:
    ledger = Ledger()
    patience = replace(BRISK, command_limit_s=0.2)
    async with AsyncExitStack() as stack:
        async with serving(tmp_path) as site:
            client = await stack.enter_async_context(Client(site.url, patience=patience))
            await client.register()
            opened = await client.open_table()
            table = await stack.enter_async_context(client.table(opened.table_id, on_command=ledger))
        with pytest.raises(OutcomeUnknown):
            await table.seat_bot(1, "random")
        assert list(ledger.steps.values()) == [["invoke", "unknown"]]


async def test_a_server_that_stays_away_is_given_up(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        async with serving(tmp_path) as site:
            client = await site.guest("Ana", stack)
            opened = await client.open_table()
            table = await stack.enter_async_context(client.table(opened.table_id))
            changes = table.changes()
            # Not from the start: a busy machine may take longer to open the first socket.
            table._link._patience = replace(BRISK, reconnect_limit_s=0.2)  # noqa: SLF001
        with pytest.raises(Unreachable):
            await last_of(changes)
        with pytest.raises(Unreachable):
            await table.seat_bot(1, "random")


async def test_a_command_given_while_the_server_is_away_takes_effect_when_it_is_back(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        async with serving(tmp_path) as site:
            port = int(site.url.rpartition(":")[2])
            client = await site.guest("Ana", stack)
            opened = await client.open_table()
            table = await stack.enter_async_context(client.table(opened.table_id))
        given = asyncio.create_task(table.seat_bot(1, "random"))
        await until(lambda: table._outbox.commands != [])  # noqa: SLF001  it cannot be sent
        async with serving(tmp_path, port):
            seq = await given
            assert table.seq >= seq
            assert table.table.seats[1].player is not None


async def test_a_client_that_missed_a_message_asks_for_it(site: Site) -> None:
    async with party(site, ONE_DEAL) as made:
        table = made.tables[0]
        behind = made.known[0][min(made.known[0])]
        table._known = behind  # noqa: SLF001  as if the messages since had been lost
        await made.tables[1].leave_seat()
        known = await table.until(lambda known: known.seq >= made.server_seq)
        assert known.table.seats[1].player is None
        assert made.wrong_views() == []


async def test_an_effect_that_is_acknowledged_but_not_told_is_asked_for(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gangoffour.client.table.CATCH_UP_S", 0.05)
    client = await site.guest("Ana", stack)
    opened = await client.open_table()
    table = await stack.enter_async_context(client.table(opened.table_id))
    await table.until(lambda known: known.table.seats[0].is_here)
    hear, lost = table.hear, list[ServerMessage]()

    def hear_but_once(message: ServerMessage) -> list[ClientMessage]:
        if isinstance(message, messages.Told) and not lost:
            lost.append(message)
            return []
        return hear(message)

    monkeypatch.setattr(table, "hear", hear_but_once)
    async with asyncio.timeout(PATIENCE_S):
        seq = await table.seat_bot(1, "random")
        known = await table.until(lambda known: known.seq >= seq)
    assert len(lost) == 1
    assert known.table.seats[1].player is not None


async def test_what_was_known_in_another_seat_is_not_gone_on_from(site: Site) -> None:
    async with party(site, ONE_DEAL) as made:
        other = made.tables[1].known
        async with asyncio.timeout(PATIENCE_S), made.clients[0].table(made.opened.table_id, known=other) as table:
            assert table.seat == 0
            assert table.known.player_id == made.tables[0].known.player_id


async def last_of(changes: Changes) -> None:
    """Read until the connection ends."""
    async for _ in changes:
        pass


async def test_a_client_that_sees_something_else_than_the_server_says_so_and_ends(site: Site) -> None:
    async with party(site, ONE_DEAL) as made:
        table, changes = made.tables[0], made.tables[0].changes()
        players = [asyncio.create_task(each.ready()) for each in made.tables]
        await asyncio.gather(*players)
        await table.until(lambda known: known.own is not None and len(known.own.hand) == 16)
        table._known = table.known._replace(auto_pass=False)  # noqa: SLF001  as if the client had folded wrongly
        await made.tables[1].set_auto_pass(is_on=False)
        with pytest.raises(ViewMismatch):
            await asyncio.wait_for(last_of(changes), PATIENCE_S)
        with pytest.raises(ViewMismatch):
            await table.pass_()
