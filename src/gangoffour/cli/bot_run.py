"""What `gangoffour bot run` does, and what it says. The token is in nothing that it says."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import SystemRandom
from urllib.parse import urlsplit

import msgspec
import typer

from gangoffour.bots import any_bot
from gangoffour.cli.errors import REFUSED
from gangoffour.cli.language import spoken
from gangoffour.cli.own_modules import find_own_modules
from gangoffour.client import Client, Refusal, ServerRefused, TableConnection, play_with
from gangoffour.locales import LocaleError, Messages, message_id
from gangoffour.protocol import TableOptions

_KEY = "key="


@dataclass(frozen=True, slots=True)
class BotRun:
    """Who plays where, and how often."""

    url: str
    token: str = field(repr=False)
    bot: str
    table: str | None
    against: str
    length: str
    matches: int


def run_bot(wishes: BotRun) -> None:
    """Play the matches; end with the server's sentence if it refuses."""
    try:
        asyncio.run(_play(wishes, spoken()))
    except Refusal as refusal:
        typer.echo(f"{_sentence(refusal, spoken())} [{refusal.code}]", err=True)
        raise typer.Exit(REFUSED) from refusal


async def _play(wishes: BotRun, texts: Messages) -> None:
    find_own_modules(wishes.bot)
    bot, rng = any_bot(wishes.bot), SystemRandom()
    async with Client(wishes.url, wishes.token) as client:
        me = await client.me()
        typer.echo(texts.format("bot-run-begun", name=me.name, url=client.base_url))
        if wishes.table is None:
            for number in range(1, wishes.matches + 1):
                async with _own_table(client, wishes) as table:
                    _tell(texts, number, (await play_with(table, bot, rng)).scores)
            return
        async with _seat_at(client, wishes.table) as table:
            for number in range(1, wishes.matches + 1):
                _tell(texts, number, (await play_with(table, bot, rng)).scores)


@asynccontextmanager
async def _own_table(client: Client, wishes: BotRun) -> AsyncIterator[TableConnection]:
    """Open a table; leave it at the end, so that it closes."""
    options = msgspec.convert({"length": wishes.length, "pace": "fast"}, TableOptions)
    opened = await client.open_table(options, [each for each in wishes.against.split(",") if each])
    async with client.table(opened.table_id) as table:
        yield table
        await table.leave_seat()


@asynccontextmanager
async def _seat_at(client: Client, link: str) -> AsyncIterator[TableConnection]:
    """Sit down at a table, where a seat is free: by its link, as people share it, or by its id."""
    parts = urlsplit(link)
    invite = parts.fragment.removeprefix(_KEY) or None
    async with client.table(parts.path.rstrip("/").rpartition("/")[2], invite) as table:
        if table.seat is None:
            free = [seat for seat, info in enumerate(table.table.seats) if info.player is None]
            await table.take_seat(free[0] if free else 0)
        yield table


def _tell(texts: Messages, number: int, scores: tuple[int, ...]) -> None:
    typer.echo(texts.format("bot-run-result", number=number, scores=" ".join(map(str, scores))))


def _sentence(refusal: Refusal, texts: Messages) -> str:
    if isinstance(refusal, ServerRefused):
        return refusal.sentence
    try:
        return texts.format(message_id(refusal.code), **refusal.facts)
    except LocaleError:
        return str(refusal)
