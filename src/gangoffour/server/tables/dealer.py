"""Fair deals at a table (gof-fair-1): the only place that reads the seed of a match.

The deck orders of all deals follow from the seed and the numbers of the players; whoever deals again after a crash
deals the same cards. At a table that plays a shared board they follow from the seed of the board alone, and seed and
numbers of the match only prove who was there: it is read here, and nowhere else, where the deals come from.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from uuid import UUID

import msgspec

from gangoffour.boards import bot_chance, later_deal
from gangoffour.engine import DECK, Card, DealRitual, LaterDeal, RuleSet, SeatView, canonical_rules, option_values
from gangoffour.fairness import (
    board_commitment,
    client_commitment,
    cut_cards,
    deck_order,
    first_dealer,
    match_key,
    seed_key,
    server_commitment,
    table_fingerprint,
    transcript_hash,
)
from gangoffour.protocol import MatchInfo, Player, Preparation, SeatInfo, TablePolicy
from gangoffour.protocol import events as wire
from gangoffour.server.ids import RANDOM_SIZE, new_id, shard_of
from gangoffour.server.ports import Secrets, TableId

SEED_SIZE: Final = 64
SALT_SIZE: Final = 32


@dataclass(frozen=True, slots=True)
class Deck:
    """What chance gives to one deal."""

    deck_order: tuple[int, ...]
    cut_cards: tuple[Card, ...]
    later: LaterDeal | None = None
    """The roles, if the match begins with a later deal."""


class Dealer:
    """Commits to a match, deals it, and in the end reveals how."""

    def __init__(self, secrets: Secrets) -> None:
        self._secrets = secrets

    async def prepare(
        self, table_id: TableId, rules: RuleSet, players: Sequence[Player], now_ms: int
    ) -> wire.MatchPrepared:
        """Draw the seed of a new match, keep it, and return the commitment to it (step 1)."""
        match_id = new_id(now_ms, self._secrets.token(RANDOM_SIZE), shard_of(table_id))
        seed = self._secrets.token(SEED_SIZE)
        await self._secrets.seal(table_id, match_id, seed)
        return wire.MatchPrepared(
            match_id=str(match_id),
            rules=canonical_rules(rules, len(players)),
            players=tuple(players),
            commitment=server_commitment(match_id.bytes, seed).hex(),
        )

    async def commit_numbers(
        self, table_id: TableId, preparation: Preparation, seats: Sequence[SeatInfo]
    ) -> wire.NumbersCommitted:
        """Return all commitments; those of bots are made here (step 3)."""
        match_id = UUID(preparation.match_id)
        seed = await self._secrets.seed(table_id, match_id)
        commitments = [
            info.commitment or client_commitment(match_id.bytes, player.player_id, _bot_number(seed, seat)).hex()
            for seat, (player, info) in enumerate(zip(preparation.players, seats, strict=True))
        ]
        return wire.NumbersCommitted(
            match_id=preparation.match_id,
            commitment=preparation.commitment,
            players=tuple(player.player_id for player in preparation.players),
            client_commitments=tuple(commitments),
        )

    async def start(
        self,
        table_id: TableId,
        preparation: Preparation,
        seats: Sequence[SeatInfo],
        rules: RuleSet,
        policy: TablePolicy,
    ) -> wire.MatchStarted:
        """Return the start of the match: all numbers, the transcript's hash and the first dealer (steps 4 to 6)."""
        match_id = UUID(preparation.match_id)
        seed = await self._secrets.seed(table_id, match_id)
        numbers = [
            _bot_number(seed, seat) if player.bot is not None else bytes.fromhex(info.number or "")
            for seat, (player, info) in enumerate(zip(preparation.players, seats, strict=True))
        ]
        commitments = [info.commitment or "" for info in seats]
        digest = transcript_hash(
            match_id.bytes,
            preparation.rules,
            bytes.fromhex(preparation.commitment),
            [player.player_id for player in preparation.players],
            [bytes.fromhex(commitment) for commitment in commitments],
            numbers,
        )
        key = await self._key(table_id, match_id, digest, policy)
        return wire.MatchStarted(
            match_id=preparation.match_id,
            rules=option_values(rules),
            seat_count=3 if len(seats) == 3 else 4,  # noqa: PLR2004  the two that the rules know
            first_dealer=first_dealer(key, len(seats)),
            players=preparation.players,
            commitment=preparation.commitment,
            client_commitments=tuple(commitments),
            numbers=tuple(number.hex() or None for number in numbers),
            transcript_hash=digest.hex(),
            fingerprint=table_fingerprint(digest),
        )

    async def seal_board(self, table_id: TableId, policy: TablePolicy, seed: bytes) -> TablePolicy:
        """Keep the seed of the board that a table will play, beside the table; return the policy, committed to it."""
        if policy.board_id is None:
            raise ValueError(policy)
        board_id = UUID(policy.board_id)
        await self._secrets.seal(table_id, board_id, seed)
        return msgspec.structs.replace(policy, board_commitment=board_commitment(board_id.bytes, seed).hex())

    async def _key(self, table_id: TableId, match_id: UUID, transcript_digest: bytes, policy: TablePolicy) -> bytes:
        """Return what the deals of a match follow from."""
        if policy.deals == "own_seed":
            return match_key(await self._secrets.seed(table_id, match_id), transcript_digest)
        if policy.board_id is None:
            raise ValueError(policy)
        return seed_key(await self._secrets.seed(table_id, UUID(policy.board_id)))

    async def deck(
        self, table_id: TableId, match: MatchInfo, deal_index: int, rules: RuleSet, policy: TablePolicy
    ) -> Deck:
        """Return the order of the deck for a deal, counted from 0."""
        digest = bytes.fromhex(match.transcript_hash)
        key = await self._key(table_id, UUID(match.match_id), digest, policy)
        positions = cut_cards(key, deal_index) if rules.deal_ritual is DealRitual.OPTIONAL else ()
        later = None
        if policy.board_deal > 1 and deal_index == 0:
            later = later_deal(key, deal_index, len(match.players))._replace(number=policy.board_deal)
        return Deck(deck_order(key, deal_index), tuple(DECK[position] for position in positions), later)

    async def bot_chance(self, table_id: TableId, policy: TablePolicy, view: SeatView) -> bytes | None:
        """Return the chance of a bot at a board, the same for all who come to this position; None at other tables."""
        if policy.board_id is None:
            return None
        return bot_chance(await self._secrets.seed(table_id, UUID(policy.board_id)), view)

    def salt(self) -> bytes:
        """Return fresh chance for what is drawn during a match apart from its deals."""
        return self._secrets.token(SALT_SIZE)

    async def reveal(self, table_id: TableId, match: MatchInfo) -> bytes:
        """Return the seed of a match that is over (step 7)."""
        return await self._secrets.seed(table_id, UUID(match.match_id))


def _bot_number(seed: bytes, seat: int) -> bytes:
    """Return the number of a bot. It has no weight: whoever knows the seed knows it (said in gof-fair-1)."""
    return hashlib.sha256(b"gof-bot-number-1" + seed + bytes([seat])).digest()
