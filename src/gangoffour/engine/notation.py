"""Cards and actions as text: `7G 10R 1M PG PY DR`; `7G 7R`, `9R declare`, `pass`, `declare`, `return 3G`.

Every `parse` has its `format`; parsing takes small letters and commas too.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from gangoffour.engine.actions import Action, Declare, Pass, Play, ReturnCard, no_action
from gangoffour.engine.cards import COPIES, FACES, Card
from gangoffour.engine.errors import Code, MalformedText

_CARD_OF_TEXT: Final = {str(card): card for card in FACES}


def parse_card(text: str) -> Card:
    """Return the card written as rank and colour letter."""
    card = _CARD_OF_TEXT.get(text.strip().upper())
    if card is None:
        raise MalformedText(Code.TEXT_CARD, text=text)
    return card


def format_card(card: Card) -> str:
    """Return the text of a card."""
    return str(card)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return cards separated by spaces or commas, in rising card order, no more copies than the deck has."""
    cards = tuple(sorted(parse_card(word) for word in text.replace(",", " ").split()))
    for card, count in Counter(cards).items():
        if count > COPIES[card]:
            raise MalformedText(Code.TEXT_TOO_MANY_COPIES, card=str(card), count=count, copies=COPIES[card])
    return cards


def format_cards(cards: Iterable[Card]) -> str:
    """Return cards as text, separated by spaces, in the order given."""
    return " ".join(map(str, cards))


def parse_action(text: str) -> Action:
    """Return the action written in the text."""
    words = text.replace(",", " ").split()
    match [word.lower() for word in words]:
        case ["pass"]:
            return Pass()
        case ["declare"]:
            return Declare()
        case ["return", _]:
            return ReturnCard(parse_card(words[1]))
        case [] | ["return" | "declare", *_]:
            raise MalformedText(Code.TEXT_ACTION, text=text)
        case [*_, "declare"]:
            return Play(parse_cards(" ".join(words[:-1])), declare=True)
        case _:
            return Play(parse_cards(" ".join(words)))


def format_action(action: Action) -> str:
    """Return the text of an action."""
    match action:
        case Pass():
            return "pass"
        case Declare():
            return "declare"
        case ReturnCard(card=card):
            return f"return {card}"
        case Play(cards=cards, declare=declare):
            return format_cards(cards) + (" declare" if declare else "")
        case _:
            raise no_action(action)
