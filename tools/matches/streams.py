"""Streams of tables made without a server: the same events every time, with a fair start and cards that follow."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import shake_256
from random import Random
from typing import Literal
from uuid import UUID

from gangoffour.bots import GreedyBot
from gangoffour.engine import (
    DECK,
    HAND_SIZE,
    DealRitual,
    Declare,
    Phase,
    Play,
    RuleSet,
    Step,
    apply,
    canonical_rules,
    legal_actions,
    start_deal,
    view,
)
from gangoffour.fairness import (
    client_commitment,
    cut_cards,
    deck_order,
    first_dealer,
    match_key,
    server_commitment,
    table_fingerprint,
    transcript_hash,
)
from gangoffour.protocol import Player, TableOptions, rules_values, wire_event
from gangoffour.protocol import events as wire
from gangoffour.server.tables.state import TableState, evolve_state, open_state
from tools.matches.audiences import History, history

SKILL = 0.8
"""How often a player plays as a bot would, and not just anything."""

_BOT = GreedyBot()


def drawn(name: str, size: int) -> bytes:
    """Bytes that look like chance and are always the same."""
    return shake_256(name.encode()).digest(size)


@dataclass(frozen=True)
class Chance:
    """All that is drawn for a match: by the server, and by the client of every seat."""

    match_id: UUID
    rules: str
    players: tuple[Player, ...]
    secret: bytes
    numbers: tuple[bytes, ...]
    """Empty for a seat that sends none."""
    drawn_numbers: tuple[bytes, ...]

    @property
    def commitment(self) -> bytes:
        return server_commitment(self.match_id.bytes, self.secret)

    @property
    def commitments(self) -> tuple[bytes, ...]:
        pairs = zip(self.players, self.drawn_numbers, strict=True)
        return tuple(client_commitment(self.match_id.bytes, player.player_id, number) for player, number in pairs)

    @property
    def digest(self) -> bytes:
        players = [player.player_id for player in self.players]
        return transcript_hash(
            self.match_id.bytes, self.rules, self.commitment, players, self.commitments, self.numbers
        )

    @property
    def key(self) -> bytes:
        return match_key(self.secret, self.digest)


@dataclass
class TableStream:
    """A table whose events a test writes itself. Every `tell` is one message to the audiences."""

    name: str
    options: TableOptions
    rules: RuleSet
    entries: list[wire.Entry] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """The sequence numbers at which a message ends."""
    now_ms: int = 1_790_000_000_000
    attention: float = 0.8
    """How often a player minds to declare its last card."""
    is_quick: bool = False
    """Whether it is a table of "play now"."""

    def __post_init__(self) -> None:
        self._rng = Random(self.name)
        self._chance: Chance | None = None
        opened = wire.TableOpened(table_id=self.name, host="ana", options=self.options, is_quick=self.is_quick)
        self.entries.append(wire.Entry(seq=1, at_ms=self.now_ms, event=opened))
        self.state: TableState = open_state(self.entries[0])
        self.ends.append(1)

    @property
    def history(self) -> History:
        return history(self.entries)

    @property
    def chance(self) -> Chance:
        assert self._chance is not None
        return self._chance

    def tell(self, *events: wire.Event, after_ms: int = 700) -> None:
        """Let this happen, all at once, a while after what was before."""
        self.now_ms += after_ms
        for event in events:
            entry = wire.Entry(seq=len(self.entries) + 1, at_ms=self.now_ms, event=event)
            self.entries.append(entry)
            self.state = evolve_state(self.state, entry)
        self.ends.append(len(self.entries))

    # --- the start of a match ----------------------------------------------------------------------------------------

    def sit(self, players: Sequence[Player]) -> None:
        """Let the players sit down, in seat order."""
        for seat, player in enumerate(players):
            self.tell(wire.SeatTaken(seat=seat, player=player))
            if player.bot is None:
                self.tell(wire.PlayerBack(seat=seat))

    def prepare(self, *, silent: Sequence[int] = ()) -> None:
        """Prepare a match (step 1). The silent seats will send no number."""
        players = tuple(info.player for info in self.state.public.seats if info.player is not None)
        label = f"{self.name} {len(self.entries)}"
        numbers = tuple(drawn(f"{label} {player.player_id}", 32) for player in players)
        self._chance = Chance(
            match_id=UUID(bytes=drawn(f"{label} match id", 16)),
            rules=canonical_rules(self.rules, len(players)),
            players=players,
            secret=drawn(f"{label} secret", 64),
            numbers=tuple(b"" if seat in silent else number for seat, number in enumerate(numbers)),
            drawn_numbers=numbers,
        )
        chance = self._chance
        self.tell(
            wire.MatchPrepared(
                match_id=str(chance.match_id),
                rules=chance.rules,
                players=players,
                commitment=chance.commitment.hex(),
            )
        )

    def commit(self) -> None:
        """Let everybody be ready (steps 2 and 3)."""
        commitments = tuple(digest.hex() for digest in self.chance.commitments)
        for seat, commitment in enumerate(commitments):
            if self.chance.players[seat].bot is None:
                self.tell(wire.SeatReady(seat=seat, commitment=commitment))
        self.tell(
            wire.NumbersCommitted(
                match_id=str(self.chance.match_id),
                commitment=self.chance.commitment.hex(),
                players=tuple(player.player_id for player in self.chance.players),
                client_commitments=commitments,
            )
        )

    def start(self) -> None:
        """Let everybody reveal, and begin the match (steps 4 to 6)."""
        chance, public = self.chance, self.state.public
        for seat, number in enumerate(chance.numbers):
            if chance.players[seat].bot is None and number:
                self.tell(wire.NumberRevealed(seat=seat, number=number.hex()))
        seat_count: Literal[3, 4] = 3 if len(chance.players) == 3 else 4
        self.tell(
            wire.TableCarriedOn(
                table_id=public.table_id,
                host=public.host,
                options=public.options,
                is_quick=public.is_quick,
                players=tuple(info.player for info in public.seats),
                here=tuple(info.is_here for info in public.seats),
                away_since_ms=tuple(info.away_since_ms for info in public.seats),
            ),
            *(wire.AutoPassSet(seat=seat, is_on=False) for seat, is_on in enumerate(self.state.auto_pass) if not is_on),
            wire.MatchStarted(
                match_id=str(chance.match_id),
                players=chance.players,
                rules=rules_values(self.rules),
                seat_count=seat_count,
                first_dealer=first_dealer(chance.key, seat_count),
                commitment=chance.commitment.hex(),
                client_commitments=tuple(digest.hex() for digest in chance.commitments),
                numbers=tuple(number.hex() or None for number in chance.numbers),
                transcript_hash=chance.digest.hex(),
                fingerprint=table_fingerprint(chance.digest),
            ),
        )

    # --- playing -----------------------------------------------------------------------------------------------------

    def deal(self, *, swapped: tuple[int, int] | None = None) -> None:
        """Start the next deal; a dishonest server swaps the hands of two seats."""
        assert self.state.match is not None
        index = len(self.state.match.public.results)
        order = list(deck_order(self.chance.key, index))
        if swapped is not None:
            one, other = (slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE) for seat in swapped)
            order[one], order[other] = order[other], order[one]
        is_cut = self.rules.deal_ritual is DealRitual.OPTIONAL and index % 2 == 0
        cut = [DECK[position] for position in cut_cards(self.chance.key, index)] if is_cut else []
        self._tell_step(start_deal(self.state.match, order, cut))

    def play(self, turns: int = 1_000, *, at_once: int = 1) -> None:
        """Let so many actions be taken, or as many as the deal has; some of them are told together."""
        for turn in range(turns):
            if self.state.phase not in (Phase.PLAY, Phase.RETURN):
                return
            self._tell_step(self._next_step())
            if turn % at_once:
                del self.ends[-2]

    def end(self, cause: Literal["won", "abandoned"] = "won") -> None:
        """End the match and publish its secret (step 7)."""
        ended = wire.MatchEnded(match_id=str(self.chance.match_id), cause=cause, secret=self.chance.secret.hex())
        self.tell(ended)

    def _next_step(self) -> Step:
        match, rng = self.state.match, self._rng
        assert match is not None
        for seat in match.public.seats:
            if view(match, seat).may_declare and rng.random() < self.attention:
                return apply(match, seat, Declare())
        actor = match.public.seat_to_act
        assert actor is not None
        is_skilled = rng.random() < SKILL
        action = _BOT.choose(view(match, actor), rng) if is_skilled else rng.choice(legal_actions(match, actor))
        if isinstance(action, Play) and rng.random() >= self.attention:
            action = Play(action.cards)
        return apply(match, actor, action)

    def _tell_step(self, step: Step) -> None:
        self.tell(*map(wire_event, step.events))
