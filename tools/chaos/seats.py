"""A player in a seat who writes down all that happens, gets impatient, cuts sockets, and tries what is forbidden."""

import asyncio
import secrets
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from gangoffour.bots import GreedyBot, UniformBot
from gangoffour.client import Client, ClientError, CommandRefused, CommandStep, TableConnection, TableFold
from gangoffour.engine import Phase, SeatView
from gangoffour.protocol import TableCommand, action_command, messages, snake_case
from gangoffour.protocol import events as wire
from tools.chaos.history import HistoryWriter, Line

IMPATIENT: Final = 0.02
"""How often a command is given up at once and given again, with the same id."""
CUT: Final = 0.01
"""How often the socket is cut while a command is under way."""
FORBIDDEN: Final = 0.01
"""How often a player passes out of turn."""
LOOK_AGAIN_S: Final = 5.0
"""If nothing happens for this long, a player looks whether there is something to do."""


@dataclass
class Tally:
    """What a process has to tell while it plays."""

    acks: int = 0
    looked_again: int = 0
    failures: list[str] = field(default_factory=list)
    seats_done: int = 0
    is_stopping: bool = False


class TableRun:
    """What the seats of one table decide together: whether another match begins."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._decided: dict[str, bool] = {}

    def may_start(self, match_id: str) -> bool:
        """True if the prepared match shall be played. All seats get the same answer."""
        return self._decided.setdefault(match_id, not self._tally.is_stopping)


class SeatPlayer:
    """Plays one match after another in a seat."""

    def __init__(self, client: Client, table_id: str, run: TableRun, tally: Tally, writer: HistoryWriter) -> None:
        self.table: TableConnection = client.table(table_id, on_command=self._write)
        self._run = run
        self._tally = tally
        self._writer = writer
        self._player = ""
        self._rng = Random(secrets.token_hex(8))
        self._bot = GreedyBot() if self._rng.random() < 0.3 else UniformBot()

    def sit(self, player_id: str, rng: Random) -> None:
        """Say who plays, and by which chance."""
        self._player, self._rng = player_id, rng

    # --- the history -------------------------------------------------------------------------------------------------

    def _write(self, step: CommandStep, command_id: str, command: TableCommand, seq: int | None, at: float) -> None:
        cards: tuple[str, ...] = ()
        if isinstance(command, messages.Play):
            cards = command.cards
        elif isinstance(command, messages.ReturnCard):
            cards = (command.card,)
        known = self.table.seq if step == "invoke" else 0
        self._writer.write(
            Line(
                step=step,
                at=at,
                table=self.table.table_id,
                player=self._player,
                id=command_id,
                kind=snake_case(type(command).__name__) if step == "invoke" else "",
                cards=cards if step == "invoke" else (),
                seq=seq or known,
            )
        )
        if step == "ok" and isinstance(command, messages.Play | messages.Pass | messages.ReturnCard):
            self._tally.acks += 1

    async def read(self) -> None:
        """Write down everything that the table tells, when it comes."""
        async for change in self.table.changes():
            told = tuple((entry.seq, wire.event_type(entry.event)) for entry in change.entries)
            self._writer.write(
                Line(
                    step="read",
                    at=time.monotonic(),
                    table=self.table.table_id,
                    player=self._player,
                    seq=change.after.seq,
                    told=told,
                )
            )

    # --- playing -----------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Play until no further match is wanted."""
        changes = self.table.changes()
        while True:
            try:
                async with asyncio.timeout(LOOK_AGAIN_S):
                    await anext(changes)
            except TimeoutError:
                self._tally.looked_again += self._is_my_turn(self.table.known)
            if not await self._is_going_on(self.table.known):
                return

    async def _is_going_on(self, known: TableFold) -> bool:
        """Do what there is to do; return False when the last match is over."""
        preparation = known.table.preparation
        try:
            if preparation is not None and known.seat is not None:
                if not self._run.may_start(preparation.match_id):
                    return False
                if not known.table.seats[known.seat].is_ready:
                    await self.table.ready()
            elif known.table.is_playing:
                await self._take_turn(known)
        except CommandRefused:
            return True  # the table went on in the meantime, or it was forbidden; the history knows
        except ClientError as error:
            self._tally.failures.append(f"{self.table.table_id} seat {known.seat}: {error!r}")
        return True

    async def _take_turn(self, known: TableFold) -> None:
        view = known.view
        if known.seat is None or not isinstance(view, SeatView):
            return
        own = known.table.seats[known.seat]
        if own.substitute is not None:
            if not own.asked_back:
                await self.table.take_back()
        elif view.public.phase is Phase.READY and view.public.results and not own.is_ready:
            await self.table.ready_for_next_deal()
        elif self._is_my_turn(known):
            await self.give(action_command(self._bot.choose(view, self._rng), secrets.token_hex(8), known.seq))
        elif self._rng.random() < FORBIDDEN:
            # Only once: what is refused today may be allowed when it comes again tomorrow.
            forbidden = messages.Pass(id=secrets.token_hex(8), seen_seq=known.seq)
            await self._noted(self.table.give(forbidden), forbidden.id)

    @staticmethod
    def _is_my_turn(known: TableFold) -> bool:
        public = known.public
        is_turn = public is not None and public.phase in (Phase.PLAY, Phase.RETURN)
        return is_turn and known.table.is_playing and public is not None and public.seat_to_act == known.seat

    async def give(self, command: TableCommand) -> None:
        """Give a command: once, or again and again, with one id."""
        mood = self._rng.random()
        if mood < IMPATIENT:
            await self._noted(self._give_twice(command), command.id)
        elif mood < IMPATIENT + CUT:
            await self._noted(self._give_and_cut(command), command.id)
        else:
            await self._noted(self.table.give(command), command.id)

    async def _give_twice(self, command: TableCommand) -> int:
        try:
            async with asyncio.timeout(self._rng.uniform(0, 0.05)):
                return await self.table.give(command)
        except TimeoutError:
            return await self.table.give(command)

    async def _give_and_cut(self, command: TableCommand) -> int:
        giving = asyncio.create_task(self.table.give(command))
        await asyncio.sleep(self._rng.uniform(0, 0.02))
        await self.table.reconnect()
        return await giving

    async def _noted(self, giving: Awaitable[int], command_id: str) -> None:
        """Write down why a command was refused."""
        try:
            await giving
        except CommandRefused as refused:
            self._writer.write(
                Line(
                    step="code",
                    at=time.monotonic(),
                    table=self.table.table_id,
                    player=self._player,
                    id=command_id,
                    code=refused.code,
                )
            )
            raise
