"""What happens at tables, told to an audience, and what it knows after every message: for clients in other languages.

Messages are written in full. What is known is written in full where the story begins and ends, and as a hash everywhere
else: of its JSON without spaces and with sorted names.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from gangoffour.engine import PRESETS, Seat
from gangoffour.protocol import Player, TableOptions, TurnClock, encode_server_message
from gangoffour.protocol import events as wire
from tools.matches.streams import TableStream

ANA, BEN, CLEO, DAN = (Player(player_id=name, name=name.title()) for name in ("ana", "ben", "cleo", "dan"))
BOT = Player(player_id="bot-3", name="Planner", bot="planner")
PRESET_TURNS = 8
"""How many turns into its second deal a preset is followed: the exchange and some tricks."""


class Story(NamedTuple):
    """A stream, and those who hear it."""

    stream: TableStream
    first: int
    """The sequence number at which the audiences come."""
    seats: tuple[int | None, ...]


def stories() -> Iterator[Story]:
    """All stories, always the same ones."""
    for preset, rules in PRESETS.items():
        for seat_count in rules.players_allowed:
            yield _preset_story(preset, seat_count)
    yield _eventful_story()
    yield _company_story()


def story_lines(story: Story) -> Iterator[str]:
    """Write a story as lines of JSON, once for each of its audiences."""
    history = story.stream.history
    for number in story.seats:
        seat = None if number is None else Seat(number)
        welcome = json.loads(encode_server_message(history.welcome(story.first, seat)))
        yield _line({"story": story.stream.name, "seat": number, "welcome": welcome})
        after = story.first
        for end in story.stream.ends:
            if end <= story.first:
                continue
            known = json.loads(history.snapshot(end, seat))
            told = json.loads(encode_server_message(history.told(after, end, seat)))
            whole = {"known": known} if end == history.last_seq else {}
            yield _line({"told": told, "hash": known_hash(known), **whole})
            after = end


def known_hash(known: dict[str, Any]) -> str:
    """Return what stands for a whole snapshot."""
    text = json.dumps(known, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _preset_story(preset: str, seat_count: int) -> Story:
    """One whole deal under a preset and the beginning of another, in messages of five turns and of one."""
    options = TableOptions(preset=preset, seat_count=3 if seat_count == 3 else 4)  # type: ignore[arg-type]  # its name
    stream = TableStream(f"{preset} {seat_count}", options, PRESETS[preset])
    stream.sit((ANA, BEN, CLEO, DAN)[:seat_count])
    first = stream.ends[-1]
    stream.prepare()
    stream.commit()
    stream.start()
    stream.deal()
    stream.play(at_once=5)
    stream.deal()
    stream.play(PRESET_TURNS)
    stream.end("abandoned")
    return Story(stream, first, (len(preset) % seat_count,))


def _eventful_story() -> Story:
    """Everything that can happen around a match of three, then a rematch."""
    options = TableOptions(seat_count=3, declaration="manual", clock=TurnClock(turn_s=30, bank_s=60))
    rules = replace(PRESETS["classic"], match_deals=2)
    stream = TableStream("eventful", TableOptions(seat_count=4), rules, attention=0.2)
    stream.sit((ANA, BEN, CLEO))
    first = stream.ends[-1]
    _before_the_match(stream, options)
    _in_the_match(stream)
    stream.tell(wire.TableClosed(cause="idle"))
    return Story(stream, first, (1, None))


def _before_the_match(stream: TableStream, options: TableOptions) -> None:
    tell = stream.tell
    tell(wire.SeatTaken(seat=3, player=DAN))
    tell(wire.PlayerBack(seat=3))
    tell(wire.SeatLeft(seat=3, cause="left"))
    tell(wire.OptionsChanged(options=options))
    tell(wire.AutoPassSet(seat=1, is_on=False), wire.InviteSet(invite_hash="ab" * 32))
    tell(wire.HostChanged(host="ben"))
    stream.prepare()
    tell(wire.SeatReady(seat=0, commitment="cd" * 32))
    tell(
        wire.SeatLeft(seat=2, cause="removed"),
        wire.PreparationDropped(match_id=str(stream.chance.match_id)),
        after_ms=9,
    )
    tell(wire.SeatTaken(seat=2, player=BOT))
    stream.prepare(silent=[1])
    stream.commit()
    stream.start()


def _in_the_match(stream: TableStream) -> None:
    stream.tell(wire.SeatTaken(seat=2, player=DAN))
    stream.deal()
    for trouble in _troubles(stream):
        stream.play(1)
        trouble()
    stream.play(at_once=5)
    stream.tell(wire.SeatReady(seat=0, commitment=None))
    stream.tell(wire.SeatTakenBack(seat=0))
    stream.deal()
    stream.tell(wire.PromiseWithdrawn(seat=2))
    stream.play(at_once=5)
    stream.end()
    stream.prepare()
    stream.commit()
    stream.start()
    # The old match is over before the new one begins: a client may be told so in two messages.
    carried_on = max(entry.seq for entry in stream.entries if isinstance(entry.event, wire.TableCarriedOn))
    stream.ends.insert(-1, carried_on)
    stream.deal()
    stream.play(5)
    stream.end("abandoned")


def _hand_back(stream: TableStream) -> None:
    """Give the seat on turn to a bot, and back."""
    seat = stream.state.seat_to_act
    assert seat is not None
    player = stream.state.public.seats[seat].player
    assert player is not None
    bot = Player(player_id=f"bot-planner-{seat}", name="Planner", bot="planner")
    stream.tell(wire.DeadlineSet(seat=seat, due_ms=stream.now_ms + 30_000))
    stream.tell(wire.SeatTaken(seat=seat, player=bot))
    stream.tell(wire.SeatTaken(seat=seat, player=player), wire.PlayerBack(seat=seat))


def _company_story() -> Story:
    """A person at a table of "play now", whom a clock hurries only while somebody waits."""
    options = TableOptions(clock=TurnClock(turn_s=45))
    stream = TableStream("company", options, PRESETS["classic"], is_quick=True)
    bots = [Player(player_id=f"bot-planner-{seat}", name=f"Bot {seat}", bot="planner") for seat in (1, 2, 3)]
    stream.sit((ANA, *bots))
    first = stream.ends[-1]
    stream.prepare()
    stream.commit()
    stream.start()
    stream.deal()
    for happening in _company(stream):
        while stream.state.seat_to_act != 0:
            stream.play(1)
        happening()
        stream.play(1)
    stream.play(at_once=5)
    stream.end("abandoned")
    return Story(stream, first, (0,))


def _company(stream: TableStream) -> list[Callable[[], None]]:
    """What happens in turns of the only person."""
    tell = stream.tell

    def promise() -> None:
        tell(wire.SeatPromised(seat=1, player=BEN), wire.DeadlineSet(seat=0, due_ms=stream.now_ms + 45_000))

    def idle() -> None:
        tell(wire.DeadlinePassed(seat=0, is_idle=True), after_ms=45_000)

    def withdrawn() -> None:
        idle()
        promise()
        tell(wire.PromiseWithdrawn(seat=1))

    def sat_down() -> None:
        promise()
        tell(wire.SeatTaken(seat=1, player=BEN))
        tell(wire.PlayerBack(seat=1))
        tell(wire.DeadlineSet(seat=0, due_ms=stream.now_ms + 45_000))
        tell(wire.PlayerAway(seat=1))

    return [promise, withdrawn, idle, sat_down]


def _troubles(stream: TableStream) -> list[Callable[[], None]]:
    """What goes on between the first turns, besides the cards."""
    tell = stream.tell

    def deadline(bank_ms: int = 60_000) -> None:
        seat = stream.state.seat_to_act
        tell(wire.DeadlineSet(seat=seat, due_ms=stream.now_ms + 30_000 + bank_ms, bank_ms=bank_ms), after_ms=1)

    def late_deadline() -> None:
        deadline()
        stream.now_ms += 50_000

    def missed() -> None:
        deadline()
        seat = stream.state.seat_to_act
        assert seat is not None
        tell(wire.DeadlinePassed(seat=seat), wire.SubstituteSeated(seat=seat, bot="planner", cause="deadlines"))

    def interrupted() -> None:
        deadline()
        tell(wire.MatchPaused())
        tell(wire.MatchResumed())
        deadline(0)

    def deserted() -> None:
        deadline()
        seat = stream.state.seat_to_act
        assert seat is not None
        tell(wire.PlayerAway(seat=seat))
        tell(wire.SubstituteSeated(seat=seat, bot="greedy", cause="away"))
        tell(wire.MatchAdjourned())
        tell(wire.PlayerBack(seat=seat), wire.MatchContinued(), wire.SeatTakenBack(seat=seat))

    def left() -> None:
        tell(wire.PlayerAway(seat=0), wire.SubstituteSeated(seat=0, bot="planner", cause="left"))
        tell(wire.PlayerBack(seat=0))
        tell(wire.SeatAskedBack(seat=0))

    return [
        deadline,
        late_deadline,
        missed,
        interrupted,
        deserted,
        left,
        lambda: _hand_back(stream),
        lambda: tell(wire.SeatPromised(seat=2, player=DAN)),
        lambda: tell(wire.DeadlineSet(seat=None, due_ms=stream.now_ms + 5_000)),
    ]
