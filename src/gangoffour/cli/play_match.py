"""Matches of one person against bots: how they are set up, and whose turn it is."""

import io
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, Protocol

import typer

from gangoffour.bots import CHARACTERS, Bot, any_bot
from gangoffour.cli.files import create_text, replace_text
from gangoffour.cli.language import spoken
from gangoffour.cli.narration import Narrator
from gangoffour.cli.own_modules import find_own_modules
from gangoffour.cli.person import Person, Quit
from gangoffour.cli.words import level_name
from gangoffour.engine import (
    Action,
    Code,
    IllegalAction,
    InvalidSetup,
    MatchStarted,
    MatchState,
    Phase,
    Seat,
    Step,
    all_seats,
    preset,
    rule_set,
    seen,
    view,
)
from gangoffour.fairness import deck_order, first_dealer, seed_key, tagged_hash
from gangoffour.locales import Messages
from gangoffour.records import Recorder, SeatRecord, format_record

_PERSON_NAME: Final = "Player"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the person asked for on the command line."""

    seed: str | None
    preset: str
    seats: int
    seat: int
    bot: str
    deals: int | None
    record: Path | None


class Match(Protocol):
    """A match that can be played on: the recorder, or a bare position in a test."""

    state: MatchState

    def start_deal(self, deck_order: Sequence[int], /) -> Step:
        """Start the next deal."""
        ...

    def apply(self, seat: Seat, action: Action, /) -> Step:
        """Carry out an action."""
        ...


@dataclass(frozen=True, slots=True)
class Opponent:
    """A bot with its own stream of chance."""

    bot: Bot
    rng: Random


def play_match(wishes: Wishes) -> None:
    """Play a whole match, or until the person stops, and save its record if that is wished."""
    seed = secrets.token_hex(8) if wishes.seed is None else wishes.seed  # the one place where chance comes in
    key = seed_key(seed.encode(errors="surrogateescape"))
    you = _seat(wishes)
    find_own_modules(wishes.bot)
    others = [seat for seat in all_seats(wishes.seats) if seat != you]
    opponents = {seat: Opponent(any_bot(wishes.bot), stream_of(key, seat)) for seat in others}
    names = _names(wishes, opponents)
    recorder = _recorder(wishes, names, seed, key)
    if wishes.record is not None:
        create_text(wishes.record, format_record(recorder.record()))

    def save() -> None:
        if wishes.record is not None:
            replace_text(wishes.record, format_record(recorder.record()))

    texts = spoken()
    _welcome(wishes, names, texts)
    person = Person(view(recorder.state, you), Narrator(texts, list(names.values()), you))
    try:
        play_on(recorder, person, opponents, key, after_deal=save)
    except (Quit, KeyboardInterrupt):
        typer.echo()
        typer.echo(texts.format("goodbye"))
    save()
    if wishes.record is not None:
        typer.echo(texts.format("saved", file=str(wishes.record)))
    typer.echo(texts.format("seed", seed=seed))


def play_on(
    match: Match,
    person: Person,
    opponents: Mapping[Seat, Opponent],
    key: bytes,
    after_deal: Callable[[], None] = lambda: None,
) -> None:
    """Play the match to its end; raise `Quit` if the person stops."""
    _tolerate_any_input()
    while match.state.public.phase is not Phase.OVER:
        public = match.state.public
        seat = public.seat_to_act
        if public.phase is Phase.READY or seat is None:
            step = match.start_deal(deck_order(key, len(public.results)))
        elif seat == person.seat:
            step = _turn_of(person, match)
        else:
            opponent = opponents[seat]
            step = match.apply(seat, opponent.bot.choose(view(match.state, seat), opponent.rng))
        person.see(seen(step.events, person.seat))
        if len(step.after.public.results) > len(public.results):
            person.show_scores()
            after_deal()


def _turn_of(person: Person, match: Match) -> Step:
    person.show_turn()
    while True:
        action = person.action()
        try:
            return match.apply(person.seat, action)
        except IllegalAction as refusal:
            person.explain(refusal)


def _seat(wishes: Wishes) -> Seat:
    """Return the person's seat, or refuse one that the table does not have."""
    if not 0 <= wishes.seat < wishes.seats:
        raise InvalidSetup(Code.MATCH_UNKNOWN_SEAT, seat=wishes.seat)
    return Seat(wishes.seat)


def _names(wishes: Wishes, opponents: Mapping[Seat, Opponent]) -> dict[Seat, str]:
    """Return the name of every seat: levels have characters, and bots that others wrote a name and a number."""
    level, _, _ = wishes.bot.partition("-")  # `search-64` is of the level `search`
    strangers = (f"{each.bot.name} {number}" for number, each in enumerate(opponents.values(), start=1))
    bot_names = iter(CHARACTERS.get(level, strangers))
    return {seat: next(bot_names, "") if seat in opponents else _PERSON_NAME for seat in all_seats(wishes.seats)}


def _recorder(wishes: Wishes, names: Mapping[Seat, str], seed: str, key: bytes) -> Recorder:
    rules = preset(wishes.preset)
    if wishes.deals is not None:
        rules = rule_set({"match_deals": wishes.deals}, base=rules)
    if wishes.seats not in rules.players_allowed:
        allowed = ", ".join(map(str, rules.players_allowed))
        raise InvalidSetup(Code.MATCH_SEAT_COUNT, seats=wishes.seats, allowed=allowed)
    seats = [
        SeatRecord("person" if seat == wishes.seat else f"{wishes.bot}-{seat}", name) for seat, name in names.items()
    ]
    started = MatchStarted(rules, wishes.seats, Seat(first_dealer(key, wishes.seats)))
    return Recorder(started, seats, headers=[("Seed", seed)] if _fits_a_header(seed) else [])


def _welcome(wishes: Wishes, names: Mapping[Seat, str], texts: Messages) -> None:
    others = ", ".join(name for seat, name in names.items() if seat != wishes.seat)
    welcome = texts.format(
        "welcome",
        preset=wishes.preset,
        seats=wishes.seats,
        seat=wishes.seat + 1,
        others=others,
        bot=level_name(wishes.bot, texts),
    )
    typer.echo(welcome)
    typer.echo(texts.format("welcome-help"))


def stream_of(key: bytes, seat: Seat) -> Random:
    """Return the chance of a bot: it follows from the seed, but says nothing about cards or other bots."""
    return Random(tagged_hash("bot", key, bytes([seat])))  # noqa: S311  it decides plays, not cards


def _fits_a_header(text: str) -> bool:
    return bool(text) and text == text.strip() and text.isprintable()


def _tolerate_any_input() -> None:
    # Bytes that are no text become a card that does not exist, and get the answer that such a card gets.
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
