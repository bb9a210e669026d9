"""Cards, combinations and what decides between them, players and their levels, in words."""

from collections import Counter
from collections.abc import Sequence

from gangoffour.bots import character_of, parse_bot_id
from gangoffour.cli.language import spoken
from gangoffour.engine import DRAGON, Card, Combination, Comparison, Kind, Rank, format_cards
from gangoffour.locales import Messages, MissingMessage, message_id
from gangoffour.protocol import DELETED_NAME, is_program
from gangoffour.records import SeatRecord

_NOTHING_BY_COUNT = {
    0: "nothing-no-cards",
    2: "nothing-two-cards",
    3: "nothing-three-cards",
    4: "nothing-four-cards",
    5: "nothing-five-cards",
}


def combination_words(combination: Combination, messages: Messages) -> str:
    """Return what a combination is called."""
    top = combination.cards[-1]
    counts = Counter(card.rank for card in combination.cards)
    rank, pair_rank = top.rank, top.rank
    if combination.kind is Kind.FULL_HOUSE:
        rank, pair_rank = sorted(counts, key=lambda each: counts[each], reverse=True)
    return messages.format(
        message_id(f"combination-{combination.kind.name.lower()}"),
        rank=int(rank),
        pair_rank=int(pair_rank),
        colour=top.colour.name.lower(),
        size=len(combination.cards),
    )


def why_nothing(cards: tuple[Card, ...], messages: Messages) -> str:
    """Return why cards that form no combination form none."""
    if DRAGON in cards:
        return messages.format("nothing-dragon")
    if any(card.rank is Rank.PHOENIX for card in cards):
        return messages.format("nothing-phoenix")
    return messages.format(_NOTHING_BY_COUNT.get(len(cards), "nothing-many-cards"))


def comparison_words(first: Combination, second: Combination, comparison: Comparison, messages: Messages) -> str:
    """Return whether the first beats the second, and by which clause."""
    return messages.format(
        "explain-beats" if comparison.beats else "explain-does-not-beat",
        cards=format_cards(first.cards),
        other=format_cards(second.cards),
        reason=messages.format(message_id(f"reason-{comparison.reason.value}")),
        clause=comparison.clause,
    )


def level_name(level: str, messages: Messages) -> str:
    """Return what people call a level; a bot that is no level, such as `search-16`, is called by its code."""
    try:
        return messages.format(message_id(f"level-{level}"))
    except MissingMessage:
        return level


def level_character(level: str, messages: Messages) -> str:
    """Return how a level plays, in a few words."""
    return messages.format(message_id(f"level-{level}-character"))


def seat_names(seats: Sequence[SeatRecord]) -> list[str]:
    """Return the names to show: those of their characters for the bots of tables. Who is called alike gets a number."""
    names = [_name(seat) for seat in seats]
    return [
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}" for seat, name in enumerate(names)
    ]


def introductions(seats: Sequence[SeatRecord], messages: Messages) -> list[str]:
    """Return the names once more, each bot's with its level: nobody is to take it for a person."""
    return [_introduced(name, seat, messages) for name, seat in zip(seat_names(seats), seats, strict=True)]


def _name(seat: SeatRecord) -> str:
    if seat.name == DELETED_NAME:
        return spoken().format("player-deleted")
    return character_of(seat.player_id, seat.name) or seat.name


def _introduced(name: str, seat: SeatRecord, messages: Messages) -> str:
    level = parse_bot_id(seat.player_id)
    if level is not None:
        return messages.format("bot-named", name=name, level=level_name(level, messages))
    return messages.format("program-named", name=name) if is_program(seat.player_id) else name
