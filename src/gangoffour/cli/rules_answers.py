"""Answers about the rules: what cards are, what beats what, which options a preset has."""

import json

import typer

from gangoffour.cli.language import spoken
from gangoffour.cli.words import combination_words, comparison_words, why_nothing
from gangoffour.engine import (
    CLASSIC,
    PRESETS,
    Card,
    Combination,
    classify,
    compare,
    format_cards,
    option_values,
    parse_cards,
    preset,
)
from gangoffour.locales import Messages, message_id


def explain_cards(text: str, on: str | None, preset_name: str) -> None:
    """Say what cards are and, if other cards are given, whether and why they beat those."""
    texts = spoken()
    rules = preset(preset_name)
    cards = parse_cards(text)
    others = None if on is None else parse_cards(on)
    combination = _told(cards, texts)
    if others is None:
        return
    top_play = _told(others, texts)
    if top_play is None:
        typer.echo(texts.format("explain-no-top-play"))
    elif combination is not None:
        typer.echo(comparison_words(combination, top_play, compare(combination, top_play, rules), texts))


def show_options(preset_name: str) -> None:
    """List the options of a preset, those that differ from `classic` with a mark."""
    texts = spoken()
    options, classic = _option_texts(preset_name), _option_texts("classic")
    typer.echo(texts.format("rules-preset", preset=preset_name, presets=", ".join(PRESETS)))
    names, values = max(map(len, options)), max(map(len, options.values()))
    for name, value in options.items():
        mark = " " if value == classic[name] else "*"
        typer.echo(f"{mark} {name:<{names}}  {value:<{values}}  {texts.format(message_id(f'option-{name}'))}")
    if preset(preset_name) != CLASSIC:
        typer.echo(texts.format("rules-differs"))


def _option_texts(preset_name: str) -> dict[str, str]:
    return {name: json.dumps(value).strip('"') for name, value in option_values(preset(preset_name)).items()}


def _told(cards: tuple[Card, ...], texts: Messages) -> Combination | None:
    """Say what the cards are, and return it."""
    combination = classify(cards)
    if combination is not None:
        words = combination_words(combination, texts)
        typer.echo(texts.format("explain-combination", cards=format_cards(cards), combination=words))
    elif cards:
        typer.echo(texts.format("explain-nothing", cards=format_cards(cards), why=why_nothing(cards, texts)))
    else:
        typer.echo(texts.format("explain-no-cards", why=why_nothing(cards, texts)))
    return combination
