"""Chat at a table: kept apart from the events, so that it can be deleted."""

import unicodedata
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias
from uuid import uuid5

from gangoffour.protocol import Player, messages
from gangoffour.server.ports import Bus, Chat, ChatLine, Clock, PlayerId, TableId
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.table_names import spoken_name

LATEST: Final = 50
"""How many lines a newcomer sees."""

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

Hearer: TypeAlias = Callable[[messages.Said], None]


def cleaned(text: str) -> str:
    """Return the text without characters that cannot be seen or that turn the writing."""
    visible = (" " if c in "\t\n\r" else c for c in unicodedata.normalize("NFC", text))
    return " ".join("".join(c for c in visible if unicodedata.category(c) not in _INVISIBLE).split())


def said(line: ChatLine) -> messages.Said:
    """Return a line as it is sent."""
    player = Player(player_id=line.player_id, name=line.name)
    return messages.Said(chat_id=str(line.chat_id), at_ms=line.at_ms, player=player, text=line.text, phrase=line.phrase)


class Chats:
    """What is said at the tables, as one node hears and tells it."""

    def __init__(self, chat: Chat, bus: Bus, clock: Clock) -> None:
        self._chat = chat
        self._bus = bus
        self._clock = clock
        self._hearers: dict[TableId, list[Hearer]] = {}
        self._heard: dict[TableId, deque[str]] = {}

    async def start(self) -> Callable[[], Awaitable[None]]:
        """Listen to what is said at other nodes; return how to end it."""
        return await self._bus.subscribe("table.*.chat", self._hear, own=False)

    async def say(self, table_id: TableId, state: TableState, player: Player, command: messages.Say) -> None:
        """Keep and tell what a person says; the same command again says nothing new."""
        text = None if command.text is None else cleaned(command.text)
        mode = state.public.options.chat
        if mode == "off":
            raise Refusal(TableCode.CHAT_OFF)
        if state.public.is_playing and state.public.seat_of(player.player_id) is None:
            raise Refusal(TableCode.SEAT_NONE)
        if (text is None) == (command.phrase is None) or text == "":
            raise Refusal(TableCode.CHAT_EMPTY)
        if command.phrase is not None and command.phrase not in messages.PHRASES:
            raise Refusal(TableCode.CHAT_PHRASES)
        if text is not None and mode == "phrases":
            raise Refusal(TableCode.CHAT_PHRASES)
        name = spoken_name(state.public, player)
        chat_id = uuid5(table_id, f"{player.player_id} {command.id}")
        line = ChatLine(chat_id, table_id, self._clock.now_ms(), PlayerId(player.player_id), name, text, command.phrase)
        await self._chat.add(line)
        self._tell(table_id, said(line))
        await self._bus.publish(f"table.{table_id}.chat", str(chat_id))

    async def latest(self, table_id: TableId) -> list[messages.Said]:
        """Return the last lines, oldest first."""
        return [said(line) for line in await self._chat.latest(table_id, LATEST)]

    def follow(self, table_id: TableId, hearer: Hearer) -> Callable[[], None]:
        """Call the hearer for every line from now on; return how to end it."""
        self._hearers.setdefault(table_id, []).append(hearer)

        def unfollow() -> None:
            hearers = self._hearers.get(table_id, [])
            if hearer in hearers:
                hearers.remove(hearer)
            if not hearers:
                self._hearers.pop(table_id, None)
                self._heard.pop(table_id, None)

        return unfollow

    def _tell(self, table_id: TableId, line: messages.Said) -> None:
        if table_id not in self._hearers:
            return
        heard = self._heard.setdefault(table_id, deque(maxlen=2 * LATEST))
        if line.chat_id in heard:
            return
        heard.append(line.chat_id)
        for hearer in tuple(self._hearers[table_id]):
            hearer(line)

    async def _hear(self, subject: str, _text: str) -> None:
        """A line was said somewhere: if somebody here listens, read what is new."""
        table_id = TableId(subject.split(".")[-2])
        if table_id not in self._hearers:
            return
        for line in await self._chat.latest(table_id, LATEST):
            self._tell(table_id, said(line))
