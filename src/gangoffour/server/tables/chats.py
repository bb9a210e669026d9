"""Chat at a table: kept apart from the events, so that it can be deleted."""

import unicodedata
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias
from uuid import uuid5

from gangoffour.protocol import Player, messages
from gangoffour.server.ports import (
    ActKind,
    Bus,
    Chat,
    ChatLine,
    Clock,
    Moderation,
    PlayerId,
    Relations,
    TableId,
    Voices,
)
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.table_names import spoken_name

MINUTE_MS: Final = 60_000
LATEST: Final = 50
"""How many lines a newcomer sees."""

APART_SUBJECT: Final = "people.apart"
"""Hints that people were kept apart, or no more: the id of one of them."""

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


class _Ears(NamedTuple):
    """Somebody who listens at a table."""

    hearer: Hearer
    player_id: str | None
    """None for those not signed in, who are kept apart from nobody."""


class Chats:
    """What is said at the tables, as one node hears and tells it. Who is kept apart does not hear each other."""

    def __init__(
        self, chat: Chat, relations: Relations, moderation: Moderation, voices: Voices, bus: Bus, clock: Clock
    ) -> None:
        self._chat = chat
        self._voices = voices
        self._moderation = moderation
        self._relations = relations
        self._bus = bus
        self._clock = clock
        self._hearers: dict[TableId, list[_Ears]] = {}
        self._heard: dict[TableId, deque[str]] = {}
        self._apart: dict[str, frozenset[PlayerId]] = {}
        """Whom those who listen here do not hear."""
        self._said_ms = 0

    async def start(self) -> Callable[[], Awaitable[None]]:
        """Listen to what is said at other nodes; return how to end it."""
        ends = (
            await self._bus.subscribe("table.*.chat", self._hear, own=False),
            await self._bus.subscribe(APART_SUBJECT, self._hear_apart),
        )

        async def end() -> None:
            for each in ends:
                await each()

        return end

    async def part(self, player_id: str, other_id: str) -> None:
        """Find out anew who is kept apart from two people, here and at other nodes."""
        for each in (player_id, other_id):
            await self._hear_apart(APART_SUBJECT, each)
            await self._bus.publish(APART_SUBJECT, each)

    async def _hear_apart(self, _subject: str, player_id: str) -> None:
        if player_id in self._apart:
            self._apart[player_id] = await self._relations.apart_from(PlayerId(player_id))

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
        await self._demand_voice(PlayerId(player.player_id))
        if text is not None and (left := await self.matches_left(state, player.player_id)) > 0:
            raise Refusal(TableCode.CHAT_EARLY, matches=left)
        name = spoken_name(state.public, player)
        chat_id = uuid5(table_id, f"{player.player_id} {command.id}")
        # No two lines of a node are of one moment: an answer is never shown above what it answers.
        self._said_ms = max(self._clock.now_ms(), self._said_ms + 1)
        line = ChatLine(chat_id, table_id, self._said_ms, PlayerId(player.player_id), name, text, command.phrase)
        await self._chat.add(line)
        self._tell(table_id, said(line))
        await self._bus.publish(f"table.{table_id}.chat", str(chat_id))

    async def matches_left(self, state: TableState, player_id: str) -> int:
        """Return how many more matches a person has to finish before they may use their own words here; 0: they may.

        At a private table they always may: whoever is there was asked to come.
        """
        if state.public.options.visibility == "private":
            return 0
        seated = (state.public.seats[seat].player for seat in state.people)
        others = {PlayerId(each.player_id) for each in seated if each is not None and each.player_id != player_id}
        return await self._voices.matches_left(PlayerId(player_id), frozenset(others))

    async def _demand_voice(self, player_id: PlayerId) -> None:
        """Refuse whoever is muted, and say why and for how long."""
        now_ms = self._clock.now_ms()
        for each in await self._moderation.sanctions_of(player_id, now_ms):
            if each.kind is ActKind.MUTE:
                minutes = -(-(each.until_ms - now_ms) // MINUTE_MS)
                raise Refusal(
                    TableCode.CHAT_SILENCED, reason=each.reason.value, minutes=minutes, until_ms=each.until_ms
                )

    async def latest(self, table_id: TableId, player_id: str | None = None) -> list[messages.Said]:
        """Return the last lines that a person hears, oldest first."""
        apart = frozenset() if player_id is None else await self._relations.apart_from(PlayerId(player_id))
        return [said(line) for line in await self._chat.latest(table_id, LATEST) if line.player_id not in apart]

    async def follow(self, table_id: TableId, hearer: Hearer, player_id: str | None = None) -> Callable[[], None]:
        """Call the hearer for every line from now on that the person hears; return how to end it."""
        ears = _Ears(hearer, player_id)
        if player_id is not None:
            self._apart[player_id] = await self._relations.apart_from(PlayerId(player_id))
        self._hearers.setdefault(table_id, []).append(ears)

        def unfollow() -> None:
            hearers = self._hearers.get(table_id, [])
            if ears in hearers:
                hearers.remove(ears)
            if not hearers:
                self._hearers.pop(table_id, None)
                self._heard.pop(table_id, None)
            if not any(each.player_id == player_id for group in self._hearers.values() for each in group):
                self._apart.pop(player_id or "", None)

        return unfollow

    def _tell(self, table_id: TableId, line: messages.Said) -> None:
        if table_id not in self._hearers:
            return
        heard = self._heard.setdefault(table_id, deque(maxlen=2 * LATEST))
        if line.chat_id in heard:
            return
        heard.append(line.chat_id)
        for ears in tuple(self._hearers[table_id]):
            if line.player.player_id not in self._apart.get(ears.player_id or "", ()):
                ears.hearer(line)

    async def _hear(self, subject: str, _text: str) -> None:
        """A line was said somewhere: if somebody here listens, read what is new."""
        table_id = TableId(subject.split(".")[-2])
        if table_id not in self._hearers:
            return
        for line in await self._chat.latest(table_id, LATEST):
            self._tell(table_id, said(line))
