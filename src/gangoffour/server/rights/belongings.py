"""What belongs to a person, room by room: how it is told to them, and how it goes when they do.

A room that keeps something new about people adds its function here. Nothing that opens anything is told: of tokens,
passwords and codes a person learns that they are there.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from gangoffour.server.ports import (
    Analyses,
    ApiTokens,
    Chat,
    DailyStore,
    IssuerAccounts,
    Listings,
    Mails,
    Matches,
    Moderation,
    PlayerId,
    Players,
    Sessions,
    WaysIn,
)

Tell: TypeAlias = Callable[[PlayerId], Awaitable[object]]
"""Returns what is kept about somebody, as JSON can hold it."""
Erase: TypeAlias = Callable[[PlayerId], Awaitable[object]]
"""Forgets it. Done again, it changes nothing."""

MOST_TABLES: Final = 1_000
"""More tables than anybody sits at."""
ALL_LOSSES: Final = 1_000_000
"""More matches than anybody plays."""


@dataclass(frozen=True, slots=True)
class Belonging:
    """Something that is kept about people."""

    name: str
    """The name of its file in an archive."""
    tell: Tell
    erase: Erase | None = None
    """None: it goes with the player's own rows, or stays, with no name in it (`adapters.erasure` says which)."""


class BelongingPorts(NamedTuple):
    """Where things about people are kept."""

    players: Players
    sessions: Sessions
    ways_in: WaysIn
    mails: Mails
    issuer_accounts: IssuerAccounts
    api_tokens: ApiTokens
    chat: Chat
    listings: Listings
    matches: Matches
    moderation: Moderation
    daily: DailyStore
    analyses: Analyses


def belongings_of(ports: BelongingPorts) -> tuple[Belonging, ...]:
    """Return everything that is kept about people, apart from their matches."""
    return (
        _names(ports.players),
        _sessions(ports.sessions),
        _ways_in(ports.ways_in, ports.mails, ports.issuer_accounts),
        _programs(ports.api_tokens),
        _chat(ports.chat),
        _tables(ports.listings),
        _conduct(ports.matches),
        _sanctions(ports.moderation),
        _daily(ports.daily),
        _reviews(ports.analyses),
    )


def _names(players: Players) -> Belonging:
    async def tell(player_id: PlayerId) -> object:
        names = (await players.names_of([player_id])).get(player_id, [])
        return [{"name": each.name, "since_ms": each.since_ms, "until_ms": each.until_ms} for each in names]

    return Belonging("names", tell)


def _sessions(sessions: Sessions) -> Belonging:
    async def tell(player_id: PlayerId) -> object:
        return [
            {
                "device": each.device,
                "created_at_ms": each.created_at_ms,
                "seen_at_ms": each.seen_at_ms,
                "expires_at_ms": each.expires_at_ms,
            }
            for each in await sessions.of_player(player_id)
        ]

    return Belonging("devices", tell)


def _ways_in(ways_in: WaysIn, mails: Mails, issuer_accounts: IssuerAccounts) -> Belonging:
    async def tell(player_id: PlayerId) -> object:
        return {
            "has_password": await ways_in.password(player_id) is not None,
            "has_mail": await mails.has_mail(player_id),
            "recovery_codes": await ways_in.recovery_code_count(player_id),
            "passkeys": [
                {"device": each.device, "created_at_ms": each.created_at_ms, "used_at_ms": each.used_at_ms}
                for each in await ways_in.passkeys_of(player_id)
            ],
            "issuers": [
                {"issuer": each.issuer, "added_at_ms": each.added_at_ms, "used_at_ms": each.used_at_ms}
                for each in await issuer_accounts.of_player(player_id)
            ],
        }

    return Belonging("ways_in", tell)


def _programs(tokens: ApiTokens) -> Belonging:
    async def tell(player_id: PlayerId) -> object:
        return {
            "bots": [
                {"player_id": each.player_id, "name": each.name, "created_at_ms": each.created_at_ms}
                for each in await tokens.bots_of(player_id)
            ],
            "tokens": [
                {
                    "label": each.label,
                    "prefix": each.prefix,
                    "scopes": sorted(each.scopes),
                    "player_id": each.player_id,
                    "created_at_ms": each.created_at_ms,
                    "expires_at_ms": each.expires_at_ms,
                    "used_at_ms": each.used_at_ms,
                }
                for each in await tokens.of_owner(player_id)
            ],
        }

    return Belonging("programs", tell)


def _chat(chat: Chat) -> Belonging:
    async def tell(player_id: PlayerId) -> object:
        return [
            {"table_id": str(each.table_id), "at_ms": each.at_ms, "text": each.text, "phrase": each.phrase}
            for each in await chat.of_player(player_id)
        ]

    return Belonging("chat", tell, chat.remove_of)


def _tables(listings: Listings) -> Belonging:
    async def tell(player_id: PlayerId) -> object:
        return [listing.table_id for listing in await listings.of_player(player_id, MOST_TABLES)]

    return Belonging("tables", tell)


def _conduct(matches: Matches) -> Belonging:
    async def tell(player_id: PlayerId) -> object:
        return [
            {"match_id": str(each.match_id), "conduct": each.conduct, "at_ms": each.at_ms}
            for each in await matches.notes_of(player_id)
        ]

    return Belonging("conduct", tell)


def _sanctions(moderation: Moderation) -> Belonging:
    async def tell(player_id: PlayerId) -> object:
        return {
            "reports": [
                {
                    "match_id": str(each.match_id),
                    "player_id": each.player_id,
                    "reason": each.reason,
                    "deal": each.deal,
                    "words": each.words,
                    "at_ms": each.at_ms,
                }
                for each in await moderation.reports_by(player_id)
            ],
            "sanctions": [
                {
                    "kind": each.kind,
                    "reason": each.reason,
                    "from_ms": each.from_ms,
                    "until_ms": each.until_ms,
                    "is_appealed": each.is_appealed,
                }
                for each in await moderation.sanctions_of(player_id, 0)
            ],
        }

    return Belonging("moderation", tell)


def _daily(daily: DailyStore) -> Belonging:
    async def tell(player_id: PlayerId) -> object:
        return [
            {
                "board_id": each.board_id,
                "match_id": str(each.match_id),
                "points": each.points,
                "finished_at_ms": each.finished_at_ms,
            }
            for each in await daily.results_of(player_id)
        ]

    return Belonging("daily", tell)


def _reviews(analyses: Analyses) -> Belonging:
    async def tell(player_id: PlayerId) -> object:
        return {
            depth: [
                {
                    "match_id": str(each.match_id),
                    "decisions": each.decisions,
                    "lost": each.lost,
                    "by_kind": {kind: list(figures) for kind, figures in each.by_kind.items()},
                }
                for each in await analyses.losses_of(player_id, ALL_LOSSES, is_deep=is_deep)
            ]
            for depth, is_deep in (("quick", False), ("deep", True))
        }

    return Belonging("reviews", tell)
