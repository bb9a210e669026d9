"""The commands that can be given at a table, by name. All return the sequence number of their effect.

They raise `CommandRefused` if there is none, and `OutcomeUnknown` if no answer came within the time limit.
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable

from gangoffour.engine import Action, Card, Declare, Pass, Play, ReturnCard, parse_card, parse_cards
from gangoffour.protocol import TableCommand, TableOptions, action_command, messages


class TableCommands(ABC):
    """Every command as a method; how it is given is for others to say."""

    @abstractmethod
    async def give(self, command: TableCommand) -> int:
        """Give a command; return the sequence number of its effect."""

    @property
    @abstractmethod
    def seq(self) -> int:
        """The last sequence number that is known."""

    # --- playing -----------------------------------------------------------------------------------------------------

    async def act(self, action: Action) -> int:
        """Do what the rules call an action, now: it is refused if the match goes on before it arrives."""
        return await self.give(action_command(action, new_command_id(), self.seq))

    async def play(self, cards: str | Iterable[Card], *, declare: bool = False) -> int:
        """Lay a combination, such as `"7G 7R"`; with `declare`, declare the last card with it."""
        named = parse_cards(cards) if isinstance(cards, str) else tuple(cards)
        return await self.act(Play(named, declare))

    async def pass_(self) -> int:
        """Decline to play."""
        return await self.act(Pass())

    async def declare(self) -> int:
        """Declare the last card."""
        return await self.act(Declare())

    async def return_card(self, card: str | Card) -> int:
        """Return a card to the deal loser."""
        return await self.act(ReturnCard(parse_card(card) if isinstance(card, str) else card))

    async def set_auto_pass(self, *, is_on: bool) -> int:
        """Choose whether the server passes for me when nothing beats."""
        return await self.give(messages.SetAutoPass(id=new_command_id(), is_on=is_on))

    async def take_back(self) -> int:
        """Take my seat back from the bot that plays for me: at once, or with the next deal if it finishes this one."""
        return await self.give(messages.TakeBack(id=new_command_id()))

    # --- the table ---------------------------------------------------------------------------------------------------

    async def take_seat(self, seat: int) -> int:
        """Sit down in a free seat."""
        return await self.give(messages.TakeSeat(id=new_command_id(), seat=seat))

    async def leave_seat(self) -> int:
        """Get up. In a match a bot finishes the deal for me, and I may come back with the next one."""
        return await self.give(messages.LeaveSeat(id=new_command_id()))

    async def seat_bot(self, seat: int, level: str) -> int:
        """Seat a bot (host only)."""
        return await self.give(messages.SeatBot(id=new_command_id(), seat=seat, level=level))

    async def remove_player(self, seat: int) -> int:
        """Free a seat before the match (host only)."""
        return await self.give(messages.RemovePlayer(id=new_command_id(), seat=seat))

    async def change_options(self, options: TableOptions) -> int:
        """Choose other options before the match (host only)."""
        return await self.give(messages.ChangeOptions(id=new_command_id(), options=options))

    async def pause(self) -> int:
        """Pause the match (host of a private table)."""
        return await self.give(messages.Pause(id=new_command_id()))

    async def resume(self) -> int:
        """Let the match go on."""
        return await self.give(messages.Resume(id=new_command_id()))

    async def say(self, text: str) -> int:
        """Say something, at a table with free chat."""
        return await self.give(messages.Say(id=new_command_id(), text=text))

    async def say_phrase(self, phrase: str) -> int:
        """Say one of the phrases that every client shows in its own language, such as `well_played`."""
        return await self.give(messages.Say(id=new_command_id(), phrase=phrase))


def new_command_id() -> str:
    """Return an id that no other command has."""
    return secrets.token_urlsafe(12)
