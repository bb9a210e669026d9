"""Matches of every sort at a watched server: presets, seats, bots, private tables, clocks, seats taken over."""

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any

from tools.leaks.people import Audience, Habits, play_out
from tools.leaks.referee import Violation
from tools.leaks.sinks import LEVELS, Sinks
from tools.servers.gateway import Person

LIMIT_S = 600.0


@dataclass(frozen=True)
class Plan:
    """What a match is like."""

    options: dict[str, Any]
    bots: tuple[str, ...]
    habits: Habits
    is_quick: bool = False

    @classmethod
    def drawn(cls, number: int, seed: str, length: str | None = None) -> "Plan":
        """The plan of a match by its number: the first few already differ in all that matters."""
        rng = Random(f"{seed} {number}")
        preset = ("classic", "german", "french", "gang")[number % 4]
        seat_count = 4 if preset == "gang" else (3, 4)[(number // 2 + number) % 2]
        has_clock = number % 3 == 1
        options = {
            "preset": preset,
            "seat_count": seat_count,
            "length": length or rng.choice(("one_deal", "one_deal", "short")),
            "declaration": ("automatic", "manual")[number // 2 % 2],
            "visibility": ("public", "private", "public", "unlisted")[(number + number // 4) % 4],
            "clock": {"turn_s": 5, "bank_s": rng.choice((0, 10))} if has_clock else None,
            "chat": "phrases",
        }
        is_quick = number % 7 == 6
        bots = tuple(rng.choice(LEVELS) for _ in range(rng.choice((0, 1, seat_count - 2))))
        habits = Habits(dawdle=0.05 if has_clock else 0.0, leave=0.01 if number % 2 else 0.0)
        return cls(options, bots, habits, is_quick)


async def guests(sinks: Sinks, count: int) -> list[Person]:
    people = [await sinks.gateway.guest() for _ in range(count)]
    sinks.tokens += [person.token.encode() for person in people]
    return people


async def play_match(sinks: Sinks, number: int, plan: Plan, seed: str) -> list[Violation]:
    """Play a match with every audience, and judge all that they got."""
    seat_count = 2 if plan.is_quick else plan.options["seat_count"] - len(plan.bots)
    people = await guests(sinks, seat_count + 1)
    opened = await _opened(people[0], plan)
    table_id, invite = opened["table_id"], opened["invite"]
    if invite is not None:
        sinks.invites[table_id] = invite.encode()
    chances = [Random(f"{seed} {number} {place}") for place in range(seat_count + 2)]
    audiences = [
        Audience(sinks, table_id, rng, person, invite, plan.habits)
        for person, rng in zip(people, chances, strict=False)
    ]
    if plan.options["visibility"] != "private" or plan.is_quick:
        audiences.append(Audience(sinks, table_id, chances[-1]))
    for seat, audience in enumerate(audiences[1:seat_count], start=1):
        if plan.is_quick:
            audience.wants_seat = True
        else:
            await audience.connect()
            await audience.send({"type": "take_seat", "seat": seat})
    await play_out(sinks, audiences, LIMIT_S)
    await audiences[-1].look(f"/api/tables/{table_id}", "snapshot")
    await asyncio.sleep(0)
    return await sinks.judge_table(table_id)


async def _opened(host: Person, plan: Plan) -> dict[str, Any]:
    if not plan.is_quick:
        return await host.open_table(*plan.bots, **plan.options)
    answer = await host.post("/api/play-now", {"preset": "classic", "length": "short", "level": "greedy"})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())
